import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { linesOf } from './lines.ts';

/** Every letter has the same width. */
const measure = (text: string) => Array.from(text).length;
const letters = (text: string) => text.replace(/\s+/g, '');

describe('the lines of a paragraph', () => {
  it('fills lines word by word, and may break after a dash or a hyphen', () => {
    expect(linesOf('one two three', 7, measure)).toEqual(['one two', 'three']);
    expect(linesOf('a half-asleep fox', 8, measure)).toEqual(['a half-', 'asleep', 'fox']);
  });

  it('does not break a name in ideographs', () => {
    expect(linesOf('asked 美咲, and', 7, measure)).toEqual(['asked', '美咲, and']);
  });

  it('loses no letter and exceeds the width in no line, for any text', () => {
    const words = fc.string({ unit: fc.constantFrom('a', 'ë', '美', 'م', '-', '—', ' ', '.', '”') });
    fc.assert(
      fc.property(words, fc.integer({ min: 1, max: 12 }), (text, width) => {
        const lines = linesOf(text, width, measure);
        expect(letters(lines.join(''))).toBe(letters(text));
        for (const line of lines) expect(measure(line.trim())).toBeLessThanOrEqual(width);
      }),
    );
  });
});
