import { and, asc, desc, eq, or, type SQL, sql } from 'drizzle-orm';
import type { z } from 'zod/mini';
import { users } from '../../database/schema/accounts.ts';
import { stories } from '../../database/schema/stories.ts';
import { notFound } from '../../platform/server/errors.ts';
import { type Route, serve } from '../../platform/server/route.ts';
import { plansOf } from '../../wallet/server/plan.ts';
import { type AdminStory, getAdminStory, listAdminStories, type StoryFilter } from '../records-contract.ts';
import { versionsOf } from './changes.ts';
import { costOf, NO_CALLS } from './figures.ts';
import type { AdminParts, OpenedStory } from './parts.ts';
import { containing } from './search.ts';
import { callSums, callsOf, creditsOf, pictureSums } from './story-figures.ts';

/** The stories of all parents, and what making them took. */
export function storyRoutes(parts: AdminParts): readonly Route[] {
  const version = versionsOf(parts.database, ['stories', 'users']);
  return [
    serve(listAdminStories, ({ query }) => listStories(parts, query), { version }),
    serve(getAdminStory, async ({ params }) => ({
      story: await oneStory(parts, params.id),
      calls: await callsOf(parts.db, params.id),
    })),
  ];
}

type Query = z.output<(typeof listAdminStories)['query']>;

/** A page of the stories: a number of queries that does not depend on how many there are. */
async function listStories(parts: AdminParts, query: Query): Promise<AdminStory[]> {
  const order = query.sort === 'oldest' ? asc : desc;
  const rows = await storyRows(parts)
    .where(and(FILTERS[query.filter], query.q ? searched(query.q) : undefined))
    .orderBy(order(stories.createdAt), order(stories.id))
    .limit(query.limit)
    .offset(query.offset);
  return withFigures(parts, rows, query.words === 'true');
}

/** @throws NOT_FOUND */
async function oneStory(parts: AdminParts, id: string): Promise<AdminStory> {
  const [story] = await withFigures(parts, await storyRows(parts).where(eq(stories.id, id)), true);
  if (!story) throw notFound('There is no story with this id.');
  return story;
}

const FILTERS: Readonly<Record<StoryFilter, SQL | undefined>> = {
  all: undefined,
  ready: eq(stories.status, 'ready'),
  making: eq(stories.status, 'making'),
  failed: eq(stories.status, 'failed'),
  cancelled: eq(stories.status, 'cancelled'),
  // In the words of the partial index, so that it is found.
  favorites: sql`${stories.isFavorite}`,
};

const searched = (q: string) =>
  or(
    containing(users.fullName, q),
    containing(users.email, q),
    containing(stories.id, q),
    containing(stories.theme, q),
  );

const storyRows = ({ db }: Pick<AdminParts, 'db'>) =>
  db
    .select({
      id: stories.id,
      ageGroup: stories.ageBand,
      structure: stories.structure,
      status: stories.status,
      failureCode: stories.failureCode,
      isFavorite: stories.isFavorite,
      writtenBy: stories.writtenBy,
      createdAt: stories.createdAt,
      finishedAt: stories.finishedAt,
      user: {
        id: users.id,
        fullName: users.fullName,
        email: users.email,
        country: users.country,
        selectedPlan: users.selectedPlan,
      },
    })
    .from(stories)
    .innerJoin(users, eq(users.id, stories.userId));

type StoryRow = Awaited<ReturnType<typeof storyRows>>[number];

async function withFigures(
  parts: AdminParts,
  rows: readonly StoryRow[],
  words: boolean,
): Promise<AdminStory[]> {
  if (rows.length === 0) return [];
  const { db, provider } = parts;
  const ids = rows.map(({ id }) => id);
  const opened = await parts.openStories(ids, { words });
  const calls = await callSums(db, ids);
  const pictures = await pictureSums(db, ids);
  const credits = await creditsOf(db, ids);
  const plans = await plansOf(
    db,
    rows.map(({ user }) => user),
    provider,
  );
  // A story may be deleted between two of the queries: then it is not shown.
  return rows.flatMap((row) => {
    const book = opened.get(row.id);
    if (!book) return [];
    const painted = pictures.get(row.id) ?? { pictures: 0, paintedBy: [] };
    const { known, micros, wroteLast, ...sums } = calls.get(row.id) ?? NO_CALLS;
    return [
      {
        ...toldOf(row, book),
        ...(words ? { content: book.content } : {}),
        subscription: { packageType: plans.get(row.user.id)?.packageType ?? 'pay_as_you_go' },
        analytics: {
          wordCount: book.wordCount,
          creditsUsed: credits.get(row.id) ?? 0,
          illustrationCount: painted.pictures,
          hasIllustrations: painted.pictures > 0,
          isFavorite: row.isFavorite,
        },
        provider: row.writtenBy === 'embedded' ? row.writtenBy : wroteLast,
        ...painted,
        ...sums,
        ...costOf({ calls: sums.calls, known, micros }),
      },
    ];
  });
}

function toldOf({ ageGroup, structure, isFavorite: _, ...row }: StoryRow, book: OpenedStory) {
  const { selectedPlan: __, ...user } = row.user;
  return {
    ...row,
    title: book.title,
    storyType: book.storyType,
    targetAgeGroup: ageGroup,
    storyStructure: structure,
    illustrationUrls: JSON.stringify(book.pictureUrls),
    createdAt: row.createdAt.toISOString(),
    finishedAt: row.finishedAt?.toISOString() ?? null,
    user,
    // A wish names nobody but its hero in a field of its own.
    formDetails: { ...book.wish, supportingCharacters: null },
  };
}
