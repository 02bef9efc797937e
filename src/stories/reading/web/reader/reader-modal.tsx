import './reader-modal.css';
import { Dialog } from '@base-ui/react/dialog';
import { lazy, Suspense } from 'react';
import { DIALOG_ERROR, PAGE_ERROR } from '../../../../platform/web/messages.ts';
import { Button, buttonClass } from '../../../../platform/web/ui/button.tsx';
import { ErrorBoundary } from '../../../../platform/web/ui/errors/error-boundary.tsx';
import { useSheetHistory } from '../../../../platform/web/ui/sheet-history.ts';
import { OPENING } from '../../../creation/web/messages/dialogs.ts';
import { readerModal } from './reader-handle.ts';
import { OpeningText } from './story-views.tsx';

const FeaturedBook = lazy(() =>
  import('./featured/featured-book.tsx').then((m) => ({ default: m.FeaturedBook })),
);

/** Shown and announced until the book opens. */
function OpeningBook() {
  return (
    <div className="reader-modal-wait" aria-busy="true">
      <Dialog.Title className="sr-only">{OPENING.name}</Dialog.Title>
      <p className="opening-book" role="status">
        <OpeningText />
      </p>
      <Dialog.Close className="btn">{OPENING.close}</Dialog.Close>
    </div>
  );
}

/** Shown when the book could not be rendered. */
function BookError() {
  return (
    <div className="reader-modal-wait">
      <img src="/pictures/lost.webp" width="820" height="574" alt="" />
      <Dialog.Title>{DIALOG_ERROR.title}</Dialog.Title>
      <p>{DIALOG_ERROR.message}</p>
      <div className="btn-row">
        <Button kind="main" autoFocus onClick={() => location.reload()}>
          {PAGE_ERROR.reload}
        </Button>
        <Dialog.Close className={buttonClass({ kind: 'quiet' })}>{OPENING.close}</Dialog.Close>
      </div>
    </div>
  );
}

/** A featured story as a full-screen dialog. Closing it, or Back, resets the story and leaves the page as it was. */
export function ReaderModal() {
  const moveInHistory = useSheetHistory(() => readerModal.close());
  return (
    <Dialog.Root handle={readerModal} onOpenChange={moveInHistory}>
      {({ payload }) => (
        <Dialog.Portal>
          <Dialog.Viewport className="reader-modal-scroll" data-scrolls="">
            <Dialog.Popup className="reader-modal">
              {payload && (
                <ErrorBoundary fallback={<BookError />}>
                  <Suspense fallback={<OpeningBook />}>
                    <FeaturedBook
                      key={payload.featuredId}
                      id={payload.featuredId}
                      waiting={<OpeningBook />}
                    />
                  </Suspense>
                </ErrorBoundary>
              )}
            </Dialog.Popup>
          </Dialog.Viewport>
        </Dialog.Portal>
      )}
    </Dialog.Root>
  );
}
