import type Stripe from 'stripe';
import type { Books } from './books.ts';
import { DAY } from './calendar.ts';
import { cardOf, type Decline, type TestCard, UNAUTHENTICATED } from './cards.ts';
import { markPaid, subscriptionOf } from './invoices.ts';
import { askCustomer, fail, succeed } from './payments.ts';
import { end, paidFor } from './subscriptions.ts';

/** Days after the first failure at which a renewal is tried again. */
const RETRY_DAYS = [3, 5, 7];

const NO_CARD: Decline = {
  code: 'payment_intent_unexpected_state',
  message: 'There is no default payment method set on this Customer or Invoice.',
};

export type SeenPayment = ReturnType<typeof seenBy>;

/** What the customer's browser learns of a try to pay. */
export type Confirmed =
  | { readonly paymentIntent: SeenPayment }
  | { readonly error: Readonly<Record<string, unknown>> }
  | { readonly next_action: '3ds' };

/** The customer pays with a card. */
export function confirm(
  books: Books,
  clientSecret: string,
  number: string,
  authenticated: boolean | undefined,
): Confirmed {
  const payment = books
    .all<Stripe.PaymentIntent>('payment_intent')
    .find((one) => one.client_secret === clientSecret);
  if (!payment) return { error: { type: 'invalid_request_error', message: 'No such payment_intent' } };
  if (payment.status === 'succeeded' || payment.status === 'canceled') {
    const message = `You cannot confirm this PaymentIntent because it has a status of ${payment.status}.`;
    const code = 'payment_intent_unexpected_state';
    return { error: { type: 'invalid_request_error', code, message, payment_intent: seenBy(payment) } };
  }
  const card = cardOf(number);
  const decline = card.decline ?? (card.asks && authenticated === false ? UNAUTHENTICATED : undefined);
  if (!decline && card.asks && authenticated === undefined) {
    askCustomer(books, payment);
    return { next_action: '3ds' };
  }
  const ref = books.invoiceOf.get(payment.id);
  const invoice = ref ? books.must<Stripe.Invoice>('invoice', ref) : undefined;
  if (decline) {
    fail(books, payment, card, decline);
    if (invoice) note(books, invoice);
    return { error: { type: 'card_error', ...decline, payment_intent: seenBy(payment) } };
  }
  succeed(books, payment, card);
  if (invoice) settle(books, invoice, payment);
  return { paymentIntent: seenBy(payment) };
}

/** What Stripe.js shows of a payment to who has its secret. */
export const seenBy = ({
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

/** Charges the card that a subscription has on file. True when that went through. */
export function collect(books: Books, invoice: Stripe.Invoice): boolean {
  const subscription = subscriptionOf(books, invoice);
  const payment = books.must<Stripe.PaymentIntent>('payment_intent', books.paymentOf.get(invoice.id) ?? '');
  const method = subscription?.default_payment_method;
  const card: TestCard | undefined = typeof method === 'string' ? books.cards.get(method) : undefined;
  const decline = card ? (card.decline ?? card.laterDecline) : NO_CARD;
  if (!decline && card) {
    invoice.attempt_count += 1;
    succeed(books, payment, card);
    settle(books, invoice, payment);
    return true;
  }
  if (card && decline) fail(books, payment, card, decline);
  if (decline?.code === 'authentication_required') books.tell('invoice.payment_action_required', invoice);
  note(books, invoice);
  return false;
}

function settle(books: Books, invoice: Stripe.Invoice, payment: Stripe.PaymentIntent): void {
  markPaid(books, invoice, 'card');
  const method = payment.payment_method;
  paidFor(books, invoice, typeof method === 'string' ? method : null);
}

function note(books: Books, invoice: Stripe.Invoice): void {
  invoice.attempted = true;
  invoice.attempt_count += 1;
  books.tell('invoice.payment_failed', invoice);
}

/** The first try of a renewal; when it fails, three more follow. */
export function collectRenewal(books: Books, invoice: Stripe.Invoice): void {
  if (collect(books, invoice)) return;
  const subscription = subscriptionOf(books, invoice);
  if (!subscription) return;
  subscription.status = 'past_due';
  books.tell('customer.subscription.updated', subscription);
  for (const days of RETRY_DAYS) books.later(books.now + days * DAY, 'retry', invoice.id);
  invoice.next_payment_attempt = books.now + Number(RETRY_DAYS[0]) * DAY;
}

/** One more try, and after the last one the end, as the account's settings have it. */
export function retry(books: Books, invoice: Stripe.Invoice): void {
  const subscription = subscriptionOf(books, invoice);
  if (invoice.status !== 'open' || !subscription || subscription.ended_at) return;
  if (collect(books, invoice)) return;
  const next = books.due.filter(({ kind, id }) => kind === 'retry' && id === invoice.id)[0];
  invoice.next_payment_attempt = next?.at ?? null;
  if (next) return;
  if (books.options.dunningEnds === 'unpaid') {
    subscription.status = 'unpaid';
    books.tell('customer.subscription.updated', subscription);
  } else end(books, subscription, 'payment_failed');
}
