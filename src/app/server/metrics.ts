import { eq, sql } from 'drizzle-orm';
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
