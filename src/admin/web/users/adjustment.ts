/** The request: how many credits to add or remove, and why. */
export interface Adjustment {
  creditChange: number;
  reason: string;
}

type Read =
  | { problem?: never; adjustment: Adjustment }
  | { problem: 'missing' | 'invalid'; field: 'credits' | 'reason' };

/** Parses the typed values. The amount must be a whole number other than 0, with or without a sign. */
export function readAdjustment({ credits, reason }: { credits: string; reason: string }): Read {
  const amount = credits.trim().replace('−', '-');
  const why = reason.trim();
  if (!amount) return { problem: 'missing', field: 'credits' };
  if (!why) return { problem: 'missing', field: 'reason' };
  const creditChange = Number(amount);
  if (!/^[+-]?\d+$/.test(amount) || !Number.isSafeInteger(creditChange) || creditChange === 0)
    return { problem: 'invalid', field: 'credits' };
  return { adjustment: { creditChange, reason: why } };
}
