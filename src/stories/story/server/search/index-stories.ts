import { and, eq, isNotNull, isNull } from 'drizzle-orm';
import type { Tx } from '../../../../platform/server/database/database.ts';
import type { Queue } from '../../../../platform/server/jobs/jobs.ts';
import { childNamed } from '../children-names.ts';
import type { StoryDeps } from '../deps.ts';
import { type StoredPage, stories, storyWords } from '../schema.ts';
import { storyRequestOf } from '../view.ts';
import { gramsOf, searchedWords } from './search-words.ts';

/** Number of stories that one job indexes; the next job continues. */
const BATCH_SIZE = 200;

/** The queue that indexes stories from before the search index existed. */
export const INDEX_QUEUE: Queue = {
  name: 'stories.catalogue',
  concurrency: 1,
  retries: 5,
  expireSeconds: 90,
};

/** Adds a story to the search index, in the transaction that stores its text. */
export async function indexStory(
  tx: Tx,
  { id, userId, title, pages }: { id: string; userId: string; title: string; pages: readonly StoredPage[] },
): Promise<void> {
  const words = searchedWords(title, pages);
  const row = { userId, words, grams: gramsOf(words) };
  await tx
    .insert(storyWords)
    .values({ storyId: id, ...row })
    .onConflictDoUpdate({ target: storyWords.storyId, set: row });
}

/**
 * Indexes a batch of stories that are not in the search index yet, and links each to its child: the migration could not
 * read the encrypted names. True when there may be more.
 */
export async function indexSomeStories(deps: StoryDeps, userId?: string): Promise<boolean> {
  const rows = await deps.db
    .select({ story: stories })
    .from(stories)
    .leftJoin(storyWords, eq(storyWords.storyId, stories.id))
    .where(
      and(
        isNotNull(stories.pages),
        isNull(storyWords.storyId),
        userId === undefined ? undefined : eq(stories.userId, userId),
      ),
    )
    .limit(BATCH_SIZE);
  for (const { story } of rows) {
    const { childName } = storyRequestOf(deps, story);
    await deps.db.transaction(async (tx) => {
      // Deleted meanwhile: there is nothing to index.
      const [still] = await tx
        .select({ id: stories.id })
        .from(stories)
        .where(eq(stories.id, story.id))
        .for('update');
      if (!still) return;
      const childId = await childNamed(tx, deps, story.userId, childName);
      await tx.update(stories).set({ childId }).where(eq(stories.id, story.id));
      await indexStory(tx, { ...story, title: story.title ?? '', pages: story.pages ?? [] });
    });
  }
  return rows.length === BATCH_SIZE;
}

/** Indexes all stories of a parent that are not in the search index yet. */
export async function indexAllStories(deps: StoryDeps, userId: string): Promise<void> {
  while (await indexSomeStories(deps, userId));
}
