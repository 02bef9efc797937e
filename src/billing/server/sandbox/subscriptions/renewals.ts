import { HOUR, later } from '../../../../platform/server/clock.ts';
import { collect } from '../payments/collect.ts';
import type { SandboxTransaction } from '../transaction.ts';
import { monthsOf } from './calendar.ts';
import { findInvoice, openInvoice } from './invoice.ts';
import { dropPendingPrice, endSubscription } from './plan.ts';
import {
  changeSubscription,
  lockSubscription,
  type Subscription,
  writeSubscription,
} from './subscription.ts';
import { priceKeyOf } from './terms.ts';

/** How long a subscription waits for its first payment. */
export const FIRST_PAYMENT_TIMEOUT = 23 * HOUR;

/** Expires a subscription whose first payment was not made in time, if that is still so. */
export async function expire(transaction: SandboxTransaction, id: string): Promise<void> {
  const subscription = await lockSubscription(transaction.tx, id);
  if (subscription.status !== 'incomplete') return;
  if (later(subscription.createdAt, FIRST_PAYMENT_TIMEOUT) > transaction.at) return;
  await endSubscription(transaction, subscription, { unpaid: 'void', event: 'updated' });
}

/** Renews a subscription whose paid period is over, or ends it if it was cancelled, if that is still so. */
export async function renew(transaction: SandboxTransaction, id: string): Promise<void> {
  const ending = await lockSubscription(transaction.tx, id);
  if (ending.status !== 'active' || !ending.periodEnd || ending.periodEnd > transaction.at) return;
  if (ending.cancelAtPeriodEnd) {
    await endSubscription(transaction, ending, { unpaid: 'void' });
    return;
  }
  const current = await applyNextPrice(transaction, await dropPendingPrice(transaction, ending));
  const { invoice, subscription } = await openInvoice(transaction, current, {
    reason: 'subscription_cycle',
    priceKey: priceKeyOf(current.priceKey),
  });
  const result = await collect(transaction, subscription, invoice);
  if (!result.paid) await changeSubscription(transaction, result.subscription, { status: 'past_due' });
}

/** Applies the price scheduled for this period; its periods are counted from the same anchor. */
async function applyNextPrice(
  transaction: SandboxTransaction,
  subscription: Subscription,
): Promise<Subscription> {
  const { nextPriceKey, priceKey, periodsPaid } = subscription;
  if (!nextPriceKey) return subscription;
  const shorter = monthsOf(priceKeyOf(priceKey)) / monthsOf(priceKeyOf(nextPriceKey));
  return writeSubscription(transaction.tx, subscription, {
    priceKey: nextPriceKey,
    nextPriceKey: null,
    periodsPaid: periodsPaid * shorter,
  });
}

/** Retries a refused renewal that is still open; after the last refusal the subscription ends. */
export async function retry(transaction: SandboxTransaction, invoiceId: string): Promise<void> {
  const about = await findInvoice(transaction.tx, invoiceId);
  if (!about) return;
  const subscription = await lockSubscription(transaction.tx, about.subscriptionId);
  const invoice = await findInvoice(transaction.tx, invoiceId);
  if (invoice?.status !== 'open' || !invoice.nextAttemptAt || invoice.nextAttemptAt > transaction.at) return;
  const result = await collect(transaction, subscription, invoice);
  if (result.paid || result.invoice.nextAttemptAt) return;
  await endSubscription(transaction, result.subscription, { unpaid: 'uncollectible' });
}
