import '../making/making.css';
import '../cover.css';
import './library.css';
import './shelf-tools.css';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useCallback, useEffect } from 'react';
import { useLocation, useSearch } from 'wouter';
import { authDialog } from '../../../accounts/web/auth-handles.ts';
import { useSession } from '../../../accounts/web/session.ts';
import { Button } from '../../../platform/web/ui/button.tsx';
import { Heading } from '../../../platform/web/ui/heading.tsx';
import { openCreate } from '../create/create-handle.ts';
import { LoginNeeded } from '../reader/story-views.tsx';
import { SHELF } from '../words/shelf.ts';
import { ContinueReading } from './continue-reading.tsx';
import { useGoing } from './going.ts';
import { addressOfShelf, type Looking, lookingIn, shelfQuery } from './shelf-query.ts';
import { ShelfRows } from './shelf-rows.tsx';
import { ShelfTools } from './shelf-tools.tsx';
import { EmptyShelf, NothingFound, OutOfReach, ShelfComing } from './shelf-views.tsx';
import { Stats } from './stats.tsx';
import { statsWithout } from './stats-without.ts';

function Shelf() {
  const [, navigate] = useLocation();
  const looking = lookingIn(useSearch());
  const shelf = useInfiniteQuery(shelfQuery(looking));
  const going = useGoing();
  const look = useCallback(
    (next: Looking, how?: 'typing') => navigate(addressOfShelf(next), { replace: how === 'typing' }),
    [navigate],
  );
  const create = () => {
    navigate('/');
    openCreate();
  };
  if (shelf.isPending) return <ShelfComing />;
  const [first] = shelf.data?.pages ?? [];
  if (!first) return <OutOfReach error={shelf.error} onRetry={() => void shelf.refetch()} />;
  const cards = shelf.data?.pages.flatMap(({ stories }) => stories) ?? [];
  const shown = cards.filter(({ id }) => !going.has(id));
  const gone = cards.filter(({ id }) => going.has(id));
  const isWhole = looking.q === '' && looking.filter === 'all';
  if (isWhole && cards.length === 0 && !shelf.isPlaceholderData) return <EmptyShelf onCreate={create} />;
  return (
    <>
      <div className="lib-head">
        <div>
          <Heading>{SHELF.title}</Heading>
          <Stats stats={statsWithout(first.stats, gone)} />
        </div>
        <Button kind="main" onClick={create}>
          {SHELF.create}
        </Button>
      </div>
      {isWhole && <ContinueReading stories={shown} />}
      <ShelfTools looking={looking} isEmpty={first.stats.total === 0} onLook={look} />
      {shown.length === 0 && !shelf.hasNextPage ? (
        <NothingFound looking={looking} onClear={() => look({ ...looking, q: '', filter: 'all' })} />
      ) : (
        <ShelfRows
          cards={shown}
          busy={shelf.isPlaceholderData}
          more={shelf.hasNextPage ? () => void shelf.fetchNextPage({ cancelRefetch: false }) : undefined}
          coming={shelf.isFetchingNextPage}
        />
      )}
    </>
  );
}

/** /my-stories: the parent's own shelf. Guests are asked to log in, and stay here. */
export function LibraryPage() {
  const { isAuthenticated, isLoading } = useSession();
  useEffect(() => {
    if (!isLoading && !isAuthenticated) authDialog.openWithPayload({ mode: 'login' });
  }, [isLoading, isAuthenticated]);
  if (isLoading) return <main id="main" tabIndex={-1} className="arriving" aria-busy="true" />;
  if (!isAuthenticated) return <LoginNeeded />;
  return (
    <main id="main" tabIndex={-1} className="wrap">
      <Shelf />
    </main>
  );
}
