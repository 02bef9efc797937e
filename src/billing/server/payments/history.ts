import { and, asc, desc, eq, gt, lt } from 'drizzle-orm';
import type { z } from 'zod/mini';
import { creditEntries, creditReservations } from '../../../wallet/server/schema.ts';
import { type creditLedger, LEDGER_PAGE, type PaymentLine, receipt } from '../../contract.ts';
import type { BillingDeps } from '../deps.ts';
import { premiumOf } from '../products.ts';
import { invoices, orders } from '../schema.ts';
import { packTitle } from './receipts.ts';

/** Maximum number of payments per query and per response. */
const MAX_PAYMENTS = 100;

/** A page of the parent's ledger, newest first, before entry number `before`. */
export async function ledgerOf(
  { db, storyTitles }: BillingDeps,
  userId: string,
  before: number | undefined,
): Promise<z.input<typeof creditLedger.reply>> {
  const rows = await db
    .select({ entry: creditEntries, storyId: creditReservations.storyId })
    .from(creditEntries)
    .leftJoin(creditReservations, eq(creditReservations.id, creditEntries.reservationId))
    .where(and(eq(creditEntries.userId, userId), before ? lt(creditEntries.seq, before) : undefined))
    .orderBy(desc(creditEntries.seq))
    .limit(LEDGER_PAGE + 1);
  const titles = await storyTitles(rows.flatMap(({ storyId }) => storyId ?? []));
  const lines = rows.slice(0, LEDGER_PAGE).map(({ entry, storyId }) => ({
    seq: entry.seq,
    at: entry.createdAt.toISOString(),
    kind: entry.kind,
    delta: entry.delta,
    balanceAfter: entry.balanceAfter,
    reason: entry.kind === 'admin' ? entry.reason : null,
    storyTitle: (storyId && titles.get(storyId)) ?? null,
  }));
  return { lines, next: rows.length > LEDGER_PAGE ? (lines.at(-1)?.seq ?? null) : null };
}

/** What a parent has paid or still has to pay, newest first: the last hundred. */
export async function paymentsOf({ db }: BillingDeps, userId: string): Promise<PaymentLine[]> {
  const packs = await db
    .select()
    .from(orders)
    .where(and(eq(orders.userId, userId), eq(orders.status, 'paid')))
    .orderBy(desc(orders.createdAt))
    .limit(MAX_PAYMENTS);
  const premium = await db
    .select()
    .from(invoices)
    .where(eq(invoices.userId, userId))
    .orderBy(desc(invoices.createdAt))
    .limit(MAX_PAYMENTS);
  return linesOf(packs, premium).slice(0, MAX_PAYMENTS);
}

/** The complete list, for the data export. */
export async function everyPaymentOf({ db }: BillingDeps, userId: string): Promise<PaymentLine[]> {
  const packs = await allPages((after) =>
    db
      .select()
      .from(orders)
      .where(and(eq(orders.userId, userId), eq(orders.status, 'paid'), gt(orders.id, after)))
      .orderBy(asc(orders.id))
      .limit(MAX_PAYMENTS),
  );
  const premium = await allPages((after) =>
    db
      .select()
      .from(invoices)
      .where(and(eq(invoices.userId, userId), gt(invoices.id, after)))
      .orderBy(asc(invoices.id))
      .limit(MAX_PAYMENTS),
  );
  return linesOf(packs, premium);
}

async function allPages<Row extends { id: string }>(page: (after: string) => Promise<Row[]>): Promise<Row[]> {
  const all: Row[] = [];
  for (let after: string | undefined = ''; after !== undefined; ) {
    const rows: Row[] = await page(after);
    all.push(...rows);
    after = rows.at(-1)?.id;
  }
  return all;
}

function linesOf(
  packs: readonly (typeof orders.$inferSelect)[],
  premium: readonly (typeof invoices.$inferSelect)[],
): PaymentLine[] {
  const lines = [
    ...packs.map((row) => ({
      ...money(row),
      at: row.paidAt ?? row.createdAt,
      what: packTitle(row.credits),
      status: 'paid' as const,
    })),
    ...premium
      // The first invoice of a subscription that was never paid is not owed.
      .filter((row) => row.status === 'paid' || row.reason !== 'subscription_create')
      .map((row) => ({
        ...money(row),
        at: row.paidAt ?? row.createdAt,
        what: row.priceKey ? premiumOf(row.priceKey).name : 'Premium',
        status: row.status === 'paid' || row.status === 'open' ? row.status : ('void' as const),
      })),
  ];
  return lines
    .sort((one, other) => other.at.getTime() - one.at.getTime())
    .map((line) => ({
      ...line,
      at: line.at.toISOString(),
      receiptPath: line.status === 'paid' ? receipt.path.replace('{id}', line.id) : null,
    }));
}

function money(row: {
  id: string;
  amountCents: number;
  credits: number;
  cardBrand: string | null;
  cardLast4: string | null;
}) {
  const { id, amountCents, credits, cardBrand: brand, cardLast4: last4 } = row;
  return { id, amountCents, credits, card: brand && last4 ? { brand, last4 } : null };
}
