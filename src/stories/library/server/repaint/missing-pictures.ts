import { and, eq, inArray, isNotNull, isNull, lte } from 'drizzle-orm';
import { users } from '../../../../accounts/server/schema.ts';
import { HOUR, later, MINUTE, SECOND } from '../../../../platform/server/clock.ts';
import type { Queue } from '../../../../platform/server/jobs/jobs.ts';
import { spentOn } from '../../../creation/server/call-log.ts';
import { clearEnded } from '../../../creation/server/end-story.ts';
import type { StoryDeps } from '../../../story/server/deps.ts';
import { stories } from '../../../story/server/schema.ts';
import { missingPictures, picturesOfAll } from './find-pictures.ts';
import { repaintPicture } from './repaint-picture.ts';

/** The queue on which the pictures are painted that a ready story lacks. */
export const MISSING_PICTURES_QUEUE: Queue = {
  name: 'stories.missing-pictures',
  concurrency: 1,
  retries: 0,
  expireSeconds: 600,
};

/** A job begins no further story after this time. */
const JOB_DURATION = 45 * SECOND;
/** The time until the next try, longer than one takes; after the last the story is left as it is. */
const NEXT_TRY = [6 * MINUTE, 30 * MINUTE, 2 * HOUR, 6 * HOUR, 12 * HOUR, 24 * HOUR] as const;

type Due = Pick<typeof stories.$inferSelect, 'id' | 'repaints' | 'commissionEncrypted'>;

/** Enqueues a job when a ready story lacks pictures and its time has come. Safe to run on any server at any time. */
export async function sweepMissingPictures(deps: StoryDeps): Promise<void> {
  const [due] = await deps.db.select({ id: stories.id }).from(stories).where(isDue(deps)).limit(1);
  if (due) await deps.jobs.send(MISSING_PICTURES_QUEUE.name, {});
}

/** Paints the pictures that ready stories lack, story by story, for nothing. */
export async function paintMissingPictures(deps: StoryDeps): Promise<void> {
  const until = Date.now() + JOB_DURATION;
  while (Date.now() < until) {
    const story = await claim(deps);
    if (!story) return;
    await complete(deps, story);
  }
}

/** Stories whose time has come; those of hidden accounts are passed over. */
const isDue = ({ db, clock }: StoryDeps) =>
  and(
    isNotNull(stories.repaintAt),
    lte(stories.repaintAt, clock.now()),
    eq(stories.status, 'ready'),
    inArray(stories.userId, db.select({ id: users.id }).from(users).where(isNull(users.deletedAt))),
  );

/** Takes the story that has waited longest: nobody else takes it until its next try. */
async function claim(deps: StoryDeps): Promise<Due | undefined> {
  const { db, clock } = deps;
  return db.transaction(async (tx) => {
    const [story] = await tx
      .select({
        id: stories.id,
        repaints: stories.repaints,
        commissionEncrypted: stories.commissionEncrypted,
      })
      .from(stories)
      .where(isDue(deps))
      .orderBy(stories.repaintAt)
      .limit(1)
      .for('update', { skipLocked: true });
    if (!story) return undefined;
    const wait = NEXT_TRY[story.repaints];
    const repaintAt = wait === undefined ? null : later(clock.now(), wait);
    await tx
      .update(stories)
      .set({ repaints: story.repaints + 1, repaintAt })
      .where(eq(stories.id, story.id));
    return story;
  });
}

async function complete(deps: StoryDeps, story: Due): Promise<void> {
  const { db, clock, log } = deps;
  const find = async () =>
    missingPictures(deps, story, (await picturesOfAll(deps, [story])).get(story.id) ?? []);
  const { signal } = new AbortController();
  for (const index of await find()) {
    // What the making has spent counts, so that a story keeps to its limits; then the embedded painter paints.
    const before = await spentOn(deps, story.id);
    const painted = await repaintPicture(deps, { storyId: story.id, index }, signal, before);
    // Restarts are no failures: a story that gets on is tried as often as a new one.
    if (!painted) continue;
    const repaintAt = later(clock.now(), NEXT_TRY[0]);
    await db.update(stories).set({ repaints: 1, repaintAt }).where(eq(stories.id, story.id));
  }
  const missing = await find();
  if (missing.length === 0) await db.update(stories).set({ repaintAt: null }).where(eq(stories.id, story.id));
  else log.warn({ story: story.id, missing: missing.length }, 'a story still lacks pictures');
  await clearEnded(deps, story.id);
}
