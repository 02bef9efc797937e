import { and, eq } from 'drizzle-orm';
import { billingCustomers } from '../../database/schema/billing.ts';
import type { BillingParts, Buyer } from './parts.ts';

/** The parent's customer at the provider, made with the first payment and kept for good. */
export async function customerOf({ db, provider }: BillingParts, buyer: Buyer): Promise<string> {
  const mine = and(eq(billingCustomers.userId, buyer.id), eq(billingCustomers.provider, provider.name));
  const [known] = await db.select().from(billingCustomers).where(mine);
  if (known) return known.ref;
  const { ref } = await provider.ensureCustomer(buyer);
  await db
    .insert(billingCustomers)
    .values({ userId: buyer.id, provider: provider.name, ref })
    .onConflictDoNothing();
  const [kept] = await db.select().from(billingCustomers).where(mine);
  return kept?.ref ?? ref;
}
