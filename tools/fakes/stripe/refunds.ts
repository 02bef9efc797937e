import type Stripe from 'stripe';
import { ensure, type Store } from './store.ts';

/** The bank's fee for a dispute, in cents. */
const DISPUTE_FEE = 2500;

/** Refunds a payment, in full or by `cents`. */
export function refund(store: Store, payment: string, cents: number | undefined): Stripe.Refund {
  const charge = chargeOf(store, payment);
  const amount = cents ?? charge.amount - charge.amount_refunded;
  ensure(
    amount > 0 && charge.amount_refunded + amount <= charge.amount,
    'Refund amount is greater than what is left of the charge.',
    'charge_already_refunded',
  );
  const made = store.add<Stripe.Refund>('refund', 're', {
    amount,
    charge: charge.id,
    currency: charge.currency,
    metadata: {},
    payment_intent: payment,
    status: 'succeeded',
  });
  charge.amount_refunded += amount;
  charge.refunded = charge.amount_refunded === charge.amount;
  store.emit('refund.created', made);
  store.emit('charge.refunded', charge);
  return made;
}

/** Fails a refund: the money is returned to the merchant. */
export function failRefund(store: Store, id: string, stillCounted = false): void {
  const made = store.must<Stripe.Refund>('refund', id);
  ensure(made.status === 'succeeded', 'This refund did not succeed in the first place.');
  const charge = store.must<Stripe.Charge>('charge', String(made.charge));
  made.status = 'failed';
  made.failure_reason = 'expired_or_canceled_card';
  if (!stillCounted) charge.amount_refunded -= made.amount;
  charge.refunded = false;
  store.emit('refund.updated', made);
  store.emit('refund.failed', made);
}

/** Opens a dispute and withdraws the money until it is closed. */
export function openDispute(store: Store, charge: Stripe.Charge): void {
  if (charge.disputed) return;
  charge.disputed = true;
  const dispute = store.add<Stripe.Dispute>('dispute', 'du', {
    amount: charge.amount,
    charge: charge.id,
    currency: charge.currency,
    metadata: {},
    payment_intent: charge.payment_intent,
    reason: 'fraudulent',
    status: 'needs_response',
  });
  dispute.balance_transactions = [newTransaction(store, dispute, -charge.amount, DISPUTE_FEE)];
  store.emit('charge.dispute.created', dispute);
  store.emit('charge.dispute.funds_withdrawn', dispute);
}

/** Closes a dispute. */
export function closeDispute(store: Store, payment: string, won: boolean): void {
  const dispute = store
    .all<Stripe.Dispute>('dispute')
    .find((one) => one.payment_intent === payment && one.status === 'needs_response');
  if (!dispute) throw new Error('there is no open dispute over this payment');
  dispute.status = won ? 'won' : 'lost';
  if (won) {
    dispute.balance_transactions.push(newTransaction(store, dispute, dispute.amount, 0));
    store.emit('charge.dispute.funds_reinstated', dispute);
  }
  store.emit('charge.dispute.closed', dispute);
}

function newTransaction(
  store: Store,
  dispute: Stripe.Dispute,
  amount: number,
  fee: number,
): Stripe.BalanceTransaction {
  return store.add<Stripe.BalanceTransaction>('balance_transaction', 'txn', {
    amount,
    currency: dispute.currency,
    fee,
    net: amount - fee,
    source: dispute.id,
    type: 'adjustment',
  });
}

function chargeOf(store: Store, payment: string): Stripe.Charge {
  const { latest_charge } = store.must<Stripe.PaymentIntent>('payment_intent', payment);
  const charge = store.must<Stripe.Charge>('charge', String(latest_charge));
  ensure(charge.paid, 'This payment was not paid.');
  return charge;
}
