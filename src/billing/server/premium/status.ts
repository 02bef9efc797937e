import { and, desc, eq } from 'drizzle-orm';
import type { z } from 'zod/mini';
import { findUser } from '../../../accounts/server/users.ts';
import { unauthenticated } from '../../../platform/server/http/errors.ts';
import { balanceOf } from '../../../wallet/server/ledger.ts';
import type { PriceKey, subscriptionStatus } from '../../contract.ts';
import type { BillingDeps } from '../deps.ts';
import { premiumOf } from '../products.ts';
import { invoices } from '../schema.ts';
import { planOf } from './plan.ts';
import { liveSubscription } from './subscriptions.ts';

const cycleOf = (priceKey: PriceKey | null) => (priceKey ? premiumOf(priceKey).billingCycle : null);

/** The parent's plan with everything the billing page shows. */
export async function statusOf(
  { db, provider }: BillingDeps,
  userId: string,
): Promise<z.input<typeof subscriptionStatus.reply>> {
  const user = await findUser(db, { id: userId });
  if (!user) throw unauthenticated();
  const plan = await planOf(db, user, provider.name);
  const row = await liveSubscription(db, userId, provider.name);
  const renews = row?.ref && row.status !== 'pending' && !row.cancelAt;
  const balance = await balanceOf(db, userId);
  return {
    ...plan,
    nextBillingCycle: cycleOf(row?.nextPriceKey ?? null),
    renewalCents: row && renews ? premiumOf(row.nextPriceKey ?? row.priceKey).priceCents : null,
    card: row ? await cardOf({ db }, row.id) : null,
    credits: Math.max(0, balance),
    debt: Math.max(0, -balance),
  };
}

async function cardOf({ db }: Pick<BillingDeps, 'db'>, subscriptionId: string) {
  const [paid] = await db
    .select({ brand: invoices.cardBrand, last4: invoices.cardLast4 })
    .from(invoices)
    .where(and(eq(invoices.subscriptionId, subscriptionId), eq(invoices.status, 'paid')))
    .orderBy(desc(invoices.createdAt))
    .limit(1);
  return paid?.brand && paid.last4 ? { brand: paid.brand, last4: paid.last4 } : null;
}
