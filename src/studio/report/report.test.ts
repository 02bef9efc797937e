import { describe, expect, test } from 'vitest';
import { AGE_BANDS } from '../contract.ts';
import { WISHES_OF_PARENTS } from '../fixtures/wishes.ts';
import { measuresOf } from './measures.ts';
import { tell } from './tell.ts';
import { WISHES_OF_THE_REPORT } from './wishes.ts';

/** As many as one family may read in a year; the whole report takes 200 a band. */
const STORIES = 24;
const SHARED = 'sentences shared with another story';
/** The one bar that is not reached, and how far it is missed at most (docs/studio-report.md). */
const MOST_SHARED = { '0-3': 0.16, '3-7': 0.08, '6-8': 0.08, '8-12': 0.11 } as const;

describe.each(AGE_BANDS)('stories of the band %s', (band) => {
  const measures = measuresOf(
    band,
    Array.from({ length: STORIES }, (_, index) => tell(band, index)),
  );

  test('hold every bar of the report but the one that is known to be missed', () => {
    const missed = measures.filter((measure) => !measure.holds && measure.name !== SHARED);
    expect(missed).toEqual([]);
  });

  test('share no more of their sentences than they are known to', () => {
    const shared = measures.find((measure) => measure.name === SHARED);
    expect(Number.parseFloat(shared?.found ?? '100') / 100).toBeLessThanOrEqual(MOST_SHARED[band]);
  });
});

test('the report’s wishes are none that a test uses', () => {
  const tested = new Set(WISHES_OF_PARENTS.map((wish) => wish.prompt));
  expect(WISHES_OF_THE_REPORT.filter((wish) => tested.has(wish.prompt))).toEqual([]);
});
