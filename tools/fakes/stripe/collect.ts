import type Stripe from 'stripe';
import { DAY } from './calendar.ts';
import { cardOf, type Decline, type TestCard, UNAUTHENTICATED } from './cards.ts';
import { markPaid, subscriptionOf } from './invoices.ts';
import { fail, requireAction, succeed } from './payments.ts';
import type { Store } from './store.ts';
import { end, onInvoicePaid } from './subscriptions.ts';

/** Days after the first failure at which a renewal is retried. */
const RETRY_DAYS = [3, 5, 7];

const NO_CARD: Decline = {
  code: 'payment_intent_unexpected_state',
  message: 'There is no default payment method set on this Customer or Invoice.',
};

export type PublicPayment = ReturnType<typeof publicPayment>;

/** The result of a payment attempt in the customer's browser. */
export type ConfirmResult =
  | { readonly paymentIntent: PublicPayment }
  | { readonly error: Readonly<Record<string, unknown>> }
  | { readonly next_action: '3ds' };

/** Pays with a card in the customer's browser. */
export function confirm(
  store: Store,
  clientSecret: string,
  number: string,
  authenticated: boolean | undefined,
): ConfirmResult {
  const payment = store
    .all<Stripe.PaymentIntent>('payment_intent')
    .find((one) => one.client_secret === clientSecret);
  if (!payment) return { error: { type: 'invalid_request_error', message: 'No such payment_intent' } };
  if (payment.status === 'succeeded' || payment.status === 'canceled') {
    const message = `You cannot confirm this PaymentIntent because it has a status of ${payment.status}.`;
    const code = 'payment_intent_unexpected_state';
    return {
      error: { type: 'invalid_request_error', code, message, payment_intent: publicPayment(payment) },
    };
  }
  const card = cardOf(number);
  const decline =
    card.decline ?? (card.authentication && authenticated === false ? UNAUTHENTICATED : undefined);
  if (!decline && card.authentication && authenticated === undefined) {
    requireAction(store, payment);
    return { next_action: '3ds' };
  }
  const ref = store.invoiceOf.get(payment.id);
  const invoice = ref ? store.must<Stripe.Invoice>('invoice', ref) : undefined;
  if (decline) {
    fail(store, payment, card, decline);
    if (invoice) recordFailure(store, invoice);
    return { error: { type: 'card_error', ...decline, payment_intent: publicPayment(payment) } };
  }
  succeed(store, payment, card);
  if (invoice) completePayment(store, invoice, payment);
  return { paymentIntent: publicPayment(payment) };
}

/** The properties of a payment that Stripe.js returns for its client secret. */
export const publicPayment = ({
  id,
  object,
  status,
  amount,
  currency,
  client_secret,
  last_payment_error,
}: Stripe.PaymentIntent) => ({
  id,
  object,
  status,
  amount,
  currency,
  client_secret,
  last_payment_error,
});

/** Charges the default card of a subscription. Returns true when it succeeds. */
export function collect(store: Store, invoice: Stripe.Invoice): boolean {
  const subscription = subscriptionOf(store, invoice);
  const payment = store.must<Stripe.PaymentIntent>('payment_intent', store.paymentOf.get(invoice.id) ?? '');
  const method = subscription?.default_payment_method;
  const card: TestCard | undefined = typeof method === 'string' ? store.cards.get(method) : undefined;
  const decline = card ? (card.decline ?? card.laterDecline) : NO_CARD;
  if (!decline && card) {
    invoice.attempt_count += 1;
    succeed(store, payment, card);
    completePayment(store, invoice, payment);
    return true;
  }
  if (card && decline) fail(store, payment, card, decline);
  if (decline?.code === 'authentication_required') store.emit('invoice.payment_action_required', invoice);
  recordFailure(store, invoice);
  return false;
}

function completePayment(store: Store, invoice: Stripe.Invoice, payment: Stripe.PaymentIntent): void {
  markPaid(store, invoice, 'card');
  const method = payment.payment_method;
  onInvoicePaid(store, invoice, typeof method === 'string' ? method : null);
}

function recordFailure(store: Store, invoice: Stripe.Invoice): void {
  invoice.attempted = true;
  invoice.attempt_count += 1;
  store.emit('invoice.payment_failed', invoice);
}

/** Tries to collect a renewal; schedules three retries when that fails. */
export function collectRenewal(store: Store, invoice: Stripe.Invoice): void {
  if (collect(store, invoice)) return;
  const subscription = subscriptionOf(store, invoice);
  if (!subscription) return;
  subscription.status = 'past_due';
  store.emit('customer.subscription.updated', subscription);
  for (const days of RETRY_DAYS) store.later(store.now + days * DAY, 'retry', invoice.id);
  invoice.next_payment_attempt = store.now + Number(RETRY_DAYS[0]) * DAY;
}

/** Retries a renewal. After the last retry, ends the subscription or marks it unpaid, as configured. */
export function retry(store: Store, invoice: Stripe.Invoice): void {
  const subscription = subscriptionOf(store, invoice);
  if (invoice.status !== 'open' || !subscription || subscription.ended_at) return;
  if (collect(store, invoice)) return;
  const next = store.due.filter(({ kind, id }) => kind === 'retry' && id === invoice.id)[0];
  invoice.next_payment_attempt = next?.at ?? null;
  if (next) return;
  if (store.options.dunningEnds === 'unpaid') {
    subscription.status = 'unpaid';
    store.emit('customer.subscription.updated', subscription);
  } else end(store, subscription, 'payment_failed');
}
