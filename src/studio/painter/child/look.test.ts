import { describe, expect, it } from 'vitest';
import { HAIR_COLORS, SKIN_TONES, type Traits } from '../../contract.ts';
import { lookOf } from './look.ts';
import { hairColor, SKIN_PAINT, skinTone } from './words.ts';

describe('words for skin', () => {
  it.each(SKIN_TONES.map((tone) => [tone, tone] as const))('maps the skin tone %s to itself', (words, tone) =>
    expect(skinTone(words)).toBe(tone),
  );
  it.each([
    ['warm brown', 'Brown'],
    ['very dark brown', 'Ebony'],
    ['dark', 'Deep brown'],
    ['dark brown', 'Deep brown'],
    ['light brown', 'Tan'],
    ['golden', 'Olive'],
    ['caramel', 'Tan'],
    ['pale', 'Porcelain'],
    ['very fair with freckles', 'Porcelain'],
    ['fair', 'Fair'],
    ['light', 'Fair'],
    ['rosy', 'Peach'],
    ['  BROWN ', 'Brown'],
  ] as const)('maps the skin words "%s" to %s', (words, tone) => expect(skinTone(words)).toBe(tone));
  it.each([[''], ['purple'], [undefined]])('returns no skin tone for "%s"', (words) =>
    expect(skinTone(words)).toBeUndefined(),
  );
});

describe('words for hair', () => {
  it.each(HAIR_COLORS.map((color) => [color, color] as const))(
    'maps the hair colour %s to itself',
    (words, color) => expect(hairColor(words)).toBe(color),
  );
  it.each([
    ['sandy blonde', 'Blonde'],
    ['dirty blond', 'Light brown'],
    ['strawberry blonde', 'Red'],
    ['ginger', 'Red'],
    ['jet black', 'Black'],
    ['dark', 'Dark brown'],
    ['chestnut', 'Auburn'],
    ['sandy', 'Light brown'],
    ['silver', 'Grey'],
    ['brunette', 'Brown'],
  ] as const)('maps the hair words "%s" to %s', (words, color) => expect(hairColor(words)).toBe(color));
});

const complete: Traits = {
  gender: 'girl',
  skinColor: 'Brown',
  hairColor: 'Black',
  hairLength: 'long',
  hairStyle: 'curly',
  height: 'tall',
  build: 'slim',
};

describe('a look', () => {
  it('derives the look from complete traits without the seed', () =>
    expect(lookOf(complete, 'a')).toEqual(lookOf(complete, 'b')));
  it('ignores ethnicity and country when the traits are complete', () =>
    expect(lookOf({ ...complete, ethnicity: 'Irish', country: 'IE' }, 'a')).toEqual(lookOf(complete, 'a')));
  it('picks a likely look by ethnicity for open traits, varying with the seed', () => {
    const skins = Array.from({ length: 40 }, (_, i) => lookOf({ ethnicity: 'Nigerian' }, `s${i}`).skin);
    expect(
      [...new Set(skins)].every((skin) =>
        [SKIN_PAINT.Brown, SKIN_PAINT['Deep brown'], SKIN_PAINT.Ebony].includes(skin),
      ),
    ).toBe(true);
    expect(new Set(skins).size).toBeGreaterThan(1);
  });
  it('picks from all skin tones when there are no traits', () =>
    expect(new Set(Array.from({ length: 80 }, (_, i) => lookOf({}, `s${i}`).skin)).size).toBe(8));
});
