import '../../creation/web/making/making.css';
import '../../story/web/cover.css';
import './library.css';
import './library-toolbar.css';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useCallback, useEffect } from 'react';
import { useLocation, useSearch } from 'wouter';
import { authDialog } from '../../../accounts/web/auth-handles.ts';
import { useSession } from '../../../accounts/web/session.ts';
import { Button } from '../../../platform/web/ui/button.tsx';
import { Heading } from '../../../platform/web/ui/heading.tsx';
import { openCreate } from '../../creation/web/form/create-handle.ts';
import { LoginNeeded } from '../../reading/web/reader/story-views.tsx';
import { ContinueReading } from './continue-reading.tsx';
import { type Filters, filtersIn, libraryAddress, libraryPagesQuery } from './library-query.ts';
import { LibraryRows } from './library-rows.tsx';
import { LibraryToolbar } from './library-toolbar.tsx';
import { EmptyLibrary, LibraryLoading, NothingFound } from './library-views.tsx';
import { LIBRARY } from './messages/library.ts';
import { usePendingDeletions } from './pending-deletions.ts';
import { Stats } from './stats.tsx';
import { statsWithout } from './stats-without.ts';
import { useRetry } from './use-retry.ts';

function Library() {
  const [, navigate] = useLocation();
  const filters = filtersIn(useSearch());
  const library = useInfiniteQuery(libraryPagesQuery(filters));
  const pending = usePendingDeletions();
  const changeFilters = useCallback(
    (next: Filters, how?: 'typing') => navigate(libraryAddress(next), { replace: how === 'typing' }),
    [navigate],
  );
  const create = () => {
    navigate('/');
    openCreate();
  };
  const isMoreMissing = library.isFetchNextPageError;
  useRetry(library, () => {
    void (isMoreMissing ? library.fetchNextPage() : library.refetch());
  });
  const [first] = library.data?.pages ?? [];
  if (!first) return <LibraryLoading />;
  const cards = library.data?.pages.flatMap(({ stories }) => stories) ?? [];
  const shown = cards.filter(({ id }) => !pending.has(id));
  const gone = cards.filter(({ id }) => pending.has(id));
  const isWhole = filters.q === '' && filters.filter === 'all';
  if (isWhole && cards.length === 0 && !library.isPlaceholderData) return <EmptyLibrary onCreate={create} />;
  return (
    <>
      <div className="lib-head">
        <div>
          <Heading>{LIBRARY.title}</Heading>
          <Stats stats={statsWithout(first.stats, gone)} />
        </div>
        <Button kind="main" onClick={create}>
          {LIBRARY.create}
        </Button>
      </div>
      {isWhole && <ContinueReading stories={shown} />}
      <LibraryToolbar filters={filters} isEmpty={first.stats.total === 0} onFilter={changeFilters} />
      {shown.length === 0 && !library.hasNextPage ? (
        <NothingFound filters={filters} onClear={() => changeFilters({ ...filters, q: '', filter: 'all' })} />
      ) : (
        <LibraryRows
          cards={shown}
          filter={filters.filter}
          busy={library.isPlaceholderData}
          more={library.hasNextPage ? () => void library.fetchNextPage({ cancelRefetch: false }) : undefined}
          coming={library.isFetchingNextPage || isMoreMissing}
        />
      )}
    </>
  );
}

/** /my-stories: the parent's own library. Guests are asked to log in, and stay on this page. */
export function LibraryPage() {
  const { isAuthenticated, isLoading } = useSession();
  useEffect(() => {
    if (!isLoading && !isAuthenticated) authDialog.openWithPayload({ mode: 'login' });
  }, [isLoading, isAuthenticated]);
  if (isLoading) return <main id="main" tabIndex={-1} className="arriving" aria-busy="true" />;
  if (!isAuthenticated) return <LoginNeeded />;
  return (
    <main id="main" tabIndex={-1} className="wrap">
      <Library />
    </main>
  );
}
