import { and, gte, lt, type SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';

/** That a column holds these words, without regard to capitals; `%` and `_` are looked for as they are. */
export const containing = (column: AnyPgColumn | SQL, words: string): SQL =>
  sql`${column} ilike ${`%${words.replace(/[\\%_]/g, '\\$&')}%`}`;

/** That an instant lies in a period: from its beginning on, and up to but not including its end. */
export const during = (
  column: AnyPgColumn,
  { from, to }: { readonly from?: string | undefined; readonly to?: string | undefined },
): SQL | undefined =>
  and(from ? gte(column, instantOf(from)) : undefined, to ? lt(column, instantOf(to)) : undefined);

/** The database knows no year 0, and nothing here is older than its beginning. */
const instantOf = (text: string) => new Date(Math.max(0, Date.parse(text)));
