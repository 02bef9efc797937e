import * as z from 'zod/mini';
import { endpoint, instantSchema, okSchema } from '../platform/contract.ts';
import { subscriptionSchema } from '../wallet/contract.ts';

export const creditPackageSchema = z.object({
  id: z.string(),
  credits: z.int(),
  /** Dollars, GST included. The server stores money in integer cents (`priceCents`). */
  priceAUD: z.number(),
  priceCents: z.int(),
  description: z.string(),
  /** "Save 5%", or empty when the pack saves nothing. */
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

/** The price keys of premium; the provider uses the same names. */
export const PRICE_KEYS = ['premium_monthly', 'premium_yearly'] as const;
export type PriceKey = (typeof PRICE_KEYS)[number];

export const premiumPackageSchema = z.object({
  id: z.enum(PRICE_KEYS),
  name: z.string(),
  description: z.string(),
  /** Dollars, GST included. */
  priceAUD: z.number(),
  priceCents: z.int(),
  billingCycle: z.enum(['monthly', 'yearly']),
  /** Credits with the first payment and with every renewal. */
  credits: z.int(),
  /** "33% savings", or empty. */
  savings: z.string(),
});
export type PremiumPackage = z.infer<typeof premiumPackageSchema>;

export const premiumPackages = endpoint({
  method: 'GET',
  path: '/api/premium-packages',
  summary: 'Premium, monthly and yearly, in AUD including GST',
  who: 'anyone',
  rate: 'read',
  reply: z.array(premiumPackageSchema),
});

const premiumBody = z.object({
  packageId: z.enum(PRICE_KEYS, 'Please choose a premium package to switch to.'),
});
const clientSecretReply = z.object({ clientSecret: z.string() });

export const createPremiumSubscription = endpoint({
  method: 'POST',
  path: '/api/create-premium-subscription',
  summary: 'Begin premium. While the first payment is awaited, asking again gives the same client secret',
  who: 'parent',
  rate: 'make',
  body: premiumBody,
  reply: clientSecretReply,
});

export const switchToPremium = endpoint({
  method: 'POST',
  path: '/api/subscription/switch-to-premium',
  summary: 'Switch from pay as you go to premium; the same as beginning it',
  who: 'parent',
  rate: 'make',
  body: premiumBody,
  reply: clientSecretReply,
});

const changedReply = z.object({ ok: z.literal(true), subscription: subscriptionSchema });

export const switchToPayAsYouGo = endpoint({
  method: 'POST',
  path: '/api/subscription/switch-to-payasyougo',
  summary:
    'End premium now and keep the credits. `warning` when the provider has not agreed yet; it is asked again',
  who: 'parent',
  rate: 'make',
  reply: z.extend(changedReply, { warning: z.optional(z.string()) }),
});

export const cancelSubscription = endpoint({
  method: 'POST',
  path: '/api/subscription/cancel',
  summary: 'Let premium end with the period that is paid',
  who: 'parent',
  rate: 'make',
  reply: changedReply,
});

export const resumeSubscription = endpoint({
  method: 'POST',
  path: '/api/subscription/resume',
  summary: 'Take back a cancellation, or a change of billing cycle, that has not taken effect yet',
  who: 'parent',
  rate: 'make',
  reply: changedReply,
});

/** With `clientSecret`, the stored card was declined and the change takes effect when that payment succeeds. */
export const changeSubscription = endpoint({
  method: 'POST',
  path: '/api/subscription/change',
  summary: 'Monthly to yearly: now, at the full price. Yearly to monthly: at the end of the period',
  who: 'parent',
  rate: 'make',
  body: premiumBody,
  reply: z.extend(changedReply, { clientSecret: z.optional(z.string()) }),
});

export const payOpenInvoice = endpoint({
  method: 'POST',
  path: '/api/subscription/pay',
  summary: 'Pay a renewal that did not go through, with any card. 409 when nothing is owed',
  who: 'parent',
  rate: 'make',
  reply: clientSecretReply,
});

export const subscriptionStatus = endpoint({
  method: 'GET',
  path: '/api/subscription/status',
  summary: 'The plan, when it renews or ends, and what changes then',
  who: 'parent',
  rate: 'read',
  reply: z.extend(subscriptionSchema, {
    /** The billing cycle from the next period on, if it differs from the current one. */
    nextBillingCycle: z.nullable(z.enum(['monthly', 'yearly'])),
    /** What the next renewal costs; null when there is none. */
    renewalCents: z.nullable(z.int()),
    /** The card that paid the last invoice. */
    card: z.nullable(z.object({ brand: z.string(), last4: z.string() })),
    /** Credits the parent can spend. */
    credits: z.int(),
    /** Credits clawed back beyond the balance; the next credits pay this off first. Usually 0. */
    debt: z.int(),
  }),
});

/** One ledger entry as the parent's billing page shows it. The page has the text for each kind. */
export const ledgerLineSchema = z.object({
  /** Sequence number of the entry within the parent's ledger, from 1. */
  seq: z.int(),
  at: instantSchema,
  kind: z.enum(['pack', 'subscription', 'hold', 'release', 'clawback', 'reinstate', 'admin']),
  delta: z.int(),
  balanceAfter: z.int(),
  /** An admin's reason; null for everything else. */
  reason: z.nullable(z.string()),
  /** Title of the story the entry belongs to, as its parent reads it; null when it does not exist any more. */
  storyTitle: z.nullable(z.string()),
});
export type LedgerLine = z.infer<typeof ledgerLineSchema>;

/** Maximum number of lines per response. */
export const LEDGER_PAGE = 20;

export const creditLedger = endpoint({
  method: 'GET',
  path: '/api/billing/ledger',
  summary: 'How the balance came about, newest first; `next` is the `before` of the next page',
  who: 'parent',
  rate: 'read',
  query: z.object({ before: z.optional(z.coerce.number().check(z.int(), z.gte(1))) }),
  reply: z.object({ lines: z.array(ledgerLineSchema), next: z.nullable(z.int()) }),
});

export const paymentLineSchema = z.object({
  id: z.string(),
  at: instantSchema,
  what: z.string(),
  amountCents: z.int(),
  credits: z.int(),
  card: z.nullable(z.object({ brand: z.string(), last4: z.string() })),
  /** `open`: an invoice that is not paid yet. */
  status: z.enum(['paid', 'open', 'void']),
  /** Path of our own receipt, to read, print or download; null until paid. */
  receiptPath: z.nullable(z.string()),
});
export type PaymentLine = z.infer<typeof paymentLineSchema>;

export const payments = endpoint({
  method: 'GET',
  path: '/api/billing/payments',
  summary: 'Payments and invoices of the parent, newest first; 100 at most',
  who: 'parent',
  rate: 'read',
  reply: z.array(paymentLineSchema),
});

/** An HTML page; each payment's `receiptPath` points to it. */
export const receipt = endpoint({
  method: 'GET',
  path: '/api/billing/receipts/{id}',
  summary: 'The receipt of a payment, as a page to print or keep',
  who: 'parent',
  rate: 'read',
  reply: z.string(),
});

export const billingFlags = endpoint({
  method: 'GET',
  path: '/api/admin/billing-flags',
  summary: 'Payments that an admin should look at, newest first; 100 at most',
  who: 'admin',
  rate: 'read',
  reply: z.array(
    z.object({
      id: z.string(),
      at: instantSchema,
      kind: z.string(),
      /** Id of the object at the provider. */
      ref: z.string(),
      sentence: z.string(),
      userEmail: z.nullable(z.string()),
    }),
  ),
});

export const paymentSettings = endpoint({
  method: 'GET',
  path: '/api/billing/config',
  summary: 'Which payment provider the card form talks to',
  who: 'anyone',
  rate: 'read',
  reply: z.object({ provider: z.enum(['sandbox', 'stripe']), publishableKey: z.optional(z.string()) }),
});

export const stripeWebhook = endpoint({
  method: 'POST',
  path: '/api/webhooks/stripe',
  summary: 'Signed events of Stripe',
  who: 'anyone',
  rate: 'signed',
  reply: okSchema,
});
