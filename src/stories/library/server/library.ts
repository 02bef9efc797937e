import { and, count, eq, gt } from 'drizzle-orm';
import { DAY, later } from '../../../platform/server/clock.ts';
import { namesOf } from '../../story/server/children-names.ts';
import type { StoryDeps } from '../../story/server/deps.ts';
import { libraryCounts, stories } from '../../story/server/schema.ts';
import { type LibraryPage, type LibraryQuery, RECENT_DAYS } from '../contract.ts';
import { cardsOf } from './cards.ts';
import { cursorAt, type Place, placeOf } from './order.ts';
import { foundBehind, holdingOf, type LibraryView, nextPlaces } from './places.ts';
import { searchFor } from './search.ts';

/** A search reads the words of this many stories before it uses the signatures. */
const FIRST_BATCH = 150;

/** A page of a parent's library. @throws INVALID for a cursor that does not belong to the query. */
export async function browse(deps: StoryDeps, userId: string, query: LibraryQuery): Promise<LibraryPage> {
  const places = await placesOf(deps, userId, query);
  const page = places.slice(0, query.limit);
  const last = page.at(-1);
  return {
    stories: await cardsOf(
      deps,
      page.map(({ id }) => id),
    ),
    next: last && places.length > page.length ? cursorAt(deps.encryption, userId, query, last) : null,
    stats: await statsOf(deps, userId),
  };
}

/** Returns one place more than the page has, if there is one. */
async function placesOf(deps: StoryDeps, userId: string, query: LibraryQuery): Promise<readonly Place[]> {
  const after = placeOf(deps.encryption, userId, query);
  const most = query.limit + 1;
  // Most pages are sorted by time and not searched, or in a cached order: then no name is decrypted.
  const isNamed = query.q !== '' || (query.sort === 'alphabetical' && query.filter !== 'all');
  const children = isNamed ? await namesOf(deps, userId) : [];
  const view: LibraryView = { ...query, userId, children, recentFrom: weekBefore(deps) };
  const search = searchFor(query.q, userId, children);
  if (!search) return nextPlaces(deps, view, after, most);
  // Most search words occur in many stories: the page is often full after the first few.
  const firstBatch = await nextPlaces(deps, view, after, FIRST_BATCH);
  const holding = await holdingOf(deps, search, firstBatch);
  const found = firstBatch.filter(({ id }) => holding.has(id)).slice(0, most);
  if (found.length === most || firstBatch.length < FIRST_BATCH) return found;
  const rest = await foundBehind(deps, view, search, firstBatch.at(-1), most - found.length);
  return [...found, ...rest];
}

async function statsOf(deps: StoryDeps, userId: string): Promise<LibraryPage['stats']> {
  const { db } = deps;
  const [all] = await db.select().from(libraryCounts).where(eq(libraryCounts.userId, userId));
  const [recent] = await db
    .select({ count: count() })
    .from(stories)
    .where(
      and(eq(stories.userId, userId), eq(stories.status, 'ready'), gt(stories.createdAt, weekBefore(deps))),
    );
  return { total: all?.total ?? 0, favorites: all?.favorites ?? 0, recent: recent?.count ?? 0 };
}

const weekBefore = ({ clock }: Pick<StoryDeps, 'clock'>) => later(clock.now(), -RECENT_DAYS * DAY);
