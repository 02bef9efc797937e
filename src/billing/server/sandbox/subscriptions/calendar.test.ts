import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { monthsAfter } from './calendar.ts';

const day = (at: Date) => at.toISOString().slice(0, 10);
const from = (anchor: string, months: number[]) =>
  months.map((count) => day(monthsAfter(new Date(`${anchor}T10:20:30.400Z`), count)));

describe('ends of periods', () => {
  it('returns to the day of the anchor after a month that is too short', () => {
    expect(from('2027-01-31', [1, 2, 3, 4])).toEqual([
      '2027-02-28',
      '2027-03-31',
      '2027-04-30',
      '2027-05-31',
    ]);
    expect(from('2028-01-31', [1, 2])).toEqual(['2028-02-29', '2028-03-31']);
    expect(from('2027-12-30', [2, 3])).toEqual(['2028-02-29', '2028-03-30']);
  });

  it('ends years that began on 29 February on the 28th, and on the 29th in leap years', () => {
    expect(from('2028-02-29', [12, 24, 36, 48])).toEqual([
      '2029-02-28',
      '2030-02-28',
      '2031-02-28',
      '2032-02-29',
    ]);
  });

  it('adds the given number of months at the same time of day, and never returns a later day', () => {
    const anchors = fc.date({
      min: new Date('2000-01-01'),
      max: new Date('2100-01-01'),
      noInvalidDate: true,
    });
    fc.assert(
      fc.property(anchors, fc.integer({ min: 0, max: 600 }), (anchor, months) => {
        const end = monthsAfter(anchor, months);
        const apart = (date: Date) => date.getUTCFullYear() * 12 + date.getUTCMonth();
        expect(apart(end) - apart(anchor)).toBe(months);
        expect(end.getTime() % 86_400_000).toBe(anchor.getTime() % 86_400_000);
        expect(end.getUTCDate()).toBeLessThanOrEqual(anchor.getUTCDate());
        const tomorrow = new Date(end.getTime() + 86_400_000);
        expect(end.getUTCDate() === anchor.getUTCDate() || tomorrow.getUTCDate() === 1).toBe(true);
        expect(monthsAfter(anchor, months + 1).getTime()).toBeGreaterThan(end.getTime());
      }),
    );
  });
});
