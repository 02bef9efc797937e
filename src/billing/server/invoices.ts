import { and, eq } from 'drizzle-orm';
import { invoices, subscriptions } from '../../database/schema/billing.ts';
import type { Tx } from '../../platform/server/db.ts';
import { newId } from '../../platform/server/ids.ts';
import { lockBooks, post } from '../../wallet/server/ledger.ts';
import type { PriceKey } from '../contract.ts';
import { askForDunning } from './dunning.ts';
import { raiseFlag } from './flags.ts';
import { premiumOf } from './packages.ts';
import type { BillingParts } from './parts.ts';
import type { InvoiceState } from './provider.ts';
import { askForReceipt } from './receipts.ts';

/** Invoices that may give credits: a beginning, a renewal, and a change to a dearer price. */
const GIVING: readonly string[] = ['subscription_create', 'subscription_cycle', 'subscription_update'];

/** The price that an invoice is for: that of its line at the full price. Prorations and lines of nothing do not count. */
function priceOf(invoice: InvoiceState): PriceKey | undefined {
  return invoice.lines.find((line) => line.priceKey && !line.isProration && line.amountCents > 0)?.priceKey;
}

/** Credits that a paid invoice gives: those of the price of its full line, once, and none for an invoice of nothing. */
export function creditsOf(invoice: InvoiceState): number {
  const priceKey = priceOf(invoice);
  const gives = invoice.status === 'paid' && invoice.totalCents > 0 && GIVING.includes(invoice.reason);
  return gives && priceKey && invoice.currency === 'aud' ? premiumOf(priceKey).credits : 0;
}

/** The one function that turns an invoice's state into ours. Any state, any number of times, in any order. */
export async function applyInvoice(tx: Tx, parts: BillingParts, invoice: InvoiceState): Promise<void> {
  if (!invoice.subscriptionRef || invoice.status === 'draft') return;
  const bySubscription = and(
    eq(subscriptions.ref, invoice.subscriptionRef),
    eq(subscriptions.provider, parts.provider.name),
  );
  const [known] = await tx.select().from(subscriptions).where(bySubscription);
  if (!known) return;
  await lockBooks(tx, known.userId);
  const [subscription] = await tx.select().from(subscriptions).where(bySubscription);
  const [before] = await tx.select().from(invoices).where(eq(invoices.ref, invoice.ref)).for('update');
  // Paid and void are for good at the provider too, and nothing opens again: an answer that says otherwise is older.
  if (!subscription || before?.status === 'paid' || before?.status === 'void') return;
  if (before?.status === 'uncollectible' && invoice.status === 'open') return;
  const now = parts.clock.now();
  if (invoice.customerRef !== subscription.customerRef) {
    const sentence = 'An invoice names another customer than its subscription. It was not taken in.';
    await raiseFlag(tx, { userId: known.userId, kind: 'wrong_customer', ref: invoice.ref, sentence }, now);
    return;
  }
  const row = await keep(tx, subscription, invoice, now);
  if (invoice.status === 'paid') await takePayment(tx, parts, subscription, row, now);
  else if (isRefused(invoice, subscription) && invoice.attempts > row.attemptsTold) {
    await tx.update(invoices).set({ attemptsTold: invoice.attempts }).where(eq(invoices.ref, invoice.ref));
    await askForDunning(tx, parts, invoice.ref);
  }
}

/**
 * A first payment that fails is seen by whoever pays, and so is a change of price; only a renewal fails behind the
 * parent's back. The first renewal at another price counts as an update at Stripe, and leaves the subscription past due.
 */
function isRefused({ status, reason }: InvoiceState, subscription: SubscriptionRow): boolean {
  const isRenewal =
    reason === 'subscription_cycle' ||
    (reason === 'subscription_update' && subscription.status === 'past_due');
  return status === 'open' && isRenewal && !subscription.endedAt;
}

type InvoiceRow = typeof invoices.$inferSelect;
type SubscriptionRow = typeof subscriptions.$inferSelect;

async function keep(
  tx: Tx,
  { id: subscriptionId, userId }: SubscriptionRow,
  invoice: InvoiceState,
  now: Date,
): Promise<InvoiceRow> {
  const { status } = invoice;
  const facts = {
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
    .values({ ref: invoice.ref, id: newId(), userId, subscriptionId, createdAt: invoice.createdAt, ...facts })
    .onConflictDoUpdate({ target: invoices.ref, set: facts })
    .returning();
  if (!row) throw new Error('an invoice could not be kept');
  return row;
}

async function takePayment(
  tx: Tx,
  parts: BillingParts,
  subscription: SubscriptionRow,
  { ref, id, userId, credits, amountCents, paymentRef, settledBy }: InvoiceRow,
  now: Date,
): Promise<void> {
  if (credits > 0) {
    await post(
      tx,
      { userId, kind: 'subscription', delta: credits, fact: `invoice:${ref}`, paymentRef: ref },
      now,
    );
  }
  // A card that was quicker than the admin leaves a payment behind.
  if (settledBy && !paymentRef) await parts.settling.note(tx, { ...settledBy, userId });
  if (amountCents > 0) await askForReceipt(tx, parts, id);
  if (subscription.endedAt && amountCents > 0) {
    const sentence =
      'An invoice was paid for a subscription that had ended here already. Its credits were given; a refund may be due.';
    await raiseFlag(tx, { userId, kind: 'paid_after_end', ref, sentence }, now);
  }
}
