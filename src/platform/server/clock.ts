/** The source of the current time. Nothing else calls `new Date()`, so that tests can control it. */
export interface Clock {
  now(): Date;
}

/** The system time. */
export const systemClock: Clock = { now: () => new Date() };

/** `from` plus a number of milliseconds (negative for earlier). */
export const later = (from: Date, milliseconds: number): Date => new Date(from.getTime() + milliseconds);

export const SECOND = 1000;
export const MINUTE = 60 * SECOND;
export const HOUR = 60 * MINUTE;
export const DAY = 24 * HOUR;

/** A clock for tests that can be advanced. */
export function movableClock(start = new Date()): Clock & { advance(milliseconds: number): void } {
  let offset = start.getTime() - Date.now();
  return {
    now: () => new Date(Date.now() + offset),
    advance(milliseconds) {
      offset += milliseconds;
    },
  };
}
