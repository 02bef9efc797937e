import '../making/making.css';
import './library.css';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { authDialog } from '../../../accounts/web/auth-handles.ts';
import { refreshUser, useSession } from '../../../accounts/web/session.ts';
import { call } from '../../../platform/web/call.ts';
import { Button } from '../../../platform/web/ui/button.tsx';
import { Heading } from '../../../platform/web/ui/heading.tsx';
import { listStories, type Story } from '../../contract.ts';
import { openCreate } from '../create/create-handle.ts';
import { LoginNeeded } from '../reader/story-views.tsx';
import { MakingCard } from './making-card.tsx';
import { Stats } from './stats.tsx';
import { StoryCard } from './story-card.tsx';

function EmptyShelf() {
  return (
    <div className="empty">
      <img
        src="/pictures/spot-shelf.webp"
        width="320"
        height="320"
        alt="A small shelf with room for more books"
      />
      <div>
        <Heading>A shelf with room on it</Heading>
        <p>Your stories will stand here. The first one takes about two minutes and a few words from you.</p>
        <div className="btn-row">
          <Button kind="main" onClick={openCreate}>
            Create New Story
          </Button>
        </div>
      </div>
    </div>
  );
}

function OutOfReach({ onRetry }: { onRetry: () => void }) {
  useEffect(() => {
    // The session may have run out meanwhile; the page then asks to log in.
    void refreshUser();
  }, []);
  return (
    <div className="lib-head">
      <div>
        <Heading>My Stories</Heading>
        <p className="text-soft" role="status">
          We could not reach your shelf. Your stories are safe.
        </p>
      </div>
      <Button kind="second" onClick={onRetry}>
        Try again
      </Button>
    </div>
  );
}

function Shelf({ stories }: { stories: readonly Story[] }) {
  return (
    <>
      <div className="lib-head">
        <div>
          <Heading>My Stories</Heading>
          <Stats stories={stories} />
        </div>
        <Button kind="main" onClick={openCreate}>
          Create New Story
        </Button>
      </div>
      <ul className="stories">
        {stories.map((story, index) =>
          story.status === 'making' ? (
            <MakingCard key={story.id} story={story} />
          ) : (
            <StoryCard key={story.id} story={story} eager={index < 4} />
          ),
        )}
      </ul>
    </>
  );
}

function Stories() {
  const stories = useQuery({
    queryKey: [listStories.path],
    queryFn: ({ signal }) => call(listStories, { signal }),
    // Stories are made and finished elsewhere too; the shelf looks again whenever one comes to it.
    refetchOnMount: 'always',
  });
  if (stories.isPending) {
    return (
      <div className="lib-head" aria-busy="true">
        <div>
          <Heading>My Stories</Heading>
          <p className="text-soft" role="status">
            Looking along the shelf…
          </p>
        </div>
      </div>
    );
  }
  if (!stories.data) return <OutOfReach onRetry={() => void stories.refetch()} />;
  const shown = stories.data.filter(({ status }) => status !== 'cancelled');
  return shown.length === 0 ? <EmptyShelf /> : <Shelf stories={shown} />;
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
      <Stories />
    </main>
  );
}
