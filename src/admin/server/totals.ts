import { and, eq, exists, isNotNull, isNull, type SQL, sql } from 'drizzle-orm';
import { users } from '../../database/schema/accounts.ts';
import { subscriptions } from '../../database/schema/billing.ts';
import { stories, storyPictures } from '../../database/schema/stories.ts';
import { reports } from '../../database/schema/support.ts';
import { creditReservations } from '../../database/schema/wallet.ts';
import type { Totals } from '../overview-contract.ts';
import { versionsOf } from './changes.ts';
import { kept } from './kept.ts';
import type { AdminParts } from './parts.ts';
import { countTransactions } from './transaction-counts.ts';

type Wanted = Pick<AdminParts, 'db' | 'database' | 'clock' | 'provider'>;

/** Counts of the whole house that are made again only when something that is counted has changed. */
export interface TotalsKeeper {
  /** What the answer depends on: as long as it stays, so does the answer. */
  version(): Promise<string>;
  /** How it stands now. Never older than the call, though it may have been counted before it. */
  read(): Promise<Totals>;
}

/** Counting a large house takes a good part of a second, so it is done once for each state of the house. */
export function keepTotals(parts: Wanted): TotalsKeeper {
  const version = versionsOf(parts.database, ['users', 'stories', 'reports', 'money']);
  return { version, read: kept({ clock: parts.clock, version }, () => countAll(parts)) };
}

async function countAll(parts: Wanted): Promise<Totals> {
  const people = await countUsers(parts);
  return {
    users: people,
    stories: await countStories(parts),
    reports: await countReports(parts),
    transactions: await countTransactions(parts.db),
    premium: await countPremium(parts, people.total),
  };
}

const count = (condition?: SQL) =>
  (condition ? sql`count(*) filter (where ${condition})` : sql`count(*)`).mapWith(Number);

async function countUsers({ db }: Wanted): Promise<Totals['users']> {
  const [counted] = await db
    .select({ total: count(), active: count(isNull(users.deletedAt)) })
    .from(users)
    .where(isNull(users.erasedAt));
  return counted ?? { total: 0, active: 0 };
}

async function countStories({ db }: Wanted): Promise<Totals['stories']> {
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

async function countReports({ db }: Wanted): Promise<Totals['reports']> {
  const [counted] = await db
    .select({ total: count(), open: count(eq(reports.status, 'open')) })
    .from(reports);
  return counted ?? { total: 0, open: 0 };
}

/** By the rule of `wallet/server/plan.ts`: a subscription counts that the provider in use has answered for. */
async function countPremium({ db, provider }: Wanted, people: number): Promise<Totals['premium']> {
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
  return { active, conversion: people === 0 ? 0 : Math.round((active * 1000) / people) / 10 };
}
