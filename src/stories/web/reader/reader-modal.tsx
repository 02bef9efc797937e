import './reader-modal.css';
import { Dialog } from '@base-ui/react/dialog';
import { lazy, Suspense } from 'react';
import { OPENING } from '../words/dialogs.ts';
import { readerModal } from './reader-handle.ts';

const FeaturedBook = lazy(() => import('./featured-book.tsx').then((m) => ({ default: m.FeaturedBook })));

/** What is seen and heard until the book opens. */
function OpeningBook() {
  return (
    <div className="reader-modal-wait" aria-busy="true">
      <Dialog.Title className="sr-only">{OPENING.name}</Dialog.Title>
      <p className="opening-book" role="status">
        {OPENING.status}
      </p>
      <Dialog.Close className="btn">{OPENING.close}</Dialog.Close>
    </div>
  );
}

/** One of our own stories as a book that fills the screen. Closing it forgets the story and leaves the page as it was. */
export function ReaderModal() {
  return (
    <Dialog.Root handle={readerModal}>
      {({ payload }) => (
        <Dialog.Portal>
          <Dialog.Viewport className="reader-modal-scroll" data-scrolls="">
            <Dialog.Popup className="reader-modal">
              {payload && (
                <Suspense fallback={<OpeningBook />}>
                  <FeaturedBook key={payload.featuredId} id={payload.featuredId} waiting={<OpeningBook />} />
                </Suspense>
              )}
            </Dialog.Popup>
          </Dialog.Viewport>
        </Dialog.Portal>
      )}
    </Dialog.Root>
  );
}
