import type Stripe from 'stripe';
import { conflict } from '../../../platform/server/http/errors.ts';
import type { PriceKey } from '../../contract.ts';
import { premiumOf } from '../products.ts';
import type { SubscriptionState } from '../provider/provider.ts';
import { freshKey } from './client.ts';
import { openInvoices } from './invoices.ts';
import { intervalOf } from './prices.ts';
import { nextPriceOf, scheduleOf, subscriptionState } from './states.ts';
import { type Billing, hasEnded, requireSubscription, stateNow, undoPriceChange } from './subscriptions.ts';

/**
 * Begins a dearer price now, a cheaper one at the end of the period; `null` undoes that. The current price changes
 * nothing. Returns `clientSecret` when the dearer one still has to be paid.
 * @throws CONFLICT when the subscription has ended or is to end, is not paid yet, or is past due.
 */
export async function changePrice(
  billing: Billing,
  ref: string,
  priceKey: PriceKey | null,
  changeId: string,
): Promise<{ state: SubscriptionState; clientSecret?: string }> {
  const { client, prices } = billing;
  const subscription = await requireSubscription(client, ref);
  if (priceKey === null) {
    if (!hasEnded(subscription)) await undoPriceChange(client, subscription);
    return { state: await stateNow(billing, ref) };
  }
  if (subscription.status === 'past_due')
    throw conflict('Please pay what’s due first. Then you can change your billing cycle.');
  if (subscription.status !== 'active' && subscription.status !== 'trialing')
    throw conflict('This subscription isn’t active, so you can’t change its billing cycle.');
  if (isEnding(subscription))
    throw conflict(
      'You’ve cancelled Premium. Choose Keep Premium first; then you can change your billing cycle.',
    );
  const [item] = subscription.items.data;
  const current = item && (await prices.keyOf(item.price));
  if (!item || !current) throw new Error('this subscription is for a price that is not ours');
  if (priceKey === current) return { state: await subscriptionState(subscription, prices) };
  if (premiumOf(priceKey).priceCents > premiumOf(current).priceCents) {
    return beginNow(billing, subscription, item, priceKey, changeId);
  }
  return beginLater(billing, subscription, item, priceKey, changeId);
}

async function beginNow(
  billing: Billing,
  subscription: Stripe.Subscription,
  item: Stripe.SubscriptionItem,
  priceKey: PriceKey,
  changeId: string,
): Promise<{ state: SubscriptionState; clientSecret?: string }> {
  const { client, prices } = billing;
  const price = await prices.idOf(priceKey);
  const waitingFor = subscription.pending_update?.subscription_items?.[0]?.price.id;
  if (waitingFor !== price) {
    await undoPriceChange(client, subscription);
    await client.request('change a price', (api) =>
      api.subscriptions.update(
        subscription.id,
        {
          items: [{ id: item.id, price }],
          proration_behavior: 'none',
          billing_cycle_anchor: { type: 'now' },
          payment_behavior: 'pending_if_incomplete',
          expand: ['latest_invoice.confirmation_secret'],
        },
        { idempotencyKey: `change:${changeId}` },
      ),
    );
  }
  const after = await requireSubscription(client, subscription.id);
  const state = await subscriptionState(after, prices);
  if (!after.pending_update) return { state };
  const invoices = await openInvoices(client, subscription.id);
  const unpaid = invoices.find((invoice) => invoice.billing_reason === 'subscription_update');
  const clientSecret = unpaid?.confirmation_secret?.client_secret;
  return { state, ...(clientSecret ? { clientSecret } : {}) };
}

async function beginLater(
  billing: Billing,
  subscription: Stripe.Subscription,
  item: Stripe.SubscriptionItem,
  priceKey: PriceKey,
  changeId: string,
): Promise<{ state: SubscriptionState }> {
  const { client, prices } = billing;
  const price = await prices.idOf(priceKey);
  if (nextPriceOf(subscription) === price) return { state: await subscriptionState(subscription, prices) };
  if (subscription.pending_update) await undoPriceChange(client, subscription);
  // A schedule may exist already: from an earlier change, or from this one if interrupted between its two calls.
  const schedule =
    scheduleOf(subscription) ??
    (await client.request('begin a schedule', (api) =>
      api.subscriptionSchedules.create(
        { from_subscription: subscription.id },
        { idempotencyKey: `change:${changeId}` },
      ),
    ));
  const running = schedule.phases.find(({ start_date }) => start_date === schedule.current_phase?.start_date);
  await client.request('schedule a price', (api) =>
    api.subscriptionSchedules.update(
      schedule.id,
      {
        end_behavior: 'release',
        proration_behavior: 'none',
        phases: [
          {
            items: [{ price: item.price.id, quantity: 1 }],
            start_date: running?.start_date ?? item.current_period_start,
            end_date: running?.end_date ?? item.current_period_end,
            proration_behavior: 'none',
          },
          {
            items: [{ price, quantity: 1 }],
            duration: { interval: intervalOf(priceKey), interval_count: 1 },
            proration_behavior: 'none',
          },
        ],
      },
      freshKey(),
    ),
  );
  return { state: await stateNow(billing, subscription.id) };
}

const isEnding = (subscription: Stripe.Subscription): boolean =>
  subscription.cancel_at_period_end || Boolean(subscription.cancel_at);
