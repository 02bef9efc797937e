import './public.css';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'wouter';
import { ApiError } from '../../../platform/web/call.ts';
import { useTitle } from '../../../platform/web/head.ts';
import { Button, buttonClass } from '../../../platform/web/ui/button.tsx';
import { Lost } from '../../../platform/web/ui/lost.tsx';
import { Opening } from '../reader/story-views.tsx';
import { NOT_SHOWN } from '../words/public.ts';
import { PublicBook } from './public-book.tsx';
import { publicStoryQuery } from './public-story-query.ts';

/** There is no such story, or it is no longer shared. */
function NotShared() {
  useTitle(NOT_SHOWN.pageTitle);
  return (
    <Lost title={NOT_SHOWN.title} words={NOT_SHOWN.notShared}>
      <Link href="/" className={buttonClass({ kind: 'main' })}>
        {NOT_SHOWN.home}
      </Link>
    </Lost>
  );
}

/** The story may well be there: it did not reach us. */
function NotReached({ onAgain }: { onAgain: () => void }) {
  useTitle(NOT_SHOWN.pageTitle);
  return (
    <Lost title={NOT_SHOWN.title} words={NOT_SHOWN.notReached}>
      <Button kind="main" onClick={onAgain}>
        {NOT_SHOWN.again}
      </Button>
      <Link href="/" className={buttonClass({ kind: 'quiet' })}>
        {NOT_SHOWN.home}
      </Link>
    </Lost>
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
