export const HOUR = 3600;
export const DAY = 24 * HOUR;

/** Adds months to an anchor: the same day of the month, or the last day of a shorter month. In seconds. */
export function addMonths(anchor: number, months: number): number {
  const from = new Date(anchor * 1000);
  const first = new Date(from);
  first.setUTCDate(1);
  first.setUTCMonth(from.getUTCMonth() + months);
  const last = new Date(Date.UTC(first.getUTCFullYear(), first.getUTCMonth() + 1, 0)).getUTCDate();
  first.setUTCDate(Math.min(from.getUTCDate(), last));
  return Math.floor(first.getTime() / 1000);
}

/** The first period end after `start`, counted from the anchor. */
export function periodEnd(anchor: number, start: number, interval: string): number {
  const step = interval === 'year' ? 12 : 1;
  for (let n = step; ; n += step) {
    const end = addMonths(anchor, n);
    if (end > start) return end;
  }
}
