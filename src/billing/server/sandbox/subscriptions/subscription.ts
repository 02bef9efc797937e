import { eq } from 'drizzle-orm';
import type { Db, Tx } from '../../../../platform/server/database/database.ts';
import { notFound } from '../../../../platform/server/http/errors.ts';
import type { SubscriptionState } from '../../provider/provider.ts';
import { subscriptionShape } from '../events/shapes.ts';
import type { StoredCard } from '../payments/cards.ts';
import { sandboxSubscriptions } from '../schema.ts';
import type { SandboxTransaction } from '../transaction.ts';
import { cancelAtOf, priceKeyOf } from './terms.ts';

export type Subscription = typeof sandboxSubscriptions.$inferSelect;

export async function findSubscription(db: Db | Tx, id: string): Promise<Subscription | undefined> {
  const [found] = await db.select().from(sandboxSubscriptions).where(eq(sandboxSubscriptions.id, id));
  return found;
}

/**
 * Locks a subscription, its invoices and their payments until the transaction ends.
 * @throws NOT_FOUND
 */
export async function lockSubscription(tx: Tx, id: string): Promise<Subscription> {
  const [found] = await tx
    .select()
    .from(sandboxSubscriptions)
    .where(eq(sandboxSubscriptions.id, id))
    .for('update');
  if (!found) throw notFound('The sandbox doesn’t know this subscription.');
  return found;
}

/** Writes a change without emitting an event, for callers that emit another one. */
export async function writeSubscription(
  tx: Tx,
  subscription: Subscription,
  to: Partial<Subscription>,
): Promise<Subscription> {
  await tx.update(sandboxSubscriptions).set(to).where(eq(sandboxSubscriptions.id, subscription.id));
  return { ...subscription, ...to };
}

/** Changes a subscription and emits an event. */
export async function changeSubscription(
  transaction: SandboxTransaction,
  subscription: Subscription,
  to: Partial<Subscription>,
): Promise<Subscription> {
  const changed = await writeSubscription(transaction.tx, subscription, to);
  transaction.emit('customer.subscription.updated', subscriptionShape(changed));
  return changed;
}

/** The card that renewals are collected from. */
export function storedCardOf({ cardBrand, cardLast4, cardTag }: Subscription): StoredCard | undefined {
  return cardBrand && cardLast4 && cardTag ? { brand: cardBrand, last4: cardLast4, tag: cardTag } : undefined;
}

const STATUS = {
  incomplete: 'pending',
  incomplete_expired: 'expired',
  active: 'active',
  past_due: 'past_due',
  canceled: 'canceled',
} as const;

export function subscriptionState(subscription: Subscription): SubscriptionState {
  return {
    ref: subscription.id,
    localId: subscription.localId,
    customerRef: subscription.customer,
    status: STATUS[subscription.status],
    mustEnd: false,
    priceKey: priceKeyOf(subscription.priceKey),
    nextPriceKey: subscription.nextPriceKey ? priceKeyOf(subscription.nextPriceKey) : undefined,
    periodEnd: subscription.periodEnd,
    cancelAt: cancelAtOf(subscription),
    latestInvoiceRef: subscription.latestInvoiceId,
  };
}
