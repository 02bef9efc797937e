import { and, eq, gt, inArray, ne, type SQL, sql } from 'drizzle-orm';
import type { StoryDeps } from '../../story/server/deps.ts';
import { stories } from '../../story/server/schema.ts';
import type { LibraryQuery } from '../contract.ts';
import { alphabetOf, behindInAlphabet } from './alphabet.ts';
import { behind, orderOf, type Place, placesAre, seenTitle } from './order.ts';
import type { Search } from './search.ts';

/** How a parent views the library. */
export interface LibraryView extends Pick<LibraryQuery, 'sort' | 'filter'> {
  readonly userId: string;
  /** The children whose names occur in the titles; loaded only when titles or words matter. */
  readonly children: readonly { id: string; name: string }[];
  /** Stories created after this count as recent. */
  readonly recentFrom: Date;
}

type Deps = Pick<StoryDeps, 'db' | 'encryption'>;

/** The next places of the library, whatever words the stories contain; fewer than `most` at its end. */
export async function nextPlaces(
  deps: Deps,
  view: LibraryView,
  after: Place | undefined,
  most: number,
): Promise<readonly Place[]> {
  if (view.sort === 'alphabetical' && view.filter === 'all')
    return behindInAlphabet(await alphabetOf(deps, view.userId), after, most);
  return placesAre(deps.db, sql`${inOrder(view, after)} limit ${most}`);
}

/** The ids of those stories that contain the words. */
export async function holdingOf(
  { db }: Deps,
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

/** The next places whose stories contain the words: the signatures decide which of the following stories are read. */
export function foundBehind(
  { db }: Deps,
  view: LibraryView,
  { candidates, maybe, holds }: Search,
  after: Place | undefined,
  most: number,
): Promise<Place[]> {
  const sorted = inOrder(view, after, maybe);
  // Sorted first, and only then read until the page is full: `offset 0` prevents the planner from changing that
  // order.
  return placesAre(
    db,
    sql`with candidates as materialized (${candidates})
      select * from (${sorted} offset 0) stories where ${holds} limit ${most}`,
  );
}

function inOrder(
  { userId, sort, filter, children, recentFrom }: LibraryView,
  after?: Place,
  also?: SQL,
): SQL {
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
