import { and, eq, gte, lt, type SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import { invoices, orders } from '../../../billing/server/schema.ts';
import { DAY, later } from '../../../platform/server/clock.ts';
import type { Db } from '../../../platform/server/database/database.ts';
import { stories } from '../../../stories/story/server/schema.ts';
import { CHART_DAYS, type Overview } from '../../overview-contract.ts';

/** Figures for each of the last days in UTC, the oldest first, including empty days and today so far. */
export async function chartDays(db: Db, now: Date): Promise<Overview['days']> {
  const today = Date.parse(`${dayOf(now)}T00:00:00Z`);
  const first = new Date(today - (CHART_DAYS - 1) * DAY);
  const ended = await storiesEnded(db, first, later(first, CHART_DAYS * DAY));
  const revenue = await revenueFrom(db, first, later(first, CHART_DAYS * DAY));
  return Array.from({ length: CHART_DAYS }, (_, n) => {
    const day = dayOf(later(first, n * DAY));
    const { ready = 0, failed = 0 } = ended.get(day) ?? {};
    return { day, stories: ready, failures: failed, revenueCents: revenue.get(day) ?? 0 };
  });
}

const dayOf = (at: Date) => at.toISOString().slice(0, 10);

const utcDay = (at: AnyPgColumn): SQL<string> => sql`to_char(${at} at time zone 'UTC', 'YYYY-MM-DD')`;
const between = (at: AnyPgColumn, from: Date, to: Date) => and(gte(at, from), lt(at, to));

async function storiesEnded(db: Db, from: Date, to: Date) {
  const rows = await db
    .select({
      day: utcDay(stories.finishedAt),
      ready: sql`count(*) filter (where ${stories.status} = 'ready')`.mapWith(Number),
      failed: sql`count(*) filter (where ${stories.status} = 'failed')`.mapWith(Number),
    })
    .from(stories)
    .where(between(stories.finishedAt, from, to))
    .groupBy(sql`1`);
  return new Map(rows.map(({ day, ...counts }) => [day, counts]));
}

/** Payments for packs and premium, in cents of Australian dollars; refunds are not deducted. */
async function revenueFrom(db: Db, from: Date, to: Date): Promise<ReadonlyMap<string, number>> {
  const cents = (column: AnyPgColumn) => sql`sum(${column})`.mapWith(Number);
  const packs = await db
    .select({ day: utcDay(orders.paidAt), cents: cents(orders.amountCents) })
    .from(orders)
    .where(and(between(orders.paidAt, from, to), eq(orders.currency, 'aud')))
    .groupBy(sql`1`);
  const premium = await db
    .select({ day: utcDay(invoices.paidAt), cents: cents(invoices.amountCents) })
    .from(invoices)
    .where(and(between(invoices.paidAt, from, to), eq(invoices.currency, 'aud')))
    .groupBy(sql`1`);
  const revenue = new Map<string, number>();
  for (const { day, cents } of [...packs, ...premium]) revenue.set(day, (revenue.get(day) ?? 0) + cents);
  return revenue;
}
