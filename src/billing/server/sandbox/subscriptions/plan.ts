import { and, eq } from 'drizzle-orm';
import { conflict } from '../../../../platform/server/http/errors.ts';
import type { PriceKey } from '../../../contract.ts';
import { subscriptionShape } from '../events/shapes.ts';
import { newRef } from '../refs.ts';
import { sandboxInvoices, sandboxSubscriptions } from '../schema.ts';
import type { SandboxTransaction } from '../transaction.ts';
import { closeInvoice, openInvoice, openInvoices } from './invoice.ts';
import {
  changeSubscription,
  lockSubscription,
  type Subscription,
  writeSubscription,
} from './subscription.ts';
import { isLive } from './terms.ts';

/**
 * Creates a subscription with its first invoice, or finds the one created for the same `localId`.
 * @returns the payment of its first invoice.
 * @throws CONFLICT when it was created with another price or customer.
 */
export async function beginSubscription(
  transaction: SandboxTransaction,
  input: { localId: string; customerRef: string; priceKey: PriceKey },
): Promise<{ id: string; paymentId: string }> {
  const { tx, at } = transaction;
  const [created] = await tx
    .insert(sandboxSubscriptions)
    .values({
      id: newRef('sub'),
      localId: input.localId,
      customer: input.customerRef,
      priceKey: input.priceKey,
      status: 'incomplete',
      createdAt: at,
    })
    .onConflictDoNothing({ target: sandboxSubscriptions.localId })
    .returning();
  if (!created) return findExisting(transaction, input);
  const { invoice, subscription } = await openInvoice(transaction, created, {
    reason: 'subscription_create',
    priceKey: input.priceKey,
  });
  transaction.emit('customer.subscription.created', subscriptionShape(subscription));
  return { id: created.id, paymentId: invoice.paymentId };
}

async function findExisting(
  { tx }: SandboxTransaction,
  input: { localId: string; customerRef: string; priceKey: PriceKey },
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
    .where(eq(sandboxSubscriptions.localId, input.localId));
  if (!found) throw new Error('the sandbox lost a subscription');
  if (found.customer !== input.customerRef || found.priceKey !== input.priceKey)
    throw conflict('This subscription was started at another price. Please start again.');
  return found;
}

/** Cancels at the end of the paid period, and undoes a change of price. No-op when it has ended already. */
export async function cancelLater(transaction: SandboxTransaction, id: string): Promise<Subscription> {
  const subscription = await lockSubscription(transaction.tx, id);
  if (!isLive(subscription)) return subscription;
  const { cancelAtPeriodEnd, nextPriceKey, wantedPriceKey } = subscription;
  if (cancelAtPeriodEnd && !nextPriceKey && !wantedPriceKey) return subscription;
  const current = await dropPendingPrice(transaction, subscription);
  return changeSubscription(transaction, current, { cancelAtPeriodEnd: true, nextPriceKey: null });
}

/** Undoes `cancelLater`. No-op when it has ended already. */
export async function resume(transaction: SandboxTransaction, id: string): Promise<Subscription> {
  const subscription = await lockSubscription(transaction.tx, id);
  if (!isLive(subscription) || !subscription.cancelAtPeriodEnd) return subscription;
  return changeSubscription(transaction, subscription, { cancelAtPeriodEnd: false });
}

/** Ends a subscription immediately. No-op when it has ended already. */
export async function cancelNow(transaction: SandboxTransaction, id: string): Promise<Subscription> {
  const subscription = await lockSubscription(transaction.tx, id);
  if (!isLive(subscription)) return subscription;
  return endSubscription(transaction, subscription, { unpaid: 'void' });
}

/** Ends a locked subscription; its unpaid invoices get the status `unpaid`. */
export async function endSubscription(
  transaction: SandboxTransaction,
  subscription: Subscription,
  { unpaid, event = 'deleted' }: { unpaid: 'void' | 'uncollectible'; event?: 'deleted' | 'updated' },
): Promise<Subscription> {
  for (const invoice of await openInvoices(transaction.tx, subscription.id))
    await closeInvoice(transaction, invoice, unpaid);
  const ended = await writeSubscription(transaction.tx, subscription, {
    status: subscription.status === 'incomplete' ? 'incomplete_expired' : 'canceled',
    endedAt: transaction.at,
    nextPriceKey: null,
    wantedPriceKey: null,
  });
  transaction.emit(`customer.subscription.${event}`, subscriptionShape(ended));
  return ended;
}

/** Drops a dearer price whose payment is pending. The caller emits the event of the subscription. */
export async function dropPendingPrice(
  transaction: SandboxTransaction,
  subscription: Subscription,
): Promise<Subscription> {
  if (!subscription.wantedPriceKey) return subscription;
  for (const invoice of await openInvoices(transaction.tx, subscription.id, 'subscription_update'))
    await closeInvoice(transaction, invoice, 'void');
  return writeSubscription(transaction.tx, subscription, { wantedPriceKey: null });
}
