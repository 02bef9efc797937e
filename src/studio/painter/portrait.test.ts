import { describe, expect, it } from 'vitest';
import { GENDERS, HAIR_LENGTHS, HAIR_STYLES } from '../contract.ts';
import { PORTRAIT_VIEWBOX, portraitMarkup } from './portrait.ts';

const LOOKS = HAIR_LENGTHS.flatMap((length) =>
  HAIR_STYLES.flatMap((style) => [undefined, ...GENDERS].map((gender) => ({ length, style, gender }))),
);

describe('the portrait', () => {
  it.each(LOOKS)(
    'renders a small portrait with classes for skin and hair: $length $style $gender',
    (look) => {
      const markup = portraitMarkup(look);
      expect(markup.length).toBeLessThan(30 * 1024);
      for (const name of ['f-skin', 's-skin-ln', 'f-hair', 'f-skin-sh', 'c-blush', 's-eye-ln'])
        expect(markup).toContain(name);
      expect(markup).not.toMatch(/style=|#a[1-6]0|#b[1-4]0|#02[ab]|NaN|undefined/);
    },
  );

  it('renders a different portrait for each length and style, with unique ids', () => {
    const all = LOOKS.map(portraitMarkup);
    expect(new Set(all).size).toBe(LOOKS.length);
    const ids = all.flatMap((markup) => [...markup.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id));
    expect(new Set(ids).size).toBe(ids.length);
    expect(PORTRAIT_VIEWBOX.split(' ')).toHaveLength(4);
  });
});
