import { and, eq, exists, isNotNull, isNull, type SQL, sql } from 'drizzle-orm';
import { users } from '../../../accounts/server/schema.ts';
import { subscriptions } from '../../../billing/server/schema.ts';
import { stories, storyPictures } from '../../../stories/story/server/schema.ts';
import { reports } from '../../../support/server/schema.ts';
import { creditReservations } from '../../../wallet/server/schema.ts';
import type { Totals } from '../../overview-contract.ts';
import { cacheByVersion } from '../cache-by-version.ts';
import { versionsOf } from '../changes.ts';
import type { AdminDeps } from '../deps.ts';
import { countTransactions } from '../records/transaction-counts.ts';

type TotalsDeps = Pick<AdminDeps, 'db' | 'database' | 'clock' | 'provider'>;

/** Totals of the whole app, counted again only when something has changed. */
export interface TotalsCache {
  /** The version of the data: while it stays the same, so do the totals. */
  version(): Promise<string>;
  /** The current totals. They may be cached, but are never out of date at the time of the call. */
  read(): Promise<Totals>;
}

/** Counting large tables takes a good part of a second, so it is done once per version of the data. */
export function cacheTotals(deps: TotalsDeps): TotalsCache {
  const version = versionsOf(deps.database, ['users', 'stories', 'reports', 'money']);
  return { version, read: cacheByVersion({ clock: deps.clock, version }, () => countAll(deps)) };
}

async function countAll(deps: TotalsDeps): Promise<Totals> {
  const userCounts = await countUsers(deps);
  return {
    users: userCounts,
    stories: await countStories(deps),
    reports: await countReports(deps),
    transactions: await countTransactions(deps.db),
    premium: await countPremium(deps, userCounts.total),
  };
}

const count = (condition?: SQL) =>
  (condition ? sql`count(*) filter (where ${condition})` : sql`count(*)`).mapWith(Number);

async function countUsers({ db }: TotalsDeps): Promise<Totals['users']> {
  const [counted] = await db
    .select({ total: count(), active: count(isNull(users.deletedAt)) })
    .from(users)
    .where(isNull(users.erasedAt));
  return counted ?? { total: 0, active: 0 };
}

async function countStories({ db }: TotalsDeps): Promise<Totals['stories']> {
  const [counted] = await db
    .select({
      total: count(),
      favorited: count(eq(stories.isFavorite, true)),
      generated: count(eq(stories.status, 'ready')),
    })
    .from(stories);
  const [painted] = await db
    .select({ illustrated: count() })
    .from(stories)
    .where(
      exists(db.select({ one: sql`1` }).from(storyPictures).where(eq(storyPictures.storyId, stories.id))),
    );
  const [spent] = await db
    .select({ credits: sql`coalesce(sum(${creditReservations.amount}), 0)`.mapWith(Number) })
    .from(creditReservations)
    .where(eq(creditReservations.state, 'captured'));
  return {
    ...(counted ?? { total: 0, favorited: 0, generated: 0 }),
    illustrated: painted?.illustrated ?? 0,
    creditsUsed: spent?.credits ?? 0,
  };
}

async function countReports({ db }: TotalsDeps): Promise<Totals['reports']> {
  const [counted] = await db
    .select({ total: count(), open: count(eq(reports.status, 'open')) })
    .from(reports);
  return counted ?? { total: 0, open: 0 };
}

/** By the rule of `wallet/server/plan.ts`: counts subscriptions that the provider in use has confirmed. */
async function countPremium({ db, provider }: TotalsDeps, userCount: number): Promise<Totals['premium']> {
  const [counted] = await db
    .select({ active: count() })
    .from(subscriptions)
    .where(
      and(
        eq(subscriptions.status, 'active'),
        eq(subscriptions.provider, provider),
        isNotNull(subscriptions.ref),
      ),
    );
  const active = counted?.active ?? 0;
  return { active, conversion: userCount === 0 ? 0 : Math.round((active * 1000) / userCount) / 10 };
}
