import { describe, expect, it } from 'vitest';
import { dayText, durationText, momentText, shortDayText, startOf } from './dates.ts';

describe('admin dates', () => {
  it('formats dates with the month in letters, a two-digit day, and the time', () => {
    expect(momentText(new Date(2026, 10, 2, 19, 42))).toBe('Nov 02, 2026 19:42');
    expect(dayText(new Date(2026, 8, 30, 23, 59))).toBe('Sep 30, 2026');
  });

  it('formats midnight as 00:00', () => {
    expect(momentText(new Date(2027, 0, 1, 0, 0))).toBe('Jan 01, 2027 00:00');
  });

  it('formats the day of a chart independently of the time zone', () => {
    expect(shortDayText('2026-11-02')).toBe('Nov 02');
  });

  it('converts a day to the instant at which it begins in the local time zone', () => {
    expect(startOf('2026-11-02')).toBe(new Date(2026, 10, 2).toISOString());
    expect(startOf('2026-12-31', 1)).toBe(new Date(2027, 0, 1).toISOString());
    expect(startOf('')).toBeUndefined();
    expect(startOf('yesterday')).toBeUndefined();
    expect(startOf('2026-13-45')).toBeUndefined();
  });
});

describe('durationText', () => {
  it.each([
    [0, '0 seconds'],
    [0.42, '0.4 seconds'],
    [1, '1 second'],
    [45, '45 seconds'],
    [60, '1 minute'],
    [7200, '2 hours'],
    [200_000, '2 days'],
  ])('formats %s seconds in the largest unit', (seconds, text) => {
    expect(durationText(seconds)).toBe(text);
  });
});
