import { and, eq, isNull } from 'drizzle-orm';
import { users } from '../../../accounts/server/schema.ts';
import { idSchema } from '../../../platform/contract.ts';
import { conflict, notFound } from '../../../platform/server/http/errors.ts';
import type { StoryDeps } from '../../story/server/deps.ts';
import { stories, storyShares } from '../../story/server/schema.ts';
import { type Share, sharePath } from '../contract.ts';

type ShareRow = typeof storyShares.$inferSelect;

/** How a story is shared, as its parent sees it. */
export async function shareOf(deps: StoryDeps, storyId: string): Promise<Share> {
  const [row] = await deps.db.select().from(storyShares).where(eq(storyShares.storyId, storyId));
  return shareView(deps, row);
}

/**
 * Shares a story, or changes how; sharing again changes nothing. Without `showNames` the setting stays as it is;
 * names are hidden by default. The caller has checked who owns the story.
 * @throws CONFLICT for a story that is not finished.
 */
export async function shareStory(
  deps: StoryDeps,
  story: { readonly id: string; readonly status: string },
  showNames: boolean | undefined,
): Promise<Share> {
  if (story.status !== 'ready') throw conflict('This story isn’t finished yet, so you can’t share it.');
  const [row] = await deps.db
    .insert(storyShares)
    .values({ storyId: story.id, showNames: showNames ?? false, createdAt: deps.clock.now() })
    .onConflictDoUpdate({
      target: storyShares.storyId,
      set: showNames === undefined ? { storyId: story.id } : { showNames },
    })
    .returning();
  return shareView(deps, row);
}

/**
 * Shows or hides the name in a shared story; never shares one that was revoked in the meantime.
 * @throws NOT_FOUND when the story is not shared.
 */
export async function changeShare(deps: StoryDeps, storyId: string, showNames: boolean): Promise<Share> {
  const [row] = await deps.db
    .update(storyShares)
    .set({ showNames })
    .where(eq(storyShares.storyId, storyId))
    .returning();
  if (!row) throw notFound('This story is no longer shared.');
  return shareView(deps, row);
}

/** Revokes the link and deletes its card. Does nothing when the story is not shared. */
export async function revokeShare(deps: StoryDeps, storyId: string): Promise<Share> {
  const [row] = await deps.db.delete(storyShares).where(eq(storyShares.storyId, storyId)).returning();
  if (row?.cardKey) await deps.media.delete(row.cardKey);
  return shareView(deps, undefined);
}

/**
 * A story that anybody may read, with its share; undefined for all others, also when its parent's account is deleted.
 */
export async function sharedRow(
  { db }: Pick<StoryDeps, 'db'>,
  storyId: string,
): Promise<{ story: typeof stories.$inferSelect; share: ShareRow } | undefined> {
  // Avoids a query for anything that is not an id.
  if (!idSchema.safeParse(storyId).success) return undefined;
  const [found] = await db
    .select({ story: stories, share: storyShares })
    .from(storyShares)
    .innerJoin(stories, eq(stories.id, storyShares.storyId))
    .innerJoin(users, eq(users.id, stories.userId))
    .where(and(eq(storyShares.storyId, storyId), eq(stories.status, 'ready'), isNull(users.deletedAt)));
  return found;
}

function shareView({ publicUrl }: StoryDeps, row: ShareRow | undefined): Share {
  if (!row) return { shared: false, showNames: false, url: null };
  return { shared: true, showNames: row.showNames, url: publicUrl + sharePath(row.storyId) };
}
