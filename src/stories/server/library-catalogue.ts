import { and, eq, isNotNull, isNull } from 'drizzle-orm';
import { type StoredPage, stories, storyWords } from '../../database/schema/stories.ts';
import type { Tx } from '../../platform/server/db.ts';
import type { Queue } from '../../platform/server/jobs.ts';
import { childNamed } from './children-names.ts';
import { gramsOf, searchedWords } from './library-words.ts';
import type { StoryParts } from './parts.ts';
import { wishOf } from './view.ts';

/** Stories that one job looks at; the next job goes on. */
const AT_ONCE = 200;

/** The queue that lists stories from before there was a catalogue. */
export const CATALOGUE_QUEUE: Queue = { name: 'stories.catalogue', side: 1, retries: 5, expireSeconds: 90 };

/** Writes the words of a story down where searches look for them, in the transaction that stores its text. */
export async function catalogue(
  tx: Tx,
  { id, userId, title, pages }: { id: string; userId: string; title: string; pages: readonly StoredPage[] },
): Promise<void> {
  const words = searchedWords(title, pages);
  const known = { userId, words, grams: gramsOf(words) };
  await tx
    .insert(storyWords)
    .values({ storyId: id, ...known })
    .onConflictDoUpdate({ target: storyWords.storyId, set: known });
}

/**
 * Lists some stories that are not in the catalogue yet, with the child they were made for: the migration cannot read
 * the sealed names. True when there may be more.
 */
export async function catalogueSome(parts: StoryParts, userId?: string): Promise<boolean> {
  const rows = await parts.db
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
    .limit(AT_ONCE);
  for (const { story } of rows) {
    const { childName } = wishOf(parts, story);
    await parts.db.transaction(async (tx) => {
      // Deleted meanwhile: then there is nothing to list.
      const [still] = await tx
        .select({ id: stories.id })
        .from(stories)
        .where(eq(stories.id, story.id))
        .for('update');
      if (!still) return;
      const childId = await childNamed(tx, parts, story.userId, childName);
      await tx.update(stories).set({ childId }).where(eq(stories.id, story.id));
      await catalogue(tx, { ...story, title: story.title ?? '', pages: story.pages ?? [] });
    });
  }
  return rows.length === AT_ONCE;
}

/** Lists all stories of a parent that are not in the catalogue yet. */
export async function catalogueAll(parts: StoryParts, userId: string): Promise<void> {
  while (await catalogueSome(parts, userId));
}
