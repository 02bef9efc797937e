import { describe, expect, it } from 'vitest';
import { picturesIn, storytellerOf, wordsIn } from './story-messages.ts';

describe('wordsIn', () => {
  it('splits each page of story JSON into lines', () => {
    const content = JSON.stringify({ pages: [{ text: 'One.\n\nTwo.' }, 'Three.', { picture: 1 }, 7] });
    expect(wordsIn(content)).toEqual([['One.', 'Two.'], ['Three.']]);
  });

  it('reads plain text as one page, also when it looks like JSON', () => {
    expect(wordsIn('Once.\nAnd again.')).toEqual([['Once.', 'And again.']]);
    expect(wordsIn('{"pages": nothing')).toEqual([['{"pages": nothing']]);
    expect(wordsIn('')).toEqual([]);
  });
});

describe('picturesIn', () => {
  it('reads the picture URLs of a story', () => {
    expect(picturesIn('["/a.webp", "", 3, "/b.webp"]')).toEqual(['/a.webp', '/b.webp']);
    expect(picturesIn('[]')).toEqual([]);
  });

  it.each(['', 'broken', '{"a":1}', '["/a.webp"'])('returns undefined for pictures in %j', (text) => {
    expect(picturesIn(text)).toBeUndefined();
  });
});

it('names the embedded storyteller, a provider, or nobody', () => {
  expect(storytellerOf({ writtenBy: 'embedded', provider: null })).toBe('Own storyteller');
  expect(storytellerOf({ writtenBy: 'a-model', provider: 'openai' })).toBe('openai');
  expect(storytellerOf({ writtenBy: null, provider: null })).toBe('Nobody yet');
});
