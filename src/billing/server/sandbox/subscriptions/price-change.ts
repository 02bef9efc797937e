import { conflict } from '../../../../platform/server/http/errors.ts';
import type { PriceKey } from '../../../contract.ts';
import { premiumOf } from '../../products.ts';
import { subscriptionShape } from '../events/shapes.ts';
import { collect } from '../payments/collect.ts';
import type { SandboxTransaction } from '../transaction.ts';
import { openInvoice, openInvoices } from './invoice.ts';
import { dropPendingPrice } from './plan.ts';
import {
  changeSubscription,
  lockSubscription,
  type Subscription,
  writeSubscription,
} from './subscription.ts';
import { priceKeyOf } from './terms.ts';

/** A subscription, and the payment that its change of price waits for, if any. */
interface Changed {
  readonly subscription: Subscription;
  readonly paymentId?: string;
}

/**
 * A dearer price begins now when the stored card pays for it; otherwise it waits for its invoice. A cheaper one begins
 * with the next period; `null` undoes a change that has not begun. The current price changes nothing. A repeated
 * `changeId` changes nothing either.
 * @throws CONFLICT when the subscription has ended or is to end, is not paid yet, or is past due.
 */
export async function changePrice(
  transaction: SandboxTransaction,
  id: string,
  priceKey: PriceKey | null,
  changeId: string,
): Promise<Changed> {
  const subscription = await lockSubscription(transaction.tx, id);
  if (subscription.changeId === changeId) return pendingChange(transaction, subscription);
  if (priceKey === null) return { subscription: await undoChange(transaction, subscription) };
  if (subscription.status === 'past_due')
    throw conflict('Please pay what’s due first. Then you can change your billing cycle.');
  if (subscription.status !== 'active')
    throw conflict('This subscription isn’t active, so you can’t change its billing cycle.');
  if (subscription.cancelAtPeriodEnd)
    throw conflict(
      'You’ve cancelled Premium. Choose Keep Premium first; then you can change your billing cycle.',
    );
  if (priceKey === subscription.priceKey) return pendingChange(transaction, subscription);
  const now = premiumOf(priceKeyOf(subscription.priceKey)).priceCents;
  if (premiumOf(priceKey).priceCents > now) return raisePrice(transaction, subscription, priceKey, changeId);
  return {
    subscription: await changeSubscription(transaction, subscription, { nextPriceKey: priceKey, changeId }),
  };
}

async function raisePrice(
  transaction: SandboxTransaction,
  before: Subscription,
  priceKey: PriceKey,
  changeId: string,
): Promise<Changed> {
  const wanted = await writeSubscription(transaction.tx, before, { wantedPriceKey: priceKey, changeId });
  // A repeated request retries the pending invoice, so that nobody pays for one change twice.
  const [pendingInvoice] = await openInvoices(transaction.tx, wanted.id, 'subscription_update');
  const { invoice, subscription } = pendingInvoice
    ? { invoice: pendingInvoice, subscription: wanted }
    : await openInvoice(transaction, wanted, { reason: 'subscription_update', priceKey });
  const result = await collect(transaction, subscription, invoice);
  if (result.paid) return { subscription: result.subscription };
  transaction.emit('customer.subscription.updated', subscriptionShape(result.subscription));
  return { subscription: result.subscription, paymentId: invoice.paymentId };
}

async function undoChange(
  transaction: SandboxTransaction,
  subscription: Subscription,
): Promise<Subscription> {
  if (!subscription.wantedPriceKey && !subscription.nextPriceKey) return subscription;
  const dropped = await dropPendingPrice(transaction, subscription);
  return changeSubscription(transaction, dropped, { nextPriceKey: null });
}

async function pendingChange({ tx }: SandboxTransaction, subscription: Subscription): Promise<Changed> {
  if (!subscription.wantedPriceKey) return { subscription };
  const [pendingInvoice] = await openInvoices(tx, subscription.id, 'subscription_update');
  return { subscription, ...(pendingInvoice ? { paymentId: pendingInvoice.paymentId } : {}) };
}
