import { Dialog as Base } from '@base-ui/react/dialog';
import { type ReactNode, useRef } from 'react';
import { CLOSE } from '../words.ts';
import { firstControl } from './focus-on-change.ts';
import { Icon } from './icon.tsx';

const WIDTHS = { narrow: 'sheet', mid: 'sheet sheet-mid', wide: 'sheet sheet-wide' } as const;

type DialogHandle<Payload> = Base.Handle<Payload>;

/**
 * Makes the handle by which anything in the app opens one dialog: `handle.openWithPayload(…)`, `handle.close()`.
 * It works while the dialog itself stands in the tree.
 */
export function dialogHandle<Payload>(): DialogHandle<Payload> {
  return Base.createHandle<Payload>();
}

interface DialogProps<Payload> {
  handle: DialogHandle<Payload>;
  width?: keyof typeof WIDTHS;
  /** Called when a person closes it, not when the app does. */
  onDismiss?: () => void;
  /** What lies on the sheet; it begins with a `DialogHead`. Gone and forgotten once closed. */
  children: (payload: Payload | undefined) => ReactNode;
}

/**
 * A sheet of paper laid over the page, with the focus inside and given back afterwards. Only Escape and the
 * cross close it: a tap beside it must not cost what was typed.
 */
export function Dialog<Payload>({ handle, width = 'narrow', onDismiss, children }: DialogProps<Payload>) {
  const sheet = useRef<HTMLDivElement>(null);
  // The first field, not the cross. By touch the sheet itself, so that no keyboard jumps up; and the sheet too
  // while its form is still on the way.
  const first = (how: string) => {
    if (how === 'touch') return true;
    return firstControl(sheet.current, 'form :is(input, select, textarea)') ?? sheet.current;
  };
  return (
    <Base.Root
      handle={handle}
      disablePointerDismissal
      onOpenChange={(open, details) => {
        if (!open && details.reason !== 'imperative-action') onDismiss?.();
      }}
    >
      {({ payload }) => (
        <Base.Portal>
          <Base.Backdrop className="veil" />
          <Base.Viewport className="veil-scroll">
            <Base.Popup ref={sheet} className={WIDTHS[width]} initialFocus={first}>
              {children(payload)}
              <Base.Close className="btn btn-icon sheet-close">
                <Icon name="close" />
                <span className="sr-only">{CLOSE}</span>
              </Base.Close>
            </Base.Popup>
          </Base.Viewport>
        </Base.Portal>
      )}
    </Base.Root>
  );
}

/** The title of a dialog and a line below it. */
export function DialogHead({ title, children }: { title: ReactNode; children?: ReactNode }) {
  return (
    <header className="sheet-head">
      <Base.Title>{title}</Base.Title>
      {children && <Base.Description>{children}</Base.Description>}
    </header>
  );
}
