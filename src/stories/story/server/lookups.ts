import { eq, inArray } from 'drizzle-orm';
import { users } from '../../../accounts/server/schema.ts';
import type { Tx } from '../../../platform/server/database/database.ts';
import { nameHero } from '../../../studio/words.ts';
import type { StoryDeps } from './deps.ts';
import { callName } from './hero-name.ts';
import { stories, storyShares } from './schema.ts';
import { heroNameOf, storyRequestOf } from './view.ts';

/** Whether a story is the caller's own, or is shared by a parent whose account is not hidden. Guests have no id. */
export async function canReadStory(tx: Tx, storyId: string, callerId: string | undefined): Promise<boolean> {
  const [story] = await tx
    .select({ owner: stories.userId, shared: storyShares.storyId, hiddenAt: users.deletedAt })
    .from(stories)
    .innerJoin(users, eq(users.id, stories.userId))
    .leftJoin(storyShares, eq(storyShares.storyId, stories.id))
    .where(eq(stories.id, storyId));
  if (!story) return false;
  return story.owner === callerId || (story.shared !== null && story.hiddenAt === null);
}

/**
 * Titles of these stories by id, as their parent reads them; stories without a title are left out. They may contain the
 * child's name: for nobody but the parent.
 */
export async function storyTitles(
  { db, encryption }: Pick<StoryDeps, 'db' | 'encryption'>,
  ids: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .select({ id: stories.id, title: stories.title, requestEncrypted: stories.requestEncrypted })
    .from(stories)
    .where(inArray(stories.id, [...ids]));
  return new Map(
    rows.flatMap(({ title, ...row }) => {
      const heroName = heroNameOf(storyRequestOf({ encryption }, row));
      return title ? [[row.id, nameHero(title, callName(heroName))]] : [];
    }),
  );
}
