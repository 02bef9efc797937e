import { Tooltip } from '@base-ui/react/tooltip';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { Icon, type IconName } from './icon.tsx';

const KINDS = {
  /** The primary action; one per screen. */
  main: 'btn btn-main',
  second: 'btn btn-second',
  quiet: 'btn btn-quiet',
  /** A destructive action. */
  bad: 'btn btn-bad',
} as const;
export type ButtonKind = keyof typeof KINDS;

interface ButtonStyle {
  kind: ButtonKind;
  size?: 'normal' | 'small' | undefined;
  wide?: boolean | undefined;
  className?: string | undefined;
}

/** The class names of a button, for links styled as one. */
export function buttonClass({ kind, size = 'normal', wide = false, className }: ButtonStyle): string {
  return [KINDS[kind], size === 'small' && 'btn-small', wide && 'btn-wide', className]
    .filter(Boolean)
    .join(' ');
}

type ButtonProps = ButtonStyle & ComponentPropsWithRef<'button'>;

/** A button. Its label says what happens; a disabled one says why it is disabled. */
export function Button({ kind, size, wide, className, type = 'button', ...rest }: ButtonProps) {
  return <button type={type} className={buttonClass({ kind, size, wide, className })} {...rest} />;
}

interface IconButtonProps extends Omit<ComponentPropsWithRef<'button'>, 'children'> {
  icon: IconName;
  /** Its accessible name, also shown as a tooltip. */
  label: ReactNode;
  /** Shown in place of the icon, while there is something to say. */
  face?: ReactNode;
}

/**
 * A round button with an icon. Its name is text, not `aria-label`, so that a test that looks up a field by its label never
 * finds a button.
 */
export function IconButton({ icon, label, face, className, ...rest }: IconButtonProps) {
  return (
    <Tooltip.Root>
      <Tooltip.Trigger
        type="button"
        className={['btn btn-icon', className].filter(Boolean).join(' ')}
        {...rest}
      >
        {face ?? <Icon name={icon} />}
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
