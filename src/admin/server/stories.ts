import { asc, desc, eq, inArray, type SQL, sql } from 'drizzle-orm';
import type { z } from 'zod/mini';
import { users } from '../../database/schema/accounts.ts';
import { stories, storyCalls, storyPictures } from '../../database/schema/stories.ts';
import type { Db } from '../../platform/server/db.ts';
import { notFound } from '../../platform/server/errors.ts';
import type { AdminStory, adminCallSchema } from '../contract.ts';
import { costOf, inDollars, NO_CALLS, withoutName } from './figures.ts';

/** A story has at most some two dozen calls; this only keeps an answer from growing without end. */
const CALLS_MOST = 200;

/** Stories of all parents, newest first: three queries, however many there are. */
export async function allStories(db: Db, { limit, offset }: { limit: number; offset: number }) {
  const rows = await storyRows(db)
    .orderBy(desc(stories.createdAt), desc(stories.id))
    .limit(limit)
    .offset(offset);
  return withFigures(db, rows);
}

/** @throws NOT_FOUND */
export async function oneStory(db: Db, id: string): Promise<AdminStory> {
  const [story] = await withFigures(db, await storyRows(db).where(eq(stories.id, id)));
  if (!story) throw notFound('There is no story with this id.');
  return story;
}

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

/** Only what an admin may see is read at all: neither the words of a story nor what is sealed of the child. */
const storyRows = (db: Db) =>
  db
    .select({
      id: stories.id,
      title: stories.title,
      userEmail: users.email,
      userName: users.fullName,
      userCountry: users.country,
      status: stories.status,
      ageGroup: stories.ageBand,
      storyStructure: stories.structure,
      theme: stories.theme,
      wordCount: stories.wordCount,
      isFavorite: stories.isFavorite,
      writtenBy: stories.writtenBy,
      failureCode: stories.failureCode,
      createdAt: stories.createdAt,
      finishedAt: stories.finishedAt,
    })
    .from(stories)
    .innerJoin(users, eq(users.id, stories.userId));

type StoryRow = Awaited<ReturnType<typeof storyRows>>[number];

async function withFigures(db: Db, rows: readonly StoryRow[]): Promise<AdminStory[]> {
  if (rows.length === 0) return [];
  const ids = rows.map(({ id }) => id);
  const calls = new Map((await callSums(db, ids)).map((sums) => [sums.storyId, sums]));
  const pictures = new Map((await pictureSums(db, ids)).map((sums) => [sums.storyId, sums]));
  return rows.map((row) => {
    const { storyId: _, known, micros, wroteLast, ...sums } = calls.get(row.id) ?? NO_CALLS;
    return {
      ...row,
      title: withoutName(row.title),
      provider: row.writtenBy === 'embedded' ? row.writtenBy : wroteLast,
      paintedBy: pictures.get(row.id)?.paintedBy ?? [],
      pictures: pictures.get(row.id)?.pictures ?? 0,
      ...sums,
      ...costOf({ calls: sums.calls, known, micros }),
      createdAt: row.createdAt.toISOString(),
      finishedAt: row.finishedAt?.toISOString() ?? null,
    };
  });
}

/** Sums and counts come as texts from one driver and as numbers from the other. */
const number = (what: SQL) => sql`${what}`.mapWith(Number);

const callSums = (db: Db, ids: string[]) =>
  db
    .select({
      storyId: storyCalls.storyId,
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
    .where(inArray(storyCalls.storyId, ids))
    .groupBy(storyCalls.storyId);

const pictureSums = (db: Db, ids: string[]) =>
  db
    .select({
      storyId: storyPictures.storyId,
      pictures: number(sql`count(*)`),
      paintedBy: sql<
        string[]
      >`array_agg(distinct ${storyPictures.paintedBy} order by ${storyPictures.paintedBy})`,
    })
    .from(storyPictures)
    .where(inArray(storyPictures.storyId, ids))
    .groupBy(storyPictures.storyId);
