const long = new Intl.DateTimeFormat('en-AU', { day: 'numeric', month: 'long', year: 'numeric' });
const short = new Intl.DateTimeFormat('en-AU', { day: 'numeric', month: 'short', year: 'numeric' });

/** "21 November 2027", in the reader's time zone. */
export function longDate(at: Date | string): string {
  return long.format(new Date(at));
}

/** "21 Nov 2027", for tables. */
export function shortDate(at: Date | string): string {
  return short.format(new Date(at));
}

/** The next renewal: the same day a month or a year later, or the last day of that month. */
export function renewalAfter(paid: Date, cycle: 'monthly' | 'yearly'): Date {
  const months = cycle === 'yearly' ? 12 : 1;
  const lastDay = new Date(paid.getFullYear(), paid.getMonth() + months + 1, 0).getDate();
  const renewal = new Date(paid);
  renewal.setDate(1);
  renewal.setMonth(paid.getMonth() + months);
  renewal.setDate(Math.min(paid.getDate(), lastDay));
  return renewal;
}
