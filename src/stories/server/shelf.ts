import { and, asc, desc, eq, inArray, not } from 'drizzle-orm';
import { stories, storyPictures } from '../../database/schema/stories.ts';
import { idSchema } from '../../platform/contract.ts';
import { notFound } from '../../platform/server/errors.ts';
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
  if (!row) throw notFound('We could not find this story. It may have been removed.');
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
  const { status, pages } = await ownStoryRow(parts, userId, storyId);
  if (status === 'making' && !pages) await cancelStory(parts, storyId);
  const pictures = await parts.db
    .select({ mediaKey: storyPictures.mediaKey })
    .from(storyPictures)
    .where(eq(storyPictures.storyId, storyId));
  await clearShelf(parts, storyId);
  await parts.db.delete(stories).where(and(eq(stories.id, storyId), eq(stories.userId, userId)));
  await takeDown(
    parts,
    pictures.map(({ mediaKey }) => mediaKey),
  );
}
