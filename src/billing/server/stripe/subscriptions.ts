import type Stripe from 'stripe';
import type { PriceKey } from '../../contract.ts';
import type { SubscriptionState } from '../provider.ts';
import { freshKey, type StripeClient, StripeRefusal } from './client.ts';
import { placeCustomer } from './customers.ts';
import { finalizeDrafts, openInvoices, voidInvoice } from './invoices.ts';
import type { Prices } from './prices.ts';
import { scheduleOf, subscriptionState } from './states.ts';

export interface Billing {
  readonly client: StripeClient;
  readonly prices: Prices;
  readonly automaticTax: boolean;
}

/** Begins a subscription whose first invoice waits for a card. */
export async function createSubscription(
  { client, prices, automaticTax }: Billing,
  wish: { localId: string; customerRef: string; priceKey: PriceKey },
): Promise<{ ref: string; clientSecret: string }> {
  const price = await prices.idOf(wish.priceKey);
  if (automaticTax) await placeCustomer(client, wish.customerRef);
  const made = await client.ask('begin a subscription', (api) =>
    api.subscriptions.create(
      {
        customer: wish.customerRef,
        items: [{ price }],
        payment_behavior: 'default_incomplete',
        payment_settings: { save_default_payment_method: 'on_subscription' },
        expand: ['latest_invoice.confirmation_secret'],
        metadata: { localId: wish.localId },
        ...(automaticTax ? { automatic_tax: { enabled: true } } : {}),
      },
      { idempotencyKey: `sub:${wish.localId}` },
    ),
  );
  const invoice = made.latest_invoice;
  const secret = invoice && typeof invoice !== 'string' ? invoice.confirmation_secret : undefined;
  if (!secret) throw new Error('Stripe began a subscription without a payment');
  return { ref: made.id, clientSecret: secret.client_secret };
}

/** The subscription as it stands, with its schedule; undefined when Stripe does not know it. */
export function readSubscription(
  client: StripeClient,
  ref: string,
): Promise<Stripe.Subscription | undefined> {
  return client.find('read a subscription', ref, (api) =>
    api.subscriptions.retrieve(ref, { expand: ['schedule'] }),
  );
}

/** The same for one that has to be there. */
export async function mustRead(client: StripeClient, ref: string): Promise<Stripe.Subscription> {
  const subscription = await readSubscription(client, ref);
  if (!subscription) throw new Error('Stripe does not know this subscription');
  return subscription;
}

/** The state after a change: read anew, since an answer under a known key may be an old one. */
export const stateNow = async ({ client, prices }: Billing, ref: string): Promise<SubscriptionState> =>
  subscriptionState(await mustRead(client, ref), prices);

export const hasEnded = ({ status }: Stripe.Subscription): boolean =>
  status === 'canceled' || status === 'incomplete_expired';

/** No further renewal, and no other price either. */
export async function cancelAtPeriodEnd(billing: Billing, ref: string): Promise<SubscriptionState> {
  const { client, prices } = billing;
  const subscription = await mustRead(client, ref);
  if (hasEnded(subscription)) return subscriptionState(subscription, prices);
  await takeBackChange(client, subscription);
  await client.ask('let a subscription end', (api) =>
    api.subscriptions.update(ref, { cancel_at_period_end: true }, freshKey()),
  );
  return stateNow(billing, ref);
}

/** Flexible billing keeps a date instead of the flag, and only emptying the date takes that back. */
export async function resume(billing: Billing, ref: string): Promise<SubscriptionState> {
  const { client, prices } = billing;
  const subscription = await mustRead(client, ref);
  if (hasEnded(subscription)) return subscriptionState(subscription, prices);
  let still = subscription;
  if (still.cancel_at_period_end) {
    await client.ask('let a subscription go on', (api) =>
      api.subscriptions.update(ref, { cancel_at_period_end: false }, freshKey()),
    );
    still = await mustRead(client, ref);
  }
  if (still.cancel_at) {
    await client.ask('let a subscription go on', (api) =>
      api.subscriptions.update(ref, { cancel_at: '' }, freshKey()),
    );
  }
  return stateNow(billing, ref);
}

/** Ends it now and voids what was never paid. What Stripe does not have counts as ended. */
export async function cancelNow(billing: Billing, ref: string): Promise<SubscriptionState> {
  const { client, prices } = billing;
  const before = await readSubscription(client, ref);
  if (!before) return goneState(ref);
  if (!hasEnded(before)) {
    try {
      await client.ask('end a subscription', (api) =>
        api.subscriptions.cancel(ref, { invoice_now: false, prorate: false }),
      );
    } catch (error) {
      // Ended in the meantime.
      if (!(error instanceof StripeRefusal && error.isMissing)) throw error;
    }
  }
  // A renewal is a draft for its first hour, and would be collected after the subscription has gone.
  await finalizeDrafts(client, ref);
  for (const invoice of await openInvoices(client, ref)) await voidInvoice(client, invoice.id);
  const after = await readSubscription(client, ref);
  return after ? subscriptionState(after, prices) : goneState(ref);
}

/** Takes back a price that was to come, be it at the period's end or when an invoice is paid. */
export async function takeBackChange(client: StripeClient, subscription: Stripe.Subscription): Promise<void> {
  const schedule = scheduleOf(subscription);
  if (schedule) {
    await client.ask('release a schedule', (api) =>
      api.subscriptionSchedules.release(schedule.id, {}, freshKey()),
    );
  }
  if (!subscription.pending_update) return;
  for (const invoice of await openInvoices(client, subscription.id)) {
    if (invoice.billing_reason === 'subscription_update') await voidInvoice(client, invoice.id);
  }
}

const goneState = (ref: string): SubscriptionState => ({
  ref,
  localId: null,
  customerRef: '',
  status: 'canceled',
  mustEnd: false,
  priceKey: undefined,
  nextPriceKey: undefined,
  periodEnd: null,
  cancelAt: null,
  latestInvoiceRef: null,
});
