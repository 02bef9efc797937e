import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef } from 'react';
import { refreshUser } from '../../../../accounts/web/session.ts';
import { call } from '../../../../platform/web/call.ts';
import { toast } from '../../../../platform/web/ui/toasts.tsx';
import { getStory } from '../../../reading/contract.ts';
import { CREATION_FAILED } from '../../../story/web/messages/story.ts';
import { storyQuery } from '../../../story/web/story-query.ts';
import type { StoryProgress } from './use-story-events.ts';

const COMPLETE_SHOWN_MS = 2000;
const FAILURE_CLOSES_MS = 1000;

interface Ending {
  outcome: StoryProgress['outcome'];
  failure: string | null | undefined;
  /** A cancel request is pending or has succeeded: its response decides how this ends. */
  cancelling: boolean;
  /** Called when the story is complete, that was shown for a moment, and the finished story is cached. */
  onDone: () => void;
  onClosed: () => void;
}

/** Ends the loader a moment after its story has ended. Returns a function that ends it at once. */
export function useEnding(
  id: string,
  { outcome, failure, cancelling, onDone, onClosed }: Ending,
): () => void {
  const queries = useQueryClient();
  const now = useRef<(() => void) | undefined>(undefined);
  const done = useEffectEvent(onDone);
  const closed = useEffectEvent(onClosed);
  const notifyFailure = useEffectEvent(() =>
    toast.error({
      title: CREATION_FAILED.title,
      message: failure || CREATION_FAILED.message,
    }),
  );
  useEffect(() => {
    if (outcome === 'making' || cancelling) return;
    const { queryKey } = storyQuery(id);
    let ended = false;
    // Fetched at once but cached later: a cached "ready" would open the story before the loader has ended.
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
      notifyFailure();
      void refreshUser();
    }
    now.current = () => void end();
    const timer = setTimeout(now.current, outcome === 'done' ? COMPLETE_SHOWN_MS : FAILURE_CLOSES_MS);
    return () => {
      ended = true;
      clearTimeout(timer);
    };
  }, [outcome, cancelling, id, queries]);
  return () => now.current?.();
}
