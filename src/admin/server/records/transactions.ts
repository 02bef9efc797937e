import { sql } from 'drizzle-orm';
import { object } from 'zod/mini';
import { packTitle } from '../../../billing/server/payments/receipts.ts';
import { premiumOf } from '../../../billing/server/products.ts';
import type { Db } from '../../../platform/server/database/database.ts';
import { parseInput } from '../../../platform/server/http/parse-input.ts';
import { type RawRoute, type Route, serve } from '../../../platform/server/http/route.ts';
import {
  listTransactions,
  type Transaction,
  type TransactionStatus,
  type TransactionType,
  transactionFilter,
  transactionsFile,
} from '../../records-contract.ts';
import { versionsOf } from '../changes.ts';
import type { AdminDeps } from '../deps.ts';
import { containing } from '../search.ts';
import { sendCsv } from './csv.ts';
import { branches, type TransactionFilter, type TransactionPlace } from './transaction-sources.ts';

/** Payments and other credit movements, for the table. */
export function transactionRoutes({ db, database }: AdminDeps): readonly Route[] {
  const version = versionsOf(database, ['money', 'users']);
  return [
    serve(
      listTransactions,
      async ({ query: { limit, offset, ...filter } }) => {
        const rows = await readTransactions(db, filter, { limit, offset });
        return rows.map(({ transaction }) => transaction);
      },
      { version },
    ),
  ];
}

const fileQuery = object(transactionFilter);

/** The transactions as a CSV file. */
export function transactionFiles({ db }: AdminDeps): readonly RawRoute[] {
  return [
    {
      endpoint: transactionsFile,
      async handle({ request, reply }) {
        const query = parseInput(fileQuery, request.query);
        return sendCsv<PlacedTransaction>(reply, {
          name: 'transactions',
          header: [
            'Date',
            'Id',
            'User id',
            'User',
            'Type',
            'Amount',
            'Currency',
            'Credits',
            'Status',
            'Description',
          ],
          read: (most, after) => readTransactions(db, query, { limit: most, after: after?.place }),
          cells: ({ transaction: row }) => [
            row.createdAt,
            row.id,
            row.userId,
            row.userEmail,
            row.type,
            row.amount.toFixed(2),
            row.currency,
            row.credits,
            row.status,
            row.description,
          ],
        });
      },
    },
  ];
}

interface PlacedTransaction {
  readonly transaction: Transaction;
  readonly place: TransactionPlace;
}

/**
 * Transactions, newest first: a union of orders, invoices and other credit movements, each read along its own index no
 * further than needed. `after` continues from a row, for exports; `offset` is for pages of a table.
 */
export async function readTransactions(
  db: Db,
  filter: TransactionFilter,
  { limit, offset = 0, after }: { limit: number; offset?: number; after?: TransactionPlace | undefined },
): Promise<PlacedTransaction[]> {
  const sources = branches(filter, { most: limit + offset, after });
  if (sources.length === 0) return [];
  const users = filter.q
    ? sql`with people as materialized (select id from users
        where id = ${filter.q} or erased_at is null and ${containing(sql`email`, filter.q)})`
    : sql``;
  const result: unknown = await db.execute(sql`${users}
    select page.*, page.created_at::text as at,
      to_char(page.created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as instant,
      case when users.erased_at is null then users.email else '' end as email, pack.credits as pack_credits, invoice.price_key as premium_key
    from (
      select * from (${sql.join(sources, sql` union all `)}) as all_of_them
      order by created_at desc, source desc, id desc limit ${limit} offset ${offset}
    ) as page
    join users on users.id = page.user_id
    left join orders as pack on pack.payment_ref = page.back_ref
    left join invoices as invoice on invoice.ref = page.back_ref
    order by page.created_at desc, page.source desc, page.id desc`);
  return (result as { rows: Row[] }).rows.map((row) => ({
    transaction: transactionOf(row),
    place: { at: row.at, source: row.source, id: row.id },
  }));
}

/** A row of the query; `id` is the key within its source, padded if it is a number. */
interface Row {
  readonly source: number;
  readonly id: string;
  readonly shown_id: string;
  readonly user_id: string;
  readonly email: string;
  readonly at: string;
  readonly instant: string;
  readonly type: TransactionType;
  readonly status: TransactionStatus;
  readonly cents: number;
  readonly currency: string;
  readonly credits: number;
  /** Credits of the pack, for an order. */
  readonly bought: number | null;
  readonly price_key: 'premium_monthly' | 'premium_yearly' | null;
  readonly reason: string | null;
  readonly pack_credits: number | null;
  readonly premium_key: 'premium_monthly' | 'premium_yearly' | null;
}

const transactionOf = (row: Row): Transaction => ({
  id: row.shown_id,
  createdAt: row.instant,
  userId: row.user_id,
  userEmail: row.email,
  type: row.type,
  amount: row.cents / 100,
  currency: row.currency.toUpperCase(),
  credits: row.credits,
  status: row.status,
  description: descriptionOf(row),
});

function descriptionOf(row: Row): string {
  if (row.type === 'credit_purchase') return packTitle(row.bought ?? 0);
  if (row.type === 'premium_subscription') return premiumTitle(row.price_key);
  if (row.type === 'credit_adjustment') return row.reason ?? 'Adjusted by an admin';
  const what = row.pack_credits === null ? premiumTitle(row.premium_key) : packTitle(row.pack_credits);
  return row.type === 'refund' ? `Refund of ${what}` : `Refund of ${what}, reversed`;
}

/** `key` is null for a price that is not one of ours. */
const premiumTitle = (key: Row['price_key']) => (key ? premiumOf(key).name : 'Premium');
