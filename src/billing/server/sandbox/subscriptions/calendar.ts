import type { PriceKey } from '../../../contract.ts';

/** Length of one period of a price, in months. */
export const monthsOf = (priceKey: PriceKey): number => (priceKey === 'premium_yearly' ? 12 : 1);

/**
 * The anchor plus a number of months: same day and time in UTC, or the last day of a month that is too short. Always
 * counted from the anchor, so that 31 January is followed by 28 February and 31 March.
 */
export function monthsAfter(anchor: Date, months: number): Date {
  const first = new Date(anchor);
  first.setUTCDate(1);
  first.setUTCMonth(first.getUTCMonth() + months);
  const lastDay = new Date(Date.UTC(first.getUTCFullYear(), first.getUTCMonth() + 1, 0)).getUTCDate();
  first.setUTCDate(Math.min(anchor.getUTCDate(), lastDay));
  return first;
}
