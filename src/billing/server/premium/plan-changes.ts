import { eq } from 'drizzle-orm';
import { users } from '../../../accounts/server/schema.ts';
import { findUser } from '../../../accounts/server/users.ts';
import type { Tx } from '../../../platform/server/database/database.ts';
import { conflict } from '../../../platform/server/http/errors.ts';
import { withTimeout } from '../../../platform/server/jobs/with-timeout.ts';
import { newId } from '../../../platform/server/security/ids.ts';
import { lockAccount } from '../../../wallet/server/ledger.ts';
import type { PriceKey } from '../../contract.ts';
import type { BillingDeps } from '../deps.ts';
import { fetchAndApply } from '../provider/provider-state.ts';
import { subscriptions } from '../schema.ts';
import { tryEndAtProvider } from './ending.ts';
import { planOf } from './plan.ts';
import { liveSubscription, type SubscriptionRow } from './subscriptions.ts';
import { UNCONFIRMED_WARNING } from './warnings.ts';

/** Maximum time to wait for the provider before the reply contains a warning. */
const TIMEOUT_MS = 10_000;

const NO_SUBSCRIPTION = 'You don’t have a subscription.';

/**
 * Ends premium immediately; credits stay. It ends in the database first, whatever the provider does. Returns a warning
 * when the provider has not confirmed; the reconcile job retries until it has. Safe to call twice.
 */
export async function leavePremium(
  deps: BillingDeps,
  userId: string,
): Promise<{ warning: string | undefined }> {
  const ended = await deps.db.transaction((tx) => endPremiumInDatabase(tx, deps, userId));
  return { warning: (await endPremiumAtProvider(deps, ended)) ? undefined : UNCONFIRMED_WARNING };
}

/** Ends premium in the database. Returns the subscription to end at the provider after the commit. */
export async function endPremiumInDatabase(
  tx: Tx,
  { clock, provider }: BillingDeps,
  userId: string,
): Promise<SubscriptionRow | undefined> {
  await lockAccount(tx, userId);
  await tx.update(users).set({ selectedPlan: 'pay-as-you-go' }).where(eq(users.id, userId));
  const row = await liveSubscription(tx, userId, provider.name);
  if (!row) return undefined;
  const now = clock.now();
  await tx
    .update(subscriptions)
    .set({
      status: row.status === 'pending' ? 'expired' : 'canceled',
      endedAt: now,
      endOwedSince: now,
      cancelAt: null,
      nextPriceKey: null,
    })
    .where(eq(subscriptions.id, row.id));
  return row;
}

/**
 * Ends the subscription at the provider. Never throws: the reconcile job retries failures. Returns whether it ended.
 */
export async function endPremiumAtProvider(
  deps: BillingDeps,
  ended: SubscriptionRow | undefined,
): Promise<boolean> {
  return !ended || (await withTimeout(TIMEOUT_MS, tryEndAtProvider(deps, ended), 'late').catch(() => false));
}

/**
 * Cancels premium at the end of the paid period, or immediately while the first payment is pending.
 * @throws CONFLICT when there is no subscription.
 */
export async function cancelPremium(deps: BillingDeps, userId: string): Promise<void> {
  const row = await liveSubscription(deps.db, userId, deps.provider.name);
  // Chosen at sign-up but never begun: there is no row, only the choice to undo.
  if (row ? row.status === 'pending' : await isPending(deps, userId)) {
    await leavePremium(deps, userId);
    return;
  }
  if (!row) throw conflict(NO_SUBSCRIPTION);
  await change(deps, (ref) => deps.provider.cancelAtPeriodEnd(ref), row);
}

/**
 * Undoes a cancellation or a change of cycle that has not taken effect.
 * @throws CONFLICT when there is no subscription.
 */
export async function resumePremium(deps: BillingDeps, userId: string): Promise<void> {
  const { provider } = deps;
  const row = await requireLive(deps, userId);
  if (row.cancelAt) await change(deps, (ref) => provider.resume(ref), row);
  if (row.nextPriceKey) await change(deps, (ref) => provider.changePrice(ref, null, newId()), row);
}

/**
 * Changes from monthly to yearly immediately, from yearly to monthly at the end of the period. Choosing the current
 * cycle undoes a scheduled change. Returns a client secret when the stored card was declined: the change takes effect
 * when that payment succeeds.
 * @throws CONFLICT without an active subscription.
 */
export async function changePremium(
  deps: BillingDeps,
  userId: string,
  priceKey: PriceKey,
): Promise<{ clientSecret?: string }> {
  const row = await requireLive(deps, userId);
  if (row.status !== 'active') throw conflict('Please pay what’s due first. Then you can change your plan.');
  if (row.priceKey === priceKey) {
    if (row.nextPriceKey) await resumePremium(deps, userId);
    return {};
  }
  let clientSecret: string | undefined;
  // Two simultaneous requests share an id; a later request, after something has changed, gets another.
  const changeId = `${row.id}:${priceKey}:${row.seenAt?.getTime() ?? 0}`;
  await change(
    deps,
    async (ref) => {
      const result = await deps.provider.changePrice(ref, priceKey, changeId);
      clientSecret = result.clientSecret;
    },
    row,
  );
  return clientSecret ? { clientSecret } : {};
}

/**
 * The client secret of the failed renewal.
 * @throws CONFLICT when nothing is owed.
 */
export async function payOpenPremium(deps: BillingDeps, userId: string): Promise<{ clientSecret: string }> {
  const row = await requireLive(deps, userId);
  const open = row.ref ? await deps.provider.openPayment(row.ref) : undefined;
  if (!open) throw conflict('There’s nothing to pay: you’re all up to date.');
  return open;
}

async function isPending({ db, provider }: BillingDeps, userId: string): Promise<boolean> {
  const user = await findUser(db, { id: userId });
  return user !== undefined && (await planOf(db, user, provider.name)).status === 'pending';
}

async function requireLive({ db, provider }: BillingDeps, userId: string): Promise<SubscriptionRow> {
  const row = await liveSubscription(db, userId, provider.name);
  if (!row) throw conflict(NO_SUBSCRIPTION);
  return row;
}

/** Changes the subscription at the provider, then fetches its state anew, so that no older state is applied. */
async function change(
  deps: BillingDeps,
  work: (ref: string) => Promise<unknown>,
  { ref }: SubscriptionRow,
): Promise<void> {
  if (!ref) throw conflict('Your subscription is still being set up. Please try again in a minute.');
  await work(ref);
  await fetchAndApply(deps, { kind: 'subscription', ref });
}
