import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useLocation } from 'wouter';
import { useHistoryState } from 'wouter/use-browser-location';
import { authDialog } from '../../../accounts/web/auth-handles.ts';
import { useSession } from '../../../accounts/web/session.ts';
import { ApiError } from '../../../platform/web/call.ts';
import { useTitle } from '../../../platform/web/head.ts';
import type { Story } from '../../contract.ts';
import { Making } from '../making/making.tsx';
import { refreshShelf } from '../refresh-shelf.ts';
import { storyQuery } from '../story-query.ts';
import { STORY } from '../words/story.ts';
import { Reader } from './reader.tsx';
import { isReading } from './reading-state.ts';
import { LoginNeeded, Opening, StoryNotFound, StoryUnfinished } from './story-views.tsx';

function Told({ story }: { story: Story }) {
  const queries = useQueryClient();
  const [, navigate] = useLocation();
  const state = useHistoryState<unknown>();
  const [reading, setReading] = useState(() => isReading(state));
  useTitle(story.title ? STORY.pageTitle(story.title) : undefined);
  const changed = () => void refreshShelf(queries);
  const refresh = () => {
    void queries.invalidateQueries({ queryKey: storyQuery(story.id).queryKey });
    changed();
  };
  if (story.status === 'ready' || (story.status === 'making' && reading)) {
    return <Reader story={story} onSettled={refresh} />;
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

/** /story/{id}: the book, or why there is none to open. */
export function StoryPage({ id }: { id: string }) {
  const { isAuthenticated, isLoading } = useSession();
  const story = useQuery({ ...storyQuery(id), enabled: isAuthenticated });
  useEffect(() => {
    if (!isLoading && !isAuthenticated) authDialog.openWithPayload({ mode: 'login' });
  }, [isLoading, isAuthenticated]);
  if (!isLoading && !isAuthenticated) return <LoginNeeded />;
  if (story.data) return <Told story={story.data} />;
  if (story.isError) {
    const ended = story.error instanceof ApiError && story.error.status === 401;
    return ended ? <LoginNeeded /> : <StoryNotFound />;
  }
  return <Opening />;
}
