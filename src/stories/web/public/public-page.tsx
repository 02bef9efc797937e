import './public.css';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'wouter';
import { ApiError } from '../../../platform/web/call.ts';
import { useTitle } from '../../../platform/web/head.ts';
import { Button, buttonClass } from '../../../platform/web/ui/button.tsx';
import { Heading } from '../../../platform/web/ui/heading.tsx';
import { Opening } from '../reader/story-views.tsx';
import { PublicBook } from './public-book.tsx';
import { publicStoryQuery } from './public-story-query.ts';

/** There is no such story, or it is no longer shared. */
function NotShared() {
  useTitle('Story Not Found · Storywren');
  return (
    <main id="main" tabIndex={-1} className="wrap">
      <div className="empty lost">
        <img
          src="/pictures/lost.webp"
          width="820"
          height="574"
          alt="A child and a fox look up into a darkening forest."
        />
        <div>
          <Heading>Story Not Found</Heading>
          <p>This story doesn’t exist or is no longer shared. Ask whoever sent you the link for a new one.</p>
          <div className="btn-row">
            <Link href="/" className={buttonClass({ kind: 'main' })}>
              Go to Storywren
            </Link>
          </div>
        </div>
      </div>
    </main>
  );
}

/** The story may well be there: it did not reach us. */
function NotReached({ onAgain }: { onAgain: () => void }) {
  useTitle('Storywren');
  return (
    <main id="main" tabIndex={-1} className="wrap">
      <div className="empty lost">
        <img
          src="/pictures/lost.webp"
          width="820"
          height="574"
          alt="A child and a fox look up into a darkening forest."
        />
        <div>
          <Heading>This story did not reach you</Heading>
          <p>It has not gone anywhere. Please check your connection and try again.</p>
          <div className="btn-row">
            <Button kind="main" onClick={onAgain}>
              Try again
            </Button>
          </div>
        </div>
      </div>
    </main>
  );
}

/** /public/story/{id}: a shared story, for anybody who has its link. */
export function PublicPage({ id }: { id: string }) {
  const story = useQuery(publicStoryQuery(id));
  if (story.data) return <PublicBook story={story.data} />;
  if (!story.isError) return <Opening />;
  const isGone = story.error instanceof ApiError && [400, 404].includes(story.error.status);
  return isGone ? <NotShared /> : <NotReached onAgain={() => void story.refetch()} />;
}
