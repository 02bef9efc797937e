import { and, gte, lt, type SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';

/** Condition that a column contains these words, case-insensitively; `%` and `_` are matched literally. */
export const containing = (column: AnyPgColumn | SQL, words: string): SQL =>
  sql`${column} ilike ${`%${words.replace(/[\\%_]/g, '\\$&')}%`}`;

/** Condition that an instant is in a period: `from` is inclusive, `to` is exclusive. */
export const during = (
  column: AnyPgColumn,
  { from, to }: { readonly from?: string | undefined; readonly to?: string | undefined },
): SQL | undefined =>
  and(from ? gte(column, instantOf(from)) : undefined, to ? lt(column, instantOf(to)) : undefined);

/** Clamped to 1970, because the database rejects year 0 and no row is older. */
const instantOf = (text: string) => new Date(Math.max(0, Date.parse(text)));
