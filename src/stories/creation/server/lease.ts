import { and, eq, isNull, lt, or, sql } from 'drizzle-orm';
import { later, SECOND } from '../../../platform/server/clock.ts';
import type { Tx } from '../../../platform/server/database/database.ts';
import { newId } from '../../../platform/server/security/ids.ts';
import { extendHold } from '../../../wallet/server/ledger.ts';
import type { StoryDeps } from '../../story/server/deps.ts';
import { stories } from '../../story/server/schema.ts';
import { HOLD_DURATION } from './begin-story.ts';

/** A lease without a heartbeat for this long has expired. */
export const LEASE_TIMEOUT = 15 * SECOND;
const HEARTBEAT_INTERVAL = 4 * SECOND;

/** Another server has taken the story over, or it was cancelled: the work on it must stop. */
export class LeaseLostError extends Error {
  override name = 'LeaseLostError';
}

export interface Lease {
  readonly storyId: string;
  /** Aborted once the lease is known to be lost, and by `abandon`. */
  readonly signal: AbortSignal;
  /** Locks the story for this transaction. @throws LeaseLostError when the lease is lost. */
  require(tx: Tx): Promise<void>;
  /**
   * The same, for a transaction that stores a part of the story: the lease counts as taken once again, since a story that
   * gets on has not failed, however often the app was restarted. @throws LeaseLostError when the lease is lost.
   */
  advance(tx: Tx): Promise<void>;
  /** Aborts `signal`; the lease itself is held until it is stopped. */
  abandon(): void;
  /** Stops the heartbeat. */
  stop(): void;
}

/** Takes the lease of a story, and renews it by a heartbeat until stopped. Undefined when another server holds it or the story has ended. */
export async function takeLease({ db, clock, log }: StoryDeps, storyId: string): Promise<Lease | undefined> {
  const lease = newId();
  const now = clock.now();
  const taken = await db
    .update(stories)
    .set({ lease, heartbeatAt: now, takes: sql`${stories.takes} + 1` })
    .where(
      and(
        eq(stories.id, storyId),
        eq(stories.status, 'making'),
        or(isNull(stories.lease), lt(stories.heartbeatAt, later(now, -LEASE_TIMEOUT))),
      ),
    )
    .returning({ id: stories.id });
  if (taken.length === 0) return undefined;
  const controller = new AbortController();
  const ours = and(eq(stories.id, storyId), eq(stories.status, 'making'), eq(stories.lease, lease));
  const heartbeat = setInterval(() => {
    const at = clock.now();
    db.update(stories)
      .set({ heartbeatAt: at })
      .where(ours)
      .returning({ id: stories.id })
      .then(async (held) => {
        if (held.length > 0) await extendHold(db, storyId, later(at, HOLD_DURATION));
        else controller.abort();
      })
      .catch((error: unknown) => log.warn({ story: storyId, err: error }, 'a heartbeat failed'));
  }, HEARTBEAT_INTERVAL);
  heartbeat.unref();
  return {
    storyId,
    signal: controller.signal,
    async require(tx) {
      const [row] = await tx.select({ id: stories.id }).from(stories).where(ours).for('update');
      if (!row) throw new LeaseLostError();
    },
    async advance(tx) {
      const [row] = await tx.update(stories).set({ takes: 1 }).where(ours).returning({ id: stories.id });
      if (!row) throw new LeaseLostError();
    },
    abandon: () => controller.abort(),
    stop: () => clearInterval(heartbeat),
  };
}
