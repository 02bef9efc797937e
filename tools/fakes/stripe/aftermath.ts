import type Stripe from 'stripe';
import { type Books, insist } from './books.ts';

/** The bank's fee for a dispute, in cents. */
const DISPUTE_FEE = 2500;

/** Gives a payment back, all that is left of it or a part. */
export function refund(books: Books, payment: string, cents: number | undefined): Stripe.Refund {
  const charge = chargeOf(books, payment);
  const amount = cents ?? charge.amount - charge.amount_refunded;
  insist(
    amount > 0 && charge.amount_refunded + amount <= charge.amount,
    'Refund amount is greater than what is left of the charge.',
    'charge_already_refunded',
  );
  const made = books.add<Stripe.Refund>('refund', 're', {
    amount,
    charge: charge.id,
    currency: charge.currency,
    metadata: {},
    payment_intent: payment,
    status: 'succeeded',
  });
  charge.amount_refunded += amount;
  charge.refunded = charge.amount_refunded === charge.amount;
  books.tell('refund.created', made);
  books.tell('charge.refunded', charge);
  return made;
}

/** The bank could not take the refund: the money is with the seller again. */
export function failRefund(books: Books, id: string, stillCounted = false): void {
  const made = books.must<Stripe.Refund>('refund', id);
  insist(made.status === 'succeeded', 'This refund did not succeed in the first place.');
  const charge = books.must<Stripe.Charge>('charge', String(made.charge));
  made.status = 'failed';
  made.failure_reason = 'expired_or_canceled_card';
  if (!stillCounted) charge.amount_refunded -= made.amount;
  charge.refunded = false;
  books.tell('refund.updated', made);
  books.tell('refund.failed', made);
}

/** The bank takes the money back until it has decided. */
export function openDispute(books: Books, charge: Stripe.Charge): void {
  if (charge.disputed) return;
  charge.disputed = true;
  const dispute = books.add<Stripe.Dispute>('dispute', 'du', {
    amount: charge.amount,
    charge: charge.id,
    currency: charge.currency,
    metadata: {},
    payment_intent: charge.payment_intent,
    reason: 'fraudulent',
    status: 'needs_response',
  });
  dispute.balance_transactions = [moved(books, dispute, -charge.amount, DISPUTE_FEE)];
  books.tell('charge.dispute.created', dispute);
  books.tell('charge.dispute.funds_withdrawn', dispute);
}

/** The bank has decided. */
export function closeDispute(books: Books, payment: string, won: boolean): void {
  const dispute = books
    .all<Stripe.Dispute>('dispute')
    .find((one) => one.payment_intent === payment && one.status === 'needs_response');
  if (!dispute) throw new Error('there is no open dispute over this payment');
  dispute.status = won ? 'won' : 'lost';
  if (won) {
    dispute.balance_transactions.push(moved(books, dispute, dispute.amount, 0));
    books.tell('charge.dispute.funds_reinstated', dispute);
  }
  books.tell('charge.dispute.closed', dispute);
}

function moved(
  books: Books,
  dispute: Stripe.Dispute,
  amount: number,
  fee: number,
): Stripe.BalanceTransaction {
  return books.add<Stripe.BalanceTransaction>('balance_transaction', 'txn', {
    amount,
    currency: dispute.currency,
    fee,
    net: amount - fee,
    source: dispute.id,
    type: 'adjustment',
  });
}

function chargeOf(books: Books, payment: string): Stripe.Charge {
  const { latest_charge } = books.must<Stripe.PaymentIntent>('payment_intent', payment);
  const charge = books.must<Stripe.Charge>('charge', String(latest_charge));
  insist(charge.paid, 'This payment was not paid.');
  return charge;
}
