import { and, asc, eq, inArray, type SQL, sql } from 'drizzle-orm';
import type { z } from 'zod/mini';
import { storyCalls, storyPictures } from '../../database/schema/stories.ts';
import { creditReservations } from '../../database/schema/wallet.ts';
import type { Db } from '../../platform/server/db.ts';
import type { adminCallSchema } from '../records-contract.ts';
import { inDollars } from './figures.ts';

/** A story has at most some two dozen calls; this only keeps an answer from growing without end. */
const CALLS_MOST = 200;

/** Every call that was made for a story, in their order. */
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

/** Sums and counts come as texts from one driver and as numbers from the other. */
const number = (what: SQL) => sql`${what}`.mapWith(Number);

/** What the calls of each story came to; a story without calls is left out. */
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

/** How many pictures each story has, and who painted them; a story without pictures is left out. */
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

/** Credits that were kept for each story; one that gave its credit back, or waits for it still, is left out. */
export async function creditsOf(db: Db, ids: readonly string[]): Promise<ReadonlyMap<string, number>> {
  const rows = await db
    .select({ storyId: creditReservations.storyId, amount: creditReservations.amount })
    .from(creditReservations)
    .where(and(inArray(creditReservations.storyId, [...ids]), eq(creditReservations.state, 'captured')));
  return new Map(rows.map(({ storyId, amount }) => [storyId, amount]));
}
