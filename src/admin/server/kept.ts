import { type Clock, later } from '../../platform/server/clock.ts';

interface Kept<T> {
  readonly version: string;
  readonly at: Date;
  readonly counted: Promise<T>;
}

/**
 * Remembers what takes long to count, together with the version that was told before it was counted. It is given again
 * only while that very version is told, so that nothing has changed since; and for `lasts` milliseconds at most, where
 * the answer also hangs on the time.
 */
export function kept<T>(
  { clock, version }: { readonly clock: Clock; readonly version: () => Promise<string> },
  count: () => Promise<T>,
  lasts = Number.POSITIVE_INFINITY,
): () => Promise<T> {
  let known: Kept<T> | undefined;
  return async () => {
    const [now, at] = [await version(), clock.now()];
    const isFresh =
      known !== undefined && (lasts === Number.POSITIVE_INFINITY || later(known.at, lasts) > at);
    if (known?.version === now && isFresh) return known.counted;
    const counting = { version: now, at, counted: count() };
    known = counting;
    counting.counted.catch(() => {
      // What failed is tried again by whoever asks next.
      if (known === counting) known = undefined;
    });
    return counting.counted;
  };
}
