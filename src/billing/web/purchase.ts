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
import { PURCHASES } from './words/shop.ts';

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

/** A credit pack. */
export function packPurchase(pack: CreditPackage): Purchase {
  return {
    id: pack.id,
    category: 'credits',
    what: creditsText(pack.credits),
    cents: pack.priceCents,
    credits: pack.credits,
    cycle: null,
    button: PURCHASES.pack.button(dollars(pack.priceCents), pack.credits),
    thanks: PURCHASES.pack.thanks(pack.credits),
    begin: (key) =>
      call(createPaymentIntent, { body: { packageId: pack.id }, headers: { 'Idempotency-Key': key } }),
    refused: PURCHASES.pack.refused,
  };
}

const premium = ({ id, name, priceCents, credits, billingCycle }: PremiumPackage) =>
  ({ id, category: 'premium', what: name, cents: priceCents, credits, cycle: billingCycle }) as const;

const WAYS_IN = { begin: createPremiumSubscription, switch: switchToPremium } as const;

/** The first payment of premium. The server keeps one awaited subscription a parent, so it needs no key. */
export function premiumPurchase(chosen: PremiumPackage, way: keyof typeof WAYS_IN): Purchase {
  return {
    ...premium(chosen),
    button: PURCHASES.premium.button(dollars(chosen.priceCents)),
    thanks: PURCHASES.premium.thanks(chosen.credits),
    begin: () => call(WAYS_IN[way], { body: { packageId: chosen.id } }),
    refused: PURCHASES.premium.refused[way],
  };
}

/** A dearer price whose payment the stored card did not make. */
export function changePurchase(chosen: PremiumPackage, clientSecret: string): Purchase {
  return {
    ...premium(chosen),
    button: PURCHASES.change.buttons[chosen.billingCycle](dollars(chosen.priceCents)),
    thanks: PURCHASES.change.thanks(chosen.name, chosen.credits),
    begin: async () => ({ clientSecret }),
    refused: PURCHASES.change.refused,
  };
}

/** A renewal that did not go through. */
export function renewalPurchase(plan: PremiumPackage, cents: number): Purchase {
  return {
    ...premium(plan),
    cents,
    button: PURCHASES.renewal.button(dollars(cents)),
    thanks: PURCHASES.renewal.thanks(plan.credits),
    begin: () => call(payOpenInvoice),
    refused: PURCHASES.renewal.refused,
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
