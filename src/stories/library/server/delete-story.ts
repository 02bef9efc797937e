import { eq } from 'drizzle-orm';
import { AppError } from '../../../platform/server/http/errors.ts';
import { cancelStory } from '../../creation/server/end-story.ts';
import { clearProviderResults } from '../../creation/server/provider-result-cache.ts';
import type { StoryDeps } from '../../story/server/deps.ts';
import { ownStoryRow } from '../../story/server/own-stories.ts';
import { deletePictureFiles } from '../../story/server/pictures.ts';
import { stories, storyPictures, storyShares } from '../../story/server/schema.ts';

/**
 * Deletes a story with its pictures. A story that is still being made is cancelled first, if possible.
 * @throws NOT_FOUND
 */
export async function deleteStory(deps: StoryDeps, userId: string, storyId: string): Promise<void> {
  await removeStory(deps, await ownStoryRow(deps, userId, storyId));
}

/** Deletes a story that has been looked up. Does nothing when it no longer exists. */
export async function removeStory(
  deps: StoryDeps,
  { id, status, pages }: Pick<typeof stories.$inferSelect, 'id' | 'status' | 'pages'>,
): Promise<void> {
  if (status === 'making' && !pages) await cancelIfStill(deps, id);
  await clearProviderResults(deps, id);
  const files = await deps.db.transaction(async (tx) => {
    // Storing a picture locks the story too: a picture is either stored before this and found here, or not stored at
    // all.
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
  for (const { cardKey } of files.shares) if (cardKey) await deps.media.delete(cardKey);
  await deletePictureFiles(
    deps,
    files.pictures.map(({ mediaKey }) => mediaKey),
  );
}

/**
 * A story whose text has arrived in the meantime, or that has ended or been deleted, is not cancelled; it is deleted
 * all the same.
 */
async function cancelIfStill(deps: StoryDeps, storyId: string): Promise<void> {
  try {
    await cancelStory(deps, storyId);
  } catch (error) {
    if (!(error instanceof AppError && error.code === 'CONFLICT')) throw error;
  }
}
