import { and, eq } from 'drizzle-orm';
import { sandboxInvoices, sandboxSubscriptions } from '../../../database/schema/sandbox.ts';
import { conflict } from '../../../platform/server/errors.ts';
import type { PriceKey } from '../../contract.ts';
import { giveUpInvoice, openInvoice, openInvoices } from './invoice.ts';
import type { Moment } from './moment.ts';
import { newRef } from './refs.ts';
import { subscriptionShape } from './shapes.ts';
import {
  changeSubscription,
  lockSubscription,
  type Subscription,
  writeSubscription,
} from './subscription.ts';
import { isLive } from './terms.ts';

/**
 * Begins a subscription with its first invoice, or finds the one that was begun for the same `localId`.
 * @returns the payment of its first invoice.
 * @throws CONFLICT when it was begun with another price or customer.
 */
export async function beginSubscription(
  moment: Moment,
  wish: { localId: string; customerRef: string; priceKey: PriceKey },
): Promise<{ id: string; paymentId: string }> {
  const { tx, at } = moment;
  const [begun] = await tx
    .insert(sandboxSubscriptions)
    .values({
      id: newRef('sub'),
      localId: wish.localId,
      customer: wish.customerRef,
      priceKey: wish.priceKey,
      status: 'incomplete',
      createdAt: at,
    })
    .onConflictDoNothing({ target: sandboxSubscriptions.localId })
    .returning();
  if (!begun) return findBegun(moment, wish);
  const { invoice, subscription } = await openInvoice(moment, begun, {
    reason: 'subscription_create',
    priceKey: wish.priceKey,
  });
  moment.tell('customer.subscription.created', subscriptionShape(subscription));
  return { id: begun.id, paymentId: invoice.paymentId };
}

async function findBegun(
  { tx }: Moment,
  wish: { localId: string; customerRef: string; priceKey: PriceKey },
): Promise<{ id: string; paymentId: string }> {
  const [found] = await tx
    .select({
      id: sandboxSubscriptions.id,
      customer: sandboxInvoices.customer,
      priceKey: sandboxInvoices.priceKey,
      paymentId: sandboxInvoices.paymentId,
    })
    .from(sandboxSubscriptions)
    .innerJoin(
      sandboxInvoices,
      and(
        eq(sandboxInvoices.subscriptionId, sandboxSubscriptions.id),
        eq(sandboxInvoices.reason, 'subscription_create'),
      ),
    )
    .where(eq(sandboxSubscriptions.localId, wish.localId));
  if (!found) throw new Error('the sandbox lost a subscription');
  if (found.customer !== wish.customerRef || found.priceKey !== wish.priceKey)
    throw conflict('This subscription was begun with another price. Please start again.');
  return found;
}

/** No further renewal, and no other price; what is paid runs on. Ended already stays as it is. */
export async function cancelLater(moment: Moment, id: string): Promise<Subscription> {
  const subscription = await lockSubscription(moment.tx, id);
  if (!isLive(subscription)) return subscription;
  const { cancelAtPeriodEnd, nextPriceKey, wantedPriceKey } = subscription;
  if (cancelAtPeriodEnd && !nextPriceKey && !wantedPriceKey) return subscription;
  const settled = await dropWaitingPrice(moment, subscription);
  return changeSubscription(moment, settled, { cancelAtPeriodEnd: true, nextPriceKey: null });
}

/** Takes `cancelLater` back. Ended already stays as it is. */
export async function resume(moment: Moment, id: string): Promise<Subscription> {
  const subscription = await lockSubscription(moment.tx, id);
  if (!isLive(subscription) || !subscription.cancelAtPeriodEnd) return subscription;
  return changeSubscription(moment, subscription, { cancelAtPeriodEnd: false });
}

/** Ends a subscription at once. Ended already stays as it is. */
export async function cancelNow(moment: Moment, id: string): Promise<Subscription> {
  const subscription = await lockSubscription(moment.tx, id);
  if (!isLive(subscription)) return subscription;
  return endSubscription(moment, subscription, { unpaid: 'void' });
}

/** Ends a locked subscription for ever; its unpaid invoices become what `unpaid` says. */
export async function endSubscription(
  moment: Moment,
  subscription: Subscription,
  { unpaid, told = 'deleted' }: { unpaid: 'void' | 'uncollectible'; told?: 'deleted' | 'updated' },
): Promise<Subscription> {
  for (const invoice of await openInvoices(moment.tx, subscription.id))
    await giveUpInvoice(moment, invoice, unpaid);
  const ended = await writeSubscription(moment.tx, subscription, {
    status: subscription.status === 'incomplete' ? 'incomplete_expired' : 'canceled',
    endedAt: moment.at,
    nextPriceKey: null,
    wantedPriceKey: null,
  });
  moment.tell(`customer.subscription.${told}`, subscriptionShape(ended));
  return ended;
}

/** Takes back a dearer price that waits for its payment. The caller tells of the subscription. */
export async function dropWaitingPrice(moment: Moment, subscription: Subscription): Promise<Subscription> {
  if (!subscription.wantedPriceKey) return subscription;
  for (const invoice of await openInvoices(moment.tx, subscription.id, 'subscription_update'))
    await giveUpInvoice(moment, invoice, 'void');
  return writeSubscription(moment.tx, subscription, { wantedPriceKey: null });
}
