import type Stripe from 'stripe';
import type { PriceKey } from '../../contract.ts';
import type { SubscriptionState } from '../provider/provider.ts';
import { freshKey, type StripeClient, StripeRefusal } from './client.ts';
import { ensureCountry } from './customers.ts';
import { finalizeDrafts, openInvoices, voidInvoice } from './invoices.ts';
import type { Prices } from './prices.ts';
import { scheduleOf, subscriptionState } from './states.ts';

export interface Billing {
  readonly client: StripeClient;
  readonly prices: Prices;
  readonly automaticTax: boolean;
}

/** Creates a subscription with an unpaid first invoice. */
export async function createSubscription(
  { client, prices, automaticTax }: Billing,
  input: { localId: string; customerRef: string; priceKey: PriceKey },
): Promise<{ ref: string; clientSecret: string }> {
  const price = await prices.idOf(input.priceKey);
  if (automaticTax) await ensureCountry(client, input.customerRef);
  const made = await client.request('begin a subscription', (api) =>
    api.subscriptions.create(
      {
        customer: input.customerRef,
        items: [{ price }],
        payment_behavior: 'default_incomplete',
        payment_settings: { save_default_payment_method: 'on_subscription' },
        expand: ['latest_invoice.confirmation_secret'],
        metadata: { localId: input.localId },
        ...(automaticTax ? { automatic_tax: { enabled: true } } : {}),
      },
      { idempotencyKey: `sub:${input.localId}` },
    ),
  );
  const invoice = made.latest_invoice;
  const secret = invoice && typeof invoice !== 'string' ? invoice.confirmation_secret : undefined;
  if (!secret) throw new Error('Stripe began a subscription without a payment');
  return { ref: made.id, clientSecret: secret.client_secret };
}

/** The current subscription with its schedule; undefined when it does not exist. */
export function readSubscription(
  client: StripeClient,
  ref: string,
): Promise<Stripe.Subscription | undefined> {
  return client.find('read a subscription', ref, (api) =>
    api.subscriptions.retrieve(ref, { expand: ['schedule'] }),
  );
}

/** The same. @throws when it does not exist. */
export async function requireSubscription(client: StripeClient, ref: string): Promise<Stripe.Subscription> {
  const subscription = await readSubscription(client, ref);
  if (!subscription) throw new Error('Stripe does not know this subscription');
  return subscription;
}

/** The state after a change: read anew, since the response to a repeated key may be an old one. */
export const stateNow = async ({ client, prices }: Billing, ref: string): Promise<SubscriptionState> =>
  subscriptionState(await requireSubscription(client, ref), prices);

export const hasEnded = ({ status }: Stripe.Subscription): boolean =>
  status === 'canceled' || status === 'incomplete_expired';

/** Cancels at the end of the period, and undoes a change of price. */
export async function cancelAtPeriodEnd(billing: Billing, ref: string): Promise<SubscriptionState> {
  const { client, prices } = billing;
  const subscription = await requireSubscription(client, ref);
  if (hasEnded(subscription)) return subscriptionState(subscription, prices);
  await undoPriceChange(client, subscription);
  await client.request('let a subscription end', (api) =>
    api.subscriptions.update(ref, { cancel_at_period_end: true }, freshKey()),
  );
  return stateNow(billing, ref);
}

/** Undoes a cancellation. Flexible billing stores a date instead of the flag, and only clearing the date undoes it. */
export async function resume(billing: Billing, ref: string): Promise<SubscriptionState> {
  const { client, prices } = billing;
  const subscription = await requireSubscription(client, ref);
  if (hasEnded(subscription)) return subscriptionState(subscription, prices);
  let current = subscription;
  if (current.cancel_at_period_end) {
    await client.request('let a subscription go on', (api) =>
      api.subscriptions.update(ref, { cancel_at_period_end: false }, freshKey()),
    );
    current = await requireSubscription(client, ref);
  }
  if (current.cancel_at) {
    await client.request('let a subscription go on', (api) =>
      api.subscriptions.update(ref, { cancel_at: '' }, freshKey()),
    );
  }
  return stateNow(billing, ref);
}

/** Ends it now and voids unpaid invoices. A subscription that does not exist counts as ended. */
export async function cancelNow(billing: Billing, ref: string): Promise<SubscriptionState> {
  const { client, prices } = billing;
  const before = await readSubscription(client, ref);
  if (!before) return missingState(ref);
  if (!hasEnded(before)) {
    try {
      await client.request('end a subscription', (api) =>
        api.subscriptions.cancel(ref, { invoice_now: false, prorate: false }),
      );
    } catch (error) {
      // Ended in the meantime.
      if (!(error instanceof StripeRefusal && error.isMissing)) throw error;
    }
  }
  // A renewal is a draft for its first hour, and would be collected after the subscription has ended.
  await finalizeDrafts(client, ref);
  for (const invoice of await openInvoices(client, ref)) await voidInvoice(client, invoice.id);
  const after = await readSubscription(client, ref);
  return after ? subscriptionState(after, prices) : missingState(ref);
}

/** Undoes a pending change of price, scheduled or waiting for an invoice. */
export async function undoPriceChange(
  client: StripeClient,
  subscription: Stripe.Subscription,
): Promise<void> {
  const schedule = scheduleOf(subscription);
  if (schedule) {
    await client.request('release a schedule', (api) =>
      api.subscriptionSchedules.release(schedule.id, {}, freshKey()),
    );
  }
  if (!subscription.pending_update) return;
  for (const invoice of await openInvoices(client, subscription.id)) {
    if (invoice.billing_reason === 'subscription_update') await voidInvoice(client, invoice.id);
  }
}

const missingState = (ref: string): SubscriptionState => ({
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
