import type { GenerationContext } from '../../generation-context.ts';
import { ModelFailure } from './failure.ts';

/** Timeouts of one story in milliseconds; all are shares of the story's time limit. */
export interface Timeouts {
  /** Until the first chunk of an answer. */
  readonly firstChunk: number;
  /** Between two chunks. */
  readonly betweenChunks: number;
  /** For a whole picture. */
  readonly picture: number;
  /** For the moderation of a text or a picture. */
  readonly moderation: number;
  /** Reserved for the embedded storyteller and painter as a fallback. */
  readonly reserve: number;
}

export const timeoutsFor = (seconds: number): Timeouts => ({
  firstChunk: seconds * 300,
  betweenChunks: seconds * 200,
  picture: seconds * 500,
  moderation: Math.min(4000, seconds * 50),
  reserve: Math.min(10_000, seconds * 200),
});

/** Milliseconds until the reserve begins, at least 0. */
export const timeLeft = (context: GenerationContext, { reserve }: Timeouts) =>
  Math.max(0, context.deadline - reserve - Date.now());

/** An abort signal for one call, with a timeout that each chunk extends. */
export interface CallWatch {
  readonly signal: AbortSignal;
  /** Restarts the timeout for the next chunk. */
  extend(milliseconds: number): void;
  /** Why the signal was aborted, or undefined. */
  readonly reason: ModelFailure | undefined;
  stop(): void;
}

/** Watches one call: aborts when the story is cancelled, the total time is over or no chunk arrived in time. */
export function watchCall(context: GenerationContext, total: number, firstChunk: number): CallWatch {
  const control = new AbortController();
  let reason: ModelFailure | undefined;
  const end = (failure: ModelFailure) => {
    reason ??= failure;
    control.abort();
  };
  const ended = () => end(new ModelFailure('ended', 'the story is not wanted any more'));
  if (context.signal.aborted) ended();
  context.signal.addEventListener('abort', ended, { once: true });
  const stalled = () => end(new ModelFailure('stalled', 'nothing came for too long'));
  const all = setTimeout(stalled, total);
  let next = setTimeout(stalled, Math.min(firstChunk, total));
  return {
    signal: control.signal,
    extend(milliseconds) {
      clearTimeout(next);
      next = setTimeout(stalled, milliseconds);
    },
    get reason() {
      return reason;
    },
    stop() {
      clearTimeout(all);
      clearTimeout(next);
      context.signal.removeEventListener('abort', ended);
      // Closes the connection of an answer that is not read any further.
      control.abort();
    },
  };
}

/** Resolves after the delay, or at once when the signal is aborted. */
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
