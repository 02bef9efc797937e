import { creditsText } from '../../../accounts/web/credits-text.ts';
import { track } from '../../../platform/web/analytics.ts';
import { call } from '../../../platform/web/call.ts';
import {
  type CreditPackage,
  createPaymentIntent,
  createPremiumSubscription,
  type PremiumPackage,
  payOpenInvoice,
  switchToPremium,
} from '../../contract.ts';
import { PURCHASES } from '../messages/shop.ts';
import { dollars } from '../money.ts';

/** Something that can be paid by card. */
export interface Purchase {
  /** Id of the pack or the price. */
  readonly id: string;
  readonly category: 'credits' | 'premium';
  /** On the receipt: "5 credits", "Premium, yearly". */
  readonly what: string;
  readonly cents: number;
  /** Credits the payment adds to the balance. */
  readonly credits: number;
  /** The billing cycle after the payment; null when the plan does not change. */
  readonly cycle: PremiumPackage['billingCycle'] | null;
  /** Text of the button. */
  readonly button: string;
  /** Message after a successful payment. */
  readonly thanks: string;
  /** Creates the payment. The same key returns the same payment. */
  begin(key: string): Promise<{ clientSecret: string }>;
  /** Message when the payment could not be created; the server's own message takes precedence. */
  readonly refused: { title: string; message: string };
}

/** The purchase of a credit pack. */
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

/** The first payment of premium. The server has at most one pending subscription per parent, so it needs no key. */
export function premiumPurchase(chosen: PremiumPackage, way: keyof typeof WAYS_IN): Purchase {
  return {
    ...premium(chosen),
    button: PURCHASES.premium.button(dollars(chosen.priceCents)),
    thanks: PURCHASES.premium.thanks(chosen.credits),
    begin: () => call(WAYS_IN[way], { body: { packageId: chosen.id } }),
    refused: PURCHASES.premium.refused[way],
  };
}

/** A change to a dearer price that the stored card could not pay. */
export function changePurchase(chosen: PremiumPackage, clientSecret: string): Purchase {
  return {
    ...premium(chosen),
    button: PURCHASES.change.buttons[chosen.billingCycle](dollars(chosen.priceCents)),
    thanks: PURCHASES.change.thanks(chosen.name, chosen.credits),
    begin: async () => ({ clientSecret }),
    refused: PURCHASES.change.refused,
  };
}

/** The payment of a failed renewal. */
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

/** Sends an analytics event for a checkout step: what is bought, never who buys it. */
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
