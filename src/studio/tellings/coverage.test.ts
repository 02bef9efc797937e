import { describe, expect, it } from 'vitest';
import { AGE_BANDS } from '../age-bands.ts';
import { STRUCTURES } from '../contract.ts';
import { SITUATIONS } from '../understanding/situations.ts';
import { SHAPES } from '../understanding/types.ts';
import { chooseTellings } from './choose.ts';
import { someone, understood } from './fixtures/understandings.ts';
import { allTellings } from './library.ts';

const told = (band: (typeof AGE_BANDS)[number], given: Parameters<typeof understood>[0]) =>
  chooseTellings({ band, structure: 'classic', seed: '1', understanding: understood(given), had: [] });

describe.each(AGE_BANDS)('the library for %s', (band) => {
  const families = {
    'of which nobody is named': {},
    'with a grandmother': {
      people: [someone({ relation: 'nana', role: 'affected', isGrownUp: true, pronouns: 'she' })],
    },
    'with a father': {
      people: [someone({ relation: 'dad', role: 'affected', isGrownUp: true, pronouns: 'he' })],
    },
    'with a dog': { pets: [{ kind: 'dog', role: 'affected' }] },
  } as const;

  it.each(Object.entries(families))('has a story for every situation of a family %s', (name, family) => {
    const missing = SITUATIONS.filter(({ id, shape, byHand }) => {
      const isGrief = /^(?:lost-someone|away-or-ill)$/.test(shape);
      if (byHand || (!isGrief && name !== 'of which nobody is named')) return false;
      if (
        ('pets' in family && /parent|grand|friend|deploy/.test(id)) ||
        (/pet/.test(id) && 'people' in family)
      )
        return false;
      return told(band, { ...family, situation: id, shape }).length === 0;
    });
    expect(missing.map(({ id }) => id)).toEqual([]);
  });

  it('has a story where nothing was understood', () => {
    expect(told(band, {}).length).toBeGreaterThan(0);
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
