import type { Desk } from '../desk.ts';
import { ModelFailure } from './failure.ts';

/** Time limits of one story, in milliseconds; all are shares of what the settings allow a story. */
export interface Patience {
  /** Until the first piece of an answer. */
  readonly first: number;
  /** Between two pieces. */
  readonly between: number;
  /** For a whole picture. */
  readonly picture: number;
  /** For a look at a text or a picture. */
  readonly look: number;
  /** Kept back, so that our own storyteller and painter can still step in. */
  readonly reserve: number;
}

export const patienceFor = (seconds: number): Patience => ({
  first: seconds * 300,
  between: seconds * 200,
  picture: seconds * 500,
  look: Math.min(4000, seconds * 50),
  reserve: Math.min(10_000, seconds * 200),
});

/** What is left until the reserve begins, in milliseconds; never below 0. */
export const timeLeft = (desk: Desk, { reserve }: Patience) =>
  Math.max(0, desk.deadline - reserve - Date.now());

/** A signal that ends with the story, and a clock that can be set back for each sign of life. */
export interface Watch {
  readonly signal: AbortSignal;
  /** There was a sign of life: wait so long for the next. */
  wait(milliseconds: number): void;
  /** Why the signal was aborted, if it was. */
  readonly verdict: ModelFailure | undefined;
  stop(): void;
}

/** Watches one call: aborts when the story ends, when its time is up, or when nothing has come for too long. */
export function watch(desk: Desk, total: number, first: number): Watch {
  const control = new AbortController();
  let verdict: ModelFailure | undefined;
  const end = (failure: ModelFailure) => {
    verdict ??= failure;
    control.abort();
  };
  const ended = () => end(new ModelFailure('ended', 'the story is not wanted any more'));
  if (desk.signal.aborted) ended();
  desk.signal.addEventListener('abort', ended, { once: true });
  const stalled = () => end(new ModelFailure('stalled', 'nothing came for too long'));
  const all = setTimeout(stalled, total);
  let next = setTimeout(stalled, Math.min(first, total));
  return {
    signal: control.signal,
    wait(milliseconds) {
      clearTimeout(next);
      next = setTimeout(stalled, milliseconds);
    },
    get verdict() {
      return verdict;
    },
    stop() {
      clearTimeout(all);
      clearTimeout(next);
      desk.signal.removeEventListener('abort', ended);
      // An answer that nobody reads on is not sent on.
      control.abort();
    },
  };
}

/** Waits, unless the story ends before. */
export function pause(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    if (signal.aborted) return resolve();
    const done = () => {
      clearTimeout(timer);
      signal.removeEventListener('abort', done);
      resolve();
    };
    const timer = setTimeout(done, milliseconds);
    signal.addEventListener('abort', done, { once: true });
  });
}
