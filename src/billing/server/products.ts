import type { CreditPackage, PremiumPackage, PriceKey } from '../contract.ts';

const PRICE_OF_ONE = 200;

function pack(id: string, credits: number, priceCents: number, popular = false): CreditPackage {
  const each = priceCents / credits;
  const saved = Math.round((1 - each / PRICE_OF_ONE) * 100);
  return {
    id,
    credits,
    priceCents,
    priceAUD: priceCents / 100,
    description: credits === 1 ? 'One story' : `$${(each / 100).toFixed(2)} a story`,
    savings: saved > 0 ? `Save ${saved}%` : '',
    popular,
  };
}

/** The packs on sale, in AUD with GST included. */
export const CREDIT_PACKAGES: readonly CreditPackage[] = [
  pack('single', 1, 200),
  pack('popular', 5, 950, true),
  pack('family', 12, 2160),
];

const MONTHLY_CENTS = 999;
const YEARLY_CENTS = 7999;
const YEARLY_SAVINGS = Math.round((1 - YEARLY_CENTS / (12 * MONTHLY_CENTS)) * 100);

const MONTHLY: PremiumPackage = {
  id: 'premium_monthly',
  name: 'Premium, monthly',
  description: '10 credits now and 10 each month.',
  priceAUD: MONTHLY_CENTS / 100,
  priceCents: MONTHLY_CENTS,
  billingCycle: 'monthly',
  credits: 10,
  savings: '',
};

const YEARLY: PremiumPackage = {
  id: 'premium_yearly',
  name: 'Premium, yearly',
  description: '120 credits now and at every renewal. Priority support.',
  priceAUD: YEARLY_CENTS / 100,
  priceCents: YEARLY_CENTS,
  billingCycle: 'yearly',
  credits: 120,
  savings: `${YEARLY_SAVINGS}% savings`,
};

/** Premium, in AUD with GST included. */
export const PREMIUM_PACKAGES: readonly PremiumPackage[] = [MONTHLY, YEARLY];

/** The premium package of a price. */
export function premiumOf(priceKey: PriceKey): PremiumPackage {
  return priceKey === 'premium_yearly' ? YEARLY : MONTHLY;
}
