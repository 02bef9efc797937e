import { sql } from 'drizzle-orm';
import { invoices, orders } from '../../../billing/server/schema.ts';
import type { Db } from '../../../platform/server/database/database.ts';
import { creditEntries } from '../../../wallet/server/schema.ts';
import { MOVED } from './transaction-sources.ts';

/** How many transactions each of these users has: the same rows that the table lists. */
export async function transactionCounts(
  db: Db,
  userIds: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  if (userIds.length === 0) return new Map();
  // Counted per user along the indexes, because the tables of payments may be large.
  const wanted = sql.join(
    userIds.map((id) => sql`(${id})`),
    sql`, `,
  );
  const result: unknown = await db.execute(sql`
    select wanted.id as user_id,
      ((select count(*) from ${orders} where ${orders.userId} = wanted.id)
        + (select count(*) from ${invoices} where ${invoices.userId} = wanted.id)
        + (select count(*) from ${creditEntries} where ${creditEntries.userId} = wanted.id and ${MOVED}))::int as transactions
    from (values ${wanted}) as wanted (id)`);
  const found = (result as { rows: { user_id: string; transactions: number }[] }).rows;
  return new Map(found.map((row) => [row.user_id, row.transactions]));
}

/** How many transactions there are, and how many of them are completed. */
export async function countTransactions(db: Db): Promise<{ total: number; completed: number }> {
  const result: unknown = await db.execute(sql`
    select sum(total)::int as total, sum(completed)::int as completed from (
      select count(*) as total, count(*) filter (where ${orders.status} = 'paid') as completed from ${orders}
      union all
      select count(*), count(*) filter (where ${invoices.status} = 'paid') from ${invoices}
      union all
      select count(*), count(*) from ${creditEntries} where ${MOVED}
    ) as counted`);
  const [counted] = (result as { rows: { total: number; completed: number }[] }).rows;
  return counted ?? { total: 0, completed: 0 };
}
