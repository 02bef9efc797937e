import type { z } from 'zod/mini';
import type { Tx } from '../../../platform/server/db.ts';
import { AppError, notFound } from '../../../platform/server/errors.ts';
import type { sandboxConfirm, sandboxConfirmBody } from '../../sandbox-contract.ts';
import { brandOf, type CardOutcome, outcomeOf, type StoredCard } from './cards.ts';
import { refused, takePaid } from './collecting.ts';
import { findInvoice, type Invoice } from './invoice.ts';
import { inMoment, type Moment } from './moment.ts';
import type { SandboxParts } from './parts.ts';
import { changePayment, fail, findPayment, lockPayment, type Payment, succeed } from './payment.ts';
import { paymentOfSecret } from './refs.ts';
import { lockSubscription, type Subscription } from './subscription.ts';

type Card = z.output<typeof sandboxConfirmBody>;
type Answer = z.input<typeof sandboxConfirm.reply>;
type Refusal = CardOutcome & { kind: 'declines' };

/** A payment under its locks, with what it pays for when that is an invoice. */
interface Held {
  readonly payment: Payment;
  readonly owed?: { readonly subscription: Subscription; readonly invoice: Invoice };
}

const AUTHENTICATION_FAILED: Refusal = {
  kind: 'declines',
  code: 'payment_intent_authentication_failure',
  message:
    'We are unable to authenticate your payment method. Please choose a different payment method and try again.',
};
const NO_LONGER_OPEN: Refusal = {
  kind: 'declines',
  code: 'payment_intent_unexpected_state',
  message: 'This payment is no longer open. Nothing was charged. Please start it again.',
};
const NOT_FOUND = 'We could not find this payment. Please start it again.';

/**
 * What a card provider's own form does in the browser: tries the card, and tells our webhook what happened. Paid
 * already answers success again. Nothing of the card is kept but brand, last four and what it will do later.
 * @throws NOT_FOUND for what is not the customer's own.
 * @throws PAYMENT_DECLINED with the body `{error: {type, code, decline_code, message}}`.
 */
export async function confirmCard(parts: SandboxParts, customerRef: string, card: Card): Promise<Answer> {
  const id = paymentOfSecret(parts.seal, card.clientSecret);
  if (!id) throw notFound(NOT_FOUND);
  const result = await inMoment(parts, async (moment) => {
    const held = await hold(moment.tx, id, customerRef);
    return tryCard(moment, held, card);
  });
  // The refusal is written down, so it is thrown only after the commit.
  if ('kind' in result) throw declined(result);
  return result;
}

async function hold(tx: Tx, id: string, customerRef: string): Promise<Held> {
  const seen = await findPayment(tx, id);
  if (seen?.customer !== customerRef) throw notFound(NOT_FOUND);
  const about = seen.invoiceId ? await findInvoice(tx, seen.invoiceId) : undefined;
  const subscription = about && (await lockSubscription(tx, about.subscriptionId));
  // Both are read again under the locks.
  const invoice = about && (await findInvoice(tx, about.id));
  const payment = await lockPayment(tx, id);
  if (!payment) throw notFound(NOT_FOUND);
  return { payment, ...(subscription && invoice ? { owed: { subscription, invoice } } : {}) };
}

async function tryCard(moment: Moment, { payment, owed }: Held, card: Card): Promise<Answer | Refusal> {
  if (payment.status === 'succeeded') return succeeded(payment);
  if (payment.status === 'canceled') return NO_LONGER_OPEN;
  const tried = outcomeOf(card, moment.at);
  const known = { brand: brandOf(card.number), last4: card.number.slice(-4) };
  if (tried.kind === 'authenticates' && card.authenticated === undefined) {
    await changePayment(moment, payment, {
      cardBrand: known.brand,
      cardLast4: known.last4,
      status: 'requires_action',
    });
    return { next_action: { type: '3ds' } };
  }
  const outcome = tried.kind === 'authenticates' && !card.authenticated ? AUTHENTICATION_FAILED : tried;
  // Who pays by hand stops no schedule: only the first of these tries is counted.
  const attempts = Math.max(1, owed?.invoice.attempts ?? 0);
  if (outcome.kind === 'declines') {
    await fail(moment, payment, known, outcome.message);
    if (owed) await refused(moment, owed.invoice, { attempts });
    return outcome;
  }
  const stored: StoredCard = { ...known, tag: outcome.tag };
  const paid = await succeed(moment, payment, stored);
  if (owed) await takePaid(moment, owed.subscription, owed.invoice, { card: stored, attempts });
  return succeeded(paid);
}

const succeeded = (payment: Payment): Answer => ({ paymentIntent: { id: payment.id, status: 'succeeded' } });

function declined({ code, declineCode, message }: Refusal): AppError {
  const type = code === NO_LONGER_OPEN.code ? 'invalid_request_error' : 'card_error';
  return new AppError('PAYMENT_DECLINED', message, {
    body: { error: { type, code, decline_code: declineCode ?? code, message } },
  });
}
