import { HOUR, later } from '../../../platform/server/clock.ts';
import { monthsOf } from './calendar.ts';
import { collect } from './collecting.ts';
import { findInvoice, openInvoice } from './invoice.ts';
import type { Moment } from './moment.ts';
import { dropWaitingPrice, endSubscription } from './plan.ts';
import {
  changeSubscription,
  lockSubscription,
  type Subscription,
  writeSubscription,
} from './subscription.ts';
import { priceKeyOf } from './terms.ts';

/** How long a subscription waits for its first payment. */
export const FIRST_PAYMENT = 23 * HOUR;

/** The first payment never came, if that is still so. The moment is when the time for it ran out. */
export async function expire(moment: Moment, id: string): Promise<void> {
  const subscription = await lockSubscription(moment.tx, id);
  if (subscription.status !== 'incomplete') return;
  if (later(subscription.createdAt, FIRST_PAYMENT) > moment.at) return;
  await endSubscription(moment, subscription, { unpaid: 'void', told: 'updated' });
}

/** A paid period is over, if that is still so: it ends as it was cancelled, or the next one is collected. */
export async function renew(moment: Moment, id: string): Promise<void> {
  const ending = await lockSubscription(moment.tx, id);
  if (ending.status !== 'active' || !ending.periodEnd || ending.periodEnd > moment.at) return;
  if (ending.cancelAtPeriodEnd) {
    await endSubscription(moment, ending, { unpaid: 'void' });
    return;
  }
  const settled = await withNextPrice(moment, await dropWaitingPrice(moment, ending));
  const { invoice, subscription } = await openInvoice(moment, settled, {
    reason: 'subscription_cycle',
    priceKey: priceKeyOf(settled.priceKey),
  });
  const result = await collect(moment, subscription, invoice);
  if (!result.paid) await changeSubscription(moment, result.subscription, { status: 'past_due' });
}

/** The price that was to begin with this period begins; its periods are counted from the same anchor. */
async function withNextPrice(moment: Moment, subscription: Subscription): Promise<Subscription> {
  const { nextPriceKey, priceKey, periodsPaid } = subscription;
  if (!nextPriceKey) return subscription;
  const shorter = monthsOf(priceKeyOf(priceKey)) / monthsOf(priceKeyOf(nextPriceKey));
  return writeSubscription(moment.tx, subscription, {
    priceKey: nextPriceKey,
    nextPriceKey: null,
    periodsPaid: periodsPaid * shorter,
  });
}

/** A renewal that was refused is tried again, if it is still open; refused for the last time, the subscription ends. */
export async function retry(moment: Moment, invoiceId: string): Promise<void> {
  const about = await findInvoice(moment.tx, invoiceId);
  if (!about) return;
  const subscription = await lockSubscription(moment.tx, about.subscriptionId);
  const invoice = await findInvoice(moment.tx, invoiceId);
  if (invoice?.status !== 'open' || !invoice.nextAttemptAt || invoice.nextAttemptAt > moment.at) return;
  const result = await collect(moment, subscription, invoice);
  if (result.paid || result.invoice.nextAttemptAt) return;
  await endSubscription(moment, result.subscription, { unpaid: 'uncollectible' });
}
