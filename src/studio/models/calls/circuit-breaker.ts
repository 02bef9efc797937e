/** Number of consecutive failing stories after which the breaker opens. */
const FAILURE_THRESHOLD = 5;
/** How long the breaker stays open before one story may try again, in milliseconds. */
const COOLDOWN_MS = 10_000;

/** Stops calls to models that are down, so that stories do not wait for another failure. */
export interface CircuitBreaker {
  /** False while the breaker of the model is open. */
  allows(model: string): boolean;
  recordSuccess(model: string): void;
  /** Records a call that failed for good; several calls of one story count once. */
  recordFailure(model: string, story: object): void;
}

export function createCircuitBreaker(now: () => number = Date.now): CircuitBreaker {
  const states = new Map<string, { stories: Set<object>; until: number }>();
  return {
    allows(model) {
      const state = states.get(model);
      if (!state || state.stories.size < FAILURE_THRESHOLD) return true;
      if (now() < state.until) return false;
      // Half-open: only this call may try until the next cooldown ends.
      state.until = now() + COOLDOWN_MS;
      return true;
    },
    recordSuccess(model) {
      states.delete(model);
    },
    recordFailure(model, story) {
      const state = states.get(model) ?? { stories: new Set(), until: 0 };
      state.stories.add(story);
      state.until = now() + COOLDOWN_MS;
      states.set(model, state);
    },
  };
}
