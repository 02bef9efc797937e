import { and, desc, eq, isNotNull, sql } from 'drizzle-orm';
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

/**
 * The plan a parent is on: premium while a subscription is pending, active or past due, else pay as you go
 * (`canceled` after a subscription). Somebody who chose premium at sign-up is premium with a payment pending until
 * the first subscription begins. A subscription that the provider has not answered for yet counts for nothing, and so
 * does one at a provider that is not in use.
 */
export async function planOf(
  db: Db | Tx,
  person: { id: string; selectedPlan: string },
  provider: string,
): Promise<Subscription> {
  const [row] = await db
    .select()
    .from(subscriptions)
    .where(
      and(
        eq(subscriptions.userId, person.id),
        eq(subscriptions.provider, provider),
        isNotNull(subscriptions.ref),
      ),
    )
    .orderBy(
      desc(sql`${subscriptions.status} in ('pending', 'active', 'past_due')`),
      desc(subscriptions.createdAt),
    )
    .limit(1);
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
