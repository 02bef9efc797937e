import { and, asc, desc, eq, inArray } from 'drizzle-orm';
import { idSchema } from '../../../platform/contract.ts';
import { notFound } from '../../../platform/server/http/errors.ts';
import type { Story } from '../contract.ts';
import type { StoryDeps } from './deps.ts';
import { stories, storyPictures } from './schema.ts';
import { storyView } from './view.ts';

/** Maximum number of stories in one response. */
const MAX_STORIES = 500;

/** A parent's stories, newest first. */
export async function storiesOf(deps: StoryDeps, userId: string): Promise<Story[]> {
  const rows = await deps.db
    .select()
    .from(stories)
    .where(eq(stories.userId, userId))
    .orderBy(desc(stories.createdAt), desc(stories.id))
    .limit(MAX_STORIES);
  if (rows.length === 0) return [];
  const pictures = await deps.db
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
  return rows.map((row) => storyView(deps, row, byStory.get(row.id) ?? []));
}

/** @throws NOT_FOUND for unknown stories and for those of other parents. */
export async function ownStoryRow({ db }: StoryDeps, userId: string, storyId: string) {
  // Malformed ids are not queried.
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
export async function ownStory(deps: StoryDeps, userId: string, storyId: string): Promise<Story> {
  const row = await ownStoryRow(deps, userId, storyId);
  const pictures = await deps.db
    .select()
    .from(storyPictures)
    .where(eq(storyPictures.storyId, storyId))
    .orderBy(asc(storyPictures.index));
  return storyView(deps, row, pictures);
}
