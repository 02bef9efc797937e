import { eq } from 'drizzle-orm';
import { findPerson } from '../../accounts/server/people.ts';
import { users } from '../../database/schema/accounts.ts';
import { subscriptions } from '../../database/schema/billing.ts';
import type { Tx } from '../../platform/server/db.ts';
import { conflict } from '../../platform/server/errors.ts';
import { newId } from '../../platform/server/ids.ts';
import { within } from '../../platform/server/within.ts';
import { lockBooks } from '../../wallet/server/ledger.ts';
import { planOf } from '../../wallet/server/plan.ts';
import type { PriceKey } from '../contract.ts';
import { endOrOwe } from './ending.ts';
import type { BillingParts } from './parts.ts';
import { liveSubscription, type SubscriptionRow } from './subscriptions.ts';
import { lookUp } from './truth.ts';

/** Longest that a parent waits for the provider before the switch is answered with a warning. */
const PATIENCE = 10_000;

const NONE = 'You have no subscription.';
const STILL_ASKING =
  'You are on Pay As You Go now, but our payment provider has not confirmed it yet. We keep asking until it has, and you will not be charged again.';

/**
 * Ends premium at once; credits stay. Our own books say so first: whatever the provider does, the parent has left.
 * Returns a warning when the provider has not agreed yet; it is asked again until it has. Leaving twice is fine.
 */
export async function leavePremium(
  parts: BillingParts,
  userId: string,
): Promise<{ warning: string | undefined }> {
  const left = await parts.db.transaction((tx) => leaveInBooks(tx, parts, userId));
  return { warning: (await leaveAtProvider(parts, left)) ? undefined : STILL_ASKING };
}

/** Ends premium in our own books. Returns what the provider has to be told once the transaction is over. */
export async function leaveInBooks(
  tx: Tx,
  { clock, provider }: BillingParts,
  userId: string,
): Promise<SubscriptionRow | undefined> {
  await lockBooks(tx, userId);
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

/** Tells the provider. Never fails: what it does not agree to now, it is asked again. Returns whether it is done. */
export async function leaveAtProvider(
  parts: BillingParts,
  left: SubscriptionRow | undefined,
): Promise<boolean> {
  return !left || (await within(PATIENCE, endOrOwe(parts, left), 'late').catch(() => false));
}

/**
 * Lets premium run out with the period that is paid. One whose first payment is still to come ends now.
 * @throws CONFLICT when there is no subscription.
 */
export async function cancelPremium(parts: BillingParts, userId: string): Promise<void> {
  const row = await liveSubscription(parts.db, userId, parts.provider.name);
  // Chosen at sign-up and never begun, there is no row, but a choice to take back.
  if (row ? row.status === 'pending' : await isPending(parts, userId)) {
    await leavePremium(parts, userId);
    return;
  }
  if (!row) throw conflict(NONE);
  await change(parts, (ref) => parts.provider.cancelAtPeriodEnd(ref), row);
}

/**
 * Takes back a cancellation or a change of cycle that has not taken effect.
 * @throws CONFLICT when there is no subscription.
 */
export async function resumePremium(parts: BillingParts, userId: string): Promise<void> {
  const { provider } = parts;
  const row = await requireLive(parts, userId);
  if (row.cancelAt) await change(parts, (ref) => provider.resume(ref), row);
  if (row.nextPriceKey) await change(parts, (ref) => provider.changePrice(ref, null, newId()), row);
}

/**
 * Monthly to yearly now, yearly to monthly at the period's end. Choosing the present cycle takes a change back.
 * Returns a client secret when the stored card was not taken: the change waits for that payment.
 * @throws CONFLICT without a subscription in good standing.
 */
export async function changePremium(
  parts: BillingParts,
  userId: string,
  priceKey: PriceKey,
): Promise<{ clientSecret?: string }> {
  const row = await requireLive(parts, userId);
  if (row.status !== 'active')
    throw conflict('Please pay what is open first. Then you can change your plan.');
  if (row.priceKey === priceKey) {
    if (row.nextPriceKey) await resumePremium(parts, userId);
    return {};
  }
  let clientSecret: string | undefined;
  // Two presses at once carry the same name; a later wish, after something has changed, has another.
  const changeId = `${row.id}:${priceKey}:${row.seenAt?.getTime() ?? 0}`;
  await change(
    parts,
    async (ref) => {
      const answer = await parts.provider.changePrice(ref, priceKey, changeId);
      clientSecret = answer.clientSecret;
    },
    row,
  );
  return clientSecret ? { clientSecret } : {};
}

/**
 * The client secret of the renewal that did not go through.
 * @throws CONFLICT when nothing is owed.
 */
export async function payOpenPremium(parts: BillingParts, userId: string): Promise<{ clientSecret: string }> {
  const row = await requireLive(parts, userId);
  const open = row.ref ? await parts.provider.openPayment(row.ref) : undefined;
  if (!open) throw conflict('Nothing is open: everything is paid.');
  return open;
}

async function isPending({ db, provider }: BillingParts, userId: string): Promise<boolean> {
  const person = await findPerson(db, { id: userId });
  return person !== undefined && (await planOf(db, person, provider.name)).status === 'pending';
}

async function requireLive({ db, provider }: BillingParts, userId: string): Promise<SubscriptionRow> {
  const row = await liveSubscription(db, userId, provider.name);
  if (!row) throw conflict(NONE);
  return row;
}

/** Has the provider change something, and takes in what it has made of it: asked anew, so that nothing older wins. */
async function change(
  parts: BillingParts,
  work: (ref: string) => Promise<unknown>,
  { ref }: SubscriptionRow,
): Promise<void> {
  if (!ref) throw conflict('Your subscription is still being set up. Please try again in a minute.');
  await work(ref);
  await lookUp(parts, { kind: 'subscription', ref });
}
