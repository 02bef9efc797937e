import { creditsText } from '../../accounts/web/credits-text.ts';
import { track } from '../../platform/web/analytics.ts';
import { call } from '../../platform/web/call.ts';
import {
  type CreditPackage,
  createPaymentIntent,
  createPremiumSubscription,
  type PremiumPackage,
  payOpenInvoice,
  switchToPremium,
} from '../contract.ts';
import { dollars } from './money.ts';

/** Something that is paid for by card. */
export interface Purchase {
  /** Id of the pack or the price. */
  readonly id: string;
  readonly category: 'credits' | 'premium';
  /** On the bill: "5 credits", "Premium, yearly". */
  readonly what: string;
  readonly cents: number;
  /** What the payment adds to the balance. */
  readonly credits: number;
  /** The cycle that the parent is on once it is paid; null when it changes nothing about the plan. */
  readonly cycle: PremiumPackage['billingCycle'] | null;
  /** What the button says. */
  readonly button: string;
  /** Said when it is paid. */
  readonly thanks: string;
  /** The payment's secret. Asking with the same key again gives the same payment. */
  begin(key: string): Promise<{ clientSecret: string }>;
  /** Said when there is no payment to be had; the server's own sentence goes before this one. */
  readonly refused: { title: string; message: string };
}

const added = (credits: number) => `${creditsText(credits)} added to your account.`;

/** A credit pack. */
export function packPurchase(pack: CreditPackage): Purchase {
  return {
    id: pack.id,
    category: 'credits',
    what: creditsText(pack.credits),
    cents: pack.priceCents,
    credits: pack.credits,
    cycle: null,
    button: `Pay ${dollars(pack.priceCents)} for ${creditsText(pack.credits)}`,
    thanks: added(pack.credits),
    begin: (key) =>
      call(createPaymentIntent, { body: { packageId: pack.id }, headers: { 'Idempotency-Key': key } }),
    refused: { title: 'Payment Setup Failed', message: 'Unable to setup payment. Please try again.' },
  };
}

const premium = ({ id, name, priceCents, credits, billingCycle }: PremiumPackage) =>
  ({ id, category: 'premium', what: name, cents: priceCents, credits, cycle: billingCycle }) as const;

const WAYS_IN = {
  begin: {
    endpoint: createPremiumSubscription,
    title: 'Subscription Setup Failed',
    message: 'Unable to setup premium subscription. Please try again.',
  },
  switch: {
    endpoint: switchToPremium,
    title: 'Plan Switch Failed',
    message: 'Unable to switch to premium plan. Please try again.',
  },
} as const;

/** The first payment of premium. The server keeps one awaited subscription a parent, so it needs no key. */
export function premiumPurchase(chosen: PremiumPackage, way: keyof typeof WAYS_IN): Purchase {
  const { endpoint, title, message } = WAYS_IN[way];
  return {
    ...premium(chosen),
    button: `Pay ${dollars(chosen.priceCents)} and start Premium`,
    thanks: `Premium has started. ${added(chosen.credits)}`,
    begin: () => call(endpoint, { body: { packageId: chosen.id } }),
    refused: { title, message },
  };
}

/** A dearer price whose payment the stored card did not make. */
export function changePurchase(chosen: PremiumPackage, clientSecret: string): Purchase {
  return {
    ...premium(chosen),
    button: `Pay ${dollars(chosen.priceCents)} and change to ${chosen.billingCycle}`,
    thanks: `You are on ${chosen.name} now. ${added(chosen.credits)}`,
    begin: async () => ({ clientSecret }),
    refused: { title: 'Payment Setup Failed', message: 'Unable to setup payment. Please try again.' },
  };
}

/** A renewal that did not go through. */
export function renewalPurchase(plan: PremiumPackage, cents: number): Purchase {
  return {
    ...premium(plan),
    cents,
    button: `Pay ${dollars(cents)} and keep Premium`,
    thanks: `Premium goes on. ${added(plan.credits)}`,
    begin: () => call(payOpenInvoice),
    refused: { title: 'Payment Setup Failed', message: 'Unable to setup payment. Please try again.' },
  };
}

/** Tells of a step on the way to paying; of what is bought, never of who buys it. */
export function trackPurchase(
  step: 'begin_checkout' | 'add_payment_info' | 'purchase',
  { id, category, what, cents }: Purchase,
  paymentId?: string,
): void {
  const value = cents / 100;
  track(step, {
    ...(paymentId ? { transaction_id: paymentId } : {}),
    ...(step === 'add_payment_info' ? { payment_type: 'card' } : {}),
    value,
    currency: 'AUD',
    items: [{ item_id: id, item_name: what, item_category: category, price: value, quantity: 1 }],
  });
}
