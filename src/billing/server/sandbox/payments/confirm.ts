import type { z } from 'zod/mini';
import type { Tx } from '../../../../platform/server/database/database.ts';
import { AppError, notFound } from '../../../../platform/server/http/errors.ts';
import type { sandboxConfirm, sandboxConfirmBody } from '../../../sandbox-contract.ts';
import type { SandboxDeps } from '../deps.ts';
import { paymentOfSecret } from '../refs.ts';
import { findInvoice, type Invoice } from '../subscriptions/invoice.ts';
import { lockSubscription, type Subscription } from '../subscriptions/subscription.ts';
import { inSandboxTransaction, type SandboxTransaction } from '../transaction.ts';
import { brandOf, type CardOutcome, outcomeOf, type StoredCard } from './cards.ts';
import { markPaid, recordRefusal } from './collect.ts';
import { changePayment, fail, findPayment, lockPayment, type Payment, succeed } from './payment.ts';

type Card = z.output<typeof sandboxConfirmBody>;
type Answer = z.input<typeof sandboxConfirm.reply>;
type Refusal = CardOutcome & { kind: 'declines' };

/** A locked payment, with its invoice and subscription if it has any. */
interface LockedPayment {
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
  message: 'This payment is no longer open. You haven’t been charged. Please start again.',
};
const NOT_FOUND = 'We couldn’t find this payment. Please start again.';

/**
 * Does what a provider's card form does in the browser: tries the card and emits events. A paid payment returns success
 * again. Of the card, only brand, last four digits and future behaviour are stored.
 * @throws NOT_FOUND for a payment of another customer.
 * @throws PAYMENT_DECLINED with the body `{error: {type, code, decline_code, message}}`.
 */
export async function confirmCard(deps: SandboxDeps, customerRef: string, card: Card): Promise<Answer> {
  const id = paymentOfSecret(deps.encryption, card.clientSecret);
  if (!id) throw notFound(NOT_FOUND);
  const result = await inSandboxTransaction(deps, async (transaction) => {
    const locked = await lockForConfirmation(transaction.tx, id, customerRef);
    return tryCard(transaction, locked, card);
  });
  // The refusal is stored, so it is thrown only after the commit.
  if ('kind' in result) throw declined(result);
  return result;
}

async function lockForConfirmation(tx: Tx, id: string, customerRef: string): Promise<LockedPayment> {
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

async function tryCard(
  transaction: SandboxTransaction,
  { payment, owed }: LockedPayment,
  card: Card,
): Promise<Answer | Refusal> {
  if (payment.status === 'succeeded') return succeeded(payment);
  if (payment.status === 'canceled') return NO_LONGER_OPEN;
  const tried = outcomeOf(card, transaction.at);
  const known = { brand: brandOf(card.number), last4: card.number.slice(-4) };
  if (tried.kind === 'authenticates' && card.authenticated === undefined) {
    await changePayment(transaction, payment, {
      cardBrand: known.brand,
      cardLast4: known.last4,
      status: 'requires_action',
    });
    return { next_action: { type: '3ds' } };
  }
  const outcome = tried.kind === 'authenticates' && !card.authenticated ? AUTHENTICATION_FAILED : tried;
  // Manual attempts do not use up the retry schedule: only the first one is counted.
  const attempts = Math.max(1, owed?.invoice.attempts ?? 0);
  if (outcome.kind === 'declines') {
    await fail(transaction, payment, known, outcome.message);
    if (owed) await recordRefusal(transaction, owed.invoice, { attempts });
    return outcome;
  }
  const stored: StoredCard = { ...known, tag: outcome.tag };
  const paid = await succeed(transaction, payment, stored);
  if (owed) await markPaid(transaction, owed.subscription, owed.invoice, { card: stored, attempts });
  return succeeded(paid);
}

const succeeded = (payment: Payment): Answer => ({ paymentIntent: { id: payment.id, status: 'succeeded' } });

function declined({ code, declineCode, message }: Refusal): AppError {
  const type = code === NO_LONGER_OPEN.code ? 'invalid_request_error' : 'card_error';
  return new AppError('PAYMENT_DECLINED', message, {
    body: { error: { type, code, decline_code: declineCode ?? code, message } },
  });
}
