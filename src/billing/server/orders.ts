import { and, eq, ne, or } from 'drizzle-orm';
import { users } from '../../database/schema/accounts.ts';
import { orders } from '../../database/schema/billing.ts';
import type { Tx } from '../../platform/server/db.ts';
import { conflict, notFound } from '../../platform/server/errors.ts';
import { once } from '../../platform/server/idempotency.ts';
import { lockBooks, post } from '../../wallet/server/ledger.ts';
import { customerOf } from './customers.ts';
import { raiseFlag } from './flags.ts';
import { CREDIT_PACKAGES } from './packages.ts';
import type { BillingParts, Buyer } from './parts.ts';
import type { PaymentState } from './provider.ts';
import { askForReceipt } from './receipts.ts';

/**
 * Writes the order down, then asks the provider for a payment. Both can be repeated safely: by key, and by order.
 * @throws NOT_FOUND for a pack that is not on sale, CONFLICT for an order that was paid long ago.
 */
export async function beginPackPayment(
  parts: BillingParts,
  buyer: Buyer,
  wish: { packageId: string; key: string | undefined },
): Promise<{ clientSecret: string }> {
  const { db, clock, provider } = parts;
  const pack = CREDIT_PACKAGES.find(({ id }) => id === wish.packageId);
  if (!pack) throw notFound('This credit pack is not on sale. Please choose another one.');
  const customerRef = await customerOf(parts, buyer);
  const body = { packageId: wish.packageId };
  const use = { userId: buyer.id, operation: 'create-payment-intent', key: wish.key, body };
  const { subjectId: orderId } = await once(db, use, clock.now(), async (tx, id) => {
    await tx.insert(orders).values({
      id,
      userId: buyer.id,
      packageId: pack.id,
      credits: pack.credits,
      amountCents: pack.priceCents,
      provider: provider.name,
      customerRef,
      createdAt: clock.now(),
      checkedAt: clock.now(),
    });
    return {};
  });
  const { ref, clientSecret } = await provider.createPackPayment({
    orderId,
    customerRef,
    amountCents: pack.priceCents,
    currency: 'aud',
    description: `Storywren: ${pack.credits === 1 ? '1 credit' : `${pack.credits} credits`}`,
  });
  // The provider forgets our keys in time; an order that is paid must not be paid again by way of a new payment.
  const mine = or(ne(orders.status, 'paid'), eq(orders.paymentRef, ref));
  const [order] = await db
    .update(orders)
    .set({ paymentRef: ref })
    .where(and(eq(orders.id, orderId), mine))
    .returning({ id: orders.id });
  if (!order) throw conflict('This purchase is paid already. Its credits are on your account.');
  return { clientSecret };
}

/** The one function that turns a payment's state into ours. Any state, any number of times, in any order. */
export async function applyPayment(tx: Tx, parts: BillingParts, payment: PaymentState): Promise<void> {
  if (!payment.orderId) return;
  const [known] = await tx.select().from(orders).where(eq(orders.id, payment.orderId));
  if (!known) return;
  await lockBooks(tx, known.userId);
  const [order] = await tx.select().from(orders).where(eq(orders.id, known.id)).for('update');
  if (!order) return;
  const now = parts.clock.now();
  if (order.status === 'paid') {
    if (payment.status === 'succeeded' && payment.ref !== order.paymentRef) {
      const sentence = 'A second payment came in for an order that was paid already. It gave no credits.';
      await raiseFlag(tx, { userId: order.userId, kind: 'paid_twice', ref: payment.ref, sentence }, now);
    }
    return;
  }
  if (payment.status !== 'succeeded') {
    await tx
      .update(orders)
      .set({ status: payment.status, lastError: payment.lastError, paymentRef: payment.ref })
      .where(eq(orders.id, order.id));
    return;
  }
  const asAgreed =
    payment.amountReceivedCents === order.amountCents &&
    payment.currency === order.currency &&
    payment.customerRef === order.customerRef;
  if (!asAgreed) {
    parts.log.error({ order: order.id, payment: payment.ref }, 'a payment differs from its order');
    const sentence =
      'A payment came in that differs from its order in amount, currency or customer. No credits were given.';
    await raiseFlag(tx, { userId: order.userId, kind: 'differs', ref: payment.ref, sentence }, now);
    return;
  }
  await tx
    .update(orders)
    .set({
      status: 'paid',
      paidAt: now,
      paymentRef: payment.ref,
      cardBrand: payment.card?.brand,
      cardLast4: payment.card?.last4,
      lastError: null,
    })
    .where(eq(orders.id, order.id));
  const grant = {
    userId: order.userId,
    kind: 'pack',
    delta: order.credits,
    fact: `payment_intent:${payment.ref}`,
    paymentRef: payment.ref,
  } as const;
  await post(tx, grant, now);
  await askForReceipt(tx, parts, order.id);
  const [owner] = await tx
    .select({ deletedAt: users.deletedAt })
    .from(users)
    .where(eq(users.id, order.userId));
  if (!owner?.deletedAt) return;
  const sentence =
    'A payment came in for an account that is deleted. Its credits were given; a refund may be due.';
  await raiseFlag(tx, { userId: order.userId, kind: 'paid_when_deleted', ref: payment.ref, sentence }, now);
}
