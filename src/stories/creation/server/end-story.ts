import { and, eq } from 'drizzle-orm';
import { later, SECOND } from '../../../platform/server/clock.ts';
import type { Tx } from '../../../platform/server/database/database.ts';
import { conflict } from '../../../platform/server/http/errors.ts';
import { BEATS } from '../../../studio/illustrations.ts';
import { release } from '../../../wallet/server/ledger.ts';
import { type StoryDeps, topicOf } from '../../story/server/deps.ts';
import { record } from '../../story/server/events.ts';
import { stories, storyPictures } from '../../story/server/schema.ts';
import { clearProviderResults } from './provider-result-cache.ts';

const FAILURE_SENTENCE =
  'We couldn’t finish this story, so you’ve got your credit back. Please try again in a minute.';

/** Pictures that a story lacks at its end are painted after this time. */
const REPAINT_DELAY = 15 * SECOND;

/**
 * Ends a story that could not be finished. Without a text it fails and the credit is released; with a text it becomes
 * ready with the pictures it has, and the others are painted later. Does nothing to a story that has already ended.
 */
export async function endUnfinished(
  deps: StoryDeps,
  storyId: string,
  code: string,
  sentence = FAILURE_SENTENCE,
): Promise<void> {
  const { db, clock, pubSub } = deps;
  await db.transaction(async (tx) => {
    const [story] = await tx
      .select({ pages: stories.pages })
      .from(stories)
      .where(and(eq(stories.id, storyId), eq(stories.status, 'making')))
      .for('update');
    if (!story) return;
    const now = clock.now();
    if (story.pages) {
      await makeReady(tx, storyId, now);
      return;
    }
    await tx
      .update(stories)
      .set({ status: 'failed', failureCode: code, failure: sentence, finishedAt: now })
      .where(eq(stories.id, storyId));
    await release(tx, storyId, 'the story could not be made', now);
    await record(tx, storyId, 'failed', { error: sentence, code });
  });
  await clearEnded(deps, storyId);
  pubSub.publish(topicOf(storyId));
}

/** Makes a story that has its text ready to be read; pictures that it lacks are due to be painted soon. */
export async function makeReady(tx: Tx, storyId: string, now: Date): Promise<void> {
  const painted = await tx.$count(storyPictures, eq(storyPictures.storyId, storyId));
  const repaintAt = painted < BEATS.length ? later(now, REPAINT_DELAY) : null;
  await tx
    .update(stories)
    .set({ status: 'ready', finishedAt: now, repaintAt })
    .where(eq(stories.id, storyId));
  await record(tx, storyId, 'done', { id: storyId });
}

/** Deletes the cached provider results once the story has ended and has its pictures. */
export async function clearEnded(deps: StoryDeps, storyId: string): Promise<void> {
  const { db, log } = deps;
  const [story] = await db
    .select({ status: stories.status, repaintAt: stories.repaintAt })
    .from(stories)
    .where(eq(stories.id, storyId));
  if (story?.status === 'making' || story?.repaintAt) return;
  await clearProviderResults(deps, storyId).catch((error: unknown) =>
    log.warn({ story: storyId, err: error }, 'cached provider results were not deleted'),
  );
}

/**
 * Cancels a story at the parent's request, and releases the credit.
 * @throws CONFLICT once the text is stored, or when the story has ended.
 */
export async function cancelStory({ db, clock, pubSub }: StoryDeps, storyId: string): Promise<void> {
  await db.transaction(async (tx) => {
    const [story] = await tx
      .select({ status: stories.status, pages: stories.pages })
      .from(stories)
      .where(eq(stories.id, storyId))
      .for('update');
    if (story?.status === 'cancelled') return;
    if (story?.status !== 'making')
      throw conflict('This story has already ended, so there’s nothing to cancel.');
    if (story.pages) throw conflict('The words are already written. Your story will be ready in a moment.');
    const now = clock.now();
    await tx.update(stories).set({ status: 'cancelled', finishedAt: now }).where(eq(stories.id, storyId));
    await release(tx, storyId, 'cancelled by the parent', now);
    await record(tx, storyId, 'failed', {
      error: 'You cancelled this story, and you’ve got your credit back.',
      code: 'CANCELLED',
    });
  });
  pubSub.publish(topicOf(storyId));
}
