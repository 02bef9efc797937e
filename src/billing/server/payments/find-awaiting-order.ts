import { and, desc, eq, gt, isNotNull } from 'drizzle-orm';
import { HOUR, later } from '../../../platform/server/clock.ts';
import type { BillingDeps } from '../deps.ts';
import { orders } from '../schema.ts';

/**
 * Shorter than the day for which a provider remembers that an order has a payment already: after that, continuing the
 * order would create a second payment.
 */
const CONTINUED_FOR = 23 * HOUR;
/** Each candidate is a request to the provider; a parent hardly ever leaves more open than that. */
const MAX_CANDIDATES = 3;

/**
 * The id of the parent's newest order for this pack, at today's price, whose payment waits for 3-D Secure; undefined when
 * there is none. The provider is asked, because no event reports reliably that somebody left the challenge.
 */
export async function findAwaitingOrder(
  { db, clock, provider }: BillingDeps,
  userId: string,
  pack: { id: string; priceCents: number },
): Promise<string | undefined> {
  const candidates = await db
    .select({ id: orders.id, paymentRef: orders.paymentRef })
    .from(orders)
    .where(
      and(
        eq(orders.userId, userId),
        eq(orders.packageId, pack.id),
        eq(orders.amountCents, pack.priceCents),
        eq(orders.provider, provider.name),
        eq(orders.status, 'open'),
        isNotNull(orders.paymentRef),
        gt(orders.createdAt, later(clock.now(), -CONTINUED_FOR)),
      ),
    )
    .orderBy(desc(orders.createdAt))
    .limit(MAX_CANDIDATES);
  for (const { id, paymentRef } of candidates) {
    const payment = paymentRef ? await provider.getPayment(paymentRef) : undefined;
    if (payment?.awaitsAuthentication) return id;
  }
  return undefined;
}
