import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef } from 'react';
import { refreshUser } from '../../../accounts/web/session.ts';
import { call } from '../../../platform/web/call.ts';
import { bad } from '../../../platform/web/ui/toasts.tsx';
import { getStory } from '../../contract.ts';
import { storyQuery } from '../story-query.ts';
import { CREATION_FAILED } from '../words/story.ts';
import type { StoryProgress } from './use-story-events.ts';

const COMPLETE_STANDS_MS = 2000;
const FAILURE_CLOSES_MS = 1000;

interface Ending {
  outcome: StoryProgress['outcome'];
  failure: string | null | undefined;
  /** A cancelling is on its way: how this ends is for its answer to say. */
  held: boolean;
  /** The story is complete, has been seen to be, and is in the cache as it is now. */
  onDone: () => void;
  onClosed: () => void;
}

/** Ends the loader a moment after its story ended. Returns a way not to wait for that moment. */
export function useEnding(id: string, { outcome, failure, held, onDone, onClosed }: Ending): () => void {
  const queries = useQueryClient();
  const now = useRef<(() => void) | undefined>(undefined);
  const done = useEffectEvent(onDone);
  const closed = useEffectEvent(onClosed);
  const tellFailure = useEffectEvent(() =>
    bad({
      title: CREATION_FAILED.title,
      message: failure || CREATION_FAILED.message,
    }),
  );
  useEffect(() => {
    if (outcome === 'making' || held) return;
    const { queryKey } = storyQuery(id);
    let ended = false;
    // Asked for at once and shown only later: a cache that says "ready" would open the book before its time.
    const finished =
      outcome === 'done' ? call(getStory, { params: { id } }).catch(() => undefined) : undefined;
    const end = async () => {
      const story = await finished;
      if (ended) return;
      ended = true;
      if (story) queries.setQueryData(queryKey, story);
      else void queries.invalidateQueries({ queryKey });
      if (outcome === 'done') done();
      else closed();
    };
    if (outcome === 'failed') {
      tellFailure();
      void refreshUser();
    }
    now.current = () => void end();
    const timer = setTimeout(now.current, outcome === 'done' ? COMPLETE_STANDS_MS : FAILURE_CLOSES_MS);
    return () => {
      ended = true;
      clearTimeout(timer);
    };
  }, [outcome, held, id, queries]);
  return () => now.current?.();
}
