import { describe, expect, it } from 'vitest';
import { picturesIn, tellerOf, wordsIn } from './story-words.ts';

describe('the words of a story', () => {
  it('are the pages of JSON, each split by line', () => {
    const content = JSON.stringify({ pages: [{ text: 'One.\n\nTwo.' }, 'Three.', { picture: 1 }, 7] });
    expect(wordsIn(content)).toEqual([['One.', 'Two.'], ['Three.']]);
  });

  it('are one page of plain text, also where it looks like JSON', () => {
    expect(wordsIn('Once.\nAnd again.')).toEqual([['Once.', 'And again.']]);
    expect(wordsIn('{"pages": nothing')).toEqual([['{"pages": nothing']]);
    expect(wordsIn('')).toEqual([]);
  });
});

describe('the pictures of a story', () => {
  it('are a list of addresses', () => {
    expect(picturesIn('["/a.webp", "", 3, "/b.webp"]')).toEqual(['/a.webp', '/b.webp']);
    expect(picturesIn('[]')).toEqual([]);
  });

  it.each(['', 'broken', '{"a":1}', '["/a.webp"'])('cannot be read from %j', (text) => {
    expect(picturesIn(text)).toBeUndefined();
  });
});

it('tells our own storyteller from a provider, and from nobody', () => {
  expect(tellerOf({ writtenBy: 'embedded', provider: null })).toBe('Own storyteller');
  expect(tellerOf({ writtenBy: 'a-model', provider: 'openai' })).toBe('openai');
  expect(tellerOf({ writtenBy: null, provider: null })).toBe('Nobody yet');
});
