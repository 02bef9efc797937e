import * as z from 'zod/mini';
import { endpoint, okSchema } from '../platform/contract.ts';

export const creditPackageSchema = z.object({
  id: z.string(),
  credits: z.int(),
  /** Dollars, GST included. Money is kept in integer cents on the server (`priceCents`). */
  priceAUD: z.number(),
  priceCents: z.int(),
  description: z.string(),
  /** "Save 5%", or empty where there is nothing to save. */
  savings: z.string(),
  popular: z.boolean(),
});
export type CreditPackage = z.infer<typeof creditPackageSchema>;

export const creditPackages = endpoint({
  method: 'GET',
  path: '/api/credit-packages',
  summary: 'The credit packs on sale, in AUD including GST',
  who: 'anyone',
  rate: 'read',
  reply: z.array(creditPackageSchema),
});

export const createPaymentIntent = endpoint({
  method: 'POST',
  path: '/api/create-payment-intent',
  summary: 'Begin to buy a credit pack',
  who: 'parent',
  rate: 'make',
  body: z.object({ packageId: z.string('Please choose a credit pack').check(z.maxLength(60)) }),
  reply: z.object({ clientSecret: z.string() }),
  idempotent: true,
});

export const paymentSettings = endpoint({
  method: 'GET',
  path: '/api/billing/config',
  summary: 'Which payment provider the card form talks to',
  who: 'anyone',
  rate: 'read',
  reply: z.object({ provider: z.enum(['sandbox', 'stripe']), publishableKey: z.optional(z.string()) }),
});

const digits = (value: string) => value.replace(/\D/g, '');

/** Only Stripe's published test numbers are taken; nothing of a card is kept but brand, last four and outcome. */
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

/** Shaped like the answer of a card provider's own library: exactly one of the three is there. */
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
  rate: 'write',
  reply: okSchema,
});
