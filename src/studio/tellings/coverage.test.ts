import { describe, expect, it } from 'vitest';
import { AGE_BANDS } from '../age-bands.ts';
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

  it.each(STRUCTURES)('has each shape as %s', (structure) => {
    const there = new Set(
      allTellings()
        .filter(({ head }) => head.band === band && head.structure === structure)
        .map(({ head }) => head.shape),
    );
    expect(SHAPES.filter((shape) => !there.has(shape))).toEqual([]);
  });
});
