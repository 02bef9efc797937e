import { and, asc, eq, inArray, lt } from 'drizzle-orm';
import { orders, webhookEvents } from '../../database/schema/billing.ts';
import { type Clock, DAY, later, MINUTE } from '../../platform/server/clock.ts';
import type { Db, Tx } from '../../platform/server/db.ts';
import { notFound } from '../../platform/server/errors.ts';
import { once } from '../../platform/server/idempotency.ts';
import type { Log } from '../../platform/server/log.ts';
import { post } from '../../wallet/server/ledger.ts';
import { CREDIT_PACKAGES } from './packages.ts';
import type { PaymentProvider, PaymentState, ProviderEvent } from './provider.ts';

export interface OrderParts {
  readonly db: Db;
  readonly clock: Clock;
  readonly log: Log;
  readonly provider: PaymentProvider;
}

/** An order that is still open after this long is looked up at the provider: its event may have been lost. */
const LOOK_AFTER = 2 * MINUTE;
/** An order that nobody has paid for this long is no longer asked about; a payment that comes all the same still counts. */
const FORGET_AFTER = DAY;

/**
 * Writes the order down, then asks the provider for a payment. Both can be repeated safely: by key, and by order.
 * @throws NOT_FOUND for a pack that is not on sale.
 */
export async function beginPackPayment(
  { db, clock, provider }: OrderParts,
  buyer: { id: string; email: string; name: string },
  wish: { packageId: string; key: string | undefined },
): Promise<{ clientSecret: string }> {
  const pack = CREDIT_PACKAGES.find(({ id }) => id === wish.packageId);
  if (!pack) throw notFound('This credit pack is not on sale. Please choose another one.');
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
      createdAt: clock.now(),
      checkedAt: clock.now(),
    });
    return {};
  });
  const customer = await provider.ensureCustomer(buyer);
  const { ref, clientSecret } = await provider.createPackPayment({
    orderId,
    customerRef: customer.ref,
    amountCents: pack.priceCents,
    currency: 'aud',
    receiptEmail: buyer.email,
  });
  await db.update(orders).set({ customerRef: customer.ref, paymentRef: ref }).where(eq(orders.id, orderId));
  return { clientSecret };
}

/**
 * Takes an event to heart, once: the event's row and its effect stand or fall together. An event alone grants
 * nothing; it only says which payment to look up.
 */
export async function takeEvent(parts: OrderParts, event: ProviderEvent): Promise<void> {
  const payment = event.paymentRef ? await parts.provider.getPayment(event.paymentRef) : undefined;
  const { db, clock } = parts;
  await db.transaction(async (tx) => {
    const fresh = await tx
      .insert(webhookEvents)
      .values({ id: event.id, type: event.type, receivedAt: clock.now() })
      .onConflictDoNothing()
      .returning({ id: webhookEvents.id });
    if (fresh.length && payment) await applyPayment(tx, parts, payment);
  });
}

/** Looks up what is still open after two minutes, longest unasked first; a lost event costs nobody a credit. */
export async function reconcileOrders(parts: OrderParts, most = 50): Promise<void> {
  const { db, clock, provider } = parts;
  const now = clock.now();
  const waiting = await db
    .select({ id: orders.id, paymentRef: orders.paymentRef, createdAt: orders.createdAt })
    .from(orders)
    .where(
      and(
        inArray(orders.status, ['open', 'processing']),
        eq(orders.provider, provider.name),
        lt(orders.checkedAt, later(now, -LOOK_AFTER)),
      ),
    )
    .orderBy(asc(orders.checkedAt))
    .limit(most);
  for (const { id, paymentRef, createdAt } of waiting) {
    const payment = paymentRef ? await provider.getPayment(paymentRef) : undefined;
    await db.transaction(async (tx) => {
      if (payment) await applyPayment(tx, parts, payment);
      const given = createdAt < later(now, -FORGET_AFTER) ? { status: 'canceled' as const } : {};
      await tx
        .update(orders)
        .set({ checkedAt: now, ...given })
        .where(and(eq(orders.id, id), eq(orders.status, 'open')));
    });
  }
}

/** The one function that turns a payment's state into ours. Any state, any number of times, in any order. */
async function applyPayment(tx: Tx, { clock, log }: OrderParts, payment: PaymentState): Promise<void> {
  if (!payment.orderId) return;
  const [order] = await tx.select().from(orders).where(eq(orders.id, payment.orderId)).for('update');
  if (!order || order.status === 'paid') return;
  const now = clock.now();
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
    (order.customerRef === null || payment.customerRef === order.customerRef);
  if (!asAgreed) {
    log.error(
      { order: order.id, payment: payment.ref },
      'a payment differs from its order; no credits were given',
    );
    return;
  }
  await tx
    .update(orders)
    .set({ status: 'paid', paidAt: now, paymentRef: payment.ref, lastError: null })
    .where(eq(orders.id, order.id));
  await post(
    tx,
    {
      userId: order.userId,
      kind: 'pack',
      delta: order.credits,
      fact: `payment_intent:${payment.ref}`,
      paymentRef: payment.ref,
    },
    now,
  );
}
