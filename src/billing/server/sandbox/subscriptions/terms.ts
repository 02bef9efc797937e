import { PRICE_KEYS, type PriceKey } from '../../../contract.ts';
import type { sandboxSubscriptions } from '../schema.ts';
import { monthsAfter, monthsOf } from './calendar.ts';

type Subscription = typeof sandboxSubscriptions.$inferSelect;

/** The price key of a stored price. @throws for an unknown one, which the sandbox never stores. */
export function priceKeyOf(stored: string): PriceKey {
  const found = PRICE_KEYS.find((key) => key === stored);
  if (!found) throw new RangeError('the sandbox has stored an unknown price');
  return found;
}

/** The paid periods of a subscription: how many, counted from its anchor, and until when. */
export function paidPeriods(anchor: Date, priceKey: PriceKey, periods: number) {
  return { anchor, periodsPaid: periods, periodEnd: monthsAfter(anchor, periods * monthsOf(priceKey)) };
}

/** End of the current period, even when it is not paid yet; null before the first payment. */
export function runsUntil({ anchor, priceKey, periodsPaid, periodEnd, status }: Subscription): Date | null {
  if (status !== 'past_due' || !anchor) return periodEnd;
  return paidPeriods(anchor, priceKeyOf(priceKey), periodsPaid + 1).periodEnd;
}

/** When a cancelled subscription ends; null when it is not cancelled, or has ended. */
export function cancelAtOf(subscription: Subscription): Date | null {
  return subscription.cancelAtPeriodEnd && isLive(subscription) ? runsUntil(subscription) : null;
}

/** False once it has ended, which is final. */
export const isLive = ({ status }: Subscription): boolean =>
  status === 'active' || status === 'past_due' || status === 'incomplete';
