import { and, eq, ne, sql } from 'drizzle-orm';
import { LRUCache } from 'lru-cache';
import type { Db } from '../../../platform/server/database/database.ts';
import { namesOf } from '../../story/server/children-names.ts';
import type { StoryDeps } from '../../story/server/deps.ts';
import { libraryCounts, stories } from '../../story/server/schema.ts';
import { orderOf, type Place, placesAre, seenTitle } from './order.ts';

/** Maximum number of cached places for all parents together: a few dozen megabytes when it is full. */
const MAX_CACHED = 100_000;

interface AlphabetCache {
  readonly changes: number;
  readonly places: readonly Place[];
}

/** For each database that this process has open, by parent. */
const cachesByDb = new WeakMap<Db, LRUCache<string, AlphabetCache>>();

/**
 * All places of a parent's library by the displayed titles. No index can give that order, since names are encrypted;
 * so it is cached, in memory only, until a story is added or removed or changes its state, title or child. The
 * favorite flags in it may be stale: nothing here is sorted by them.
 */
export async function alphabetOf(
  deps: Pick<StoryDeps, 'db' | 'encryption'>,
  userId: string,
): Promise<readonly Place[]> {
  const { db } = deps;
  const cache = alphabetCaches(db);
  // Read first: the cached places may then be newer than their number says, but never older.
  const [count] = await db
    .select({ changes: libraryCounts.changes })
    .from(libraryCounts)
    .where(eq(libraryCounts.userId, userId));
  const changes = count?.changes ?? 0;
  const known = cache.get(userId);
  if (known?.changes === changes) return known.places;
  const title = seenTitle(await namesOf(deps, userId));
  const places = await placesAre(
    db,
    sql`select ${stories.id} as id, ${stories.createdAt} as created_at, ${stories.isFavorite} as is_favorite, ${title} as seen
      from ${stories} where ${and(eq(stories.userId, userId), ne(stories.status, 'cancelled'))}
      order by ${orderOf('alphabetical', title)}`,
  );
  cache.set(userId, { changes, places });
  return places;
}

/** The places after a given one, which may have been deleted by now. */
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

function alphabetCaches(db: Db): LRUCache<string, AlphabetCache> {
  const known = cachesByDb.get(db);
  if (known) return known;
  const cache = new LRUCache<string, AlphabetCache>({
    maxSize: MAX_CACHED,
    sizeCalculation: ({ places }) => places.length + 1,
  });
  cachesByDb.set(db, cache);
  return cache;
}
