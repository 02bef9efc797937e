import { and, count, eq, gt } from 'drizzle-orm';
import { shelfCounts, stories } from '../../database/schema/stories.ts';
import { DAY, later } from '../../platform/server/clock.ts';
import { type LibraryPage, type LibraryQuery, RECENT_DAYS } from '../library-contract.ts';
import { namesOf } from './children-names.ts';
import { cardsOf } from './library-cards.ts';
import { foundBehind, holdingOf, type Look, nextPlaces } from './library-look.ts';
import { cursorAt, type Place, placeOf } from './library-order.ts';
import { searchFor } from './library-search.ts';
import type { StoryParts } from './parts.ts';

/** Stories whose words a search reads before it asks their signatures. */
const NEAR = 150;

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
async function placesOf(parts: StoryParts, userId: string, query: LibraryQuery): Promise<readonly Place[]> {
  const after = placeOf(parts.seal, userId, query);
  const most = query.limit + 1;
  // Most pages are sorted by time and not searched, or in an order that is known: then nobody's name is opened.
  const isNamed = query.q !== '' || (query.sort === 'alphabetical' && query.filter !== 'all');
  const children = isNamed ? await namesOf(parts, userId) : [];
  const look: Look = { ...query, userId, children, recentFrom: weekBefore(parts) };
  const search = searchFor(query.q, userId, children);
  if (!search) return nextPlaces(parts, look, after, most);
  // Most words that are looked for are in many stories: the page is often full after the first few.
  const near = await nextPlaces(parts, look, after, NEAR);
  const holding = await holdingOf(parts, search, near);
  const found = near.filter(({ id }) => holding.has(id)).slice(0, most);
  if (found.length === most || near.length < NEAR) return found;
  const rest = await foundBehind(parts, look, search, near.at(-1), most - found.length);
  return [...found, ...rest];
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
