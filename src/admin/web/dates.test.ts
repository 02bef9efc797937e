import { describe, expect, it } from 'vitest';
import { dayText, durationText, momentText, shortDayText, startOf } from './dates.ts';

describe('dates of the panel', () => {
  it('have the month in letters, two digits for the day, and the time', () => {
    expect(momentText(new Date(2026, 10, 2, 19, 42))).toBe('Nov 02, 2026 19:42');
    expect(dayText(new Date(2026, 8, 30, 23, 59))).toBe('Sep 30, 2026');
  });

  it('call midnight 00:00', () => {
    expect(momentText(new Date(2027, 0, 1, 0, 0))).toBe('Jan 01, 2027 00:00');
  });

  it('show a day of a chart as it is called, wherever it is read', () => {
    expect(shortDayText('2026-11-02')).toBe('Nov 02');
  });

  it('turn a day into the instant at which it begins here', () => {
    expect(startOf('2026-11-02')).toBe(new Date(2026, 10, 2).toISOString());
    expect(startOf('2026-12-31', 1)).toBe(new Date(2027, 0, 1).toISOString());
    expect(startOf('')).toBeUndefined();
    expect(startOf('yesterday')).toBeUndefined();
    expect(startOf('2026-13-45')).toBeUndefined();
  });
});

describe('a span of time', () => {
  it.each([
    [0, '0 seconds'],
    [0.42, '0.4 seconds'],
    [1, '1 second'],
    [45, '45 seconds'],
    [60, '1 minute'],
    [7200, '2 hours'],
    [200_000, '2 days'],
  ])('of %s seconds is said in its largest unit', (seconds, text) => {
    expect(durationText(seconds)).toBe(text);
  });
});
