import { and, eq, gt, inArray, ne, type SQL, sql } from 'drizzle-orm';
import { stories } from '../../database/schema/stories.ts';
import type { LibraryQuery } from '../library-contract.ts';
import { alphabetOf, behindInAlphabet } from './library-alphabet.ts';
import { behind, orderOf, type Place, placesAre, seenTitle } from './library-order.ts';
import type { Search } from './library-search.ts';
import type { StoryParts } from './parts.ts';

/** How a parent looks along the shelf. */
export interface Look extends Pick<LibraryQuery, 'sort' | 'filter'> {
  readonly userId: string;
  /** Whose names stand in the titles; only asked for where titles or words count. */
  readonly children: readonly { id: string; name: string }[];
  /** Since when a story is a recent one. */
  readonly recentFrom: Date;
}

type Parts = Pick<StoryParts, 'db' | 'seal'>;

/** The next places of the shelf, whatever words the stories hold; fewer than `most` at its end. */
export async function nextPlaces(
  parts: Parts,
  look: Look,
  after: Place | undefined,
  most: number,
): Promise<readonly Place[]> {
  if (look.sort === 'alphabetical' && look.filter === 'all')
    return behindInAlphabet(await alphabetOf(parts, look.userId), after, most);
  return placesAre(parts.db, sql`${inOrder(look, after)} limit ${most}`);
}

/** Which of these stories hold the words. */
export async function holdingOf(
  { db }: Parts,
  { holds }: Search,
  places: readonly Place[],
): Promise<ReadonlySet<string>> {
  const ids = places.map(({ id }) => id);
  if (ids.length === 0) return new Set();
  const rows = await db
    .select({ id: stories.id })
    .from(stories)
    .where(and(inArray(stories.id, ids), holds));
  return new Set(rows.map(({ id }) => id));
}

/** The next places whose stories hold the words: of all that follow, the signatures say which are read. */
export function foundBehind(
  { db }: Parts,
  look: Look,
  { candidates, maybe, holds }: Search,
  after: Place | undefined,
  most: number,
): Promise<Place[]> {
  const sorted = inOrder(look, after, maybe);
  // Sorted first, and only then read until the page is full: the fence of `offset 0` keeps it that way.
  return placesAre(
    db,
    sql`with candidates as materialized (${candidates})
      select * from (${sorted} offset 0) stories where ${holds} limit ${most}`,
  );
}

function inOrder({ userId, sort, filter, children, recentFrom }: Look, after?: Place, also?: SQL): SQL {
  const title = seenTitle(children);
  const named = sort === 'alphabetical' ? title : sql`''`;
  const wanted = [
    eq(stories.userId, userId),
    ne(stories.status, 'cancelled'),
    filter === 'favorites' ? eq(stories.isFavorite, true) : undefined,
    filter === 'recent' ? gt(stories.createdAt, recentFrom) : undefined,
    after && behind(sort, title, after),
    also,
  ];
  return sql`select ${stories.id} as id, ${stories.createdAt} as created_at, ${stories.isFavorite} as is_favorite,
      ${stories.childId} as child_id, ${named} as seen
    from ${stories} where ${and(...wanted)} order by ${orderOf(sort, title)}`;
}
