import { Dialog as Base } from '@base-ui/react/dialog';
import { useEffect, useRef } from 'react';
import { DIALOG_ERROR, PAGE_ERROR } from '../../messages.ts';
import { Button } from '../button.tsx';

/** Shown in a dialog whose content failed to render. The dialog can still be closed and opened again. */
export function DialogError() {
  const title = useRef<HTMLHeadingElement>(null);
  // The focused element was removed with the content.
  useEffect(() => title.current?.focus(), []);
  return (
    <>
      <header className="sheet-head">
        <Base.Title ref={title} tabIndex={-1}>
          {DIALOG_ERROR.title}
        </Base.Title>
        <Base.Description>{DIALOG_ERROR.message}</Base.Description>
      </header>
      <div className="sheet-body">
        <div className="btn-row">
          <Button kind="main" onClick={() => location.reload()}>
            {PAGE_ERROR.reload}
          </Button>
        </div>
      </div>
    </>
  );
}
