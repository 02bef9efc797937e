import { and, eq, not } from 'drizzle-orm';
import type { Story } from '../../story/contract.ts';
import type { StoryDeps } from '../../story/server/deps.ts';
import { ownStory } from '../../story/server/own-stories.ts';
import { stories } from '../../story/server/schema.ts';

/** Toggles the favorite flag and returns the story. @throws NOT_FOUND */
export async function toggleFavorite(deps: StoryDeps, userId: string, storyId: string): Promise<Story> {
  await deps.db
    .update(stories)
    .set({ isFavorite: not(stories.isFavorite) })
    .where(and(eq(stories.id, storyId), eq(stories.userId, userId)));
  return ownStory(deps, userId, storyId);
}
