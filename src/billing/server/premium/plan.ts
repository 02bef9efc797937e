import { and, desc, eq, exists, inArray, isNotNull, notExists, type SQL, sql } from 'drizzle-orm';
import { users } from '../../../accounts/server/schema.ts';
import type { Db, Tx } from '../../../platform/server/database/database.ts';
import type { Subscription } from '../../../wallet/contract.ts';
import { subscriptions } from '../schema.ts';

const PAY_AS_YOU_GO: Subscription = {
  packageType: 'pay_as_you_go',
  status: 'active',
  billingCycle: null,
  cancelAt: null,
  periodEnd: null,
};

/** The plan of a parent who chose premium at sign-up and has not begun it. */
const PREMIUM_CHOSEN: Subscription = {
  packageType: 'premium',
  status: 'pending',
  billingCycle: 'monthly',
  cancelAt: null,
  periodEnd: null,
};

interface PlanUser {
  readonly id: string;
  /** The plan chosen at sign-up. */
  readonly selectedPlan: string;
}

/**
 * The parent's plan: premium while a subscription is pending, active or past due, else pay as you go (`canceled` after
 * a subscription). A parent who chose premium at sign-up is premium with a payment pending until the first subscription
 * begins. Subscriptions without a ref, which the provider has not confirmed, do not count, nor do those at a provider
 * that is not in use.
 */
export async function planOf(db: Db | Tx, user: PlanUser, provider: string): Promise<Subscription> {
  const plans = await plansOf(db, [user], provider);
  return plans.get(user.id) ?? PAY_AS_YOU_GO;
}

/** The plans of several parents by id, in one query. */
export async function plansOf(
  db: Db | Tx,
  planUsers: readonly PlanUser[],
  provider: string,
): Promise<ReadonlyMap<string, Subscription>> {
  if (planUsers.length === 0) return new Map();
  const ids = planUsers.map(({ id }) => id);
  // A lateral join: each parent has few subscriptions, all parents together may have many.
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
  const byUser = new Map(rows.map((row) => [row.userId, row]));
  return new Map(planUsers.map((user) => [user.id, shown(user, byUser.get(user.id))]));
}

type Row = Pick<typeof subscriptions.$inferSelect, 'status' | 'priceKey' | 'cancelAt' | 'periodEnd'>;

function shown(user: PlanUser, row: Row | undefined): Subscription {
  if (!row) return user.selectedPlan === 'premium' ? PREMIUM_CHOSEN : PAY_AS_YOU_GO;
  if (row.status === 'canceled' || row.status === 'expired') return { ...PAY_AS_YOU_GO, status: 'canceled' };
  return {
    packageType: 'premium',
    status: row.status,
    billingCycle: row.priceKey === 'premium_yearly' ? 'yearly' : 'monthly',
    cancelAt: row.cancelAt?.toISOString() ?? null,
    periodEnd: row.periodEnd?.toISOString() ?? null,
  };
}

/** Premium that was paid at least once; a renewal may be unpaid. */
const PAYING = ['active', 'past_due'] as const;

/** Subscriptions that count: at the provider in use, and confirmed by it. */
const known = (provider: string) => and(eq(subscriptions.provider, provider), isNotNull(subscriptions.ref));

/**
 * The same rule as conditions on rows of `users`, to filter users by plan. A parent has at most one subscription that
 * has not ended, so no ordering is needed here.
 */
export function usersOnPlan(db: Db, provider: string): Readonly<Record<'paying' | 'pending' | 'payg', SQL>> {
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
    // Most parents match, so a subquery per parent is cheaper than joining all subscriptions.
    payg: sql`coalesce((${on(and(theirs, inArray(subscriptions.status, ['pending', ...PAYING]))).limit(1)}), '') = ''
      and (${users.selectedPlan} <> 'premium' or ${exists(on(theirs))})`,
  };
}
