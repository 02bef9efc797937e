import type { RateClass } from '../contract.ts';

/**
 * How many calls of a class one address may make in a window. Signing in and mail are held tight, because there
 * guessing and nuisance pay; stories are held by credits already, so `make` only stops a runaway script.
 */
export const LIMITS: Readonly<Record<RateClass, { max: number; windowSeconds: number }>> = {
  // A payment provider tells of a whole morning's renewals from a few addresses.
  signed: { max: 30_000, windowSeconds: 60 },
  read: { max: 1200, windowSeconds: 60 },
  write: { max: 300, windowSeconds: 60 },
  make: { max: 300, windowSeconds: 60 },
  'sign-in': { max: 40, windowSeconds: 300 },
  mail: { max: 20, windowSeconds: 600 },
};
