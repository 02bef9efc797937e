import type { PriceKey } from '../../contract.ts';

/** How long one period of a price is, in months. */
export const monthsOf = (priceKey: PriceKey): number => (priceKey === 'premium_yearly' ? 12 : 1);

/**
 * When so many months, counted from the anchor, are over: same day and time in UTC, or the last day of a month that
 * is too short. Always counted from the anchor, so that 31 January goes over 28 February to 31 March.
 */
export function monthsAfter(anchor: Date, months: number): Date {
  const first = new Date(anchor);
  first.setUTCDate(1);
  first.setUTCMonth(first.getUTCMonth() + months);
  const lastDay = new Date(Date.UTC(first.getUTCFullYear(), first.getUTCMonth() + 1, 0)).getUTCDate();
  first.setUTCDate(Math.min(anchor.getUTCDate(), lastDay));
  return first;
}
