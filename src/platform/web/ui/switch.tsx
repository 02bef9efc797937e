import { Switch as Base } from '@base-ui/react/switch';
import { type ReactNode, useId } from 'react';

interface SwitchRowProps {
  label: ReactNode;
  /** What the current state means. */
  hint: ReactNode;
  checked: boolean;
  disabled?: boolean;
  onChange: (checked: boolean) => void;
}

/** A setting that applies at once: label and hint on the left, the switch on the right. */
export function SwitchRow({ label, hint, checked, disabled = false, onChange }: SwitchRowProps) {
  const id = useId();
  return (
    <div className="switch-row" data-disabled={disabled ? '' : undefined}>
      <label htmlFor={id}>{label}</label>
      <Base.Root
        id={id}
        nativeButton
        render={<button type="button" />}
        className="switch"
        checked={checked}
        disabled={disabled}
        aria-describedby={`${id}-hint`}
        onCheckedChange={onChange}
      >
        <Base.Thumb className="switch-thumb" />
      </Base.Root>
      <p className="hint" id={`${id}-hint`}>
        {hint}
      </p>
    </div>
  );
}
