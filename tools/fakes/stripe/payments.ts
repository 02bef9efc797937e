import { randomBytes } from 'node:crypto';
import type Stripe from 'stripe';
import { DAY } from './calendar.ts';
import type { Decline, TestCard } from './cards.ts';
import type { Store } from './store.ts';

/** Creates a payment without a payment method. */
export function newPayment(
  store: Store,
  values: Pick<Stripe.PaymentIntent, 'amount' | 'currency' | 'customer'> & Partial<Stripe.PaymentIntent>,
): Stripe.PaymentIntent {
  const payment = store.add<Stripe.PaymentIntent>('payment_intent', 'pi', {
    status: 'requires_payment_method',
    metadata: {},
    payment_method_types: ['card', 'link'],
    ...values,
  });
  payment.client_secret = `${payment.id}_secret_${randomBytes(12).toString('hex')}`;
  store.emit('payment_intent.created', payment);
  return payment;
}

/** Charges the card. */
export function succeed(store: Store, payment: Stripe.PaymentIntent, card: TestCard): void {
  const charge = newCharge(store, payment, card, undefined);
  payment.status = 'succeeded';
  payment.amount_received = payment.amount;
  payment.last_payment_error = null;
  payment.next_action = null;
  if (card.isDisputed) store.later(store.now + DAY, 'dispute', charge.id);
  store.emit('charge.succeeded', charge);
  store.emit('payment_intent.succeeded', payment);
}

/** Records a declined card; the payment can be tried with another card. */
export function fail(store: Store, payment: Stripe.PaymentIntent, card: TestCard, decline: Decline): void {
  const charge = newCharge(store, payment, card, decline);
  payment.status = 'requires_payment_method';
  payment.next_action = null;
  payment.last_payment_error = {
    type: 'card_error',
    ...decline,
  } as Stripe.PaymentIntent.LastPaymentError;
  store.emit('charge.failed', charge);
  store.emit('payment_intent.payment_failed', payment);
}

/** Requires the customer's authentication. */
export function requireAction(store: Store, payment: Stripe.PaymentIntent): void {
  payment.status = 'requires_action';
  payment.next_action = { type: 'use_stripe_sdk' } as Stripe.PaymentIntent.NextAction;
  store.emit('payment_intent.requires_action', payment);
}

/** Cancels a payment that has not succeeded. */
export function cancelPayment(store: Store, payment: Stripe.PaymentIntent): void {
  if (payment.status === 'succeeded' || payment.status === 'canceled') return;
  payment.status = 'canceled';
  payment.canceled_at = store.now;
  store.emit('payment_intent.canceled', payment);
}

function newCharge(
  store: Store,
  payment: Stripe.PaymentIntent,
  card: TestCard,
  decline: Decline | undefined,
): Stripe.Charge {
  const method = `pm_${randomBytes(10).toString('hex')}`;
  store.cards.set(method, card);
  payment.payment_method = decline ? null : method;
  const charge = store.add<Stripe.Charge>('charge', 'ch', {
    amount: payment.amount,
    amount_captured: decline ? 0 : payment.amount,
    captured: !decline,
    currency: payment.currency,
    customer: payment.customer,
    description: payment.description,
    metadata: { ...payment.metadata },
    paid: !decline,
    payment_intent: payment.id,
    payment_method: method,
    payment_method_details: {
      type: 'card',
      card: { brand: card.brand, last4: card.last4, exp_month: 12, exp_year: 2040, country: 'AU' },
    } as Stripe.Charge.PaymentMethodDetails,
    status: decline ? 'failed' : 'succeeded',
    failure_code: decline?.code ?? null,
    failure_message: decline?.message ?? null,
  });
  payment.latest_charge = charge.id;
  return charge;
}
