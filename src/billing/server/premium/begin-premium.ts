import { and, eq, isNull } from 'drizzle-orm';
import { conflict } from '../../../platform/server/http/errors.ts';
import { newId } from '../../../platform/server/security/ids.ts';
import { lockAccount } from '../../../wallet/server/ledger.ts';
import type { PriceKey } from '../../contract.ts';
import type { BillingDeps, Buyer } from '../deps.ts';
import { customerOf } from '../payments/customers.ts';
import { fetchAndApply } from '../provider/provider-state.ts';
import { subscriptions } from '../schema.ts';
import { tryEndAtProvider } from './ending.ts';
import { isLive, liveSubscription, type SubscriptionRow } from './subscriptions.ts';

/**
 * Begins premium, or continues an unpaid beginning: that returns the same client secret, unless another package was
 * chosen, which replaces the first one.
 * @throws CONFLICT when the parent has premium already.
 */
export async function beginPremium(
  deps: BillingDeps,
  buyer: Buyer,
  priceKey: PriceKey,
): Promise<{ clientSecret: string; row: SubscriptionRow }> {
  const { db, provider } = deps;
  const customerRef = await customerOf(deps, buyer);
  const existing = await liveSubscription(db, buyer.id, provider.name);
  // Its first payment may have succeeded or expired unnoticed.
  if (existing?.ref && existing.status === 'pending')
    await fetchAndApply(deps, { kind: 'subscription', ref: existing.ref });
  const { row, replaced } = await findOrCreatePending(deps, buyer.id, customerRef, priceKey);
  if (replaced) await tryEndAtProvider(deps, replaced);
  const payment = row.ref ? await provider.openPayment(row.ref) : undefined;
  if (payment) return { ...payment, row };
  const created = await provider.createSubscription({ localId: row.id, customerRef, priceKey: row.priceKey });
  await db
    .update(subscriptions)
    .set({ ref: created.ref })
    .where(and(eq(subscriptions.id, row.id), isNull(subscriptions.ref)));
  const [now] = await db.select().from(subscriptions).where(eq(subscriptions.id, row.id));
  if (now && isLive(now)) return { clientSecret: created.clientSecret, row: now };
  // Cancelled or replaced while the provider was called: this subscription must not be paid any more.
  await tryEndAtProvider(deps, { id: row.id, ref: created.ref });
  throw conflict('You’ve since chosen something else. You haven’t been charged.');
}

/** Finds or creates the parent's pending row for this package. Locks the account, so that two tabs share one row. */
function findOrCreatePending(
  { db, clock, provider }: BillingDeps,
  userId: string,
  customerRef: string,
  priceKey: PriceKey,
) {
  return db.transaction(async (tx) => {
    await lockAccount(tx, userId);
    const now = clock.now();
    const live = await liveSubscription(tx, userId, provider.name);
    if (live && live.status !== 'pending') {
      throw conflict('You already have Premium. You can change or cancel it under Switch Plan.');
    }
    if (live?.priceKey === priceKey) return { row: live, replaced: undefined };
    if (live) {
      await tx
        .update(subscriptions)
        .set({ status: 'expired', endedAt: now, endOwedSince: now })
        .where(eq(subscriptions.id, live.id));
    }
    const [row] = await tx
      .insert(subscriptions)
      .values({
        id: newId(),
        userId,
        provider: provider.name,
        customerRef,
        priceKey,
        createdAt: now,
        checkedAt: now,
      })
      .returning();
    if (!row) throw new Error('a subscription could not be saved');
    return { row, replaced: live };
  });
}
