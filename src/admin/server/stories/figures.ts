/** The sums of a story without calls. */
export const NO_CALLS = {
  calls: 0,
  tokensIn: 0,
  tokensCached: 0,
  tokensOut: 0,
  known: 0,
  micros: 0,
  wroteLast: null,
} as const;

/** The cost of `calls`, of which `known` have a price, `micros` in total. */
export function costOf({ calls, known, micros }: { calls: number; known: number; micros: number }) {
  const costMicros = calls > 0 && known === 0 ? null : micros;
  return { costMicros, cost: inDollars(costMicros), costComplete: known === calls };
}

/** Millionths of a US dollar as dollars with six decimals: 12345 is "0.012345". */
export function inDollars(micros: number | null): string | null {
  if (micros === null) return null;
  const digits = String(micros).padStart(7, '0');
  return `${digits.slice(0, -6)}.${digits.slice(-6)}`;
}
