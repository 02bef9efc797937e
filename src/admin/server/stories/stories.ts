import { and, asc, desc, eq, or, type SQL, sql } from 'drizzle-orm';
import type { z } from 'zod/mini';
import { users } from '../../../accounts/server/schema.ts';
import { plansOf } from '../../../billing/server/premium/plan.ts';
import { notFound } from '../../../platform/server/http/errors.ts';
import { type Route, serve } from '../../../platform/server/http/route.ts';
import type { DecryptedStory } from '../../../stories/story/server/open-stories.ts';
import { stories } from '../../../stories/story/server/schema.ts';
import {
  type AdminStory,
  getAdminStory,
  listAdminStories,
  type StoryFilter,
} from '../../records-contract.ts';
import { versionsOf } from '../changes.ts';
import type { AdminDeps } from '../deps.ts';
import { containing } from '../search.ts';
import { costOf, NO_CALLS } from './figures.ts';
import { callSums, callsOf, creditsOf, pictureSums } from './story-figures.ts';

/** The stories of all parents, with the figures of making them. */
export function storyRoutes(deps: AdminDeps): readonly Route[] {
  const version = versionsOf(deps.database, ['stories', 'users']);
  return [
    serve(listAdminStories, ({ query }) => listStories(deps, query), { version }),
    serve(getAdminStory, async ({ params }) => ({
      story: await oneStory(deps, params.id),
      calls: await callsOf(deps.db, params.id),
    })),
  ];
}

type Query = z.output<(typeof listAdminStories)['query']>;

/** A page of stories; the number of queries does not depend on the number of stories. */
async function listStories(deps: AdminDeps, query: Query): Promise<AdminStory[]> {
  const order = query.sort === 'oldest' ? asc : desc;
  const rows = await storyRows(deps)
    .where(and(FILTERS[query.filter], query.q ? searched(query.q) : undefined))
    .orderBy(order(stories.createdAt), order(stories.id))
    .limit(query.limit)
    .offset(query.offset);
  return withFigures(deps, rows, query.words === 'true');
}

/** @throws NOT_FOUND */
async function oneStory(deps: AdminDeps, id: string): Promise<AdminStory> {
  const [story] = await withFigures(deps, await storyRows(deps).where(eq(stories.id, id)), true);
  if (!story) throw notFound('We couldn’t find this story.');
  return story;
}

const FILTERS: Readonly<Record<StoryFilter, SQL | undefined>> = {
  all: undefined,
  ready: eq(stories.status, 'ready'),
  making: eq(stories.status, 'making'),
  failed: eq(stories.status, 'failed'),
  cancelled: eq(stories.status, 'cancelled'),
  // The same condition as the partial index, so that the index is used.
  favorites: sql`${stories.isFavorite}`,
};

const searched = (q: string) =>
  or(
    containing(users.fullName, q),
    containing(users.email, q),
    containing(stories.id, q),
    containing(stories.theme, q),
  );

const storyRows = ({ db }: Pick<AdminDeps, 'db'>) =>
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
  deps: AdminDeps,
  rows: readonly StoryRow[],
  words: boolean,
): Promise<AdminStory[]> {
  if (rows.length === 0) return [];
  const { db, provider } = deps;
  const ids = rows.map(({ id }) => id);
  const decrypted = await deps.decryptStories(ids, { words });
  const calls = await callSums(db, ids);
  const pictures = await pictureSums(db, ids);
  const credits = await creditsOf(db, ids);
  const plans = await plansOf(
    db,
    rows.map(({ user }) => user),
    provider,
  );
  // A story may be deleted between two of the queries: then it is omitted.
  return rows.flatMap((row) => {
    const story = decrypted.get(row.id);
    if (!story) return [];
    const painted = pictures.get(row.id) ?? { pictures: 0, paintedBy: [] };
    const { known, micros, wroteLast, ...sums } = calls.get(row.id) ?? NO_CALLS;
    return [
      {
        ...viewOf(row, story),
        ...(words ? { content: story.content } : {}),
        subscription: { packageType: plans.get(row.user.id)?.packageType ?? 'pay_as_you_go' },
        analytics: {
          wordCount: story.wordCount,
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

function viewOf({ ageGroup, structure, isFavorite: _, ...row }: StoryRow, story: DecryptedStory) {
  const { selectedPlan: __, ...user } = row.user;
  return {
    ...row,
    title: story.title,
    storyType: story.storyType,
    targetAgeGroup: ageGroup,
    storyStructure: structure,
    illustrationUrls: JSON.stringify(story.pictureUrls),
    createdAt: row.createdAt.toISOString(),
    finishedAt: row.finishedAt?.toISOString() ?? null,
    user,
    // A story request has no field for characters other than the hero.
    formDetails: { ...story.storyRequest, supportingCharacters: null },
  };
}
