import { Dialog as Base } from '@base-ui/react/dialog';
import { type ReactNode, useRef } from 'react';
import { CLOSE } from '../messages.ts';
import { DialogError } from './errors/dialog-error.tsx';
import { ErrorBoundary } from './errors/error-boundary.tsx';
import { firstControl } from './focus-on-change.ts';
import { Icon } from './icon.tsx';
import { useSheetHistory } from './sheet-history.ts';

const WIDTHS = { narrow: 'sheet', mid: 'sheet sheet-mid', wide: 'sheet sheet-wide' } as const;

type DialogHandle<Payload> = Base.Handle<Payload>;

/**
 * Creates a handle by which any component can open a dialog: `handle.openWithPayload(…)`, `handle.close()`. It works while
 * the dialog is mounted.
 */
export function dialogHandle<Payload>(): DialogHandle<Payload> {
  return Base.createHandle<Payload>();
}

interface DialogProps<Payload> {
  handle: DialogHandle<Payload>;
  width?: keyof typeof WIDTHS;
  /** Called when the user closes it, not when the app does. */
  onDismiss?: () => void;
  /** The content; it begins with a `DialogHead`. Unmounted when the dialog is closed. */
  children: (payload: Payload | undefined) => ReactNode;
}

/** Calls `children` below the error boundary, so that an error of the function itself is caught as well. */
function DialogContent<Payload>({
  payload,
  children,
}: Pick<DialogProps<Payload>, 'children'> & { payload: Payload | undefined }) {
  return children(payload);
}

/**
 * A modal dialog that traps the focus and restores it afterwards. Only Escape, Back and the close button close it: a tap
 * outside must not lose what was typed.
 */
export function Dialog<Payload>({ handle, width = 'narrow', onDismiss, children }: DialogProps<Payload>) {
  const sheet = useRef<HTMLDivElement>(null);
  // The first field, not the close button. After a touch the sheet itself, so that no on-screen keyboard opens; also the
  // sheet while its form is still loading.
  const first = (how: string) => {
    if (how === 'touch') return true;
    return firstControl(sheet.current, 'form :is(input, select, textarea)') ?? sheet.current;
  };
  const moveInHistory = useSheetHistory(() => {
    handle.close();
    onDismiss?.();
  });
  return (
    <Base.Root
      handle={handle}
      disablePointerDismissal
      onOpenChange={(open, details) => {
        moveInHistory(open);
        if (!open && details.reason !== 'imperative-action') onDismiss?.();
      }}
    >
      {({ payload }) => (
        <Base.Portal>
          <Base.Backdrop className="veil" />
          <Base.Viewport className="veil-scroll">
            <Base.Popup ref={sheet} className={WIDTHS[width]} initialFocus={first}>
              <ErrorBoundary fallback={<DialogError />}>
                <DialogContent payload={payload}>{children}</DialogContent>
              </ErrorBoundary>
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
