import { and, eq, isNull } from 'drizzle-orm';
import { subscriptions } from '../../database/schema/billing.ts';
import { conflict } from '../../platform/server/errors.ts';
import { newId } from '../../platform/server/ids.ts';
import { lockBooks } from '../../wallet/server/ledger.ts';
import type { PriceKey } from '../contract.ts';
import { customerOf } from './customers.ts';
import { endOrOwe } from './ending.ts';
import type { BillingParts, Buyer } from './parts.ts';
import { isLive, liveSubscription, type SubscriptionRow } from './subscriptions.ts';
import { lookUp } from './truth.ts';

/**
 * Begins premium, or goes on with a beginning that was not paid yet: the same client secret then, unless another
 * package was chosen, which drops the first one.
 * @throws CONFLICT for a parent who has premium already.
 */
export async function beginPremium(
  parts: BillingParts,
  buyer: Buyer,
  priceKey: PriceKey,
): Promise<{ clientSecret: string; row: SubscriptionRow }> {
  const { db, provider } = parts;
  const customerRef = await customerOf(parts, buyer);
  const going = await liveSubscription(db, buyer.id, provider.name);
  // Its first payment may have gone through, or its time run out, without our knowing.
  if (going?.ref && going.status === 'pending') await lookUp(parts, { kind: 'subscription', ref: going.ref });
  const { row, dropped } = await rowFor(parts, buyer.id, customerRef, priceKey);
  if (dropped) await endOrOwe(parts, dropped);
  const waiting = row.ref ? await provider.openPayment(row.ref) : undefined;
  if (waiting) return { ...waiting, row };
  const begun = await provider.createSubscription({ localId: row.id, customerRef, priceKey: row.priceKey });
  await db
    .update(subscriptions)
    .set({ ref: begun.ref })
    .where(and(eq(subscriptions.id, row.id), isNull(subscriptions.ref)));
  const [now] = await db.select().from(subscriptions).where(eq(subscriptions.id, row.id));
  if (now && isLive(now)) return { clientSecret: begun.clientSecret, row: now };
  // Left, or exchanged for another package, while the provider was asked: nobody may pay this one any more.
  await endOrOwe(parts, { id: row.id, ref: begun.ref });
  throw conflict('You have chosen something else meanwhile. Nothing was charged.');
}

/** The parent's pending row for this package: the one that is there, or a new one. Locked, so that two tabs share one. */
function rowFor(
  { db, clock, provider }: BillingParts,
  userId: string,
  customerRef: string,
  priceKey: PriceKey,
) {
  return db.transaction(async (tx) => {
    await lockBooks(tx, userId);
    const now = clock.now();
    const live = await liveSubscription(tx, userId, provider.name);
    if (live && live.status !== 'pending') {
      throw conflict('You have Premium already. You can change or cancel it under Switch Plan.');
    }
    if (live?.priceKey === priceKey) return { row: live, dropped: undefined };
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
    if (!row) throw new Error('a subscription could not be written down');
    return { row, dropped: live };
  });
}
