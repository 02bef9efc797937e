import { desc, gte, sql } from 'drizzle-orm';
import { webhookEvents } from '../../../billing/server/schema.ts';
import { DAY, later } from '../../../platform/server/clock.ts';
import type { Db } from '../../../platform/server/database/database.ts';
import type { Overview } from '../../overview-contract.ts';

/** Time from the event at the provider until it took effect here; the provider's clock may be slightly ahead of ours. */
const LAG = sql`greatest(0, extract(epoch from ${webhookEvents.receivedAt} - ${webhookEvents.happenedAt}))`;
/** Seconds with one decimal, from a number or a string; null when nothing was measured. */
const seconds = (value: unknown) => (value === null ? null : Math.round(Number(value) * 10) / 10);

/** The payment provider's events of the last 24 hours, and their lag. */
export async function webhookLag(db: Db, now: Date): Promise<Overview['webhooks']> {
  const known = sql`${webhookEvents.happenedAt} is not null`;
  const [sums] = await db
    .select({
      received: sql`count(*)`.mapWith(Number),
      median: sql<unknown>`percentile_cont(0.5) within group (order by ${LAG}) filter (where ${known})`,
      worst: sql<unknown>`max(${LAG}) filter (where ${known})`,
    })
    .from(webhookEvents)
    .where(gte(webhookEvents.receivedAt, later(now, -DAY)));
  // The last event of all, not of the last 24 hours, so that admins see when nothing has arrived for days.
  const [last] = await db
    .select({ at: webhookEvents.receivedAt })
    .from(webhookEvents)
    .orderBy(desc(webhookEvents.receivedAt))
    .limit(1);
  return {
    received: sums?.received ?? 0,
    medianLagSeconds: seconds(sums?.median ?? null),
    worstLagSeconds: seconds(sums?.worst ?? null),
    lastAt: last?.at.toISOString() ?? null,
  };
}
