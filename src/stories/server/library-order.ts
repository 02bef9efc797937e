import { type SQL, sql } from 'drizzle-orm';
import * as z from 'zod/mini';
import { HERO_MARK, stories } from '../../database/schema/stories.ts';
import { idSchema, instantSchema } from '../../platform/contract.ts';
import type { Db } from '../../platform/server/db.ts';
import { invalid } from '../../platform/server/errors.ts';
import type { Seal } from '../../platform/server/seal.ts';
import type { LibraryQuery, Sort } from '../library-contract.ts';
import { callName } from './naming.ts';
import { UNTITLED } from './view.ts';

/** Where a page ended: the values that its last story is sorted by. */
const placeSchema = z.object({
  id: idSchema,
  createdAt: instantSchema,
  isFavorite: z.boolean(),
  title: z.string(),
});
export type Place = z.output<typeof placeSchema>;

const cursorSchema = z.object({ asked: z.string(), after: placeSchema });

/** What a page was asked for; a cursor goes on with the same, and with nothing else. */
const askedOf = ({ q, filter, sort }: LibraryQuery) => JSON.stringify([q, filter, sort]);

/** Seals a place: it holds a title, and the address that it travels in must not. */
export function cursorAt(seal: Seal, userId: string, query: LibraryQuery, after: Place): string {
  const text = JSON.stringify({ asked: askedOf(query), after });
  return Buffer.from(seal.close(text, `cursor ${userId}`), 'base64').toString('base64url');
}

/** @throws INVALID for a cursor that is not ours, or that belongs to another question. */
export function placeOf(seal: Seal, userId: string, query: LibraryQuery): Place | undefined {
  if (query.cursor === undefined) return undefined;
  try {
    const sealed = Buffer.from(query.cursor, 'base64url').toString('base64');
    const { asked, after } = z.parse(cursorSchema, JSON.parse(seal.open(sealed, `cursor ${userId}`)));
    if (asked === askedOf(query)) return after;
  } catch {
    // Told below: whatever is wrong with it, there is one way on.
  }
  throw invalid('This page of the shelf has moved. Please start at the first page again.');
}

/** The title as its parent sees it, for sorting. Names are bound to the query; they are stored nowhere in the clear. */
export function seenTitle(children: readonly { id: string; name: string }[]): SQL<string> {
  const title = sql`coalesce(${stories.title}, ${UNTITLED})`;
  const cases = children.map(({ id, name }) => sql`when ${id} then ${callName(name)}::text`);
  const seen =
    children.length === 0
      ? title
      : sql`replace(${title}, ${HERO_MARK}, case ${stories.childId} ${sql.join(cases, sql` `)} else '' end)`;
  return sql<string>`lower(${seen}) collate "C"`;
}

/** The order of the shelf; the id decides between equals, so that each story has its one place. */
export function orderOf(sort: Sort, title: SQL): SQL {
  const { createdAt, id, isFavorite } = stories;
  const orders: Readonly<Record<Sort, SQL>> = {
    recent: sql`${createdAt} desc, ${id} desc`,
    oldest: sql`${createdAt}, ${id}`,
    favorites: sql`${isFavorite} desc, ${createdAt} desc, ${id} desc`,
    alphabetical: sql`${title}, ${id} collate "C"`,
  };
  return orders[sort];
}

/** True for stories that stand behind a place. */
export function behind(sort: Sort, title: SQL, after: Place): SQL {
  const { createdAt, id, isFavorite } = stories;
  const at = sql`${after.createdAt}::timestamptz`;
  const places: Readonly<Record<Sort, SQL>> = {
    recent: sql`(${createdAt}, ${id}) < (${at}, ${after.id})`,
    oldest: sql`(${createdAt}, ${id}) > (${at}, ${after.id})`,
    favorites: sql`(${isFavorite}, ${createdAt}, ${id}) < (${after.isFavorite}::boolean, ${at}, ${after.id})`,
    alphabetical: sql`(${title}, ${id} collate "C") > (${after.title}, ${after.id})`,
  };
  return places[sort];
}

interface PlaceRow {
  readonly id: string;
  readonly created_at: string | Date;
  readonly is_favorite: boolean;
  readonly seen: string;
}

/** The places that a select of `id`, `created_at`, `is_favorite` and `seen`, the title, gives. */
export async function placesAre(db: Db, text: SQL): Promise<Place[]> {
  const { rows } = (await db.execute(text)) as unknown as { rows: PlaceRow[] };
  return rows.map((row) => ({
    id: row.id,
    createdAt: new Date(row.created_at).toISOString(),
    isFavorite: row.is_favorite,
    title: row.seen,
  }));
}
