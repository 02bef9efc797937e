import { and, eq } from 'drizzle-orm';
import type { Tx } from '../../../platform/server/database/database.ts';
import { newId } from '../../../platform/server/security/ids.ts';
import { lockAccount, post } from '../../../wallet/server/ledger.ts';
import type { PriceKey } from '../../contract.ts';
import type { BillingDeps } from '../deps.ts';
import { raiseFlag } from '../flags.ts';
import { requestReceipt } from '../payments/receipts.ts';
import { premiumOf } from '../products.ts';
import type { InvoiceState } from '../provider/provider.ts';
import { invoices, subscriptions } from '../schema.ts';
import { requestDunning } from './dunning.ts';

/** Reasons of invoices that grant credits: a first payment, a renewal, a change to a dearer price. */
const GRANTING_REASONS: readonly string[] = [
  'subscription_create',
  'subscription_cycle',
  'subscription_update',
];

/** The price of the invoice's full-price line. Prorations and lines of zero do not count. */
function priceOf(invoice: InvoiceState): PriceKey | undefined {
  return invoice.lines.find((line) => line.priceKey && !line.isProration && line.amountCents > 0)?.priceKey;
}

/** Credits granted by a paid invoice: those of its full-price line, once; none for an invoice of zero. */
export function creditsOf(invoice: InvoiceState): number {
  const priceKey = priceOf(invoice);
  const grants =
    invoice.status === 'paid' && invoice.totalCents > 0 && GRANTING_REASONS.includes(invoice.reason);
  return grants && priceKey && invoice.currency === 'aud' ? premiumOf(priceKey).credits : 0;
}

/** Applies the provider state of an invoice. Safe for any state, any number of times, in any order. */
export async function applyInvoice(tx: Tx, deps: BillingDeps, invoice: InvoiceState): Promise<void> {
  if (!invoice.subscriptionRef || invoice.status === 'draft') return;
  const bySubscription = and(
    eq(subscriptions.ref, invoice.subscriptionRef),
    eq(subscriptions.provider, deps.provider.name),
  );
  const [known] = await tx.select().from(subscriptions).where(bySubscription);
  if (!known) return;
  await lockAccount(tx, known.userId);
  const [subscription] = await tx.select().from(subscriptions).where(bySubscription);
  const [before] = await tx.select().from(invoices).where(eq(invoices.ref, invoice.ref)).for('update');
  // Paid and void are final at the provider too: a state that differs is older.
  if (!subscription || before?.status === 'paid' || before?.status === 'void') return;
  if (before?.status === 'uncollectible' && invoice.status === 'open') return;
  const now = deps.clock.now();
  if (invoice.customerRef !== subscription.customerRef) {
    const sentence = 'An invoice is for a different customer from its subscription. It was ignored.';
    await raiseFlag(tx, { userId: known.userId, kind: 'wrong_customer', ref: invoice.ref, sentence }, now);
    return;
  }
  const row = await upsertInvoice(tx, subscription, invoice, now);
  if (invoice.status === 'paid') await applyPaidInvoice(tx, deps, subscription, row, now);
  else if (isRefused(invoice, subscription) && invoice.attempts > row.attemptsNotified) {
    await tx
      .update(invoices)
      .set({ attemptsNotified: invoice.attempts })
      .where(eq(invoices.ref, invoice.ref));
    await requestDunning(tx, deps, invoice.ref);
  }
}

/**
 * Whether a renewal was refused. The parent sees a failed first payment or price change on the page; only a renewal
 * fails unattended. At Stripe the first renewal at another price counts as an update, and leaves the subscription past
 * due.
 */
function isRefused({ status, reason }: InvoiceState, subscription: SubscriptionRow): boolean {
  const isRenewal =
    reason === 'subscription_cycle' ||
    (reason === 'subscription_update' && subscription.status === 'past_due');
  return status === 'open' && isRenewal && !subscription.endedAt;
}

type InvoiceRow = typeof invoices.$inferSelect;
type SubscriptionRow = typeof subscriptions.$inferSelect;

async function upsertInvoice(
  tx: Tx,
  { id: subscriptionId, userId }: SubscriptionRow,
  invoice: InvoiceState,
  now: Date,
): Promise<InvoiceRow> {
  const { status } = invoice;
  const values = {
    status: status === 'draft' ? 'open' : status,
    reason: invoice.reason,
    priceKey: priceOf(invoice),
    amountCents: invoice.totalCents,
    currency: invoice.currency,
    credits: creditsOf(invoice),
    paymentRef: invoice.paymentRef,
    cardBrand: invoice.card?.brand,
    cardLast4: invoice.card?.last4,
    hostedUrl: invoice.hostedUrl,
    paidAt: status === 'paid' ? (invoice.paidAt ?? now) : null,
  } as const;
  const [row] = await tx
    .insert(invoices)
    .values({
      ref: invoice.ref,
      id: newId(),
      userId,
      subscriptionId,
      createdAt: invoice.createdAt,
      ...values,
    })
    .onConflictDoUpdate({ target: invoices.ref, set: values })
    .returning();
  if (!row) throw new Error('an invoice could not be saved');
  return row;
}

async function applyPaidInvoice(
  tx: Tx,
  deps: BillingDeps,
  subscription: SubscriptionRow,
  { ref, id, userId, credits, amountCents, paymentRef, finalizedBy }: InvoiceRow,
  now: Date,
): Promise<void> {
  if (credits > 0) {
    await post(
      tx,
      { userId, kind: 'subscription', delta: credits, fact: `invoice:${ref}`, paymentRef: ref },
      now,
    );
  }
  // If a card paid before the admin's confirmation took effect, the invoice has a payment.
  if (finalizedBy && !paymentRef) await deps.finalizing.record(tx, { ...finalizedBy, userId });
  if (amountCents > 0) await requestReceipt(tx, deps, id);
  if (subscription.endedAt && amountCents > 0) {
    const sentence =
      'An invoice was paid for a subscription that had already ended here. Its credits were added; a refund may be due.';
    await raiseFlag(tx, { userId, kind: 'paid_after_end', ref, sentence }, now);
  }
}
