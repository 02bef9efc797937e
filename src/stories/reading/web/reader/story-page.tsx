import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useLocation } from 'wouter';
import { useHistoryState } from 'wouter/use-browser-location';
import { authDialog } from '../../../../accounts/web/auth-handles.ts';
import { useSession } from '../../../../accounts/web/session.ts';
import { ApiError } from '../../../../platform/web/call.ts';
import { useTitle } from '../../../../platform/web/head.ts';
import { Making } from '../../../creation/web/making/making.tsx';
import type { Story } from '../../../story/contract.ts';
import { STORY } from '../../../story/web/messages/story.ts';
import { isReading } from '../../../story/web/reading-state.ts';
import { refreshLibrary } from '../../../story/web/refresh-library.ts';
import { storyQuery } from '../../../story/web/story-query.ts';
import { isFeaturedId } from '../../contract.ts';
import { FeaturedPage } from './featured/featured-page.tsx';
import { Reader } from './reader.tsx';
import { LoginNeeded, Opening, StoryNotFound, StoryUnfinished } from './story-views.tsx';

function StoryView({ story }: { story: Story }) {
  const queries = useQueryClient();
  const [, navigate] = useLocation();
  const state = useHistoryState<unknown>();
  const [reading, setReading] = useState(() => isReading(state));
  useTitle(story.title ? STORY.pageTitle(story.title) : undefined);
  const changed = () => void refreshLibrary(queries);
  const refresh = () => {
    void queries.invalidateQueries({ queryKey: storyQuery(story.id).queryKey });
    changed();
  };
  if (story.status === 'ready' || (story.status === 'making' && reading)) {
    return <Reader story={story} onFinished={refresh} />;
  }
  if (story.status !== 'making') return <StoryUnfinished story={story} />;
  return (
    <Making
      id={story.id}
      onDone={changed}
      onClosed={() => {
        refresh();
        navigate('/my-stories');
      }}
      onStartReading={() => setReading(true)}
    />
  );
}

/** /story/{id}: the book, or why it cannot be opened. The featured stories can be read by everybody. */
export function StoryPage({ id }: { id: string }) {
  return isFeaturedId(id) ? <FeaturedPage id={id} /> : <OwnStoryPage id={id} />;
}

function OwnStoryPage({ id }: { id: string }) {
  const { isAuthenticated, isLoading } = useSession();
  const story = useQuery({ ...storyQuery(id), enabled: isAuthenticated });
  useEffect(() => {
    if (!isLoading && !isAuthenticated) authDialog.openWithPayload({ mode: 'login' });
  }, [isLoading, isAuthenticated]);
  if (!isLoading && !isAuthenticated) return <LoginNeeded />;
  if (story.data) return <StoryView story={story.data} />;
  if (story.isError) {
    const ended = story.error instanceof ApiError && story.error.status === 401;
    return ended ? <LoginNeeded /> : <StoryNotFound />;
  }
  return <Opening />;
}
