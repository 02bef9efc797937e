import { conflict, notFound } from '../../../../platform/server/http/errors.ts';
import { chargeShape, refundShape } from '../events/shapes.ts';
import { newRef } from '../refs.ts';
import type { SandboxTransaction } from '../transaction.ts';
import { isWithdrawn } from './disputes.ts';
import { changePayment, lockPayment } from './payment.ts';

/**
 * Refunds that amount of a payment, or what is left of it; everything when no amount is given.
 * @returns the sum of all refunds of the payment so far, in cents.
 * @throws NOT_FOUND, or CONFLICT when nothing is left to refund.
 */
export async function refund(
  transaction: SandboxTransaction,
  paymentId: string,
  amountCents?: number,
): Promise<number> {
  const payment = await lockPayment(transaction.tx, paymentId);
  if (!payment) throw notFound('The sandbox doesn’t know this payment.');
  const left = payment.amountReceivedCents - payment.refundedCents;
  if (left <= 0) throw conflict('There’s nothing left of this payment to refund.');
  if (await isWithdrawn(transaction.tx, paymentId))
    throw conflict('This payment is in dispute. The bank has the money, so you can’t refund it.');
  const given = Math.min(left, amountCents ?? left);
  const refunded = await changePayment(transaction, payment, {
    refundedCents: payment.refundedCents + given,
  });
  transaction.emit('refund.created', refundShape(newRef('re'), refunded, given));
  transaction.emit('charge.refunded', chargeShape(refunded));
  return refunded.refundedCents;
}
