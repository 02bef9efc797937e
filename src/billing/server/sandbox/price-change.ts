import { conflict } from '../../../platform/server/errors.ts';
import type { PriceKey } from '../../contract.ts';
import { premiumOf } from '../packages.ts';
import { collect } from './collecting.ts';
import { openInvoice, openInvoices } from './invoice.ts';
import type { Moment } from './moment.ts';
import { dropWaitingPrice } from './plan.ts';
import { subscriptionShape } from './shapes.ts';
import {
  changeSubscription,
  lockSubscription,
  type Subscription,
  writeSubscription,
} from './subscription.ts';
import { priceKeyOf } from './terms.ts';

/** A subscription, and the payment that a change of its price waits for, if it does. */
interface Changed {
  readonly subscription: Subscription;
  readonly paymentId?: string;
}

/**
 * A dearer price begins now, when the stored card pays for it; otherwise it waits for its invoice. A cheaper one
 * begins with the next period; `null` takes back what has not begun. The price that it has already changes nothing.
 * One `changeId` changes once.
 * @throws CONFLICT when the subscription has ended or is to end, is not paid yet, or is behind with a renewal.
 */
export async function changePrice(
  moment: Moment,
  id: string,
  priceKey: PriceKey | null,
  changeId: string,
): Promise<Changed> {
  const subscription = await lockSubscription(moment.tx, id);
  if (subscription.changeId === changeId) return waiting(moment, subscription);
  if (priceKey === null) return { subscription: await takeBack(moment, subscription) };
  if (subscription.status === 'past_due')
    throw conflict('Please pay the open invoice first. Then you can change your billing cycle.');
  if (subscription.status !== 'active')
    throw conflict('This subscription is not active, so its billing cycle cannot be changed.');
  if (subscription.cancelAtPeriodEnd)
    throw conflict(
      'You have cancelled Premium. Please keep it first; then you can change your billing cycle.',
    );
  if (priceKey === subscription.priceKey) return waiting(moment, subscription);
  const now = premiumOf(priceKeyOf(subscription.priceKey)).priceCents;
  if (premiumOf(priceKey).priceCents > now) return makeDearer(moment, subscription, priceKey, changeId);
  return {
    subscription: await changeSubscription(moment, subscription, { nextPriceKey: priceKey, changeId }),
  };
}

async function makeDearer(
  moment: Moment,
  before: Subscription,
  priceKey: PriceKey,
  changeId: string,
): Promise<Changed> {
  const wanted = await writeSubscription(moment.tx, before, { wantedPriceKey: priceKey, changeId });
  // Wished again while it waits, the same invoice is tried again: nobody may pay for one change twice.
  const [waits] = await openInvoices(moment.tx, wanted.id, 'subscription_update');
  const { invoice, subscription } = waits
    ? { invoice: waits, subscription: wanted }
    : await openInvoice(moment, wanted, { reason: 'subscription_update', priceKey });
  const result = await collect(moment, subscription, invoice);
  if (result.paid) return { subscription: result.subscription };
  moment.tell('customer.subscription.updated', subscriptionShape(result.subscription));
  return { subscription: result.subscription, paymentId: invoice.paymentId };
}

async function takeBack(moment: Moment, subscription: Subscription): Promise<Subscription> {
  if (!subscription.wantedPriceKey && !subscription.nextPriceKey) return subscription;
  const dropped = await dropWaitingPrice(moment, subscription);
  return changeSubscription(moment, dropped, { nextPriceKey: null });
}

async function waiting({ tx }: Moment, subscription: Subscription): Promise<Changed> {
  if (!subscription.wantedPriceKey) return { subscription };
  const [waits] = await openInvoices(tx, subscription.id, 'subscription_update');
  return { subscription, ...(waits ? { paymentId: waits.paymentId } : {}) };
}
