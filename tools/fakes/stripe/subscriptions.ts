import type Stripe from 'stripe';
import { type Books, insist, listOf } from './books.ts';
import { HOUR, periodEnd } from './calendar.ts';
import { finalize, newInvoice, subscriptionOf, voidOne } from './invoices.ts';

/** How long a first payment, or that of a change, may take. */
const PATIENCE = 23 * HOUR;

/** The one item of a subscription. */
export function itemOf(subscription: Stripe.Subscription): Stripe.SubscriptionItem {
  const [item] = subscription.items.data;
  if (!item) throw new Error('a subscription for nothing');
  return item;
}

/** Begins a subscription that waits for the payment of its first invoice. */
export function begin(
  books: Books,
  facts: Pick<Stripe.Subscription, 'customer' | 'metadata' | 'payment_settings'>,
  price: Stripe.Price,
): Stripe.Subscription {
  const start = books.now;
  const end = periodEnd(start, start, price.recurring?.interval ?? 'month');
  const subscription = books.add<Stripe.Subscription>('subscription', 'sub', {
    ...facts,
    billing_cycle_anchor: start,
    currency: price.currency,
    start_date: start,
    status: 'incomplete',
  });
  subscription.billing_mode.type = books.options.billingMode ?? 'flexible';
  const item = books.add<Stripe.SubscriptionItem>('subscription_item', 'si', {
    current_period_end: end,
    current_period_start: start,
    price,
    quantity: 1,
    subscription: subscription.id,
  });
  subscription.items = listOf([item]) as Stripe.Subscription['items'];
  books.tell('customer.subscription.created', subscription);
  finalize(books, newInvoice(books, subscription, price, 'subscription_create', { start, end }));
  books.later(start + PATIENCE, 'expire', subscription.id);
  return subscription;
}

/** The first payment never came. */
export function expire(books: Books, subscription: Stripe.Subscription): void {
  if (subscription.status !== 'incomplete') return;
  subscription.status = 'incomplete_expired';
  subscription.ended_at = books.now;
  for (const invoice of openInvoices(books, subscription)) voidOne(books, invoice);
  books.tell('customer.subscription.updated', subscription);
}

/** What follows for a subscription when one of its invoices is paid; `method` is the card that did it. */
export function paidFor(books: Books, invoice: Stripe.Invoice, method: string | null): void {
  const subscription = subscriptionOf(books, invoice);
  if (!subscription || subscription.ended_at) return;
  const saves = subscription.payment_settings?.save_default_payment_method === 'on_subscription';
  if (method && saves) subscription.default_payment_method = method;
  if (books.updateInvoices.get(subscription.id) === invoice.id) applyUpdate(books, subscription);
  else if (subscription.status === 'incomplete') {
    subscription.status = 'active';
    books.later(itemOf(subscription).current_period_end, 'renew', subscription.id);
  } else if (!openInvoices(books, subscription).length) subscription.status = 'active';
  books.tell('customer.subscription.updated', subscription);
}

/** Another price, from the time at which it was asked for. */
function applyUpdate(books: Books, subscription: Stripe.Subscription): void {
  const update = subscription.pending_update;
  const price = update?.subscription_items?.[0]?.price;
  if (!update || !price) return;
  books.updateInvoices.delete(subscription.id);
  subscription.pending_update = null;
  if (update.cancel_at_period_end === false) {
    subscription.cancel_at = null;
    subscription.cancel_at_period_end = false;
    subscription.canceled_at = null;
  }
  startOver(books, subscription, price, update.billing_cycle_anchor ?? books.now);
  books.tell('customer.subscription.pending_update_applied', subscription);
}

/** A first period of a price, with the anchor at its start. */
export function startOver(
  books: Books,
  subscription: Stripe.Subscription,
  price: Stripe.Price,
  start: number,
): void {
  const item = itemOf(subscription);
  item.price = price;
  item.current_period_start = start;
  item.current_period_end = periodEnd(start, start, price.recurring?.interval ?? 'month');
  subscription.billing_cycle_anchor = start;
  books.later(item.current_period_end, 'renew', subscription.id);
}

/** Another price that waits for its invoice. */
export function holdUpdate(
  books: Books,
  subscription: Stripe.Subscription,
  price: Stripe.Price,
  invoice: Stripe.Invoice,
  ends: boolean | undefined,
): void {
  books.updateInvoices.set(subscription.id, invoice.id);
  subscription.pending_update = {
    billing_cycle_anchor: books.now,
    cancel_at_period_end: ends ?? null,
    expires_at: books.now + PATIENCE,
    subscription_items: [{ ...itemOf(subscription), price }],
  } as Stripe.Subscription.PendingUpdate;
  books.later(books.now + PATIENCE, 'drop update', invoice.id);
}

/** The invoice of a change was voided, or not paid in time. */
export function dropUpdate(books: Books, invoice: Stripe.Invoice): void {
  const subscription = subscriptionOf(books, invoice);
  if (!subscription || books.updateInvoices.get(subscription.id) !== invoice.id) return;
  books.updateInvoices.delete(subscription.id);
  subscription.pending_update = null;
  if (invoice.status === 'open') voidOne(books, invoice);
  books.tell('customer.subscription.pending_update_expired', subscription);
  books.tell('customer.subscription.updated', subscription);
}

/** What follows when an invoice is void. */
export function voidedFor(books: Books, invoice: Stripe.Invoice): void {
  dropUpdate(books, invoice);
  const subscription = subscriptionOf(books, invoice);
  if (!subscription || subscription.ended_at) return;
  if (subscription.status === 'incomplete') expire(books, subscription);
  const isSquare = !openInvoices(books, subscription).length;
  if (subscription.status !== 'past_due' || !isSquare) return;
  subscription.status = 'active';
  books.tell('customer.subscription.updated', subscription);
}

/** Ends it now. What it owed stays owed, but nothing collects it any more. */
export function end(books: Books, subscription: Stripe.Subscription, reason: string): void {
  insist(!subscription.ended_at, 'This subscription has ended.');
  subscription.status = 'canceled';
  subscription.canceled_at ??= books.now;
  subscription.ended_at = books.now;
  subscription.pending_update = null;
  subscription.cancellation_details = { comment: null, feedback: null, feedback_option: null, reason };
  for (const invoice of openInvoices(books, subscription)) {
    invoice.auto_advance = false;
    invoice.next_payment_attempt = null;
  }
  books.tell('customer.subscription.deleted', subscription);
}

export function openInvoices(books: Books, subscription: Stripe.Subscription): Stripe.Invoice[] {
  return books
    .all<Stripe.Invoice>('invoice')
    .filter((invoice) => invoice.status === 'open')
    .filter((invoice) => invoice.parent?.subscription_details?.subscription === subscription.id);
}
