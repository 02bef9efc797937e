/** So many stories in a row must have found a model dead before it is left alone. */
const STORIES = 5;
/** How long it is left alone; then one story may try again, in milliseconds. */
const REST = 10_000;

/** Remembers which models are down, so that parents need not wait for them to fail once more. */
export interface Breaker {
  /** False while the model is left alone. */
  mayAsk(model: string): boolean;
  worked(model: string): void;
  /** A call was given up because the model did not answer; calls of one story count once. */
  failed(model: string, story: object): void;
}

export function createBreaker(now: () => number = Date.now): Breaker {
  const states = new Map<string, { stories: Set<object>; until: number }>();
  return {
    mayAsk(model) {
      const state = states.get(model);
      if (!state || state.stories.size < STORIES) return true;
      if (now() < state.until) return false;
      // Whoever comes first tries for all; the others wait for what comes of it.
      state.until = now() + REST;
      return true;
    },
    worked(model) {
      states.delete(model);
    },
    failed(model, story) {
      const state = states.get(model) ?? { stories: new Set(), until: 0 };
      state.stories.add(story);
      state.until = now() + REST;
      states.set(model, state);
    },
  };
}
