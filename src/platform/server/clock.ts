/** Where the house reads the time. Nothing else calls `new Date()`, so that a test can move the days. */
export interface Clock {
  now(): Date;
}

/** The time of the machine. */
export const systemClock: Clock = { now: () => new Date() };

/** `from`, moved by so many milliseconds (negative for earlier). */
export const later = (from: Date, milliseconds: number): Date => new Date(from.getTime() + milliseconds);

export const SECOND = 1000;
export const MINUTE = 60 * SECOND;
export const HOUR = 60 * MINUTE;
export const DAY = 24 * HOUR;

/** A clock that tests move by hand. */
export function movableClock(start = new Date()): Clock & { advance(milliseconds: number): void } {
  let offset = start.getTime() - Date.now();
  return {
    now: () => new Date(Date.now() + offset),
    advance(milliseconds) {
      offset += milliseconds;
    },
  };
}
