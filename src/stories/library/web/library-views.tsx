import { Button } from '../../../platform/web/ui/button.tsx';
import { Heading } from '../../../platform/web/ui/heading.tsx';
import type { Filters } from './library-query.ts';
import { EMPTY_LIBRARY, LIBRARY, NONE, NONE_HOLDS, NOTHING_FOUND, REPAINT } from './messages/library.ts';

/** The library without any stories. */
export function EmptyLibrary({ onCreate }: { onCreate: () => void }) {
  return (
    <div className="empty">
      <img src="/pictures/spot-shelf.webp" width="320" height="320" alt={EMPTY_LIBRARY.picture} />
      <div>
        <Heading>{EMPTY_LIBRARY.title}</Heading>
        <p>{EMPTY_LIBRARY.message}</p>
        <div className="btn-row">
          <Button kind="main" onClick={onCreate}>
            {LIBRARY.create}
          </Button>
          <Button kind="quiet" disabled>
            {REPAINT.name}
          </Button>
        </div>
      </div>
    </div>
  );
}

/** A placeholder of the same size as the library, until it has loaded. */
export function LibraryLoading() {
  return (
    <div aria-busy="true">
      <div className="lib-head">
        <div>
          <Heading>{LIBRARY.title}</Heading>
          <p className="text-soft" role="status">
            {LIBRARY.coming}
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

/** No story matches the filters; offers to clear them. */
export function NothingFound({ filters: { q, filter }, onClear }: { filters: Filters; onClear: () => void }) {
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
