import { and, eq, isNull } from 'drizzle-orm';
import { users } from '../../database/schema/accounts.ts';
import { storyShares } from '../../database/schema/sharing.ts';
import { stories } from '../../database/schema/stories.ts';
import { idSchema } from '../../platform/contract.ts';
import { conflict, notFound } from '../../platform/server/errors.ts';
import { type Share, sharePath } from '../share-contract.ts';
import type { StoryParts } from './parts.ts';

type ShareRow = typeof storyShares.$inferSelect;

/** How the parent sees it. */
export async function shareOf(parts: StoryParts, storyId: string): Promise<Share> {
  const [row] = await parts.db.select().from(storyShares).where(eq(storyShares.storyId, storyId));
  return shareView(parts, row);
}

/**
 * Shares a story, or changes how; sharing once more changes nothing. Without a word on names they stay as they were,
 * and are hidden at first.
 * @throws CONFLICT for a story that is not finished. Whose story it is, the caller has looked up.
 */
export async function shareStory(
  parts: StoryParts,
  story: { readonly id: string; readonly status: string },
  showNames: boolean | undefined,
): Promise<Share> {
  if (story.status !== 'ready') throw conflict('This story is not finished yet, so it cannot be shared.');
  const [row] = await parts.db
    .insert(storyShares)
    .values({ storyId: story.id, showNames: showNames ?? false, createdAt: parts.clock.now() })
    .onConflictDoUpdate({
      target: storyShares.storyId,
      set: showNames === undefined ? { storyId: story.id } : { showNames },
    })
    .returning();
  return shareView(parts, row);
}

/**
 * Shows or hides the name in a story that is shared; it never shares one that was taken back meanwhile.
 * @throws NOT_FOUND when the story is not shared.
 */
export async function changeShare(parts: StoryParts, storyId: string, showNames: boolean): Promise<Share> {
  const [row] = await parts.db
    .update(storyShares)
    .set({ showNames })
    .where(eq(storyShares.storyId, storyId))
    .returning();
  if (!row) throw notFound('This story is no longer shared.');
  return shareView(parts, row);
}

/** Takes the link away, with everything that was made for it. Nothing happens to a story that is not shared. */
export async function revokeShare(parts: StoryParts, storyId: string): Promise<Share> {
  const [row] = await parts.db.delete(storyShares).where(eq(storyShares.storyId, storyId)).returning();
  if (row?.cardKey) await parts.media.delete(row.cardKey);
  return shareView(parts, undefined);
}

/** A story that anybody may read, with how it is shared; undefined for all others, also when its parent has gone. */
export async function sharedRow(
  { db }: Pick<StoryParts, 'db'>,
  storyId: string,
): Promise<{ story: typeof stories.$inferSelect; share: ShareRow } | undefined> {
  // Whatever does not look like an id is not looked up.
  if (!idSchema.safeParse(storyId).success) return undefined;
  const [found] = await db
    .select({ story: stories, share: storyShares })
    .from(storyShares)
    .innerJoin(stories, eq(stories.id, storyShares.storyId))
    .innerJoin(users, eq(users.id, stories.userId))
    .where(and(eq(storyShares.storyId, storyId), eq(stories.status, 'ready'), isNull(users.deletedAt)));
  return found;
}

function shareView({ publicUrl }: StoryParts, row: ShareRow | undefined): Share {
  if (!row) return { shared: false, showNames: false, url: null };
  return { shared: true, showNames: row.showNames, url: publicUrl + sharePath(row.storyId) };
}
