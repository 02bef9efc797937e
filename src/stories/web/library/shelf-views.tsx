import { useEffect } from 'react';
import { refreshUser } from '../../../accounts/web/session.ts';
import { Button } from '../../../platform/web/ui/button.tsx';
import { Heading } from '../../../platform/web/ui/heading.tsx';
import { EMPTY_SHELF, NONE, NONE_HOLDS, NOTHING_FOUND, REPAINT, SHELF } from '../words/shelf.ts';
import type { Looking } from './shelf-query.ts';

/** A shelf on which nothing stands yet. */
export function EmptyShelf({ onCreate }: { onCreate: () => void }) {
  return (
    <div className="empty">
      <img src="/pictures/spot-shelf.webp" width="320" height="320" alt={EMPTY_SHELF.picture} />
      <div>
        <Heading>{EMPTY_SHELF.title}</Heading>
        <p>{EMPTY_SHELF.message}</p>
        <div className="btn-row">
          <Button kind="main" onClick={onCreate}>
            {SHELF.create}
          </Button>
          <Button kind="quiet" disabled>
            {REPAINT.name}
          </Button>
        </div>
      </div>
    </div>
  );
}

/** The shelf did not come, which is noted for whoever looks into it; it can be asked for again. */
export function OutOfReach({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  useEffect(() => {
    // biome-ignore lint/suspicious/noConsole: somebody may look for the reason; a parent has no use for it
    console.warn('The library did not load', error);
  }, [error]);
  useEffect(() => {
    // The session may have run out meanwhile; the page then asks to log in.
    void refreshUser();
  }, []);
  return (
    <div className="lib-head">
      <div>
        <Heading>{SHELF.title}</Heading>
        <p className="text-soft" role="status">
          {SHELF.outOfReach}
        </p>
      </div>
      <Button kind="second" onClick={onRetry}>
        {SHELF.again}
      </Button>
    </div>
  );
}

/** Stands where the shelf will be, in its measures. */
export function ShelfComing() {
  return (
    <div aria-busy="true">
      <div className="lib-head">
        <div>
          <Heading>{SHELF.title}</Heading>
          <p className="text-soft" role="status">
            {SHELF.coming}
          </p>
        </div>
      </div>
      <div className="tools tools-coming" />
      <ul className="stories" aria-hidden="true">
        {['first', 'second', 'third', 'fourth'].map((place) => (
          <li key={place} className="card card-coming">
            <div className="book paper-cover" />
            <div className="card-words">
              <i />
              <i />
              <i />
            </div>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Nothing on the shelf is what was asked for, and the way back to all of it. */
export function NothingFound({ looking: { q, filter }, onClear }: { looking: Looking; onClear: () => void }) {
  return (
    <div className="nothing-found">
      <h2>{NOTHING_FOUND.title}</h2>
      <p role="status" className="wrap-anywhere">
        {q ? NONE_HOLDS[filter](q) : NONE[filter]}
      </p>
      {(q !== '' || filter !== 'all') && (
        <Button kind="second" onClick={onClear}>
          {NOTHING_FOUND.all}
        </Button>
      )}
    </div>
  );
}
