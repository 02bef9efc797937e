import { and, asc, eq, inArray, type SQL, sql } from 'drizzle-orm';
import type { z } from 'zod/mini';
import type { Db } from '../../../platform/server/database/database.ts';
import { storyCalls, storyPictures } from '../../../stories/story/server/schema.ts';
import { creditReservations } from '../../../wallet/server/schema.ts';
import type { adminCallSchema } from '../../records-contract.ts';
import { inDollars } from './figures.ts';

/** A safety limit: a story has at most about two dozen calls. */
const CALLS_MOST = 200;

/** Every call that was made for a story, in order. */
export async function callsOf(db: Db, storyId: string): Promise<z.input<typeof adminCallSchema>[]> {
  const rows = await db
    .select()
    .from(storyCalls)
    .where(eq(storyCalls.storyId, storyId))
    .orderBy(asc(storyCalls.at), asc(storyCalls.id))
    .limit(CALLS_MOST);
  return rows.map(({ storyId: _, at, ...call }) => ({
    ...call,
    cost: inDollars(call.costMicros),
    at: at.toISOString(),
  }));
}

/** One driver returns sums and counts as strings, the other as numbers. */
const number = (what: SQL) => sql`${what}`.mapWith(Number);

/** The sums of the calls of each story; stories without calls are omitted. */
export async function callSums(db: Db, ids: readonly string[]) {
  const rows = await db
    .select({
      storyId: sql<string>`${storyCalls.storyId}`,
      calls: number(sql`count(*)`),
      tokensIn: number(sql`sum(${storyCalls.tokensIn})`),
      tokensCached: number(sql`sum(${storyCalls.tokensCached})`),
      tokensOut: number(sql`sum(${storyCalls.tokensOut})`),
      /** How many of the calls have a known cost. */
      known: number(sql`count(${storyCalls.costMicros})`),
      micros: number(sql`coalesce(sum(${storyCalls.costMicros}), 0)`),
      wroteLast: sql<string | null>`(array_agg(${storyCalls.provider} order by ${storyCalls.at} desc)
        filter (where ${storyCalls.kind} = 'text' and ${storyCalls.outcome} = 'ok'))[1]`,
    })
    .from(storyCalls)
    .where(inArray(storyCalls.storyId, [...ids]))
    .groupBy(storyCalls.storyId);
  return new Map(rows.map(({ storyId, ...sums }) => [storyId, sums]));
}

/** The number of pictures of each story, and their painters; stories without pictures are omitted. */
export async function pictureSums(db: Db, ids: readonly string[]) {
  const rows = await db
    .select({
      storyId: storyPictures.storyId,
      pictures: number(sql`count(*)`),
      paintedBy: sql<
        string[]
      >`array_agg(distinct ${storyPictures.paintedBy} order by ${storyPictures.paintedBy})`,
    })
    .from(storyPictures)
    .where(inArray(storyPictures.storyId, [...ids]))
    .groupBy(storyPictures.storyId);
  return new Map(rows.map(({ storyId, ...sums }) => [storyId, sums]));
}

/** Credits captured for each story; stories whose credit is held or was released are omitted. */
export async function creditsOf(db: Db, ids: readonly string[]): Promise<ReadonlyMap<string, number>> {
  const rows = await db
    .select({ storyId: creditReservations.storyId, amount: creditReservations.amount })
    .from(creditReservations)
    .where(and(inArray(creditReservations.storyId, [...ids]), eq(creditReservations.state, 'captured')));
  return new Map(rows.map(({ storyId, amount }) => [storyId, amount]));
}
