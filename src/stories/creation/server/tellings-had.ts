import { and, desc, eq, isNotNull } from 'drizzle-orm';
import type { Db } from '../../../platform/server/database/database.ts';
import { stories } from '../../story/server/schema.ts';

/** A family that has had more of them may meet the oldest again. */
const MOST = 200;

/** The ids of the tellings that a user’s latest stories were written from, the newest first. */
export async function tellingsHad(db: Db, userId: string): Promise<string[]> {
  const rows = await db
    .select({ telling: stories.telling })
    .from(stories)
    .where(and(eq(stories.userId, userId), isNotNull(stories.telling)))
    .orderBy(desc(stories.createdAt), desc(stories.id))
    .limit(MOST);
  return rows.flatMap(({ telling }) => telling ?? []);
}
