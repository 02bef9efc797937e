import { and, eq } from 'drizzle-orm';
import { sandboxDisputes } from '../../../database/schema/sandbox.ts';
import { DAY } from '../../../platform/server/clock.ts';
import type { Db, Tx } from '../../../platform/server/db.ts';
import { notFound } from '../../../platform/server/errors.ts';
import type { ChargeState } from '../provider.ts';
import type { Moment } from './moment.ts';
import { findPayment, lockPayment } from './payment.ts';
import { chargeOf, newRef, paymentOfCharge } from './refs.ts';
import { disputeShape } from './shapes.ts';

/** How long after a payment its card's owner disputes it. */
export const DISPUTED_AFTER = DAY;

/** The owner of the card disputes what was not given back; the bank takes it at once. One dispute a payment. */
export async function openDispute(moment: Moment, paymentId: string): Promise<void> {
  const payment = await lockPayment(moment.tx, paymentId);
  const left = payment ? payment.amountReceivedCents - payment.refundedCents : 0;
  if (!payment || left <= 0) return;
  const [dispute] = await moment.tx
    .insert(sandboxDisputes)
    .values({
      id: newRef('dp'),
      paymentId,
      amountCents: left,
      status: 'needs_response',
      createdAt: moment.at,
    })
    .onConflictDoNothing({ target: sandboxDisputes.paymentId })
    .returning();
  if (!dispute) return;
  moment.tell('charge.dispute.created', disputeShape(dispute, payment.currency));
  moment.tell('charge.dispute.funds_withdrawn', disputeShape(dispute, payment.currency));
}

/**
 * The bank decides: won, the money comes back; lost, it stays away.
 * @throws NOT_FOUND when there is no open dispute over this payment.
 */
export async function closeDispute(moment: Moment, paymentId: string, won: boolean): Promise<void> {
  const payment = await lockPayment(moment.tx, paymentId);
  const [closed] = await moment.tx
    .update(sandboxDisputes)
    .set({ status: won ? 'won' : 'lost' })
    .where(and(eq(sandboxDisputes.paymentId, paymentId), eq(sandboxDisputes.status, 'needs_response')))
    .returning();
  if (!payment || !closed) throw notFound('There is no open dispute over this payment.');
  const shape = disputeShape(closed, payment.currency);
  if (won) moment.tell('charge.dispute.funds_reinstated', shape);
  moment.tell('charge.dispute.closed', shape);
}

/** True while the bank has money of this payment, or has kept it. */
export async function isWithdrawn(tx: Tx, paymentId: string): Promise<boolean> {
  const disputes = await tx.select().from(sandboxDisputes).where(eq(sandboxDisputes.paymentId, paymentId));
  return disputes.some(({ status }) => status !== 'won');
}

/** The charge of a payment that succeeded. */
export async function chargeStateOf(db: Db, chargeRef: string): Promise<ChargeState | undefined> {
  const paymentId = paymentOfCharge(chargeRef);
  const payment = paymentId ? await findPayment(db, paymentId) : undefined;
  if (payment?.status !== 'succeeded') return undefined;
  const disputes = await db.select().from(sandboxDisputes).where(eq(sandboxDisputes.paymentId, payment.id));
  return {
    ref: chargeOf(payment.id),
    paymentRef: payment.id,
    orderId: payment.orderId,
    invoiceRef: payment.invoiceId,
    amountCents: payment.amountReceivedCents,
    refundedCents: payment.refundedCents,
    disputes: disputes.map(({ id, status, amountCents }) => ({
      ref: id,
      withdrawnCents: status === 'won' ? 0 : amountCents,
    })),
  };
}
