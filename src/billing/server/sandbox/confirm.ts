import { randomBytes } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { z } from 'zod/mini';
import { sandboxEvents, sandboxPayments } from '../../../database/schema/billing.ts';
import type { Tx } from '../../../platform/server/db.ts';
import { AppError, notFound } from '../../../platform/server/errors.ts';
import type { Jobs } from '../../../platform/server/jobs.ts';
import type { sandboxConfirm, sandboxConfirmBody } from '../../contract.ts';
import { brandOf, type CardOutcome, outcomeOf } from './cards.ts';
import { paymentOf, type SandboxParts } from './sandbox.ts';

export const DELIVERY_QUEUE = { name: 'sandbox.deliver', side: 2, retries: 10, expireSeconds: 30 } as const;

type Payment = typeof sandboxPayments.$inferSelect;
type Answer = z.input<typeof sandboxConfirm.reply>;

const AUTHENTICATION_FAILED: CardOutcome = {
  kind: 'declines',
  code: 'payment_intent_authentication_failure',
  message:
    'We are unable to authenticate your payment method. Please choose a different payment method and try again.',
};

/**
 * What a card provider's own form does in the browser: tries the card, and tells our webhook what happened.
 * Nothing of the card is kept but brand and last four.
 * @throws PAYMENT_DECLINED with the body `{error: {type, code, decline_code, message}}`.
 */
export async function confirmCard(
  { db, clock, seal, jobs, customerRef }: SandboxParts & { jobs: Jobs; customerRef: string },
  card: z.output<typeof sandboxConfirmBody>,
): Promise<Answer> {
  const id = paymentOf(seal, card.clientSecret);
  if (!id) throw notFound('We could not find this payment. Please start it again.');
  const now = clock.now();
  const result = await db.transaction(async (tx) => {
    const [payment] = await tx.select().from(sandboxPayments).where(eq(sandboxPayments.id, id)).for('update');
    if (payment?.customer !== customerRef)
      throw notFound('We could not find this payment. Please start it again.');
    if (payment.status === 'succeeded') return { answer: succeeded(payment) };
    const tried = outcomeOf(card, now);
    const known = { cardBrand: brandOf(card.number), cardLast4: card.number.slice(-4) };
    if (tried.kind === 'authenticates' && card.authenticated === undefined) {
      await change(tx, payment, { ...known, status: 'requires_action' });
      return { answer: { next_action: { type: '3ds' as const } } };
    }
    const outcome = tried.kind === 'authenticates' && !card.authenticated ? AUTHENTICATION_FAILED : tried;
    if (outcome.kind === 'declines') {
      const failed = await change(tx, payment, {
        ...known,
        status: 'requires_payment_method',
        lastError: outcome.message,
      });
      await tell(tx, failed, 'payment_intent.payment_failed', now, jobs);
      return { declined: outcome };
    }
    const paid = await change(tx, payment, {
      ...known,
      status: 'succeeded',
      amountReceivedCents: payment.amountCents,
      lastError: null,
    });
    await tell(tx, paid, 'payment_intent.succeeded', now, jobs);
    return { answer: succeeded(paid) };
  });
  jobs.wake(DELIVERY_QUEUE.name);
  if (result.declined) throw declined(result.declined);
  return result.answer;
}

const succeeded = (payment: Payment): Answer => ({ paymentIntent: { id: payment.id, status: 'succeeded' } });

async function change(tx: Tx, payment: Payment, to: Partial<Payment>): Promise<Payment> {
  await tx.update(sandboxPayments).set(to).where(eq(sandboxPayments.id, payment.id));
  return { ...payment, ...to };
}

/** Writes the event in the transaction of what it tells, with the job that will bring it to the webhook. */
async function tell(tx: Tx, payment: Payment, type: string, now: Date, jobs: Jobs): Promise<void> {
  const id = `evt_sbx_${randomBytes(12).toString('hex')}`;
  const payload = JSON.stringify({
    id,
    object: 'event',
    type,
    created: Math.floor(now.getTime() / 1000),
    livemode: false,
    data: {
      object: {
        id: payment.id,
        object: 'payment_intent',
        amount: payment.amountCents,
        amount_received: payment.amountReceivedCents,
        currency: payment.currency,
        customer: payment.customer,
        status: payment.status,
        metadata: { orderId: payment.orderId },
      },
    },
  });
  await tx.insert(sandboxEvents).values({ id, payload, createdAt: now });
  await jobs.enqueue(tx, DELIVERY_QUEUE.name, { eventId: id });
}

function declined(outcome: CardOutcome & { kind: 'declines' }): AppError {
  const { code, declineCode, message } = outcome;
  return new AppError('PAYMENT_DECLINED', message, {
    body: { error: { type: 'card_error', code, decline_code: declineCode ?? code, message } },
  });
}
