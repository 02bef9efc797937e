import { and, eq, inArray, or } from 'drizzle-orm';
import { subscriptions } from '../../database/schema/billing.ts';
import type { Db, Tx } from '../../platform/server/db.ts';
import { lockBooks } from '../../wallet/server/ledger.ts';
import { raiseFlag } from './flags.ts';
import type { BillingParts } from './parts.ts';
import type { ProviderName, SubscriptionState } from './provider.ts';

export type SubscriptionRow = typeof subscriptions.$inferSelect;

/** States in which a subscription is still going somewhere. */
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
 * The one function that turns a subscription's state into ours. What has ended here stays ended. An answer to a
 * question that was asked before the one whose answer is shown changes nothing: it is older.
 */
export async function applySubscription(
  tx: Tx,
  parts: BillingParts,
  state: SubscriptionState,
  askedAt: Date,
): Promise<void> {
  const known = await findRow(tx, parts, state);
  if (!known) return;
  await lockBooks(tx, known.userId);
  const [row] = await tx.select().from(subscriptions).where(eq(subscriptions.id, known.id)).for('update');
  if (!row || (row.seenAt && row.seenAt > askedAt)) return;
  const now = parts.clock.now();
  if (state.customerRef !== row.customerRef) {
    const sentence = 'A subscription names another customer than ours. It was not taken in.';
    await raiseFlag(tx, { userId: row.userId, kind: 'wrong_customer', ref: state.ref, sentence }, now);
    return;
  }
  if (!state.priceKey) {
    const sentence = 'A subscription has a price that is not one of ours. Its renewals give no credits.';
    await raiseFlag(tx, { userId: row.userId, kind: 'unknown_price', ref: state.ref, sentence }, now);
  }
  const ended = state.status === 'canceled' || state.status === 'expired';
  const stillThere = state.mustEnd || !ended;
  await tx
    .update(subscriptions)
    .set({
      ref: state.ref,
      seenAt: askedAt,
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
  { provider }: BillingParts,
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
  // A row that was answered for already is bound to that subscription; another one with its id is not ours.
  return row && (row.ref === null || row.ref === ref) ? row : undefined;
}
