import { and, eq } from 'drizzle-orm';
import { stories } from '../../database/schema/stories.ts';
import { conflict } from '../../platform/server/errors.ts';
import { release } from '../../wallet/server/ledger.ts';
import { record } from './events.ts';
import { clearShelf } from './paid.ts';
import { type StoryParts, topicOf } from './parts.ts';

const SORRY = 'We couldn’t finish this story, so your credit is back. Please try again in a minute.';

/**
 * Ends a story that could not be made. Without a text the credit goes back; with one, the story is ready as it is,
 * with the pictures that there are. Nothing happens to a story that has ended before.
 */
export async function giveUp(
  parts: StoryParts,
  storyId: string,
  code: string,
  sentence = SORRY,
): Promise<void> {
  const { db, clock, signals } = parts;
  await db.transaction(async (tx) => {
    const [story] = await tx
      .select({ pages: stories.pages })
      .from(stories)
      .where(and(eq(stories.id, storyId), eq(stories.status, 'making')))
      .for('update');
    if (!story) return;
    const now = clock.now();
    if (story.pages) {
      await tx.update(stories).set({ status: 'ready', finishedAt: now }).where(eq(stories.id, storyId));
      await record(tx, storyId, 'done', { id: storyId });
      return;
    }
    await tx
      .update(stories)
      .set({ status: 'failed', failureCode: code, failure: sentence, finishedAt: now })
      .where(eq(stories.id, storyId));
    await release(tx, storyId, 'the story could not be made', now);
    await record(tx, storyId, 'failed', { error: sentence, code });
  });
  await clearShelf(parts, storyId);
  signals.tell(topicOf(storyId));
}

/**
 * Stops a story at the parent's wish, and gives the credit back.
 * @throws CONFLICT once the text stands, or when the story has ended.
 */
export async function cancelStory({ db, clock, signals }: StoryParts, storyId: string): Promise<void> {
  await db.transaction(async (tx) => {
    const [story] = await tx
      .select({ status: stories.status, pages: stories.pages })
      .from(stories)
      .where(eq(stories.id, storyId))
      .for('update');
    if (story?.status === 'cancelled') return;
    if (story?.status !== 'making')
      throw conflict('This story has ended already, so there is nothing to cancel.');
    if (story.pages) throw conflict('The words are written already. Your story will be ready in a moment.');
    const now = clock.now();
    await tx.update(stories).set({ status: 'cancelled', finishedAt: now }).where(eq(stories.id, storyId));
    await release(tx, storyId, 'cancelled by the parent', now);
    await record(tx, storyId, 'failed', {
      error: 'You cancelled this story. Your credit is back.',
      code: 'CANCELLED',
    });
  });
  signals.tell(topicOf(storyId));
}
