import { and, eq } from 'drizzle-orm';
import type { BillingDeps, Buyer } from '../deps.ts';
import { billingCustomers } from '../schema.ts';

/** The parent's customer at the provider, created with the first payment and never deleted here. */
export async function customerOf({ db, provider }: BillingDeps, buyer: Buyer): Promise<string> {
  const mine = and(eq(billingCustomers.userId, buyer.id), eq(billingCustomers.provider, provider.name));
  const [known] = await db.select().from(billingCustomers).where(mine);
  if (known) return known.ref;
  const { ref } = await provider.ensureCustomer(buyer);
  await db
    .insert(billingCustomers)
    .values({ userId: buyer.id, provider: provider.name, ref })
    .onConflictDoNothing();
  const [stored] = await db.select().from(billingCustomers).where(mine);
  return stored?.ref ?? ref;
}
