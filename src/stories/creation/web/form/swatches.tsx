import './swatches.css';
import { useFormContext, useWatch } from 'react-hook-form';
import { ChoiceGroup, Field } from '../../../../platform/web/ui/field.tsx';
import { CHILD } from '../messages/create.ts';
import type { Draft } from './draft.ts';

interface SwatchesProps {
  legend: string;
  name: 'characterSkinColor' | 'characterHairColor';
  /** Prefix of the class that colours each swatch: `sk` gives `sk-1` to `sk-8`. */
  paint: 'sk' | 'hr';
  names: readonly string[];
}

/** Eight colours to choose from, and a text field for any other. Both set the same form field. */
export function Swatches({ legend, name, paint, names }: SwatchesProps) {
  const { setValue, formState } = useFormContext<Draft>();
  const value = useWatch<Draft, typeof name>({ name });
  const put = (next: string) =>
    setValue(name, next, { shouldDirty: true, shouldValidate: formState.isSubmitted });
  return (
    <div className="swatch-field">
      <ChoiceGroup legend={legend} legendClassName="label">
        <div className="swatches">
          {names.map((option, index) => (
            <label className="swatch" key={option} title={option}>
              <input
                type="radio"
                name={name}
                value={option}
                checked={value === option}
                onChange={() => put(option)}
              />
              <i className={`${paint}-${index + 1}`} />
              <span className="sr-only">{option}</span>
            </label>
          ))}
        </div>
      </ChoiceGroup>
      <Field
        className="own-words"
        label={
          <>
            <span className="sr-only">{legend} </span>
            {CHILD.ownWords}
          </>
        }
        error={formState.errors[name]?.message}
      >
        {(control) => (
          <input
            {...control}
            maxLength={60}
            autoComplete="off"
            value={names.includes(value) ? '' : value}
            onChange={(event) => put(event.target.value)}
          />
        )}
      </Field>
    </div>
  );
}
