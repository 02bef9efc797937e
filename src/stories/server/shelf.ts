import { and, asc, desc, eq, inArray, not } from 'drizzle-orm';
import { storyShares } from '../../database/schema/sharing.ts';
import { stories, storyPictures } from '../../database/schema/stories.ts';
import { idSchema } from '../../platform/contract.ts';
import { AppError, notFound } from '../../platform/server/errors.ts';
import type { Story } from '../contract.ts';
import { clearShelf } from './paid.ts';
import type { StoryParts } from './parts.ts';
import { takeDown } from './pictures.ts';
import { cancelStory } from './settle.ts';
import { storyView } from './view.ts';

/** Most stories in one answer. */
const MOST = 500;

/** A parent's stories, newest first. */
export async function storiesOf(parts: StoryParts, userId: string): Promise<Story[]> {
  const rows = await parts.db
    .select()
    .from(stories)
    .where(eq(stories.userId, userId))
    .orderBy(desc(stories.createdAt), desc(stories.id))
    .limit(MOST);
  if (rows.length === 0) return [];
  const pictures = await parts.db
    .select()
    .from(storyPictures)
    .where(
      inArray(
        storyPictures.storyId,
        rows.map((row) => row.id),
      ),
    )
    .orderBy(asc(storyPictures.index));
  const byStory = new Map<string, typeof pictures>();
  for (const picture of pictures)
    byStory.set(picture.storyId, [...(byStory.get(picture.storyId) ?? []), picture]);
  return rows.map((row) => storyView(parts, row, byStory.get(row.id) ?? []));
}

/** @throws NOT_FOUND for unknown stories and for those of others alike. */
export async function ownStoryRow({ db }: StoryParts, userId: string, storyId: string) {
  // Whatever does not look like an id is not looked up.
  const known = idSchema.safeParse(storyId).success;
  const [row] = known
    ? await db
        .select()
        .from(stories)
        .where(and(eq(stories.id, storyId), eq(stories.userId, userId)))
    : [];
  if (!row) throw notFound('Story not found. It may have been removed.');
  return row;
}

/** @throws NOT_FOUND */
export async function ownStory(parts: StoryParts, userId: string, storyId: string): Promise<Story> {
  const row = await ownStoryRow(parts, userId, storyId);
  const pictures = await parts.db
    .select()
    .from(storyPictures)
    .where(eq(storyPictures.storyId, storyId))
    .orderBy(asc(storyPictures.index));
  return storyView(parts, row, pictures);
}

/** Turns the heart on or off, and answers with what it is now. @throws NOT_FOUND */
export async function toggleFavorite(parts: StoryParts, userId: string, storyId: string): Promise<Story> {
  await parts.db
    .update(stories)
    .set({ isFavorite: not(stories.isFavorite) })
    .where(and(eq(stories.id, storyId), eq(stories.userId, userId)));
  return ownStory(parts, userId, storyId);
}

/** Deletes a story with its pictures. One that is still being made is cancelled first, if that can still be. @throws NOT_FOUND */
export async function deleteStory(parts: StoryParts, userId: string, storyId: string): Promise<void> {
  await removeStory(parts, await ownStoryRow(parts, userId, storyId));
}

/** The same, for a story that has been looked up. Nothing happens to one that has gone since. */
export async function removeStory(
  parts: StoryParts,
  { id, status, pages }: Pick<typeof stories.$inferSelect, 'id' | 'status' | 'pages'>,
): Promise<void> {
  if (status === 'making' && !pages) await cancelIfStill(parts, id);
  await clearShelf(parts, id);
  const files = await parts.db.transaction(async (tx) => {
    // Whoever keeps a picture locks the story too: it came before this and is found here, or it does not come.
    await tx.select({ id: stories.id }).from(stories).where(eq(stories.id, id)).for('update');
    const pictures = await tx
      .delete(storyPictures)
      .where(eq(storyPictures.storyId, id))
      .returning({ mediaKey: storyPictures.mediaKey });
    const shares = await tx
      .delete(storyShares)
      .where(eq(storyShares.storyId, id))
      .returning({ cardKey: storyShares.cardKey });
    await tx.delete(stories).where(eq(stories.id, id));
    return { pictures, shares };
  });
  for (const { cardKey } of files.shares) if (cardKey) await parts.media.delete(cardKey);
  await takeDown(
    parts,
    files.pictures.map(({ mediaKey }) => mediaKey),
  );
}

/** A story whose text came meanwhile, or that has ended or gone, is not cancelled but deleted all the same. */
async function cancelIfStill(parts: StoryParts, storyId: string): Promise<void> {
  try {
    await cancelStory(parts, storyId);
  } catch (error) {
    if (!(error instanceof AppError && error.code === 'CONFLICT')) throw error;
  }
}
