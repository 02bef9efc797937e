import { and, eq, inArray, or, type SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import { invoices, orders } from '../../database/schema/billing.ts';
import { creditEntries } from '../../database/schema/wallet.ts';
import type { TransactionStatus, TransactionType } from '../records-contract.ts';
import { during } from './search.ts';

/** Which transactions are asked for. */
export interface TransactionFilter {
  readonly q: string;
  readonly type?: TransactionType | undefined;
  readonly status?: TransactionStatus | undefined;
  /** ISO 8601; from this instant on, up to but not including that one. */
  readonly from?: string | undefined;
  readonly to?: string | undefined;
}

/** The place of a row in the order of all transactions: what comes after it is older, or further down. */
export interface TransactionPlace {
  /** As the database writes it, with all its digits. */
  readonly at: string;
  readonly source: number;
  readonly id: string;
}

/** Movements of credits that are transactions of their own; stories and payments tell of the others. In the words of the partial indexes. */
export const MOVED = sql`${creditEntries.kind} in ('clawback', 'reinstate', 'admin')`;

/** Each source has a number, which breaks ties between rows of the same instant. */
const [ENTRIES, INVOICES, ORDERS] = [1, 2, 3];

/** The sources as parts of one union, each no longer than `most`; those that the filter rules out are left out. */
export function branches(
  filter: TransactionFilter,
  page: { most: number; after: TransactionPlace | undefined },
): SQL[] {
  return [ordersBranch(filter, page), invoicesBranch(filter, page), entriesBranch(filter, page)].filter(
    (branch) => branch !== undefined,
  );
}

type Page = Parameters<typeof branches>[1];

function ordersBranch(filter: TransactionFilter, page: Page): SQL | undefined {
  if (filter.type && filter.type !== 'credit_purchase') return undefined;
  const statuses: Record<TransactionStatus, SQL | undefined> = {
    completed: eq(orders.status, 'paid'),
    pending: inArray(orders.status, ['open', 'processing']),
    canceled: eq(orders.status, 'canceled'),
    failed: undefined,
  };
  const status = filter.status && statuses[filter.status];
  if (filter.status && !status) return undefined;
  return sql`(select ${ORDERS}::int as source, ${orders.id} as id, ${orders.id} as shown_id, ${orders.userId} as user_id,
      ${orders.createdAt} as created_at, 'credit_purchase' as type,
      case ${orders.status} when 'paid' then 'completed' when 'canceled' then 'canceled' else 'pending' end as status,
      ${orders.amountCents} as cents, ${orders.currency} as currency,
      case ${orders.status} when 'paid' then ${orders.credits} else 0 end as credits,
      ${orders.credits} as bought, null::text as price_key, null::text as reason, null::text as back_ref
    from ${orders} where ${rows(filter, page, { of: ORDERS, at: orders.createdAt, id: orders.id, userId: orders.userId }, status)}
    order by ${orders.createdAt} desc, ${orders.id} desc limit ${page.most})`;
}

/** A try to collect it that failed has been told to the parent. */
const FAILED = sql`${invoices.attemptsTold} > 0`;

function invoicesBranch(filter: TransactionFilter, page: Page): SQL | undefined {
  if (filter.type && filter.type !== 'premium_subscription') return undefined;
  const statuses: Record<TransactionStatus, SQL | undefined> = {
    completed: eq(invoices.status, 'paid'),
    pending: and(eq(invoices.status, 'open'), sql`not ${FAILED}`),
    canceled: eq(invoices.status, 'void'),
    failed: and(
      inArray(invoices.status, ['open', 'uncollectible']),
      or(eq(invoices.status, 'uncollectible'), FAILED),
    ),
  };
  const status = filter.status && statuses[filter.status];
  return sql`(select ${INVOICES}::int as source, ${invoices.id} as id, ${invoices.id} as shown_id, ${invoices.userId} as user_id,
      ${invoices.createdAt} as created_at, 'premium_subscription' as type,
      case when ${invoices.status} = 'paid' then 'completed' when ${invoices.status} = 'void' then 'canceled'
        when ${invoices.status} = 'uncollectible' or ${FAILED} then 'failed' else 'pending' end as status,
      ${invoices.amountCents} as cents, ${invoices.currency} as currency, ${invoices.credits} as credits,
      null::int as bought, ${invoices.priceKey} as price_key, null::text as reason, null::text as back_ref
    from ${invoices} where ${rows(filter, page, { of: INVOICES, at: invoices.createdAt, id: invoices.id, userId: invoices.userId }, status)}
    order by ${invoices.createdAt} desc, ${invoices.id} desc limit ${page.most})`;
}

const KINDS: Readonly<Partial<Record<TransactionType, 'clawback' | 'reinstate' | 'admin'>>> = {
  refund: 'clawback',
  refund_reversed: 'reinstate',
  credit_adjustment: 'admin',
};

function entriesBranch(filter: TransactionFilter, page: Page): SQL | undefined {
  const kind = filter.type && KINDS[filter.type];
  if (filter.type && !kind) return undefined;
  if (filter.status && filter.status !== 'completed') return undefined;
  // Padded, so that the ids of all sources are texts and still in their order.
  const id = sql`lpad(${creditEntries.id}::text, 20, '0')`;
  return sql`(select ${ENTRIES}::int as source, ${id} as id, 'entry-' || ${creditEntries.id} as shown_id, ${creditEntries.userId} as user_id,
      ${creditEntries.createdAt} as created_at,
      case ${creditEntries.kind} when 'clawback' then 'refund' when 'reinstate' then 'refund_reversed' else 'credit_adjustment' end as type,
      'completed' as status, 0 as cents, 'aud' as currency, ${creditEntries.delta} as credits,
      null::int as bought, null::text as price_key, ${creditEntries.reason} as reason, ${creditEntries.paymentRef} as back_ref
    from ${creditEntries} where ${rows(
      filter,
      page,
      { of: ENTRIES, at: creditEntries.createdAt, id: creditEntries.id, userId: creditEntries.userId },
      and(MOVED, kind && eq(creditEntries.kind, kind)),
    )}
    order by ${creditEntries.createdAt} desc, ${creditEntries.id} desc limit ${page.most})`;
}

function rows(
  filter: TransactionFilter,
  { after }: Page,
  { of, at, id, userId }: { of: number; at: AnyPgColumn; id: AnyPgColumn; userId: AnyPgColumn },
  more: SQL | undefined,
): SQL {
  const whole = and(
    during(at, filter),
    filter.q ? sql`${userId} in (select id from people)` : undefined,
    after ? isAfter(after, { of, at, id }) : undefined,
    more,
  );
  return whole ?? sql`true`;
}

/** Newest first, then by source, then by id: each source may say it in terms of its own index. */
function isAfter(
  { at: last, source, id: lastId }: TransactionPlace,
  { of, at, id }: { of: number; at: AnyPgColumn; id: AnyPgColumn },
): SQL {
  if (of > source) return sql`${at} < ${last}::timestamptz`;
  if (of < source) return sql`${at} <= ${last}::timestamptz`;
  const key = of === ENTRIES ? sql`${Number(lastId)}::bigint` : sql`${lastId}`;
  return sql`(${at}, ${id}) < (${last}::timestamptz, ${key})`;
}
