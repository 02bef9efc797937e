import type { RateClass } from '../../contract.ts';

/**
 * How many requests of a class one IP address may make in a window. `sign-in` and `mail` are strict against guessing and
 * abuse; stories are limited by credits already, so `make` only stops a runaway script.
 */
export const LIMITS: Readonly<Record<RateClass, { max: number; windowSeconds: number }>> = {
  // A payment provider sends all webhooks of a busy hour from a few addresses.
  signed: { max: 30_000, windowSeconds: 60 },
  read: { max: 1200, windowSeconds: 60 },
  write: { max: 300, windowSeconds: 60 },
  make: { max: 300, windowSeconds: 60 },
  // A form asks after each pause in typing, and once more after each correction.
  understand: { max: 90, windowSeconds: 60 },
  'sign-in': { max: 40, windowSeconds: 300 },
  mail: { max: 20, windowSeconds: 600 },
};
