/** What the server is asked: how many credits more, or fewer, and why. */
export interface Adjustment {
  creditChange: number;
  reason: string;
}

type Read =
  | { problem?: never; adjustment: Adjustment }
  | { problem: 'missing' | 'invalid'; field: 'credits' | 'reason' };

/** Reads what was typed. The amount is a whole number with or without a sign, and something must change. */
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
