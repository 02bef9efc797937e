import { describe, expect, it } from 'vitest';
import { excerptOf } from './excerpt.ts';

describe('the first words of a story', () => {
  it('are the whole of a short one', () =>
    expect(excerptOf('Short.\n\nAnd sweet.')).toBe('Short. And sweet.'));
  it('read JSON pages as text', () =>
    expect(excerptOf(JSON.stringify({ pages: [{ text: 'One.' }, { text: 'Two.' }] }))).toBe('One. Two.'));
  it('end at a word, within 150 characters', () => {
    const excerpt = excerptOf('word '.repeat(100));
    expect(excerpt.length).toBeLessThanOrEqual(150);
    expect(excerpt).toMatch(/word…$/);
  });
  it('are nothing for a story without words', () => expect(excerptOf('')).toBe(''));
});
