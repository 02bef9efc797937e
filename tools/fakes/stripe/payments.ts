import { randomBytes } from 'node:crypto';
import type Stripe from 'stripe';
import type { Books } from './books.ts';
import { DAY } from './calendar.ts';
import type { Decline, TestCard } from './cards.ts';

/** A payment that waits for a card. */
export function newPayment(
  books: Books,
  facts: Pick<Stripe.PaymentIntent, 'amount' | 'currency' | 'customer'> & Partial<Stripe.PaymentIntent>,
): Stripe.PaymentIntent {
  const payment = books.add<Stripe.PaymentIntent>('payment_intent', 'pi', {
    status: 'requires_payment_method',
    metadata: {},
    payment_method_types: ['card', 'link'],
    ...facts,
  });
  payment.client_secret = `${payment.id}_secret_${randomBytes(12).toString('hex')}`;
  books.tell('payment_intent.created', payment);
  return payment;
}

/** The card was charged. */
export function succeed(books: Books, payment: Stripe.PaymentIntent, card: TestCard): void {
  const charge = newCharge(books, payment, card, undefined);
  payment.status = 'succeeded';
  payment.amount_received = payment.amount;
  payment.last_payment_error = null;
  payment.next_action = null;
  if (card.isDisputed) books.later(books.now + DAY, 'dispute', charge.id);
  books.tell('charge.succeeded', charge);
  books.tell('payment_intent.succeeded', payment);
}

/** The card was refused; another one may be tried. */
export function fail(books: Books, payment: Stripe.PaymentIntent, card: TestCard, decline: Decline): void {
  const charge = newCharge(books, payment, card, decline);
  payment.status = 'requires_payment_method';
  payment.next_action = null;
  payment.last_payment_error = {
    type: 'card_error',
    ...decline,
  } as Stripe.PaymentIntent.LastPaymentError;
  books.tell('charge.failed', charge);
  books.tell('payment_intent.payment_failed', payment);
}

/** The bank wants to see the customer first. */
export function askCustomer(books: Books, payment: Stripe.PaymentIntent): void {
  payment.status = 'requires_action';
  payment.next_action = { type: 'use_stripe_sdk' } as Stripe.PaymentIntent.NextAction;
  books.tell('payment_intent.requires_action', payment);
}

/** Nobody can pay it any more. */
export function cancelPayment(books: Books, payment: Stripe.PaymentIntent): void {
  if (payment.status === 'succeeded' || payment.status === 'canceled') return;
  payment.status = 'canceled';
  payment.canceled_at = books.now;
  books.tell('payment_intent.canceled', payment);
}

function newCharge(
  books: Books,
  payment: Stripe.PaymentIntent,
  card: TestCard,
  decline: Decline | undefined,
): Stripe.Charge {
  const method = `pm_${randomBytes(10).toString('hex')}`;
  books.cards.set(method, card);
  payment.payment_method = decline ? null : method;
  const charge = books.add<Stripe.Charge>('charge', 'ch', {
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
