import { and, asc, eq, isNotNull, isNull, lt, or } from 'drizzle-orm';
import { later, MINUTE } from '../../../platform/server/clock.ts';
import { expiredHolds } from '../../../wallet/server/ledger.ts';
import { MAKING_QUEUE, type StoryDeps } from '../../story/server/deps.ts';
import { stories } from '../../story/server/schema.ts';
import { endUnfinished } from './end-story.ts';
import { LEASE_TIMEOUT } from './lease.ts';

/** A story that was taken up this often without anything of it being stored ends, and its credit is released. */
const MAX_ATTEMPTS = 4;
/** A story that has not been started for this long has lost its job in the queue. */
const QUEUE_TIMEOUT = MINUTE;
const BATCH_SIZE = 100;

/** Finds stories whose heartbeat has stopped, and queues or ends them. Safe to run on any server at any time. */
export async function sweepStories(deps: StoryDeps): Promise<void> {
  const { db, clock, jobs, log } = deps;
  const now = clock.now();
  const stalled = await db
    .select({ id: stories.id, takes: stories.takes })
    .from(stories)
    .where(
      and(
        eq(stories.status, 'making'),
        or(
          and(isNotNull(stories.lease), lt(stories.heartbeatAt, later(now, -LEASE_TIMEOUT))),
          and(isNull(stories.lease), lt(stories.heartbeatAt, later(now, -QUEUE_TIMEOUT))),
        ),
      ),
    )
    .orderBy(asc(stories.heartbeatAt))
    .limit(BATCH_SIZE);
  for (const { id, takes } of stalled) {
    if (takes >= MAX_ATTEMPTS) await endUnfinished(deps, id, 'STORY_FAILED');
    else await jobs.send(MAKING_QUEUE, { storyId: id });
  }
  for (const storyId of await expiredHolds(db, now, BATCH_SIZE)) {
    log.warn({ story: storyId }, 'a hold expired');
    await endUnfinished(deps, storyId, 'STORY_FAILED');
  }
}

/**
 * Runs after the start of an app with the embedded database: no other process can be making a story, so every
 * unfinished story is queued again at once.
 */
export async function resumeStories(deps: StoryDeps): Promise<void> {
  const { db, jobs, clock } = deps;
  const unfinished = await db
    .update(stories)
    .set({ lease: null, heartbeatAt: clock.now() })
    .where(eq(stories.status, 'making'))
    .returning({ id: stories.id, takes: stories.takes });
  for (const { id, takes } of unfinished) {
    // A story that has repeatedly crashed the app is not tried again.
    if (takes >= MAX_ATTEMPTS) await endUnfinished(deps, id, 'STORY_FAILED');
    else await jobs.send(MAKING_QUEUE, { storyId: id });
  }
}
