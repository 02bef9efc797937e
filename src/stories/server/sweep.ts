import { and, asc, eq, isNotNull, isNull, lt, or } from 'drizzle-orm';
import { stories } from '../../database/schema/stories.ts';
import { later, MINUTE } from '../../platform/server/clock.ts';
import { expiredHolds } from '../../wallet/server/ledger.ts';
import { SILENCE } from './lease.ts';
import { MAKING_QUEUE, type StoryParts } from './parts.ts';
import { giveUp } from './settle.ts';

/** A story that four makers could not finish ends, and its credit goes back. */
const MOST_TAKES = 4;
/** A story that nobody has begun for this long has lost its place in the queue. */
const WAITED_LONG = MINUTE;
const MOST = 100;

/** Finds stories whose maker has fallen silent: they are taken up again, or ended. Safe to run anywhere, any time. */
export async function sweepStories(parts: StoryParts): Promise<void> {
  const { db, clock, jobs, log } = parts;
  const now = clock.now();
  const silent = await db
    .select({ id: stories.id, takes: stories.takes })
    .from(stories)
    .where(
      and(
        eq(stories.status, 'making'),
        or(
          and(isNotNull(stories.lease), lt(stories.beatAt, later(now, -SILENCE))),
          and(isNull(stories.lease), lt(stories.beatAt, later(now, -WAITED_LONG))),
        ),
      ),
    )
    .orderBy(asc(stories.beatAt))
    .limit(MOST);
  for (const { id, takes } of silent) {
    if (takes >= MOST_TAKES) await giveUp(parts, id, 'STORY_FAILED');
    else await jobs.send(MAKING_QUEUE, { storyId: id });
  }
  for (const storyId of await expiredHolds(db, now, MOST)) {
    log.warn({ story: storyId }, 'a hold ran out');
    await giveUp(parts, storyId, 'STORY_FAILED');
  }
}

/**
 * After a start of the embedded house: no other process can be at work, so every story that was being made lies
 * still, and is taken up again at once.
 */
export async function resumeStories(parts: StoryParts): Promise<void> {
  const { db, jobs, clock } = parts;
  const lying = await db
    .update(stories)
    .set({ lease: null, beatAt: clock.now() })
    .where(eq(stories.status, 'making'))
    .returning({ id: stories.id, takes: stories.takes });
  for (const { id, takes } of lying) {
    // One that has brought the house down again and again is not tried once more.
    if (takes >= MOST_TAKES) await giveUp(parts, id, 'STORY_FAILED');
    else await jobs.send(MAKING_QUEUE, { storyId: id });
  }
}
