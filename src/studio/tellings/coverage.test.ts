import { describe, expect, it } from 'vitest';
import { AGE_BANDS, type AgeBand } from '../age-bands.ts';
import { STRUCTURES } from '../contract.ts';
import { SITUATIONS } from '../understanding/situations.ts';
import { SHAPES } from '../understanding/types.ts';
import { chooseTellings } from './choose.ts';
import { someone, understood } from './fixtures/understandings.ts';
import { allTellings } from './library.ts';

const tellingsFor = (band: (typeof AGE_BANDS)[number], given: Parameters<typeof understood>[0]) =>
  chooseTellings({ band, structure: 'classic', seed: '1', understanding: understood(given), had: [] });

/** Whom a situation of loss or absence is about. */
const AFFECTED: readonly (readonly [situations: RegExp, family: Parameters<typeof understood>[0]])[] = [
  [/^pet-/, { pets: [{ kind: 'dog', role: 'affected' }] }],
  [/^friend-/, { people: [someone({ relation: 'best friend', role: 'affected', pronouns: 'she' })] }],
  [
    /parent-|deploy/,
    { people: [someone({ relation: 'dad', role: 'affected', isGrownUp: true, pronouns: 'he' })] },
  ],
  [/./, { people: [someone({ relation: 'nana', role: 'affected', isGrownUp: true, pronouns: 'she' })] }],
];
const GRIEF = /^(?:lost-someone|away-or-ill)$/;
/** Whoever is dying or moves away is somebody in particular. */
const NEEDS_SOMEBODY = /^dying|moved?s?-away$/;

const ofBand = (band: AgeBand) => allTellings().filter(({ head }) => head.band === band);
/** How many of the sixteen shapes there are in each structure; fairy tales and journeys are still being written for the youngest and the oldest. */
const LEAST_SHAPES = {
  '0-3': { classic: 16, fairytale: 9, hero_journey: 2 },
  '3-7': { classic: 16, fairytale: 16, hero_journey: 16 },
  '6-8': { classic: 16, fairytale: 15, hero_journey: 11 },
  '8-12': { classic: 16, fairytale: 2, hero_journey: 3 },
} as const;

describe.each(AGE_BANDS)('the library for %s', (band) => {
  it('has a story for every situation of a family of which nobody is named', () => {
    const missing = SITUATIONS.filter(
      ({ id, shape, byHand }) =>
        !byHand && !NEEDS_SOMEBODY.test(id) && tellingsFor(band, { situation: id, shape }).length === 0,
    );
    expect(missing.map(({ id }) => id)).toEqual([]);
  });

  it('has a story for everybody who has died, is ill or is away', () => {
    const missing = SITUATIONS.filter(({ id, shape, byHand }) => {
      if (byHand || !GRIEF.test(shape)) return false;
      const [, family] = AFFECTED.find(([situations]) => situations.test(id)) ?? [];
      return tellingsFor(band, { ...family, situation: id, shape }).length === 0;
    });
    expect(missing.map(({ id }) => id)).toEqual([]);
  });

  it('has a story where nothing was understood', () => {
    expect(tellingsFor(band, {}).length).toBeGreaterThan(0);
  });

  it('has each shape in the child’s real world', () => {
    const there = new Set(
      ofBand(band).flatMap(({ head }) => (head.structure === 'classic' ? [head.shape] : [])),
    );
    expect(SHAPES.filter((shape) => !there.has(shape))).toEqual([]);
  });

  it.each(STRUCTURES)('has stories of many kinds as %s', (structure) => {
    const there = ofBand(band).filter(({ head }) => head.structure === structure);
    expect(new Set(there.map(({ head }) => head.shape)).size).toBeGreaterThanOrEqual(
      LEAST_SHAPES[band][structure],
    );
  });
});
