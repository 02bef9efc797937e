import { desc, gte, sql } from 'drizzle-orm';
import { adminActivities, backups } from '../../database/schema/admin.ts';
import { storyCalls } from '../../database/schema/stories.ts';
import { DAY, later, MINUTE } from '../../platform/server/clock.ts';
import { type Route, serve } from '../../platform/server/route.ts';
import { auditProblems } from '../../wallet/server/ledger.ts';
import { CHART_DAYS, getOverview, getTotals, type Overview } from '../overview-contract.ts';
import { versionsOf } from './changes.ts';
import { costOf } from './figures.ts';
import { kept } from './kept.ts';
import { chartDays } from './overview-days.ts';
import { webhookLag } from './overview-webhooks.ts';
import type { AdminParts } from './parts.ts';
import { keepTotals, type TotalsKeeper } from './totals.ts';

/** How the house is doing, for the first look of somebody who runs it. */
export function overviewRoutes(parts: AdminParts): readonly Route[] {
  const totals = keepTotals(parts);
  const version = versionsOf(parts.database, ['users', 'stories', 'money']);
  // Every entry of the ledger is added up; a credit that is held for too long becomes a fault by the time alone.
  const audit = kept({ clock: parts.clock, version }, () => auditProblems(parts.db), MINUTE);
  return [
    serve(getTotals, () => totals.read(), { version: totals.version }),
    serve(getOverview, () => overview(parts, { totals: totals.read, audit })),
  ];
}

interface Counted {
  readonly totals: TotalsKeeper['read'];
  readonly audit: () => ReturnType<typeof auditProblems>;
}

async function overview(parts: AdminParts, { totals, audit }: Counted): Promise<Overview> {
  const { db, clock } = parts;
  const now = clock.now();
  const [activity] = await db
    .select({ at: adminActivities.createdAt })
    .from(adminActivities)
    .orderBy(desc(adminActivities.createdAt), desc(adminActivities.id))
    .limit(1);
  const [backup] = await db
    .select({ at: backups.finishedAt })
    .from(backups)
    .orderBy(desc(backups.finishedAt))
    .limit(1);
  return {
    totals: await totals(),
    lastActivityAt: activity?.at.toISOString() ?? null,
    days: await chartDays(db, now),
    queues: [...(await parts.backlog())],
    providers: await providers(parts, now),
    ledgerProblems: [...(await audit())],
    webhooks: await webhookLag(db, now),
    system: {
      database: parts.database.kind === 'postgres' ? 'postgresql' : 'embedded',
      version: parts.version,
      uptimeSeconds: Math.floor(process.uptime()),
      lastBackupAt: backup?.at.toISOString() ?? null,
    },
  };
}

/** What was asked of each provider in the last days, and what it cost. */
async function providers({ db }: Pick<AdminParts, 'db'>, now: Date): Promise<Overview['providers']> {
  const rows = await db
    .select({
      provider: storyCalls.provider,
      calls: sql`count(*)`.mapWith(Number),
      failed: sql`count(*) filter (where ${storyCalls.outcome} not in ('ok', 'begun'))`.mapWith(Number),
      known: sql`count(${storyCalls.costMicros})`.mapWith(Number),
      micros: sql`coalesce(sum(${storyCalls.costMicros}), 0)`.mapWith(Number),
    })
    .from(storyCalls)
    .where(gte(storyCalls.at, later(now, -CHART_DAYS * DAY)))
    .groupBy(storyCalls.provider)
    .orderBy(storyCalls.provider);
  return rows.map(({ provider, failed, ...sums }) => {
    const { cost, costComplete } = costOf(sums);
    return { provider, calls: sums.calls, failed, cost, costComplete };
  });
}
