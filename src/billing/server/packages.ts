import type { CreditPackage } from '../contract.ts';

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
