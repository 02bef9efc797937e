/** "$9.50" from 950 cents. */
export function dollars(cents: number): string {
  return `$${(cents / 100).toFixed(2)}`;
}

/** The GST included in a price, in cents: one eleventh. */
export function gstOf(cents: number): number {
  return Math.round(cents / 11);
}
