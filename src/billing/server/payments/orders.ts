import { and, eq, ne, or } from 'drizzle-orm';
import { users } from '../../../accounts/server/schema.ts';
import type { Tx } from '../../../platform/server/database/database.ts';
import { conflict, notFound } from '../../../platform/server/http/errors.ts';
import { withIdempotencyKey } from '../../../platform/server/idempotency/with-idempotency-key.ts';
import { lockAccount, post } from '../../../wallet/server/ledger.ts';
import type { BillingDeps, Buyer } from '../deps.ts';
import { raiseFlag } from '../flags.ts';
import { CREDIT_PACKAGES } from '../products.ts';
import type { PaymentState } from '../provider/provider.ts';
import { orders } from '../schema.ts';
import { customerOf } from './customers.ts';
import { findAwaitingOrder } from './find-awaiting-order.ts';
import { requestReceipt } from './receipts.ts';

/**
 * Creates the order, then the payment at the provider. Both are idempotent: by key, and by order id. An order for the same
 * pack whose payment waits for 3-D Secure is continued: a parent who closed the page in the challenge, and with it lost
 * the key, is not charged twice.
 * @throws NOT_FOUND for a pack that is not on sale, CONFLICT for an order that was paid long ago.
 */
export async function beginPackPayment(
  deps: BillingDeps,
  buyer: Buyer,
  purchase: { packageId: string; key: string | undefined },
): Promise<{ clientSecret: string }> {
  const { db, clock, provider } = deps;
  const pack = CREDIT_PACKAGES.find(({ id }) => id === purchase.packageId);
  if (!pack) throw notFound('This credit pack isn’t for sale. Please choose another one.');
  const customerRef = await customerOf(deps, buyer);
  const body = { packageId: purchase.packageId };
  const use = { userId: buyer.id, operation: 'create-payment-intent', key: purchase.key, body };
  const { subjectId, remembered } = await withIdempotencyKey(
    db,
    use,
    clock.now(),
    async (tx, id, awaiting) => {
      if (awaiting) return { orderId: awaiting };
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
    },
    () => findAwaitingOrder(deps, buyer.id, pack),
  );
  const orderId = String(remembered.orderId ?? subjectId);
  const { ref, clientSecret } = await provider.createPackPayment({
    orderId,
    customerRef,
    amountCents: pack.priceCents,
    currency: 'aud',
    description: `Storywren: ${pack.credits === 1 ? '1 credit' : `${pack.credits} credits`}`,
  });
  // The provider's idempotency keys expire, so it may return a new payment for an order that is paid already.
  const mine = or(ne(orders.status, 'paid'), eq(orders.paymentRef, ref));
  const [order] = await db
    .update(orders)
    .set({ paymentRef: ref })
    .where(and(eq(orders.id, orderId), mine))
    .returning({ id: orders.id });
  if (!order) throw conflict('This purchase is already paid for. Its credits are in your account.');
  return { clientSecret };
}

/** Applies the provider state of a payment to its order. Safe for any state, any number of times, in any order. */
export async function applyPayment(tx: Tx, deps: BillingDeps, payment: PaymentState): Promise<void> {
  if (!payment.orderId) return;
  const [known] = await tx.select().from(orders).where(eq(orders.id, payment.orderId));
  if (!known) return;
  await lockAccount(tx, known.userId);
  const [order] = await tx.select().from(orders).where(eq(orders.id, known.id)).for('update');
  if (!order) return;
  const now = deps.clock.now();
  if (order.status === 'paid') {
    if (payment.status === 'succeeded' && payment.ref !== order.paymentRef) {
      const sentence = 'A second payment came in for an order that was already paid. It added no credits.';
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
  const matchesOrder =
    payment.amountReceivedCents === order.amountCents &&
    payment.currency === order.currency &&
    payment.customerRef === order.customerRef;
  if (!matchesOrder) {
    deps.log.error({ order: order.id, payment: payment.ref }, 'a payment differs from its order');
    const sentence =
      'A payment came in that doesn’t match its order’s amount, currency or customer. No credits were added.';
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
  await requestReceipt(tx, deps, order.id);
  const [owner] = await tx
    .select({ deletedAt: users.deletedAt })
    .from(users)
    .where(eq(users.id, order.userId));
  if (!owner?.deletedAt) return;
  const sentence = 'A payment came in for a deleted account. Its credits were added; a refund may be due.';
  await raiseFlag(tx, { userId: order.userId, kind: 'paid_when_deleted', ref: payment.ref, sentence }, now);
}
