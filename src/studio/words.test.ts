import { describe, expect, test } from 'vitest';
import { HERO } from './contract.ts';
import { randomFrom } from './random.ts';
import { countSyllables, readingGrade } from './reading-grade.ts';
import { countWords, nameHero, sentencesOf } from './words.ts';

describe('words', () => {
  test('counts a word with apostrophes or hyphens as one', () => {
    expect(countWords('Don’t touch the well-worn, 3rd drum — Mia’s own!')).toBe(8);
  });

  test('counts the hero placeholder as one word, also as a possessive', () => {
    expect(countWords(`${HERO} ran to ${HERO}’s bed.`)).toBe(5);
  });

  test('inserts the real name literally, also with characters that are special in a replacement', () => {
    expect(nameHero(`${HERO}’s hat. “${HERO}!”`, 'A$&b')).toBe('A$&b’s hat. “A$&b!”');
    expect(nameHero(`${HERO}’s hat`, 'James')).toBe('James’s hat');
  });

  test('keeps speech and a following lower-case word in one sentence', () => {
    expect(sentencesOf('“Stop!” said Mia. Dr. Owl stopped.\n\n“Why?”')).toEqual([
      '“Stop!” said Mia.',
      'Dr. Owl stopped.',
      '“Why?”',
    ]);
  });
});

describe('reading grade', () => {
  test('counts the syllables of common words correctly', () => {
    const expected = {
      cat: 1,
      rocket: 2,
      jumped: 1,
      wanted: 2,
      little: 2,
      dinosaur: 3,
      made: 1,
      boxes: 2,
      quiet: 2,
    };
    for (const [word, count] of Object.entries(expected))
      expect([word, countSyllables(word)]).toEqual([word, count]);
  });

  test('grades short plain sentences lower than long ones and ignores names', () => {
    const easy = readingGrade('The cat sat. The dog ran.');
    const hard = readingGrade(
      'The astonished inspector considered the extraordinary circumstances of the evening.',
    );
    expect(easy).toBeLessThan(1);
    expect(hard).toBeGreaterThan(10);
    expect(readingGrade('Bartholomew sat. Bartholomew ran.', ['Bartholomew'])).toBe(
      readingGrade('Bo sat. Bo ran.', ['Bo']),
    );
  });
});

describe('random generator', () => {
  test('the same seed gives the same choices and another seed gives others', () => {
    const draw = (seed: string) =>
      Array.from({ length: 8 }, () => randomFrom(seed).int(1000)).concat(
        randomFrom(seed).shuffle([1, 2, 3, 4]),
      );
    expect(draw('wren')).toEqual(draw('wren'));
    expect(draw('wren')).not.toEqual(draw('robin'));
  });
});
