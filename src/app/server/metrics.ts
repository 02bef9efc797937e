import { eq, isNotNull, sql } from 'drizzle-orm';
import { billingFlags, subscriptions } from '../../billing/server/schema.ts';
import type { Db } from '../../platform/server/database/database.ts';
import type { Metric } from '../../platform/server/http/health.ts';
import { stories } from '../../stories/story/server/schema.ts';
import { auditProblems } from '../../wallet/server/ledger.ts';

/** The metrics of the app. `storywren_ledger_problems` must always be 0. */
export const appMetrics = (db: Db): readonly Metric[] => [
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
