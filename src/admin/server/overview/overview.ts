import { desc, gte, sql } from 'drizzle-orm';
import { DAY, later, MINUTE } from '../../../platform/server/clock.ts';
import { type Route, serve } from '../../../platform/server/http/route.ts';
import { storyCalls } from '../../../stories/story/server/schema.ts';
import { auditProblems } from '../../../wallet/server/ledger.ts';
import { CHART_DAYS, getOverview, getTotals, type Overview } from '../../overview-contract.ts';
import { cacheByVersion } from '../cache-by-version.ts';
import { versionsOf } from '../changes.ts';
import type { AdminDeps } from '../deps.ts';
import { adminActivities, backups } from '../schema.ts';
import { costOf } from '../stories/figures.ts';
import { chartDays } from './chart-days.ts';
import { cacheTotals, type TotalsCache } from './totals.ts';
import { webhookLag } from './webhook-lag.ts';

/** The totals and the system overview. */
export function overviewRoutes(deps: AdminDeps): readonly Route[] {
  const totals = cacheTotals(deps);
  const version = versionsOf(deps.database, ['users', 'stories', 'money']);
  // The audit sums every ledger entry. It also depends on the time, because a credit that is held too long is a problem.
  const audit = cacheByVersion({ clock: deps.clock, version }, () => auditProblems(deps.db), MINUTE);
  return [
    serve(getTotals, () => totals.read(), { version: totals.version }),
    serve(getOverview, () => overview(deps, { totals: totals.read, audit })),
  ];
}

interface Counted {
  readonly totals: TotalsCache['read'];
  readonly audit: () => ReturnType<typeof auditProblems>;
}

async function overview(deps: AdminDeps, { totals, audit }: Counted): Promise<Overview> {
  const { db, clock } = deps;
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
    queues: [...(await deps.backlog())],
    providers: await providers(deps, now),
    ledgerProblems: [...(await audit())],
    webhooks: await webhookLag(db, now),
    system: {
      database: deps.database.kind === 'postgres' ? 'postgresql' : 'embedded',
      version: deps.version,
      uptimeSeconds: Math.floor(process.uptime()),
      lastBackupAt: backup?.at.toISOString() ?? null,
    },
  };
}

/** The calls to each provider in the last days, and their cost. */
async function providers({ db }: Pick<AdminDeps, 'db'>, now: Date): Promise<Overview['providers']> {
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
