import { eq } from 'drizzle-orm';
import { sandboxPayments } from '../../../database/schema/sandbox.ts';
import type { Db, Tx } from '../../../platform/server/db.ts';
import type { PackOrder, PaymentState } from '../provider.ts';
import type { StoredCard } from './cards.ts';
import { sandboxNow } from './clock.ts';
import type { Moment } from './moment.ts';
import type { SandboxParts } from './parts.ts';
import { newRef } from './refs.ts';
import { paymentShape } from './shapes.ts';

export type Payment = typeof sandboxPayments.$inferSelect;

/** Begins the payment of an order; the same one for the same order. */
export async function beginPackPayment({ db, clock }: SandboxParts, order: PackOrder): Promise<string> {
  await db
    .insert(sandboxPayments)
    .values({
      id: newRef('pi'),
      orderId: order.orderId,
      customer: order.customerRef,
      amountCents: order.amountCents,
      currency: order.currency,
      status: 'requires_payment_method',
      createdAt: await sandboxNow(db, clock),
    })
    .onConflictDoNothing({ target: sandboxPayments.orderId });
  const [payment] = await db.select().from(sandboxPayments).where(eq(sandboxPayments.orderId, order.orderId));
  if (!payment) throw new Error('the sandbox lost a payment');
  return payment.id;
}

export async function findPayment(db: Db | Tx, id: string): Promise<Payment | undefined> {
  const [payment] = await db.select().from(sandboxPayments).where(eq(sandboxPayments.id, id));
  return payment;
}

/** Nobody else changes it until the transaction ends. The payment of an invoice: lock its subscription first. */
export async function lockPayment(tx: Tx, id: string): Promise<Payment | undefined> {
  const [payment] = await tx.select().from(sandboxPayments).where(eq(sandboxPayments.id, id)).for('update');
  return payment;
}

export async function changePayment(
  { tx }: Moment,
  payment: Payment,
  to: Partial<Payment>,
): Promise<Payment> {
  await tx.update(sandboxPayments).set(to).where(eq(sandboxPayments.id, payment.id));
  return { ...payment, ...to };
}

/** The money is there. */
export async function succeed(moment: Moment, payment: Payment, card: StoredCard): Promise<Payment> {
  const paid = await changePayment(moment, payment, {
    cardBrand: card.brand,
    cardLast4: card.last4,
    cardTag: card.tag,
    status: 'succeeded',
    amountReceivedCents: payment.amountCents,
    lastError: null,
    paidAt: moment.at,
  });
  moment.tell('payment_intent.succeeded', paymentShape(paid));
  return paid;
}

/** A card was refused; another may be tried. */
export async function fail(
  moment: Moment,
  payment: Payment,
  card: Pick<StoredCard, 'brand' | 'last4'> | undefined,
  lastError: string,
): Promise<void> {
  const failed = await changePayment(moment, payment, {
    ...(card ? { cardBrand: card.brand, cardLast4: card.last4 } : {}),
    status: 'requires_payment_method',
    lastError,
  });
  moment.tell('payment_intent.payment_failed', paymentShape(failed));
}

/** It can never be paid any more. */
export async function cancelPayment(moment: Moment, paymentId: string): Promise<void> {
  const payment = await lockPayment(moment.tx, paymentId);
  if (!payment || payment.status === 'succeeded' || payment.status === 'canceled') return;
  const canceled = await changePayment(moment, payment, { status: 'canceled' });
  moment.tell('payment_intent.canceled', paymentShape(canceled));
}

export function paymentState(payment: Payment): PaymentState {
  const waiting = payment.status === 'requires_payment_method' || payment.status === 'requires_action';
  return {
    ref: payment.id,
    status: waiting ? 'open' : (payment.status as PaymentState['status']),
    amountReceivedCents: payment.amountReceivedCents,
    currency: payment.currency,
    customerRef: payment.customer,
    orderId: payment.orderId,
    invoiceRef: payment.invoiceId,
    lastError: payment.lastError,
    card: cardOf(payment),
  };
}

/** The card of a payment, as far as it is known. */
export const cardOf = ({ cardBrand, cardLast4 }: Pick<Payment, 'cardBrand' | 'cardLast4'>) =>
  cardBrand && cardLast4 ? { brand: cardBrand, last4: cardLast4 } : null;
