import { ChoiceGroup } from '../../../../../platform/web/ui/field.tsx';
import { TEXT_SETTINGS } from '../../messages/reader.ts';
import { changeText, useTextSettings } from './text-settings.ts';

const SIZES = [
  { value: 'small', label: TEXT_SETTINGS.sizes.small },
  { value: 'medium', label: TEXT_SETTINGS.sizes.medium },
  { value: 'large', label: TEXT_SETTINGS.sizes.large },
] as const;
const LETTERINGS = [
  { value: 'andika', label: TEXT_SETTINGS.letterings.andika },
  { value: 'opendyslexic', label: TEXT_SETTINGS.letterings.opendyslexic },
] as const;
const SPACINGS = [
  { value: 'normal', label: TEXT_SETTINGS.spacings.normal },
  { value: 'roomy', label: TEXT_SETTINGS.spacings.roomy },
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

/** Size, font and spacing of the story's text, stored on this device. */
export function TextSettingsForm() {
  const { size, lettering, spacing } = useTextSettings();
  return (
    <div className="text-settings">
      <Choice
        legend={TEXT_SETTINGS.size}
        options={SIZES}
        chosen={size}
        onChoose={(next) => changeText({ size: next })}
      />
      <Choice
        legend={TEXT_SETTINGS.lettering}
        options={LETTERINGS}
        chosen={lettering}
        onChoose={(next) => changeText({ lettering: next })}
      />
      <Choice
        legend={TEXT_SETTINGS.spacing}
        options={SPACINGS}
        chosen={spacing}
        onChoose={(next) => changeText({ spacing: next })}
      />
    </div>
  );
}
