import { and, count, eq, gt, ne, type SQL, sql } from 'drizzle-orm';
import { shelfCounts, stories } from '../../database/schema/stories.ts';
import { DAY, later } from '../../platform/server/clock.ts';
import { type LibraryPage, type LibraryQuery, RECENT_DAYS } from '../library-contract.ts';
import { namesOf } from './children-names.ts';
import { cardsOf } from './library-cards.ts';
import { behind, cursorAt, orderOf, type Place, placeOf, seenTitle } from './library-order.ts';
import { searchFor } from './library-search.ts';
import type { StoryParts } from './parts.ts';

/** A page of a parent's shelf. @throws INVALID for a cursor that does not belong to the question. */
export async function browse(parts: StoryParts, userId: string, query: LibraryQuery): Promise<LibraryPage> {
  const places = await placesOf(parts, userId, query);
  const page = places.slice(0, query.limit);
  const last = page.at(-1);
  return {
    stories: await cardsOf(
      parts,
      page.map(({ id }) => id),
    ),
    next: last && places.length > page.length ? cursorAt(parts.seal, userId, query, last) : null,
    stats: await statsOf(parts, userId),
  };
}

/** One place more than the page has, where there is one. */
async function placesOf(parts: StoryParts, userId: string, query: LibraryQuery): Promise<Place[]> {
  const { db, seal } = parts;
  const { sort, filter, limit, q } = query;
  const after = placeOf(seal, userId, query);
  // Most pages are sorted by time and not searched: then nobody's name is opened.
  const children = q || sort === 'alphabetical' ? await namesOf(parts, userId) : [];
  const title = seenTitle(children);
  const search = searchFor(q, userId, children);
  const wanted: (SQL | undefined)[] = [
    eq(stories.userId, userId),
    ne(stories.status, 'cancelled'),
    filter === 'favorites' ? eq(stories.isFavorite, true) : undefined,
    filter === 'recent' ? gt(stories.createdAt, weekBefore(parts)) : undefined,
    after && behind(sort, title, after),
    search && sql`${stories.id} in (select story_id from candidates)`,
  ];
  const named = sort === 'alphabetical' ? title : sql`''`;
  const sorted = sql`select ${stories.id} as id, ${stories.createdAt} as created_at, ${stories.isFavorite} as is_favorite,
      ${stories.childId} as child_id, ${named} as seen
    from ${stories} where ${and(...wanted)} order by ${orderOf(sort, title)}`;
  // Sorted first, and only then read until the page is full: the fence of `offset 0` keeps it that way.
  const text = search
    ? sql`with candidates as materialized (${search.candidates})
        select * from (${sorted} offset 0) stories where ${search.holds} limit ${limit + 1}`
    : sql`${sorted} limit ${limit + 1}`;
  const { rows } = (await db.execute(text)) as unknown as { rows: PlaceRow[] };
  return rows.map((row) => ({
    id: row.id,
    createdAt: new Date(row.created_at).toISOString(),
    isFavorite: row.is_favorite,
    title: row.seen,
  }));
}

interface PlaceRow {
  readonly id: string;
  readonly created_at: string | Date;
  readonly is_favorite: boolean;
  readonly seen: string;
}

async function statsOf(parts: StoryParts, userId: string): Promise<LibraryPage['stats']> {
  const { db } = parts;
  const [all] = await db.select().from(shelfCounts).where(eq(shelfCounts.userId, userId));
  const [recent] = await db
    .select({ count: count() })
    .from(stories)
    .where(
      and(eq(stories.userId, userId), eq(stories.status, 'ready'), gt(stories.createdAt, weekBefore(parts))),
    );
  return { total: all?.total ?? 0, favorites: all?.favorites ?? 0, recent: recent?.count ?? 0 };
}

const weekBefore = ({ clock }: Pick<StoryParts, 'clock'>) => later(clock.now(), -RECENT_DAYS * DAY);
