import { type Clock, later } from '../../platform/server/clock.ts';

interface Cached<T> {
  readonly version: string;
  readonly at: Date;
  readonly value: Promise<T>;
}

/**
 * Caches the result of a slow computation together with the version that was read before it. The cached result is
 * returned only while the version is the same, so that nothing has changed since; and for `maxAge` milliseconds at most,
 * for results that also depend on the time.
 */
export function cacheByVersion<T>(
  { clock, version }: { readonly clock: Clock; readonly version: () => Promise<string> },
  compute: () => Promise<T>,
  maxAge = Number.POSITIVE_INFINITY,
): () => Promise<T> {
  let cached: Cached<T> | undefined;
  return async () => {
    const [current, at] = [await version(), clock.now()];
    const isFresh =
      cached !== undefined && (maxAge === Number.POSITIVE_INFINITY || later(cached.at, maxAge) > at);
    if (cached?.version === current && isFresh) return cached.value;
    const pending = { version: current, at, value: compute() };
    cached = pending;
    pending.value.catch(() => {
      // A failure is not cached: the next call tries again.
      if (cached === pending) cached = undefined;
    });
    return pending.value;
  };
}
