import { Tooltip } from '@base-ui/react/tooltip';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { Icon, type IconName } from './icon.tsx';

const KINDS = {
  /** The one persimmon thing of a screen. */
  main: 'btn btn-main',
  second: 'btn btn-second',
  quiet: 'btn btn-quiet',
  /** Ends or takes away something. */
  bad: 'btn btn-bad',
} as const;
export type ButtonKind = keyof typeof KINDS;

interface Look {
  kind: ButtonKind;
  size?: 'normal' | 'small' | undefined;
  wide?: boolean | undefined;
  className?: string | undefined;
}

/** The class names of a button, for links that look like one. */
export function buttonClass({ kind, size = 'normal', wide = false, className }: Look): string {
  return [KINDS[kind], size === 'small' && 'btn-small', wide && 'btn-wide', className]
    .filter(Boolean)
    .join(' ');
}

type ButtonProps = Look & ComponentPropsWithRef<'button'>;

/** A button. Says what happens; a disabled one says why it cannot. */
export function Button({ kind, size, wide, className, type = 'button', ...rest }: ButtonProps) {
  return <button type={type} className={buttonClass({ kind, size, wide, className })} {...rest} />;
}

interface IconButtonProps extends Omit<ComponentPropsWithRef<'button'>, 'children'> {
  icon: IconName;
  /** Its name, heard by screen readers and shown when the pointer rests. */
  label: ReactNode;
}

/**
 * A round button with a drawing. Its name is text, not `aria-label`, so that a search for a field's label
 * never finds a button.
 */
export function IconButton({ icon, label, className, ...rest }: IconButtonProps) {
  return (
    <Tooltip.Root>
      <Tooltip.Trigger
        type="button"
        className={['btn btn-icon', className].filter(Boolean).join(' ')}
        {...rest}
      >
        <Icon name={icon} />
        <span className="sr-only">{label}</span>
      </Tooltip.Trigger>
      <Tooltip.Portal>
        <Tooltip.Positioner sideOffset={6} className="above-sheets">
          <Tooltip.Popup className="tip" aria-hidden="true">
            {label}
          </Tooltip.Popup>
        </Tooltip.Positioner>
      </Tooltip.Portal>
    </Tooltip.Root>
  );
}
