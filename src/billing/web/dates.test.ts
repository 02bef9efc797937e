import { describe, expect, it } from 'vitest';
import { longDate, renewalAfter, shortDate } from './dates.ts';

describe('renewal dates', () => {
  it.each([
    ['2026-11-21', 'monthly', '21 December 2026'],
    ['2026-11-21', 'yearly', '21 November 2027'],
    ['2026-12-31', 'monthly', '31 January 2027'],
    ['2027-01-31', 'monthly', '28 February 2027'],
    ['2028-01-30', 'monthly', '29 February 2028'],
    ['2028-02-29', 'yearly', '28 February 2029'],
    ['2026-10-31', 'monthly', '30 November 2026'],
  ] as const)('renews a payment of %s, %s, on %s', (paid, cycle, renewal) => {
    expect(longDate(renewalAfter(new Date(`${paid}T12:00:00`), cycle))).toBe(renewal);
  });
});

it('formats a short date for tables', () => expect(shortDate('2026-11-01T12:00:00')).toBe('1 Nov 2026'));
