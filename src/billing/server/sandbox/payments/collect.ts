import { DAY, later } from '../../../../platform/server/clock.ts';
import { invoiceShape } from '../events/shapes.ts';
import { changeInvoice, type Invoice } from '../subscriptions/invoice.ts';
import { changeSubscription, type Subscription, storedCardOf } from '../subscriptions/subscription.ts';
import { paidPeriods, priceKeyOf } from '../subscriptions/terms.ts';
import type { SandboxTransaction } from '../transaction.ts';
import type { StoredCard } from './cards.ts';
import { cancelPayment, fail, lockPayment, succeed } from './payment.ts';

/** When a refused renewal is retried, in days from its due date. */
const RETRY_DAYS = [3, 5, 7];

/** The result of collecting an invoice. */
export interface Collected {
  readonly paid: boolean;
  readonly invoice: Invoice;
  readonly subscription: Subscription;
}

/**
 * Collects an open invoice from the stored card. When refused, counts the attempt; for a renewal, sets the date of the
 * next one, or none after the last. The subscription must be locked.
 */
export async function collect(
  transaction: SandboxTransaction,
  subscription: Subscription,
  invoice: Invoice,
): Promise<Collected> {
  const card = storedCardOf(subscription);
  const payment = await lockPayment(transaction.tx, invoice.paymentId);
  if (!payment) throw new Error('the sandbox lost the payment of an invoice');
  if (card && card.tag !== 'fails_later') {
    await succeed(transaction, payment, card);
    return markPaid(transaction, subscription, invoice, { card, attempts: invoice.attempts + 1 });
  }
  const refusal = card ? 'Your card was declined.' : 'There’s no card to charge.';
  await fail(transaction, payment, card, refusal);
  const attempts = invoice.attempts + 1;
  const days = invoice.reason === 'subscription_cycle' ? RETRY_DAYS[attempts - 1] : undefined;
  const nextAttemptAt = days === undefined ? null : later(invoice.createdAt, days * DAY);
  return {
    paid: false,
    subscription,
    invoice: await recordRefusal(transaction, invoice, { attempts, nextAttemptAt }),
  };
}

/** Counts a refused attempt of an invoice and emits an event. */
export async function recordRefusal(
  transaction: SandboxTransaction,
  invoice: Invoice,
  to: { attempts: number; nextAttemptAt?: Date | null },
): Promise<Invoice> {
  const changed = await changeInvoice(transaction, invoice, to);
  transaction.emit('invoice.payment_failed', invoiceShape(changed));
  return changed;
}

/**
 * Marks an open invoice as paid: by a card, whose payment has just succeeded and which is stored for later, or out of
 * band. Gives the subscription what it paid for. The subscription must be locked.
 */
export async function markPaid(
  transaction: SandboxTransaction,
  subscription: Subscription,
  invoice: Invoice,
  { card, attempts }: { card: StoredCard | undefined; attempts: number },
): Promise<Collected> {
  if (!card) await cancelPayment(transaction, invoice.paymentId);
  const paid = await changeInvoice(transaction, invoice, {
    status: 'paid',
    paidAt: transaction.at,
    outOfBand: !card,
    nextAttemptAt: null,
    attempts,
  });
  transaction.emit('invoice.paid', invoiceShape(paid));
  transaction.emit('invoice.payment_succeeded', invoiceShape(paid));
  const changed = await changeSubscription(transaction, subscription, {
    ...(card ? { cardBrand: card.brand, cardLast4: card.last4, cardTag: card.tag } : {}),
    ...paidChanges(subscription, invoice, transaction.at),
    status: 'active',
  });
  return { paid: true, invoice: paid, subscription: changed };
}

/** The changes to a subscription when its invoice is paid. */
function paidChanges(
  { anchor, priceKey, periodsPaid }: Subscription,
  invoice: Invoice,
  at: Date,
): Partial<Subscription> {
  if (invoice.reason === 'subscription_cycle')
    return paidPeriods(anchor ?? at, priceKeyOf(priceKey), periodsPaid + 1);
  const firstPeriod = { priceKey: invoice.priceKey, ...paidPeriods(at, priceKeyOf(invoice.priceKey), 1) };
  return invoice.reason === 'subscription_update'
    ? { ...firstPeriod, wantedPriceKey: null, nextPriceKey: null }
    : firstPeriod;
}
