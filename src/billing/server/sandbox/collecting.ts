import { DAY, later } from '../../../platform/server/clock.ts';
import type { StoredCard } from './cards.ts';
import { changeInvoice, type Invoice } from './invoice.ts';
import type { Moment } from './moment.ts';
import { cancelPayment, fail, lockPayment, succeed } from './payment.ts';
import { invoiceShape } from './shapes.ts';
import { changeSubscription, type Subscription, storedCardOf } from './subscription.ts';
import { paidPeriods, priceKeyOf } from './terms.ts';

/** When a renewal that was refused is tried again, in days from the day that it was due. */
const RETRY_DAYS = [3, 5, 7];

/** What became of an invoice. */
export interface Collected {
  readonly paid: boolean;
  readonly invoice: Invoice;
  readonly subscription: Subscription;
}

/**
 * Tries to take an open invoice from the stored card. Refused, the invoice counts the try; a renewal's has the date
 * of the next one, or none when that was the last. The subscription is locked.
 */
export async function collect(
  moment: Moment,
  subscription: Subscription,
  invoice: Invoice,
): Promise<Collected> {
  const card = storedCardOf(subscription);
  const payment = await lockPayment(moment.tx, invoice.paymentId);
  if (!payment) throw new Error('the sandbox lost the payment of an invoice');
  if (card && card.tag !== 'fails_later') {
    await succeed(moment, payment, card);
    return takePaid(moment, subscription, invoice, { card, attempts: invoice.attempts + 1 });
  }
  const refusal = card ? 'Your card was declined.' : 'There is no card to take the payment from.';
  await fail(moment, payment, card, refusal);
  const attempts = invoice.attempts + 1;
  const days = invoice.reason === 'subscription_cycle' ? RETRY_DAYS[attempts - 1] : undefined;
  const nextAttemptAt = days === undefined ? null : later(invoice.createdAt, days * DAY);
  return { paid: false, subscription, invoice: await refused(moment, invoice, { attempts, nextAttemptAt }) };
}

/** Counts a refused try of an invoice and tells of it. */
export async function refused(
  moment: Moment,
  invoice: Invoice,
  to: { attempts: number; nextAttemptAt?: Date | null },
): Promise<Invoice> {
  const changed = await changeInvoice(moment, invoice, to);
  moment.tell('invoice.payment_failed', invoiceShape(changed));
  return changed;
}

/**
 * An open invoice is paid: by a card, whose payment has just succeeded and which is stored for what comes, or out of
 * band. The subscription has what it paid for. It is locked.
 */
export async function takePaid(
  moment: Moment,
  subscription: Subscription,
  invoice: Invoice,
  { card, attempts }: { card: StoredCard | undefined; attempts: number },
): Promise<Collected> {
  if (!card) await cancelPayment(moment, invoice.paymentId);
  const paid = await changeInvoice(moment, invoice, {
    status: 'paid',
    paidAt: moment.at,
    outOfBand: !card,
    nextAttemptAt: null,
    attempts,
  });
  moment.tell('invoice.paid', invoiceShape(paid));
  moment.tell('invoice.payment_succeeded', invoiceShape(paid));
  const changed = await changeSubscription(moment, subscription, {
    ...(card ? { cardBrand: card.brand, cardLast4: card.last4, cardTag: card.tag } : {}),
    ...bought(subscription, invoice, moment.at),
    status: 'active',
  });
  return { paid: true, invoice: paid, subscription: changed };
}

/** What a paid invoice gives its subscription. */
function bought(
  { anchor, priceKey, periodsPaid }: Subscription,
  invoice: Invoice,
  at: Date,
): Partial<Subscription> {
  if (invoice.reason === 'subscription_cycle')
    return paidPeriods(anchor ?? at, priceKeyOf(priceKey), periodsPaid + 1);
  const begun = { priceKey: invoice.priceKey, ...paidPeriods(at, priceKeyOf(invoice.priceKey), 1) };
  return invoice.reason === 'subscription_update'
    ? { ...begun, wantedPriceKey: null, nextPriceKey: null }
    : begun;
}
