import { useEffect, useReducer } from 'react';
import type * as z from 'zod/mini';
import { STORY_EVENTS, type StageId, type StoryEventName, storyEventsPath } from '../../contract.ts';

type Told = { [N in StoryEventName]: { name: N; data: z.output<(typeof STORY_EVENTS)[N]> } }[StoryEventName];

/** What has been told of a story so far. */
export interface StoryProgress {
  readonly stage: StageId;
  /** When that stage began, by this device's clock. */
  readonly since: number;
  /** Texts of the finished pages, in order. */
  readonly pages: readonly string[];
  /** Addresses of the finished pictures, by their number. */
  readonly pictures: readonly (string | undefined)[];
  readonly outcome: 'making' | 'done' | 'failed';
  readonly failure: string | undefined;
  /** True when the stream cannot be had: somebody has to ask instead. */
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

function hear(progress: StoryProgress, told: Told | { name: 'lost' } | { name: 'restart' }): StoryProgress {
  switch (told.name) {
    case 'restart':
      return beginning();
    case 'lost':
      return { ...progress, lost: true };
    case 'stage':
      return told.data.stage === progress.stage
        ? progress
        : { ...progress, stage: told.data.stage, since: Date.now() };
    case 'page':
      return { ...progress, pages: put(progress.pages, told.data.index, told.data.text) };
    case 'picture':
      return { ...progress, pictures: put(progress.pictures, told.data.index, told.data.url) };
    case 'done':
      return { ...progress, stage: 'complete', outcome: 'done' };
    case 'failed':
      return { ...progress, outcome: 'failed', failure: told.data.error };
  }
}

function read(name: StoryEventName, text: string): Told | undefined {
  try {
    const parsed = STORY_EVENTS[name].safeParse(JSON.parse(text));
    return parsed.success ? ({ name, data: parsed.data } as Told) : undefined;
  } catch {
    return undefined;
  }
}

/** Listens to a story being made. The browser itself comes back after a dropped line and misses nothing. */
export function useStoryEvents(id: string, listening: boolean): StoryProgress {
  const [progress, tell] = useReducer(hear, undefined, beginning);
  useEffect(() => {
    if (!listening) return;
    tell({ name: 'restart' });
    const source = new EventSource(storyEventsPath(id), { withCredentials: true });
    for (const name of Object.keys(STORY_EVENTS) as StoryEventName[]) {
      source.addEventListener(name, (event) => {
        const told = read(name, event.data);
        if (told) tell(told);
        if (name === 'done' || name === 'failed') source.close();
      });
    }
    source.onerror = () => {
      if (source.readyState === EventSource.CLOSED) tell({ name: 'lost' });
    };
    return () => source.close();
  }, [id, listening]);
  return progress;
}
