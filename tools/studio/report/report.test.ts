import { describe, expect, test } from 'vitest';
import { AGE_BANDS } from '../../../src/studio/age-bands.ts';
import { PARENT_PROMPTS } from '../../../src/studio/fixtures/prompts.ts';
import { measuresOf } from './measures.ts';
import { REPORT_PROMPTS } from './prompts.ts';
import { writeSample } from './write-sample.ts';

/** Stories per band, about a year's reading of one family; the full report uses 200. */
const STORIES = 24;
const SHARED = 'sentences shared with another story';
/** Limits for the one measure that is known to miss its bar (docs/studio-report.md). */
const MOST_SHARED = { '0-3': 0.16, '3-7': 0.08, '6-8': 0.08, '8-12': 0.11 } as const;

describe.each(AGE_BANDS)('stories of the band %s', (band) => {
  const measures = measuresOf(
    band,
    Array.from({ length: STORIES }, (_, index) => writeSample(band, index)),
  );

  test('stories meet every bar of the report except for shared sentences', () => {
    const missed = measures.filter((measure) => !measure.holds && measure.name !== SHARED);
    expect(missed).toEqual([]);
  });

  test('stories share no more sentences than the known limit', () => {
    const shared = measures.find((measure) => measure.name === SHARED);
    expect(Number.parseFloat(shared?.found ?? '100') / 100).toBeLessThanOrEqual(MOST_SHARED[band]);
  });
});

test('no test uses a prompt of the report', () => {
  const tested = new Set(PARENT_PROMPTS.map((samplePrompt) => samplePrompt.prompt));
  expect(REPORT_PROMPTS.filter((samplePrompt) => tested.has(samplePrompt.prompt))).toEqual([]);
});
