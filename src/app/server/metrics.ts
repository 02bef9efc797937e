import { eq, isNotNull, sql } from 'drizzle-orm';
import { billingFlags, subscriptions } from '../../database/schema/billing.ts';
import { stories } from '../../database/schema/stories.ts';
import type { Db } from '../../platform/server/db.ts';
import type { Metric } from '../../platform/server/health.ts';
import { auditProblems } from '../../wallet/server/ledger.ts';

/** What an operator watches. The first must read 0, always. */
export const houseMetrics = (db: Db): readonly Metric[] => [
  {
    name: 'storywren_ledger_problems',
    help: 'Rows of the audit query over the credit ledger; anything but 0 is wrong',
    read: async () => (await auditProblems(db)).length,
  },
  {
    name: 'storywren_stories_making',
    help: 'Stories that are being made now',
    read: () => db.$count(stories, eq(stories.status, 'making')),
  },
  {
    name: 'storywren_billing_flags',
    help: 'Payments that an admin should look at, ever',
    read: () => db.$count(billingFlags),
  },
  {
    name: 'storywren_subscriptions_to_end',
    help: 'Subscriptions that have ended here and that the payment provider still has to end',
    read: () => db.$count(subscriptions, isNotNull(subscriptions.endOwedSince)),
  },
  {
    name: 'storywren_uptime_seconds',
    help: 'Seconds since this process started',
    read: async () => Math.round(process.uptime()),
  },
  {
    name: 'storywren_database_up',
    help: '1 while the database answers',
    read: () =>
      db.execute(sql`select 1`).then(
        () => 1,
        () => 0,
      ),
  },
];
