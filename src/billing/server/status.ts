import { and, desc, eq } from 'drizzle-orm';
import type { z } from 'zod/mini';
import { findPerson } from '../../accounts/server/people.ts';
import { invoices } from '../../database/schema/billing.ts';
import { unauthenticated } from '../../platform/server/errors.ts';
import { balanceOf } from '../../wallet/server/ledger.ts';
import { planOf } from '../../wallet/server/plan.ts';
import type { PriceKey, subscriptionStatus } from '../contract.ts';
import { premiumOf } from './packages.ts';
import type { BillingParts } from './parts.ts';
import { liveSubscription } from './subscriptions.ts';

const cycleOf = (priceKey: PriceKey | null) => (priceKey ? premiumOf(priceKey).billingCycle : null);

/** The parent's plan with all that a page about money says of it. */
export async function statusOf(
  { db, provider }: BillingParts,
  userId: string,
): Promise<z.input<typeof subscriptionStatus.reply>> {
  const person = await findPerson(db, { id: userId });
  if (!person) throw unauthenticated();
  const plan = await planOf(db, person, provider.name);
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

async function cardOf({ db }: Pick<BillingParts, 'db'>, subscriptionId: string) {
  const [paid] = await db
    .select({ brand: invoices.cardBrand, last4: invoices.cardLast4 })
    .from(invoices)
    .where(and(eq(invoices.subscriptionId, subscriptionId), eq(invoices.status, 'paid')))
    .orderBy(desc(invoices.createdAt))
    .limit(1);
  return paid?.brand && paid.last4 ? { brand: paid.brand, last4: paid.last4 } : null;
}
