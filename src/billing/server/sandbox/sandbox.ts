import { randomBytes } from 'node:crypto';
import { eq } from 'drizzle-orm';
import * as z from 'zod/mini';
import { sandboxPayments } from '../../../database/schema/billing.ts';
import type { Clock } from '../../../platform/server/clock.ts';
import type { Db } from '../../../platform/server/db.ts';
import type { Seal } from '../../../platform/server/seal.ts';
import { BadSignatureError, type PaymentProvider, type PaymentState } from '../provider.ts';
import { requireSignature } from './signature.ts';

const SECRET_MARK = '_secret_';

const eventSchema = z.object({
  id: z.string(),
  type: z.string(),
  data: z.object({ object: z.object({ id: z.string(), object: z.string() }) }),
});

export interface SandboxParts {
  readonly db: Db;
  readonly clock: Clock;
  readonly seal: Seal;
  readonly webhookSecret: string;
}

/** A payment provider of our own, with its own books, so that everything works without an account anywhere. */
export function createSandbox({ db, clock, seal, webhookSecret }: SandboxParts): PaymentProvider {
  return {
    name: 'sandbox',
    async ensureCustomer(person) {
      return { ref: `cus_sbx_${person.id}` };
    },
    async createPackPayment(order) {
      await db
        .insert(sandboxPayments)
        .values({
          id: `pi_sbx_${randomBytes(12).toString('hex')}`,
          orderId: order.orderId,
          customer: order.customerRef,
          amountCents: order.amountCents,
          currency: order.currency,
          status: 'requires_payment_method',
          createdAt: clock.now(),
        })
        .onConflictDoNothing({ target: sandboxPayments.orderId });
      const [payment] = await db
        .select()
        .from(sandboxPayments)
        .where(eq(sandboxPayments.orderId, order.orderId));
      if (!payment) throw new Error('the sandbox lost a payment');
      return { ref: payment.id, clientSecret: clientSecretOf(seal, payment.id) };
    },
    async getPayment(ref) {
      const [payment] = await db.select().from(sandboxPayments).where(eq(sandboxPayments.id, ref));
      return payment && stateOf(payment);
    },
    parseWebhook(raw, headers) {
      requireSignature(raw, headers['stripe-signature'], webhookSecret, clock.now());
      const event = z.safeParse(eventSchema, jsonOf(raw));
      if (!event.success) throw new BadSignatureError('the event has another shape');
      const { id, type, data } = event.data;
      return { id, type, paymentRef: data.object.object === 'payment_intent' ? data.object.id : undefined };
    },
    clientConfig: () => ({ provider: 'sandbox' }),
  };
}

/** The secret is not kept but made anew: only this house can make it. */
export const clientSecretOf = (seal: Seal, paymentId: string) =>
  `${paymentId}${SECRET_MARK}${seal.sign(paymentId, 'sandbox client secret')}`;

/** The payment that a client secret opens, or undefined for a secret that we did not make. */
export function paymentOf(seal: Seal, clientSecret: string): string | undefined {
  const id = clientSecret.slice(0, Math.max(0, clientSecret.indexOf(SECRET_MARK)));
  return id && clientSecret === clientSecretOf(seal, id) ? id : undefined;
}

function stateOf(payment: typeof sandboxPayments.$inferSelect): PaymentState {
  const waiting = payment.status === 'requires_payment_method' || payment.status === 'requires_action';
  return {
    ref: payment.id,
    status: waiting ? 'open' : (payment.status as PaymentState['status']),
    amountReceivedCents: payment.amountReceivedCents,
    currency: payment.currency,
    customerRef: payment.customer,
    orderId: payment.orderId,
    lastError: payment.lastError,
  };
}

function jsonOf(raw: Buffer): unknown {
  try {
    return JSON.parse(raw.toString('utf8'));
  } catch {
    return undefined;
  }
}
