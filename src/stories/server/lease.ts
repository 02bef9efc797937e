import { and, eq, isNull, lt, or, sql } from 'drizzle-orm';
import { stories } from '../../database/schema/stories.ts';
import { later, SECOND } from '../../platform/server/clock.ts';
import type { Tx } from '../../platform/server/db.ts';
import { newId } from '../../platform/server/ids.ts';
import { extendHold } from '../../wallet/server/ledger.ts';
import { HOLD_FOR } from './begin.ts';
import type { StoryParts } from './parts.ts';

/** A maker that has been silent for this long is taken for dead. */
export const SILENCE = 15 * SECOND;
const BEAT_EVERY = 4 * SECOND;

/** Somebody else has taken the story over, or it was cancelled: whatever is at hand must be let fall. */
export class LeaseLostError extends Error {
  override name = 'LeaseLostError';
}

export interface Lease {
  readonly storyId: string;
  /** Aborted once the lease is known to be lost, and by `abandon`. */
  readonly signal: AbortSignal;
  /** Locks the story for this transaction. @throws LeaseLostError when it is no longer ours. */
  require(tx: Tx): Promise<void>;
  /** Lets everything fall that is at hand; the lease itself is kept until it is stopped. */
  abandon(): void;
  stop(): void;
}

/** Takes the story for this maker alone, and gives signs of life until stopped. Undefined when it is not to be had. */
export async function takeLease({ db, clock, log }: StoryParts, storyId: string): Promise<Lease | undefined> {
  const lease = newId();
  const now = clock.now();
  const taken = await db
    .update(stories)
    .set({ lease, beatAt: now, takes: sql`${stories.takes} + 1` })
    .where(
      and(
        eq(stories.id, storyId),
        eq(stories.status, 'making'),
        or(isNull(stories.lease), lt(stories.beatAt, later(now, -SILENCE))),
      ),
    )
    .returning({ id: stories.id });
  if (taken.length === 0) return undefined;
  const control = new AbortController();
  const ours = and(eq(stories.id, storyId), eq(stories.status, 'making'), eq(stories.lease, lease));
  const beat = setInterval(() => {
    const at = clock.now();
    db.update(stories)
      .set({ beatAt: at })
      .where(ours)
      .returning({ id: stories.id })
      .then(async (held) => {
        if (held.length > 0) await extendHold(db, storyId, later(at, HOLD_FOR));
        else control.abort();
      })
      .catch((error: unknown) => log.warn({ story: storyId, err: error }, 'a sign of life was lost'));
  }, BEAT_EVERY);
  beat.unref();
  return {
    storyId,
    signal: control.signal,
    async require(tx) {
      const [row] = await tx.select({ id: stories.id }).from(stories).where(ours).for('update');
      if (!row) throw new LeaseLostError();
    },
    abandon: () => control.abort(),
    stop: () => clearInterval(beat),
  };
}
