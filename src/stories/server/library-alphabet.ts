import { and, eq, ne, sql } from 'drizzle-orm';
import { LRUCache } from 'lru-cache';
import { shelfCounts, stories } from '../../database/schema/stories.ts';
import type { Db } from '../../platform/server/db.ts';
import { namesOf } from './children-names.ts';
import { orderOf, type Place, placesAre, seenTitle } from './library-order.ts';
import type { StoryParts } from './parts.ts';

/** Places that are kept for all parents together: a few dozen megabytes when it is full. */
const MOST_KEPT = 100_000;

interface Shelf {
  readonly changes: number;
  readonly places: readonly Place[];
}

/** For each database that this process has open, by parent. */
const kept = new WeakMap<Db, LRUCache<string, Shelf>>();

/**
 * All places of a parent's shelf by the titles that they see. No index can give that order, since names are sealed; so
 * it is kept in memory, and there alone, until a story comes, goes, or gets another state, title or child.
 * The marks of favourites in it may be old: nothing here is sorted by them.
 */
export async function alphabetOf(
  parts: Pick<StoryParts, 'db' | 'seal'>,
  userId: string,
): Promise<readonly Place[]> {
  const { db } = parts;
  const shelves = shelvesOf(db);
  // Read first: then what is kept may be newer than its number says, and never older.
  const [count] = await db
    .select({ changes: shelfCounts.changes })
    .from(shelfCounts)
    .where(eq(shelfCounts.userId, userId));
  const changes = count?.changes ?? 0;
  const known = shelves.get(userId);
  if (known?.changes === changes) return known.places;
  const title = seenTitle(await namesOf(parts, userId));
  const places = await placesAre(
    db,
    sql`select ${stories.id} as id, ${stories.createdAt} as created_at, ${stories.isFavorite} as is_favorite, ${title} as seen
      from ${stories} where ${and(eq(stories.userId, userId), ne(stories.status, 'cancelled'))}
      order by ${orderOf('alphabetical', title)}`,
  );
  shelves.set(userId, { changes, places });
  return places;
}

/** What stands behind a place, which itself may be gone by now. */
export function behindInAlphabet(
  places: readonly Place[],
  after: Place | undefined,
  most: number,
): readonly Place[] {
  const from = after ? places.findIndex((place) => compare(place, after) > 0) : 0;
  return from < 0 ? [] : places.slice(from, from + most);
}

/** As the database does with the collation "C": by the bytes. */
const compare = (a: Place, b: Place) => bytes(a.title, b.title) || bytes(a.id, b.id);
const bytes = (a: string, b: string) => (a === b ? 0 : Buffer.compare(Buffer.from(a), Buffer.from(b)));

function shelvesOf(db: Db): LRUCache<string, Shelf> {
  const known = kept.get(db);
  if (known) return known;
  const shelves = new LRUCache<string, Shelf>({
    maxSize: MOST_KEPT,
    sizeCalculation: ({ places }) => places.length + 1,
  });
  kept.set(db, shelves);
  return shelves;
}
