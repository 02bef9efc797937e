import { and, eq, inArray, or, type SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import { invoices, orders } from '../../../billing/server/schema.ts';
import { creditEntries } from '../../../wallet/server/schema.ts';
import type { TransactionStatus, TransactionType } from '../../records-contract.ts';
import { during } from '../search.ts';

/** Filters of the transactions. */
export interface TransactionFilter {
  readonly q: string;
  readonly type?: TransactionType | undefined;
  readonly status?: TransactionStatus | undefined;
  /** ISO 8601; `from` is inclusive, `to` is exclusive. */
  readonly from?: string | undefined;
  readonly to?: string | undefined;
}

/** A cursor: the place of a row in the order of all transactions. */
export interface TransactionPlace {
  /** As the database writes it, with full precision. */
  readonly at: string;
  readonly source: number;
  readonly id: string;
}

/** Credit movements that are transactions of their own; the others belong to stories and payments. Same condition as the partial indexes. */
export const MOVED = sql`${creditEntries.kind} in ('clawback', 'reinstate', 'admin')`;

/** The number of a source breaks ties between rows of the same instant. */
const [ENTRIES, INVOICES, ORDERS] = [1, 2, 3];

/** The branches of a union over all sources, each of at most `most` rows, without those that the filter excludes. */
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

/** The parent was notified of a failed attempt to collect the payment. */
const FAILED = sql`${invoices.attemptsNotified} > 0`;

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
  // Padded, so that the ids of all sources are texts and sort correctly.
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

/** The order is newest first, then by source, then by id, so that each source can use its own index. */
function isAfter(
  { at: last, source, id: lastId }: TransactionPlace,
  { of, at, id }: { of: number; at: AnyPgColumn; id: AnyPgColumn },
): SQL {
  if (of > source) return sql`${at} < ${last}::timestamptz`;
  if (of < source) return sql`${at} <= ${last}::timestamptz`;
  const key = of === ENTRIES ? sql`${Number(lastId)}::bigint` : sql`${lastId}`;
  return sql`(${at}, ${id}) < (${last}::timestamptz, ${key})`;
}
