import * as z from 'zod/mini';
import { endpoint, instantSchema, okSchema } from '../platform/contract.ts';

const digits = (value: string) => value.replace(/\D/g, '');

/** Accepts Stripe's published test numbers only; of a card, only brand, last four digits and outcome are stored. */
export const sandboxConfirmBody = z.object({
  clientSecret: z.string().check(z.maxLength(200)),
  number: z.pipe(
    z.string('Your card number is incomplete.').check(z.maxLength(40)),
    z.pipe(z.transform(digits), z.string().check(z.regex(/^\d{12,19}$/, 'Your card number is incomplete.'))),
  ),
  expiry: z
    .string("Your card's expiration date is incomplete.")
    .check(z.trim(), z.regex(/^(0[1-9]|1[0-2]) ?\/ ?\d{2}$/, "Your card's expiration date is incomplete.")),
  cvc: z
    .string("Your card's security code is incomplete.")
    .check(z.trim(), z.regex(/^\d{3,4}$/, "Your card's security code is incomplete.")),
  authenticated: z.optional(z.boolean()),
});

/** Shaped like the result of a card provider's client library: exactly one of the three fields is set. */
export const sandboxConfirm = endpoint({
  method: 'POST',
  path: '/api/sandbox/confirm',
  summary: 'Confirm a sandbox payment with one of the published test cards (sandbox only)',
  who: 'parent',
  rate: 'make',
  body: sandboxConfirmBody,
  reply: z.union([
    z.object({ paymentIntent: z.object({ id: z.string(), status: z.enum(['succeeded', 'processing']) }) }),
    z.object({ next_action: z.object({ type: z.literal('3ds') }) }),
  ]),
});

export const sandboxWebhook = endpoint({
  method: 'POST',
  path: '/api/webhooks/sandbox',
  summary: 'Signed events of the sandbox provider, the way a real provider sends them',
  who: 'anyone',
  rate: 'signed',
  reply: okSchema,
});

/** All sandbox payments, subscriptions and disputes use this one clock, which only moves forward. */
export const sandboxAdvance = endpoint({
  method: 'POST',
  path: '/api/sandbox/advance',
  summary:
    'Move the sandbox’s clock; everything that is due by then has happened before this answers (sandbox only)',
  who: 'admin',
  rate: 'make',
  body: z.object({ days: z.number('Please enter a number of days').check(z.gt(0), z.lte(800)) }),
  reply: z.object({ now: instantSchema }),
});

export const sandboxRefund = endpoint({
  method: 'POST',
  path: '/api/sandbox/refund',
  summary:
    'Give back a sandbox payment, or a part of it, the way an operator does at the provider (sandbox only)',
  who: 'admin',
  rate: 'make',
  body: z.object({
    paymentIntent: z.string().check(z.maxLength(200)),
    /** Omitted: everything that is left. */
    amountCents: z.optional(z.int().check(z.gt(0))),
  }),
  reply: z.object({ refundedCents: z.int() }),
});

export const sandboxCloseDispute = endpoint({
  method: 'POST',
  path: '/api/sandbox/close-dispute',
  summary: 'Let a dispute over a sandbox payment be won or lost (sandbox only)',
  who: 'admin',
  rate: 'make',
  body: z.object({ paymentIntent: z.string().check(z.maxLength(200)), won: z.boolean() }),
  reply: okSchema,
});
