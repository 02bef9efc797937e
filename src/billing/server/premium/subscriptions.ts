import { and, eq, inArray, or } from 'drizzle-orm';
import type { Db, Tx } from '../../../platform/server/database/database.ts';
import { lockAccount } from '../../../wallet/server/ledger.ts';
import type { BillingDeps } from '../deps.ts';
import { raiseFlag } from '../flags.ts';
import type { ProviderName, SubscriptionState } from '../provider/provider.ts';
import { subscriptions } from '../schema.ts';

export type SubscriptionRow = typeof subscriptions.$inferSelect;

/** States of a subscription that has not ended. */
const LIVE = ['pending', 'active', 'past_due'] as const;

export const isLive = (row: Pick<SubscriptionRow, 'status'>) => LIVE.some((status) => status === row.status);

/** The parent's one subscription at this provider that has not ended; undefined when there is none. */
export async function liveSubscription(
  db: Db | Tx,
  userId: string,
  provider: ProviderName,
): Promise<SubscriptionRow | undefined> {
  const [row] = await db
    .select()
    .from(subscriptions)
    .where(
      and(
        eq(subscriptions.userId, userId),
        eq(subscriptions.provider, provider),
        inArray(subscriptions.status, [...LIVE]),
      ),
    );
  return row;
}

/**
 * Applies the provider state of a subscription. A subscription that has ended here stays ended. A state requested
 * before
 * the last applied one is older and changes nothing.
 */
export async function applySubscription(
  tx: Tx,
  deps: BillingDeps,
  state: SubscriptionState,
  requestedAt: Date,
): Promise<void> {
  const known = await findRow(tx, deps, state);
  if (!known) return;
  await lockAccount(tx, known.userId);
  const [row] = await tx.select().from(subscriptions).where(eq(subscriptions.id, known.id)).for('update');
  if (!row || (row.seenAt && row.seenAt > requestedAt)) return;
  const now = deps.clock.now();
  if (state.customerRef !== row.customerRef) {
    const sentence = 'A subscription is for a different customer from ours. It was ignored.';
    await raiseFlag(tx, { userId: row.userId, kind: 'wrong_customer', ref: state.ref, sentence }, now);
    return;
  }
  if (!state.priceKey) {
    const sentence = 'A subscription has a price that isn’t one of ours. Its renewals add no credits.';
    await raiseFlag(tx, { userId: row.userId, kind: 'unknown_price', ref: state.ref, sentence }, now);
  }
  const ended = state.status === 'canceled' || state.status === 'expired';
  const stillThere = state.mustEnd || !ended;
  await tx
    .update(subscriptions)
    .set({
      ref: state.ref,
      seenAt: requestedAt,
      checkedAt: now,
      ...(isLive(row)
        ? {
            status: state.status,
            priceKey: state.priceKey ?? row.priceKey,
            nextPriceKey: ended ? null : (state.nextPriceKey ?? null),
            periodEnd: state.periodEnd,
            cancelAt: ended ? null : state.cancelAt,
            endedAt: ended ? now : null,
            endOwedSince: state.mustEnd ? now : null,
          }
        : { endOwedSince: stillThere ? (row.endOwedSince ?? now) : null }),
    })
    .where(eq(subscriptions.id, row.id));
}

async function findRow(
  tx: Tx,
  { provider }: BillingDeps,
  { ref, localId }: SubscriptionState,
): Promise<SubscriptionRow | undefined> {
  const [row] = await tx
    .select()
    .from(subscriptions)
    .where(
      and(
        eq(subscriptions.provider, provider.name),
        localId ? or(eq(subscriptions.ref, ref), eq(subscriptions.id, localId)) : eq(subscriptions.ref, ref),
      ),
    );
  // A row with a ref is bound to that subscription; another subscription with its id is not ours.
  return row && (row.ref === null || row.ref === ref) ? row : undefined;
}
