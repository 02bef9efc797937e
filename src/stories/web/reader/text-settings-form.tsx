import { ChoiceGroup } from '../../../platform/web/ui/field.tsx';
import { changeText, useTextSettings } from './text-settings.ts';

const SIZES = [
  { value: 'small', label: 'Small' },
  { value: 'medium', label: 'Medium' },
  { value: 'large', label: 'Large' },
] as const;
const LETTERINGS = [
  { value: 'andika', label: 'Andika' },
  { value: 'opendyslexic', label: 'OpenDyslexic' },
] as const;
const SPACINGS = [
  { value: 'normal', label: 'Normal' },
  { value: 'roomy', label: 'Roomy' },
] as const;

interface ChoiceProps<T extends string> {
  legend: string;
  options: readonly { value: T; label: string }[];
  chosen: T;
  onChoose: (value: T) => void;
}

function Choice<T extends string>({ legend, options, chosen, onChoose }: ChoiceProps<T>) {
  return (
    <ChoiceGroup legend={legend} legendClassName="label">
      <div className="seg">
        {options.map(({ value, label }) => (
          <label key={value}>
            <input
              type="radio"
              name={`text-${legend}`}
              value={value}
              checked={value === chosen}
              onChange={() => onChoose(value)}
            />
            {label}
          </label>
        ))}
      </div>
    </ChoiceGroup>
  );
}

/** Size, lettering and spacing of the story's words, kept on this device. */
export function TextSettingsForm() {
  const { size, lettering, spacing } = useTextSettings();
  return (
    <div className="text-settings">
      <Choice
        legend="Text size"
        options={SIZES}
        chosen={size}
        onChoose={(next) => changeText({ size: next })}
      />
      <Choice
        legend="Lettering"
        options={LETTERINGS}
        chosen={lettering}
        onChoose={(next) => changeText({ lettering: next })}
      />
      <Choice
        legend="Spacing"
        options={SPACINGS}
        chosen={spacing}
        onChoose={(next) => changeText({ spacing: next })}
      />
    </div>
  );
}
