import type Stripe from 'stripe';
import type { CardState, InvoiceState, PaymentState, SubscriptionState } from '../provider/provider.ts';
import type { Prices } from './prices.ts';

/** The id of an expandable field. */
export const idOf = (thing: string | { id: string }): string =>
  typeof thing === 'string' ? thing : thing.id;

const dateOf = (seconds: number): Date => new Date(seconds * 1000);

const SUBSCRIPTION_STATUS: Readonly<Record<string, SubscriptionState['status']>> = {
  incomplete: 'pending',
  trialing: 'active',
  active: 'active',
  past_due: 'past_due',
  paused: 'past_due',
  unpaid: 'canceled',
  canceled: 'canceled',
  incomplete_expired: 'expired',
};

/** The state of a subscription. It includes a scheduled price only when the schedule is expanded. */
export async function subscriptionState(
  subscription: Stripe.Subscription,
  prices: Prices,
): Promise<SubscriptionState> {
  const [item] = subscription.items.data;
  const status = SUBSCRIPTION_STATUS[subscription.status];
  if (!status) throw new Error(`Stripe has a subscription status that is new to us: ${subscription.status}`);
  const hasBegun = status !== 'pending' && status !== 'expired';
  const hasEnded = status === 'canceled' || status === 'expired';
  const ends = subscription.cancel_at || (subscription.cancel_at_period_end && endOf(subscription, item));
  const priceKey = item && (await prices.keyOf(item.price));
  const next = nextPriceOf(subscription);
  const nextPriceKey = next ? await prices.keyOf(next) : undefined;
  return {
    ref: subscription.id,
    localId: subscription.metadata.localId ?? null,
    customerRef: idOf(subscription.customer),
    status,
    mustEnd: subscription.status === 'unpaid',
    priceKey,
    nextPriceKey: nextPriceKey === priceKey ? undefined : nextPriceKey,
    periodEnd: hasBegun && item ? dateOrNull(paidUntil(subscription, item)) : null,
    cancelAt: ends && !hasEnded ? dateOf(ends) : null,
    latestInvoiceRef: subscription.latest_invoice && idOf(subscription.latest_invoice),
  };
}

/** When a subscription ends that has `cancel_at_period_end` but no date; the flag is never ignored. */
const endOf = (subscription: Stripe.Subscription, item: Stripe.SubscriptionItem | undefined): number =>
  item?.current_period_end || subscription.billing_cycle_anchor || subscription.created;

/** Zero stands for no date. */
const dateOrNull = (seconds: number): Date | null => (seconds ? dateOf(seconds) : null);

/** Stripe's period continues although a renewal is unpaid; the paid period ended where that one began. */
function paidUntil(subscription: Stripe.Subscription, item: Stripe.SubscriptionItem): number {
  const isBehind = subscription.status === 'past_due' || subscription.status === 'unpaid';
  const neverCaughtUp = subscription.cancellation_details?.reason === 'payment_failed';
  return isBehind || neverCaughtUp ? item.current_period_start : item.current_period_end;
}

/** The active schedule of a subscription, if expanded. */
export function scheduleOf(subscription: Stripe.Subscription): Stripe.SubscriptionSchedule | undefined {
  const { schedule } = subscription;
  if (!schedule || typeof schedule === 'string') return undefined;
  return schedule.status === 'active' || schedule.status === 'not_started' ? schedule : undefined;
}

/** The price of the phase after the current one. */
export function nextPriceOf(subscription: Stripe.Subscription): string | undefined {
  const schedule = scheduleOf(subscription);
  const from = schedule?.current_phase?.end_date;
  const price = schedule?.phases.find((phase) => from && phase.start_date >= from)?.items[0]?.price;
  return price && idOf(price);
}

const PAYMENT_STATUS: Readonly<Record<string, PaymentState['status']>> = {
  requires_payment_method: 'open',
  requires_confirmation: 'open',
  requires_action: 'open',
  requires_capture: 'processing',
  processing: 'processing',
  succeeded: 'succeeded',
  canceled: 'canceled',
};

/** The state of a payment; the card is known when the latest charge is expanded. */
export function paymentState(payment: Stripe.PaymentIntent, invoiceRef: string | null): PaymentState {
  const status = PAYMENT_STATUS[payment.status];
  if (!status) throw new Error(`Stripe has a payment status that is new to us: ${payment.status}`);
  return {
    ref: payment.id,
    status,
    awaitsAuthentication: payment.status === 'requires_action',
    amountReceivedCents: payment.amount_received,
    currency: payment.currency,
    customerRef: payment.customer && idOf(payment.customer),
    orderId: payment.metadata.orderId ?? null,
    invoiceRef,
    lastError: status === 'succeeded' ? null : (payment.last_payment_error?.message ?? null),
    card: cardOf(payment),
  };
}

/** The card of a payment whose latest charge is expanded. */
export function cardOf(payment: Stripe.PaymentIntent): CardState | null {
  const charge = payment.latest_charge;
  const card = charge && typeof charge !== 'string' ? charge.payment_method_details?.card : undefined;
  return card?.brand && card.last4 ? { brand: card.brand, last4: card.last4 } : null;
}

/** The state of an invoice, with the payment that paid it. */
export async function invoiceState(
  invoice: Stripe.Invoice,
  paidBy: { ref: string; card: CardState | null } | undefined,
  prices: Prices,
): Promise<InvoiceState> {
  const subscription = invoice.parent?.subscription_details?.subscription;
  const paidAt = invoice.status_transitions.paid_at;
  return {
    ref: invoice.id,
    status: (invoice.status ?? 'draft') as InvoiceState['status'],
    customerRef: invoice.customer ? idOf(invoice.customer) : '',
    subscriptionRef: subscription ? idOf(subscription) : null,
    reason: invoice.billing_reason ?? 'manual',
    currency: invoice.currency,
    totalCents: invoice.total,
    lines: await Promise.all(invoice.lines.data.map((line) => lineState(line, prices))),
    paymentRef: paidBy?.ref ?? null,
    card: paidBy?.card ?? null,
    attempts: invoice.attempt_count,
    hostedUrl: invoice.hosted_invoice_url ?? null,
    createdAt: dateOf(invoice.created),
    paidAt: paidAt ? dateOf(paidAt) : null,
  };
}

async function lineState(line: Stripe.InvoiceLineItem, prices: Prices) {
  const price = line.pricing?.price_details?.price;
  const { subscription_item_details: item, invoice_item_details: extra } = line.parent ?? {};
  return {
    priceKey: price ? await prices.keyOf(price) : undefined,
    amountCents: line.amount,
    isProration: item?.proration ?? extra?.proration ?? false,
  };
}
