import { and, eq } from 'drizzle-orm';
import { DAY } from '../../../../platform/server/clock.ts';
import type { Db, Tx } from '../../../../platform/server/database/database.ts';
import { notFound } from '../../../../platform/server/http/errors.ts';
import type { ChargeState } from '../../provider/provider.ts';
import { disputeShape } from '../events/shapes.ts';
import { chargeOf, newRef, paymentOfCharge } from '../refs.ts';
import { sandboxDisputes } from '../schema.ts';
import type { SandboxTransaction } from '../transaction.ts';
import { findPayment, lockPayment } from './payment.ts';

/** How long after a payment it is disputed. */
export const DISPUTED_AFTER = DAY;

/** Disputes what was not refunded; the bank withdraws it immediately. One dispute per payment. */
export async function openDispute(transaction: SandboxTransaction, paymentId: string): Promise<void> {
  const payment = await lockPayment(transaction.tx, paymentId);
  const left = payment ? payment.amountReceivedCents - payment.refundedCents : 0;
  if (!payment || left <= 0) return;
  const [dispute] = await transaction.tx
    .insert(sandboxDisputes)
    .values({
      id: newRef('dp'),
      paymentId,
      amountCents: left,
      status: 'needs_response',
      createdAt: transaction.at,
    })
    .onConflictDoNothing({ target: sandboxDisputes.paymentId })
    .returning();
  if (!dispute) return;
  transaction.emit('charge.dispute.created', disputeShape(dispute, payment.currency));
  transaction.emit('charge.dispute.funds_withdrawn', disputeShape(dispute, payment.currency));
}

/**
 * Closes a dispute: won, the money is returned; lost, it stays withdrawn.
 * @throws NOT_FOUND when there is no open dispute over this payment.
 */
export async function closeDispute(
  transaction: SandboxTransaction,
  paymentId: string,
  won: boolean,
): Promise<void> {
  const payment = await lockPayment(transaction.tx, paymentId);
  const [closed] = await transaction.tx
    .update(sandboxDisputes)
    .set({ status: won ? 'won' : 'lost' })
    .where(and(eq(sandboxDisputes.paymentId, paymentId), eq(sandboxDisputes.status, 'needs_response')))
    .returning();
  if (!payment || !closed) throw notFound('There’s no open dispute over this payment.');
  const shape = disputeShape(closed, payment.currency);
  if (won) transaction.emit('charge.dispute.funds_reinstated', shape);
  transaction.emit('charge.dispute.closed', shape);
}

/** Whether money of this payment is withdrawn, or was lost in a dispute. */
export async function isWithdrawn(tx: Tx, paymentId: string): Promise<boolean> {
  const disputes = await tx.select().from(sandboxDisputes).where(eq(sandboxDisputes.paymentId, paymentId));
  return disputes.some(({ status }) => status !== 'won');
}

/** The charge of a succeeded payment. */
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
