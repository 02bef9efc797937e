import { describe, expect, it } from 'vitest';
import { HAIR_COLORS, SKIN_TONES } from '../../../../studio/contract.ts';
import { pigmentClasses, portraitAlt, portraitLook } from './portrait-look.ts';

const nothing = { skin: '', hair: '', length: '', style: '', gender: '', ethnicity: '', wears: [] };

describe('portrait look', () => {
  it('uses defaults before anything is chosen', () => {
    expect(portraitLook(nothing)).toMatchObject({ length: 'medium', style: 'wavy', gender: undefined });
    expect(pigmentClasses(portraitLook(nothing))).toBe('skin-5 hair-2');
  });

  it('maps every swatch to its own class', () => {
    SKIN_TONES.forEach((skin, index) => {
      expect(pigmentClasses(portraitLook({ ...nothing, skin }))).toBe(`skin-${index + 1} hair-2`);
    });
    HAIR_COLORS.forEach((hair, index) => {
      expect(pigmentClasses(portraitLook({ ...nothing, hair }))).toBe(`skin-5 hair-${index + 1}`);
    });
  });

  it('maps free words to swatches as the painter does', () => {
    const look = portraitLook({ ...nothing, skin: 'warm brown', hair: 'sandy blonde' });
    expect(look).toMatchObject({ skin: 'Brown', hair: 'Blonde' });
  });

  it('shows the chosen hair and gender, and describes the hair in the alt text', () => {
    const look = portraitLook({
      ...nothing,
      skin: 'Brown',
      hair: 'Black',
      length: 'long',
      style: 'curly',
      gender: 'girl',
      wears: [],
    });
    expect(look).toMatchObject({ length: 'long', style: 'curly', gender: 'girl' });
    expect(portraitAlt(look)).toBe(
      'A drawing of the child you’ve described: brown skin and long curly black hair.',
    );
  });

  it('shows known wears only, and describes them in the alt text', () => {
    const look = portraitLook({ ...nothing, skin: 'Tan', wears: ['wheelchair', 'hijab', 'jetpack'] });
    expect(look.wears).toEqual(['hijab', 'wheelchair']);
    expect(portraitAlt(look)).toBe(
      'A drawing of the child you’ve described: tan skin, a hijab and a wheelchair.',
    );
  });
});
