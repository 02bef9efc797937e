import type { ReactNode } from 'react';
import { Field } from '../../../platform/web/ui/field.tsx';
import { SearchField } from '../../../platform/web/ui/search-field.tsx';
import { SEARCH_MAX } from '../../contract.ts';
import type { Looking } from '../looking.ts';

/** What a tab is given: how it is looked at, and how to look otherwise. */
export interface TabProps {
  looking: Looking;
  /** `typing` while letters come in: these are no steps to go back by. */
  onLook: (looking: Looking, how?: 'typing') => void;
}

/** Another choice begins at the first row. */
const from = (looking: Looking, change: Looking): Looking => ({ ...looking, ...change, offset: '' });

interface ChoiceProps extends TabProps {
  label: string;
  /** Its name in the address. */
  name: string;
  /** The usual is the first. */
  options: readonly { value: string; label: string }[];
}

/** One of several, in a list to choose from. */
export function Choice({ label, name, options, looking, onLook }: ChoiceProps) {
  const chosen = options.find(({ value }) => value === looking[name]) ?? options[0];
  return (
    <Field label={label}>
      {(control) => (
        <select
          {...control}
          value={chosen?.value}
          onChange={(event) => {
            const usual = event.target.value === options[0]?.value;
            onLook(from(looking, { [name]: usual ? '' : event.target.value }));
          }}
        >
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
      )}
    </Field>
  );
}

/** From the beginning of one day to the end of another; either may be left open. */
export function Period({ looking, onLook }: TabProps) {
  return (['from', 'to'] as const).map((name) => (
    <Field key={name} label={name === 'from' ? 'From' : 'To'}>
      {(control) => (
        <input
          {...control}
          type="date"
          value={looking[name] ?? ''}
          onChange={(event) => onLook(from(looking, { [name]: event.target.value }))}
        />
      )}
    </Field>
  ));
}

interface ToolsProps extends TabProps {
  /** What can be looked for. */
  placeholder: string;
  children?: ReactNode;
}

/** Searching a table, and choosing what it shows. */
export function Tools({ looking, onLook, placeholder, children }: ToolsProps) {
  return (
    <search>
      <form className="admin-tools" onSubmit={(event) => event.preventDefault()}>
        <SearchField
          asked={looking.q ?? ''}
          placeholder={placeholder}
          maxLength={SEARCH_MAX}
          onSearch={(q) => onLook(from(looking, { q }), 'typing')}
        />
        {children}
      </form>
    </search>
  );
}
