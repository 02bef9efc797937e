import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { familyOf, lettersOf } from './coverage.ts';
import { directionsOf, piecesOf } from './pieces.ts';

const seen = (line: string) => piecesOf(line, familyOf).map(({ text, face }) => [text, face ?? 'drawn']);

describe('the pieces of a line', () => {
  it('a line is one piece when one font family has every letter', () => {
    expect(seen('Zoë, Nguyễn, Łukasz and Иван')).toEqual([['Zoë, Nguyễn, Łukasz and Иван', 'andika']]);
  });

  it('changes the font for a name, and draws a whole word when no font has it', () => {
    expect(seen('asked 美咲’s fox')).toEqual([
      ['asked ', 'andika'],
      ['美咲', 'jp'],
      ['’s fox', 'andika'],
    ]);
    expect(seen('asked Αλέξης, and देवी')).toEqual([
      ['asked ', 'andika'],
      ['Αλέξης', 'drawn'],
      [', and ', 'andika'],
      ['देवी', 'drawn'],
    ]);
  });

  it('sets the words of a name from right to left, and the text after it from left to right', () => {
    expect(seen('asked محمد علي, and')).toEqual([
      ['asked ', 'andika'],
      ['علي', 'naskh'],
      [' ', 'andika'],
      ['محمد', 'naskh'],
      [', and', 'andika'],
    ]);
    expect(directionsOf('a דוד 12 b')).toEqual([
      { text: 'a ', rightToLeft: false },
      { text: 'דוד', rightToLeft: true },
      { text: ' 12 b', rightToLeft: false },
    ]);
  });

  it('contains every letter once, for any text', () => {
    const chars = fc.constantFrom('a', 'ễ', 'И', '美', 'م', 'נ', '지', 'े', '1', ' ', '’', '🦊', '\u200d');
    fc.assert(
      fc.property(fc.string({ unit: chars }), (line) => {
        const whole = piecesOf(line, familyOf).map(({ text }) => text);
        const sorted = (text: string) => Array.from(text).sort().join('');
        expect(sorted(whole.join(''))).toBe(sorted(line));
        expect(
          directionsOf(line)
            .map(({ text }) => text)
            .join(''),
        ).toBe(line);
        expect(lettersOf(line).join('')).toBe(line);
      }),
    );
  });
});
