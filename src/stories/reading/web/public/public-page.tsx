import './public.css';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'wouter';
import { ApiError } from '../../../../platform/web/call.ts';
import { useTitle } from '../../../../platform/web/head.ts';
import { Button, buttonClass } from '../../../../platform/web/ui/button.tsx';
import { EmptyPage } from '../../../../platform/web/ui/empty-page.tsx';
import { publicStoryQuery } from '../../../sharing/web/public-story-query.ts';
import { NOT_SHOWN } from '../messages/public.ts';
import { Opening } from '../reader/story-views.tsx';
import { PublicBook } from './public-book.tsx';

/** There is no such story, or it is no longer shared. */
function NotShared() {
  useTitle(NOT_SHOWN.pageTitle);
  return (
    <EmptyPage title={NOT_SHOWN.title} words={NOT_SHOWN.notShared}>
      <Link href="/" className={buttonClass({ kind: 'main' })}>
        {NOT_SHOWN.home}
      </Link>
    </EmptyPage>
  );
}

/** The story could not be loaded, but may exist. */
function NotReached({ onAgain }: { onAgain: () => void }) {
  useTitle(NOT_SHOWN.pageTitle);
  return (
    <EmptyPage title={NOT_SHOWN.title} words={NOT_SHOWN.notReached}>
      <Button kind="main" onClick={onAgain}>
        {NOT_SHOWN.again}
      </Button>
      <Link href="/" className={buttonClass({ kind: 'quiet' })}>
        {NOT_SHOWN.home}
      </Link>
    </EmptyPage>
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
