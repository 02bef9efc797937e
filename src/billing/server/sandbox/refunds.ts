import { conflict, notFound } from '../../../platform/server/errors.ts';
import { isWithdrawn } from './disputes.ts';
import type { Moment } from './moment.ts';
import { changePayment, lockPayment } from './payment.ts';
import { newRef } from './refs.ts';
import { chargeShape, refundShape } from './shapes.ts';

/**
 * Gives back so much of a payment, or as much as is left of it; everything when no amount is said.
 * @returns what was given back of it so far, in cents.
 * @throws NOT_FOUND, or CONFLICT when nothing is left to give back.
 */
export async function refund(moment: Moment, paymentId: string, amountCents?: number): Promise<number> {
  const payment = await lockPayment(moment.tx, paymentId);
  if (!payment) throw notFound('The sandbox does not know this payment.');
  const left = payment.amountReceivedCents - payment.refundedCents;
  if (left <= 0) throw conflict('There is nothing left of this payment to give back.');
  if (await isWithdrawn(moment.tx, paymentId))
    throw conflict('This payment is disputed. The bank has the money, so it cannot be given back.');
  const given = Math.min(left, amountCents ?? left);
  const refunded = await changePayment(moment, payment, { refundedCents: payment.refundedCents + given });
  moment.tell('refund.created', refundShape(newRef('re'), refunded, given));
  moment.tell('charge.refunded', chargeShape(refunded));
  return refunded.refundedCents;
}
