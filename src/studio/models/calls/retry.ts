import { type GenerationContext, PromptRefusedError } from '../../generation-context.ts';
import type { CircuitBreaker } from './circuit-breaker.ts';
import { failureOf, ModelFailure } from './failure.ts';
import { pause } from './timeouts.ts';

/** Most attempts of a call with the same prompt. */
const MAX_ATTEMPTS = 3;
/** Most stalled attempts: each one costs a long wait. */
const MAX_STALLED = 2;
/** Delays before the second and the third attempt, in milliseconds. */
const DELAYS_MS = [400, 1400] as const;

/** A call to one model, with what decides whether and when it is retried. */
export interface RetriedCall<T> {
  readonly model: string;
  readonly context: GenerationContext;
  readonly breaker: CircuitBreaker;
  /** Milliseconds left for this call and everything after it. */
  timeLeft(): number;
  /** Makes the call once. */
  call(): Promise<T>;
}

/**
 * Makes a call and retries retryable failures, after `Retry-After` when there is time for it. Nothing else retries.
 * @throws ModelFailure when the last attempt failed, PromptRefusedError unchanged
 */
export async function callWithRetries<T>({
  model,
  context,
  breaker,
  timeLeft,
  call,
}: RetriedCall<T>): Promise<T> {
  if (!breaker.allows(model)) throw new ModelFailure('down', `${model} is left alone for a while`);
  let stalled = 0;
  for (let attempt = 0; ; attempt += 1) {
    if (timeLeft() === 0) throw new ModelFailure('ended', 'there is no time left to ask');
    try {
      const answer = await call();
      breaker.recordSuccess(model);
      return answer;
    } catch (error) {
      if (error instanceof PromptRefusedError) throw error;
      const failure = failureOf(error);
      if (failure.kind === 'stalled') stalled += 1;
      const delay = failure.retryAfterMs ?? DELAYS_MS[attempt] ?? 0;
      const retry =
        failure.isRetryable &&
        attempt + 1 < MAX_ATTEMPTS &&
        stalled < MAX_STALLED &&
        delay < timeLeft() &&
        !context.signal.aborted;
      if (!retry) {
        if (failure.kind === 'down' || failure.kind === 'stalled' || failure.kind === 'dropped')
          breaker.recordFailure(model, context.before);
        throw failure;
      }
      await pause(delay, context.signal);
    }
  }
}
