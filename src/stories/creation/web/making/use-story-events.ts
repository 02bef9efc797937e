import { useEffect, useReducer } from 'react';
import type * as z from 'zod/mini';
import { STORY_EVENTS, type StageId, type StoryEventName, storyEventsPath } from '../../../story/contract.ts';

type StoryEvent = {
  [N in StoryEventName]: { name: N; data: z.output<(typeof STORY_EVENTS)[N]> };
}[StoryEventName];

/** What the events of a story have reported so far. */
export interface StoryProgress {
  readonly stage: StageId;
  /** When that stage began, by this device's clock. */
  readonly since: number;
  /** Texts of the finished pages, in order. */
  readonly pages: readonly string[];
  /** URLs of the finished pictures, by index. */
  readonly pictures: readonly (string | undefined)[];
  readonly outcome: 'making' | 'done' | 'failed';
  readonly failure: string | undefined;
  /** True when the stream is not available, and the story has to be polled. */
  readonly lost: boolean;
}

const beginning = (): StoryProgress => ({
  stage: 'crafting',
  since: Date.now(),
  pages: [],
  pictures: [],
  outcome: 'making',
  failure: undefined,
  lost: false,
});

function put<T>(list: readonly T[], index: number, value: T): T[] {
  const next = [...list];
  next[index] = value;
  return next;
}

function reduceEvent(
  progress: StoryProgress,
  event: StoryEvent | { name: 'lost' } | { name: 'restart' },
): StoryProgress {
  switch (event.name) {
    case 'restart':
      return beginning();
    case 'lost':
      return { ...progress, lost: true };
    case 'stage':
      return event.data.stage === progress.stage
        ? progress
        : { ...progress, stage: event.data.stage, since: Date.now() };
    case 'page':
      return { ...progress, pages: put(progress.pages, event.data.index, event.data.text) };
    case 'picture':
      return { ...progress, pictures: put(progress.pictures, event.data.index, event.data.url) };
    case 'done':
      return { ...progress, stage: 'complete', outcome: 'done' };
    case 'failed':
      return { ...progress, outcome: 'failed', failure: event.data.error };
  }
}

function read(name: StoryEventName, text: string): StoryEvent | undefined {
  try {
    const parsed = STORY_EVENTS[name].safeParse(JSON.parse(text));
    return parsed.success ? ({ name, data: parsed.data } as StoryEvent) : undefined;
  } catch {
    return undefined;
  }
}

/** Subscribes to the events of a story. The browser reconnects after a lost connection and misses no event. */
export function useStoryEvents(id: string, listening: boolean): StoryProgress {
  const [progress, dispatch] = useReducer(reduceEvent, undefined, beginning);
  useEffect(() => {
    if (!listening) return;
    dispatch({ name: 'restart' });
    const source = new EventSource(storyEventsPath(id), { withCredentials: true });
    for (const name of Object.keys(STORY_EVENTS) as StoryEventName[]) {
      source.addEventListener(name, (event) => {
        const storyEvent = read(name, event.data);
        if (storyEvent) dispatch(storyEvent);
        if (name === 'done' || name === 'failed') source.close();
      });
    }
    source.onerror = () => {
      if (source.readyState === EventSource.CLOSED) dispatch({ name: 'lost' });
    };
    return () => source.close();
  }, [id, listening]);
  return progress;
}
