import { and, eq } from 'drizzle-orm';
import { findUser } from '../../../accounts/server/users.ts';
import { conflict, notFound } from '../../../platform/server/http/errors.ts';
import { lockAccount } from '../../../wallet/server/ledger.ts';
import type { BillingDeps } from '../deps.ts';
import { ProviderUnavailableError } from '../provider/provider.ts';
import { fetchAndApply } from '../provider/provider-state.ts';
import { type FinalizedBy, invoices } from '../schema.ts';
import { beginPremium } from './begin-premium.ts';
import { planOf } from './plan.ts';
import { liveSubscription } from './subscriptions.ts';

const NOTHING_PENDING = 'No premium payment is pending for this user.';

/**
 * Confirms, on behalf of an admin, that a premium payment was made by other means. It finalizes the same invoice at
 * the provider that a card would have paid, so it shares the ledger fact with the webhook and cannot grant twice. A
 * parent who chose premium at sign-up and has begun nothing gets a monthly subscription.
 * The admin is recorded on the invoice before the provider is called. So it makes no difference what applies the
 * payment first, this call, the webhook or the reconcile job after a crash: audit entry and credits are written
 * together. Of two admins at once, the one recorded on the invoice when it was finalized has confirmed it.
 * @returns the credits granted by the payment.
 * @throws NOT_FOUND for an unknown user, CONFLICT when nothing is pending.
 */
export async function confirmPremiumPayment(
  deps: BillingDeps,
  userId: string,
  by: FinalizedBy,
): Promise<{ creditsAwarded: number }> {
  const { db, provider } = deps;
  const user = await findUser(db, { id: userId });
  if (!user || user.erasedAt) throw notFound('We couldn’t find this user.');
  const plan = await planOf(db, user, provider.name);
  if (user.deletedAt || plan.packageType !== 'premium' || plan.status !== 'pending')
    throw conflict(NOTHING_PENDING);
  const existing = await liveSubscription(db, userId, provider.name);
  const buyer = { id: userId, email: user.email, name: user.fullName };
  const ref =
    existing?.ref ?? (await beginPremium(deps, buyer, existing?.priceKey ?? 'premium_monthly')).row.ref;
  const state = ref ? await fetchAndApply(deps, { kind: 'subscription', ref }) : undefined;
  const open = state?.invoices.find((invoice) => invoice.status === 'open');
  // The parent may have paid by card in the meantime.
  if (!open || state?.subscription?.status !== 'pending') throw conflict(NOTHING_PENDING);
  if (!(await recordFinalizer(deps, userId, open.ref, by))) throw conflict(NOTHING_PENDING);
  const finalized = await provider.payOutOfBand(open.ref);
  if (finalized.status !== 'paid')
    throw new ProviderUnavailableError('the provider did not settle an invoice');
  await fetchAndApply(deps, { kind: 'invoice', ref: finalized.ref });
  if (!(await deps.finalizing.isRecorded(by.activityId))) throw conflict(NOTHING_PENDING);
  const [invoice] = await db.select().from(invoices).where(eq(invoices.ref, finalized.ref));
  return { creditsAwarded: invoice?.credits ?? 0 };
}

/** Records the confirming admin on an open invoice. Returns false when the invoice is no longer open. */
async function recordFinalizer(
  { db, provider }: BillingDeps,
  userId: string,
  ref: string,
  by: FinalizedBy,
): Promise<boolean> {
  return db.transaction(async (tx) => {
    await lockAccount(tx, userId);
    // Ending premium and deleting an account take the same lock: the subscription may have ended by now.
    const live = await liveSubscription(tx, userId, provider.name);
    if (live?.status !== 'pending') return false;
    const updated = await tx
      .update(invoices)
      .set({ finalizedBy: by })
      .where(and(eq(invoices.ref, ref), eq(invoices.status, 'open')))
      .returning({ ref: invoices.ref });
    return updated.length > 0;
  });
}
