import { type ComponentPropsWithRef, useId } from 'react';
import { Field } from '../../../../platform/web/ui/field.tsx';
import { WORDS_MAX } from '../../understand-contract.ts';
import { FEELINGS, UNDERSTANDING } from '../messages/understanding.ts';
import { ChipPopover } from './chip-popover.tsx';

interface SelectChipProps extends ComponentPropsWithRef<'select'> {
  label: string;
}

/** A label and its choice in one chip. */
function SelectChip({ label, children, ...select }: SelectChipProps) {
  const id = useId();
  return (
    <span className="chip chip-select">
      <label htmlFor={id}>{label}</label>
      <select id={id} {...select}>
        {children}
      </select>
    </span>
  );
}

interface SituationChipProps {
  /** An id; empty when it is not known. */
  value: string;
  situations: readonly { id: string; label: string }[];
  onChoose: (id: string) => void;
}

/** What the story is about: what was understood first, and the four next. */
export function SituationChip({ value, situations, onChoose }: SituationChipProps) {
  return (
    <SelectChip
      label={UNDERSTANDING.situation}
      value={value}
      onChange={(event) => event.target.value && onChoose(event.target.value)}
    >
      {value === '' && <option value="">{UNDERSTANDING.unclear}</option>}
      {situations.map(({ id, label }) => (
        <option key={id} value={id}>
          {label}
        </option>
      ))}
    </SelectChip>
  );
}

interface TextChipProps {
  value: string;
  onChange: (value: string) => void;
}

/** How the child feels. */
export function FeelingChip({ value, onChange }: TextChipProps) {
  const feelings = value === '' || FEELINGS.includes(value) ? FEELINGS : [value, ...FEELINGS];
  return (
    <SelectChip
      label={UNDERSTANDING.feeling}
      value={value}
      onChange={(event) => onChange(event.target.value)}
    >
      <option value="">{UNDERSTANDING.noFeeling}</option>
      {feelings.map((feeling) => (
        <option key={feeling}>{feeling}</option>
      ))}
    </SelectChip>
  );
}

/** The thing that matters. */
export function ThingChip({ value, onChange }: TextChipProps) {
  const chip = value ? (
    <>
      <span className="chip-label">{UNDERSTANDING.thing}</span> {value}
    </>
  ) : (
    UNDERSTANDING.addThing
  );
  return (
    <ChipPopover
      chip={chip}
      title={UNDERSTANDING.thingTitle}
      onDone={({ thing = '' }) => onChange(thing)}
      onLeaveOut={value ? () => onChange('') : undefined}
    >
      <Field label={UNDERSTANDING.thing}>
        {(control) => (
          <input name="thing" maxLength={WORDS_MAX} autoComplete="off" defaultValue={value} {...control} />
        )}
      </Field>
    </ChipPopover>
  );
}
