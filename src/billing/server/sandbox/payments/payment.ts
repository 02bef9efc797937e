import { eq } from 'drizzle-orm';
import type { Db, Tx } from '../../../../platform/server/database/database.ts';
import type { PackOrder, PaymentState } from '../../provider/provider.ts';
import { sandboxNow } from '../clock.ts';
import type { SandboxDeps } from '../deps.ts';
import { paymentShape } from '../events/shapes.ts';
import { newRef } from '../refs.ts';
import { sandboxPayments } from '../schema.ts';
import type { SandboxTransaction } from '../transaction.ts';
import type { StoredCard } from './cards.ts';

export type Payment = typeof sandboxPayments.$inferSelect;

/** Creates the payment of an order; the same one for the same order. */
export async function beginPackPayment({ db, clock }: SandboxDeps, order: PackOrder): Promise<string> {
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

/** Locks a payment until the transaction ends. For the payment of an invoice, lock its subscription first. */
export async function lockPayment(tx: Tx, id: string): Promise<Payment | undefined> {
  const [payment] = await tx.select().from(sandboxPayments).where(eq(sandboxPayments.id, id)).for('update');
  return payment;
}

export async function changePayment(
  { tx }: SandboxTransaction,
  payment: Payment,
  to: Partial<Payment>,
): Promise<Payment> {
  await tx.update(sandboxPayments).set(to).where(eq(sandboxPayments.id, payment.id));
  return { ...payment, ...to };
}

/** Marks a payment as succeeded. */
export async function succeed(
  transaction: SandboxTransaction,
  payment: Payment,
  card: StoredCard,
): Promise<Payment> {
  const paid = await changePayment(transaction, payment, {
    cardBrand: card.brand,
    cardLast4: card.last4,
    cardTag: card.tag,
    status: 'succeeded',
    amountReceivedCents: payment.amountCents,
    lastError: null,
    paidAt: transaction.at,
  });
  transaction.emit('payment_intent.succeeded', paymentShape(paid));
  return paid;
}

/** Records a declined card; another may be tried. */
export async function fail(
  transaction: SandboxTransaction,
  payment: Payment,
  card: Pick<StoredCard, 'brand' | 'last4'> | undefined,
  lastError: string,
): Promise<void> {
  const failed = await changePayment(transaction, payment, {
    ...(card ? { cardBrand: card.brand, cardLast4: card.last4 } : {}),
    status: 'requires_payment_method',
    lastError,
  });
  transaction.emit('payment_intent.payment_failed', paymentShape(failed));
}

/** Cancels a payment, so that it cannot be paid any more. */
export async function cancelPayment(transaction: SandboxTransaction, paymentId: string): Promise<void> {
  const payment = await lockPayment(transaction.tx, paymentId);
  if (!payment || payment.status === 'succeeded' || payment.status === 'canceled') return;
  const canceled = await changePayment(transaction, payment, { status: 'canceled' });
  transaction.emit('payment_intent.canceled', paymentShape(canceled));
}

export function paymentState(payment: Payment): PaymentState {
  const waiting = payment.status === 'requires_payment_method' || payment.status === 'requires_action';
  return {
    ref: payment.id,
    status: waiting ? 'open' : (payment.status as PaymentState['status']),
    awaitsAuthentication: payment.status === 'requires_action',
    amountReceivedCents: payment.amountReceivedCents,
    currency: payment.currency,
    customerRef: payment.customer,
    orderId: payment.orderId,
    invoiceRef: payment.invoiceId,
    lastError: payment.lastError,
    card: cardOf(payment),
  };
}

/** The card of a payment, if known. */
export const cardOf = ({ cardBrand, cardLast4 }: Pick<Payment, 'cardBrand' | 'cardLast4'>) =>
  cardBrand && cardLast4 ? { brand: cardBrand, last4: cardLast4 } : null;
