import { type Desk, WishRefusedError } from '../desk.ts';
import type { Breaker } from './breaker.ts';
import { failureOf, ModelFailure } from './failure.ts';
import { pause } from './patience.ts';

/** A call is made so often in the same words, at most. */
const TRIES = 3;
/** A line that went dead is tried once more: each time costs the parent a long wait. */
const STALLED_TRIES = 2;
/** Before the second and the third try, in milliseconds. */
const WAITS = [400, 1400] as const;

/** A question to one model, with all that decides whether and when it is asked again. */
export interface Question<T> {
  readonly model: string;
  readonly desk: Desk;
  readonly breaker: Breaker;
  /** Milliseconds left for this and everything after it. */
  timeLeft(): number;
  /** Makes the call once. */
  once(): Promise<T>;
}

/**
 * The one place where a call is made again: after Retry-After when there is time for that, never when it cannot help.
 * @throws ModelFailure, or WishRefusedError as it comes
 */
export async function ask<T>({ model, desk, breaker, timeLeft, once }: Question<T>): Promise<T> {
  if (!breaker.mayAsk(model)) throw new ModelFailure('down', `${model} is left alone for a while`);
  let stalled = 0;
  for (let attempt = 0; ; attempt += 1) {
    if (timeLeft() === 0) throw new ModelFailure('ended', 'there is no time left to ask');
    try {
      const answer = await once();
      breaker.worked(model);
      return answer;
    } catch (error) {
      if (error instanceof WishRefusedError) throw error;
      const failure = failureOf(error);
      if (failure.kind === 'stalled') stalled += 1;
      const wait = failure.waitMs ?? WAITS[attempt] ?? 0;
      const again =
        failure.mayPass &&
        attempt + 1 < TRIES &&
        stalled < STALLED_TRIES &&
        wait < timeLeft() &&
        !desk.signal.aborted;
      if (!again) {
        if (failure.kind === 'down' || failure.kind === 'stalled' || failure.kind === 'dropped')
          breaker.failed(model, desk.before);
        throw failure;
      }
      await pause(wait, desk.signal);
    }
  }
}
