import { type SQL, sql } from 'drizzle-orm';
import * as z from 'zod/mini';
import { idSchema, instantSchema } from '../../../platform/contract.ts';
import type { Db } from '../../../platform/server/database/database.ts';
import { invalid } from '../../../platform/server/http/errors.ts';
import type { Encryption } from '../../../platform/server/security/encryption.ts';
import { callName } from '../../story/server/hero-name.ts';
import { HERO_MARK, stories } from '../../story/server/schema.ts';
import { UNTITLED } from '../../story/server/view.ts';
import type { LibraryQuery, Sort } from '../contract.ts';

/** Where a page ended: the values that its last story is sorted by. */
const placeSchema = z.object({
  id: idSchema,
  createdAt: instantSchema,
  isFavorite: z.boolean(),
  title: z.string(),
});
export type Place = z.output<typeof placeSchema>;

const cursorSchema = z.object({ asked: z.string(), after: placeSchema });

/** The query of a page; a cursor is valid for the same query only. */
const queryKeyOf = ({ q, filter, sort }: LibraryQuery) => JSON.stringify([q, filter, sort]);

/** Encrypts a place: it contains a title, which must not appear in a URL. */
export function cursorAt(encryption: Encryption, userId: string, query: LibraryQuery, after: Place): string {
  const text = JSON.stringify({ asked: queryKeyOf(query), after });
  return Buffer.from(encryption.encrypt(text, `cursor ${userId}`), 'base64').toString('base64url');
}

/** @throws INVALID for a cursor that is not ours, or that belongs to another query. */
export function placeOf(encryption: Encryption, userId: string, query: LibraryQuery): Place | undefined {
  if (query.cursor === undefined) return undefined;
  try {
    const encrypted = Buffer.from(query.cursor, 'base64url').toString('base64');
    const { asked, after } = z.parse(
      cursorSchema,
      JSON.parse(encryption.decrypt(encrypted, `cursor ${userId}`)),
    );
    if (asked === queryKeyOf(query)) return after;
  } catch {
    // Rejected below: every invalid cursor gets the same answer.
  }
  throw invalid('This page of your library has moved. Please start again from the first page.');
}

/**
 * The title as its parent sees it, for sorting. Names are bound to the query; they are stored nowhere in plain text.
 */
export function seenTitle(children: readonly { id: string; name: string }[]): SQL<string> {
  const title = sql`coalesce(${stories.title}, ${UNTITLED})`;
  const cases = children.map(({ id, name }) => sql`when ${id} then ${callName(name)}::text`);
  const seen =
    children.length === 0
      ? title
      : sql`replace(${title}, ${HERO_MARK}, case ${stories.childId} ${sql.join(cases, sql` `)} else '' end)`;
  return sql<string>`lower(${seen}) collate "C"`;
}

/** The sort order of the library; ties are broken by the id, so that each story has exactly one place. */
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

/** True for stories that come after a place. */
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

/** The places of a select of `id`, `created_at`, `is_favorite` and `seen`, the displayed title. */
export async function placesAre(db: Db, text: SQL): Promise<Place[]> {
  const { rows } = (await db.execute(text)) as unknown as { rows: PlaceRow[] };
  return rows.map((row) => ({
    id: row.id,
    createdAt: new Date(row.created_at).toISOString(),
    isFavorite: row.is_favorite,
    title: row.seen,
  }));
}
