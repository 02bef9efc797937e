import type Stripe from 'stripe';
import { HOUR, periodEnd } from './calendar.ts';
import { finalize, newInvoice, subscriptionOf, voidInvoice } from './invoices.ts';
import { ensure, listOf, type Store } from './store.ts';

/** How long the first payment or the payment of a change may take, in seconds. */
const PAYMENT_TIMEOUT = 23 * HOUR;

/** The only item of a subscription. */
export function itemOf(subscription: Stripe.Subscription): Stripe.SubscriptionItem {
  const [item] = subscription.items.data;
  if (!item) throw new Error('a subscription for nothing');
  return item;
}

/** Creates an incomplete subscription with its first invoice. */
export function begin(
  store: Store,
  values: Pick<Stripe.Subscription, 'customer' | 'metadata' | 'payment_settings'>,
  price: Stripe.Price,
): Stripe.Subscription {
  const start = store.now;
  const end = periodEnd(start, start, price.recurring?.interval ?? 'month');
  const subscription = store.add<Stripe.Subscription>('subscription', 'sub', {
    ...values,
    billing_cycle_anchor: start,
    currency: price.currency,
    start_date: start,
    status: 'incomplete',
  });
  subscription.billing_mode.type = store.options.billingMode ?? 'flexible';
  const item = store.add<Stripe.SubscriptionItem>('subscription_item', 'si', {
    current_period_end: end,
    current_period_start: start,
    price,
    quantity: 1,
    subscription: subscription.id,
  });
  subscription.items = listOf([item]) as Stripe.Subscription['items'];
  store.emit('customer.subscription.created', subscription);
  finalize(store, newInvoice(store, subscription, price, 'subscription_create', { start, end }));
  store.later(start + PAYMENT_TIMEOUT, 'expire', subscription.id);
  return subscription;
}

/** Expires a subscription whose first invoice was not paid. */
export function expire(store: Store, subscription: Stripe.Subscription): void {
  if (subscription.status !== 'incomplete') return;
  subscription.status = 'incomplete_expired';
  subscription.ended_at = store.now;
  for (const invoice of openInvoices(store, subscription)) voidInvoice(store, invoice);
  store.emit('customer.subscription.updated', subscription);
}

/** Updates a subscription after one of its invoices was paid with `method`. */
export function onInvoicePaid(store: Store, invoice: Stripe.Invoice, method: string | null): void {
  const subscription = subscriptionOf(store, invoice);
  if (!subscription || subscription.ended_at) return;
  const savesMethod = subscription.payment_settings?.save_default_payment_method === 'on_subscription';
  if (method && savesMethod) subscription.default_payment_method = method;
  if (store.updateInvoices.get(subscription.id) === invoice.id) applyUpdate(store, subscription);
  else if (subscription.status === 'incomplete') {
    subscription.status = 'active';
    store.later(itemOf(subscription).current_period_end, 'renew', subscription.id);
  } else if (!openInvoices(store, subscription).length) subscription.status = 'active';
  store.emit('customer.subscription.updated', subscription);
}

/** Applies the pending update, as of the time at which it was requested. */
function applyUpdate(store: Store, subscription: Stripe.Subscription): void {
  const update = subscription.pending_update;
  const price = update?.subscription_items?.[0]?.price;
  if (!update || !price) return;
  store.updateInvoices.delete(subscription.id);
  subscription.pending_update = null;
  if (update.cancel_at_period_end === false) {
    subscription.cancel_at = null;
    subscription.cancel_at_period_end = false;
    subscription.canceled_at = null;
  }
  restartCycle(store, subscription, price, update.billing_cycle_anchor ?? store.now);
  store.emit('customer.subscription.pending_update_applied', subscription);
}

/** Starts a new billing cycle at a price. */
export function restartCycle(
  store: Store,
  subscription: Stripe.Subscription,
  price: Stripe.Price,
  start: number,
): void {
  const item = itemOf(subscription);
  item.price = price;
  item.current_period_start = start;
  item.current_period_end = periodEnd(start, start, price.recurring?.interval ?? 'month');
  subscription.billing_cycle_anchor = start;
  store.later(item.current_period_end, 'renew', subscription.id);
}

/** Sets a pending update to a price, which applies when its invoice is paid. */
export function holdUpdate(
  store: Store,
  subscription: Stripe.Subscription,
  price: Stripe.Price,
  invoice: Stripe.Invoice,
  ends: boolean | undefined,
): void {
  store.updateInvoices.set(subscription.id, invoice.id);
  subscription.pending_update = {
    billing_cycle_anchor: store.now,
    cancel_at_period_end: ends ?? null,
    expires_at: store.now + PAYMENT_TIMEOUT,
    subscription_items: [{ ...itemOf(subscription), price }],
  } as Stripe.Subscription.PendingUpdate;
  store.later(store.now + PAYMENT_TIMEOUT, 'drop update', invoice.id);
}

/** Drops a pending update whose invoice was voided or not paid in time. */
export function dropUpdate(store: Store, invoice: Stripe.Invoice): void {
  const subscription = subscriptionOf(store, invoice);
  if (!subscription || store.updateInvoices.get(subscription.id) !== invoice.id) return;
  store.updateInvoices.delete(subscription.id);
  subscription.pending_update = null;
  if (invoice.status === 'open') voidInvoice(store, invoice);
  store.emit('customer.subscription.pending_update_expired', subscription);
  store.emit('customer.subscription.updated', subscription);
}

/** Updates a subscription after one of its invoices was voided. */
export function onInvoiceVoided(store: Store, invoice: Stripe.Invoice): void {
  dropUpdate(store, invoice);
  const subscription = subscriptionOf(store, invoice);
  if (!subscription || subscription.ended_at) return;
  if (subscription.status === 'incomplete') expire(store, subscription);
  const isPaidUp = !openInvoices(store, subscription).length;
  if (subscription.status !== 'past_due' || !isPaidUp) return;
  subscription.status = 'active';
  store.emit('customer.subscription.updated', subscription);
}

/** Ends a subscription now. Open invoices remain open but are no longer collected. */
export function end(store: Store, subscription: Stripe.Subscription, reason: string): void {
  ensure(!subscription.ended_at, 'This subscription has ended.');
  subscription.status = 'canceled';
  subscription.canceled_at ??= store.now;
  subscription.ended_at = store.now;
  subscription.pending_update = null;
  subscription.cancellation_details = { comment: null, feedback: null, feedback_option: null, reason };
  for (const invoice of openInvoices(store, subscription)) {
    invoice.auto_advance = false;
    invoice.next_payment_attempt = null;
  }
  store.emit('customer.subscription.deleted', subscription);
}

export function openInvoices(store: Store, subscription: Stripe.Subscription): Stripe.Invoice[] {
  return store
    .all<Stripe.Invoice>('invoice')
    .filter((invoice) => invoice.status === 'open')
    .filter((invoice) => invoice.parent?.subscription_details?.subscription === subscription.id);
}
