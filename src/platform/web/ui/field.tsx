import { type ReactNode, useId } from 'react';

/** The props that a control inside a `Field` must have. */
export interface ControlProps {
  id: string;
  'aria-invalid': true | undefined;
  'aria-describedby': string | undefined;
}

interface FieldProps {
  label: ReactNode;
  hint?: ReactNode;
  error?: string | undefined;
  className?: string;
  children: (control: ControlProps) => ReactNode;
}

function describedBy(id: string, hint: boolean, error: boolean): string | undefined {
  return [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ') || undefined;
}

/** An error message that says what to do. */
export function FieldError({ id, children, alert }: { id: string; children: string; alert?: true }) {
  return (
    <p className="error" id={id} role={alert && 'alert'}>
      {children}
    </p>
  );
}

/** A control with its label above and its hint and error below. */
export function Field({ label, hint, error, className, children }: FieldProps) {
  const id = useId();
  return (
    <div className={['field', className].filter(Boolean).join(' ')} data-bad={error ? '' : undefined}>
      <label htmlFor={id}>{label}</label>
      {children({
        id,
        'aria-invalid': error ? true : undefined,
        'aria-describedby': describedBy(id, Boolean(hint), Boolean(error)),
      })}
      {hint && (
        <p className="hint" id={`${id}-hint`}>
          {hint}
        </p>
      )}
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
    </div>
  );
}

interface ChoiceGroupProps {
  legend: ReactNode;
  legendClassName?: string;
  className?: string;
  hint?: ReactNode;
  error?: string | undefined;
  children: ReactNode;
}

/** A group of radio buttons. */
export function ChoiceGroup({ legend, legendClassName, className, hint, error, children }: ChoiceGroupProps) {
  const id = useId();
  return (
    <fieldset
      // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a fieldset of radios is a radio group
      role="radiogroup"
      className={className}
      aria-labelledby={`${id}-legend`}
      aria-invalid={error ? true : undefined}
      aria-describedby={describedBy(id, Boolean(hint), Boolean(error))}
    >
      <legend className={legendClassName} id={`${id}-legend`}>
        {legend}
      </legend>
      {children}
      {hint && (
        <p className="hint" id={`${id}-hint`}>
          {hint}
        </p>
      )}
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
    </fieldset>
  );
}
