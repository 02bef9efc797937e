import { and, desc, eq, exists, inArray, isNotNull, notExists, type SQL, sql } from 'drizzle-orm';
import { users } from '../../database/schema/accounts.ts';
import { subscriptions } from '../../database/schema/billing.ts';
import type { Db, Tx } from '../../platform/server/db.ts';
import type { Subscription } from '../contract.ts';

const PAY_AS_YOU_GO: Subscription = {
  packageType: 'pay_as_you_go',
  status: 'active',
  billingCycle: null,
  cancelAt: null,
  periodEnd: null,
};

/** Chosen at sign-up, and nothing begun yet. */
const PREMIUM_CHOSEN: Subscription = {
  packageType: 'premium',
  status: 'pending',
  billingCycle: 'monthly',
  cancelAt: null,
  periodEnd: null,
};

interface Person {
  readonly id: string;
  /** What was chosen at sign-up. */
  readonly selectedPlan: string;
}

/**
 * The plan a parent is on: premium while a subscription is pending, active or past due, else pay as you go
 * (`canceled` after a subscription). Somebody who chose premium at sign-up is premium with a payment pending until
 * the first subscription begins. A subscription that the provider has not answered for yet counts for nothing, and so
 * does one at a provider that is not in use.
 */
export async function planOf(db: Db | Tx, person: Person, provider: string): Promise<Subscription> {
  const plans = await plansOf(db, [person], provider);
  return plans.get(person.id) ?? PAY_AS_YOU_GO;
}

/** The plans of all these parents, by their ids: one query, however many they are. */
export async function plansOf(
  db: Db | Tx,
  people: readonly Person[],
  provider: string,
): Promise<ReadonlyMap<string, Subscription>> {
  if (people.length === 0) return new Map();
  const ids = people.map(({ id }) => id);
  // The one that is shown of each, looked up person by person: their subscriptions are few, all together may be many.
  const shownRow = db
    .select()
    .from(subscriptions)
    .where(and(eq(subscriptions.userId, users.id), known(provider)))
    .orderBy(desc(inArray(subscriptions.status, ['pending', ...PAYING])), desc(subscriptions.createdAt))
    .limit(1)
    .as('shown');
  const rows = await db
    .select({
      userId: shownRow.userId,
      status: shownRow.status,
      priceKey: shownRow.priceKey,
      cancelAt: shownRow.cancelAt,
      periodEnd: shownRow.periodEnd,
    })
    .from(users)
    .innerJoinLateral(shownRow, sql`true`)
    .where(inArray(users.id, ids));
  const byPerson = new Map(rows.map((row) => [row.userId, row]));
  return new Map(people.map((person) => [person.id, shown(person, byPerson.get(person.id))]));
}

type Row = Pick<typeof subscriptions.$inferSelect, 'status' | 'priceKey' | 'cancelAt' | 'periodEnd'>;

function shown(person: Person, row: Row | undefined): Subscription {
  if (!row) return person.selectedPlan === 'premium' ? PREMIUM_CHOSEN : PAY_AS_YOU_GO;
  if (row.status === 'canceled' || row.status === 'expired') return { ...PAY_AS_YOU_GO, status: 'canceled' };
  return {
    packageType: 'premium',
    status: row.status,
    billingCycle: row.priceKey === 'premium_yearly' ? 'yearly' : 'monthly',
    cancelAt: row.cancelAt?.toISOString() ?? null,
    periodEnd: row.periodEnd?.toISOString() ?? null,
  };
}

/** Premium that was paid at least once; a renewal may be open. */
const PAYING = ['active', 'past_due'] as const;

/** Subscriptions that count: at the provider in use, and answered for. */
const known = (provider: string) => and(eq(subscriptions.provider, provider), isNotNull(subscriptions.ref));

/**
 * The same rule as conditions on rows of `users`, to look for people by their plan. A parent has one subscription at
 * most that has not ended, so which one is shown needs no order here.
 */
export function peopleOnPlan(db: Db, provider: string): Readonly<Record<'paying' | 'pending' | 'payg', SQL>> {
  const on = (which: SQL | undefined) =>
    db
      .select({ id: subscriptions.userId })
      .from(subscriptions)
      .where(and(known(provider), which));
  const theirs = eq(subscriptions.userId, users.id);
  const began = on(eq(subscriptions.status, 'pending'));
  const chose = db
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.selectedPlan, 'premium'), notExists(on(theirs))));
  return {
    paying: inArray(users.id, on(inArray(subscriptions.status, [...PAYING]))),
    pending: sql`${users.id} in (${began} union all ${chose})`,
    // Most parents are on it, so each is asked in their turn, and not all subscriptions put beside all parents.
    payg: sql`coalesce((${on(and(theirs, inArray(subscriptions.status, ['pending', ...PAYING]))).limit(1)}), '') = ''
      and (${users.selectedPlan} <> 'premium' or ${exists(on(theirs))})`,
  };
}
