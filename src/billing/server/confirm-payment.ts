import { and, eq } from 'drizzle-orm';
import { findPerson } from '../../accounts/server/people.ts';
import { invoices, type SettledBy } from '../../database/schema/billing.ts';
import { conflict, notFound } from '../../platform/server/errors.ts';
import { lockBooks } from '../../wallet/server/ledger.ts';
import { planOf } from '../../wallet/server/plan.ts';
import { beginPremium } from './begin-premium.ts';
import type { BillingParts } from './parts.ts';
import { ProviderAwayError } from './provider.ts';
import { liveSubscription } from './subscriptions.ts';
import { lookUp } from './truth.ts';

const NOTHING_PENDING = 'No premium payment is pending for this user.';

/**
 * An admin's word that a premium payment was made by other means. It settles the very invoice at the provider that a
 * card would have paid, so it shares the ledger's key with the webhook and can never grant twice. Somebody who chose
 * premium at sign-up and has begun nothing gets a monthly subscription.
 *
 * Whose word it was is written on the invoice before the provider is asked. So it makes no difference who hears of the
 * payment first, this call, the webhook or the reconcile job after a crash: the log and the credits come together. Of
 * two admins at once, the one whose word the invoice carried when it was settled has confirmed it.
 * @returns the credits that the payment gave.
 * @throws NOT_FOUND for an unknown user, CONFLICT when nothing is pending.
 */
export async function confirmPremiumPayment(
  parts: BillingParts,
  userId: string,
  by: SettledBy,
): Promise<{ creditsAwarded: number }> {
  const { db, provider } = parts;
  const person = await findPerson(db, { id: userId });
  if (!person || person.erasedAt) throw notFound('We could not find this user.');
  const plan = await planOf(db, person, provider.name);
  if (person.deletedAt || plan.packageType !== 'premium' || plan.status !== 'pending')
    throw conflict(NOTHING_PENDING);
  const going = await liveSubscription(db, userId, provider.name);
  const buyer = { id: userId, email: person.email, name: person.fullName };
  const ref = going?.ref ?? (await beginPremium(parts, buyer, going?.priceKey ?? 'premium_monthly')).row.ref;
  const truth = ref ? await lookUp(parts, { kind: 'subscription', ref }) : undefined;
  const open = truth?.invoices.find((invoice) => invoice.status === 'open');
  // The parent's own card may have been quicker than the admin.
  if (!open || truth?.subscription?.status !== 'pending') throw conflict(NOTHING_PENDING);
  if (!(await putWord(parts, userId, open.ref, by))) throw conflict(NOTHING_PENDING);
  const settled = await provider.settleOutOfBand(open.ref);
  if (settled.status !== 'paid') throw new ProviderAwayError('the provider did not settle an invoice');
  await lookUp(parts, { kind: 'invoice', ref: settled.ref });
  if (!(await parts.settling.noted(by.activityId))) throw conflict(NOTHING_PENDING);
  const [invoice] = await db.select().from(invoices).where(eq(invoices.ref, settled.ref));
  return { creditsAwarded: invoice?.credits ?? 0 };
}

/** Writes on an open invoice whose word it is settled by. Returns false when it is open no more. */
async function putWord(
  { db, provider }: BillingParts,
  userId: string,
  ref: string,
  by: SettledBy,
): Promise<boolean> {
  return db.transaction(async (tx) => {
    await lockBooks(tx, userId);
    // Leaving and hiding an account take the same lock: what was pending may be over by now.
    const live = await liveSubscription(tx, userId, provider.name);
    if (live?.status !== 'pending') return false;
    const put = await tx
      .update(invoices)
      .set({ settledBy: by })
      .where(and(eq(invoices.ref, ref), eq(invoices.status, 'open')))
      .returning({ ref: invoices.ref });
    return put.length > 0;
  });
}
