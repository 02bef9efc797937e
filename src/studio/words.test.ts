import { describe, expect, test } from 'vitest';
import { HERO } from './contract.ts';
import { countSyllables, readingGrade } from './grade.ts';
import { randomFrom } from './random.ts';
import { countWords, nameHero, sentencesOf } from './words.ts';

describe('words', () => {
  test('a word keeps its apostrophes and hyphens', () => {
    expect(countWords('Don’t touch the well-worn, 3rd drum — Mia’s own!')).toBe(8);
  });

  test('the hero is one word, also as a possessive', () => {
    expect(countWords(`${HERO} ran to ${HERO}’s bed.`)).toBe(5);
  });

  test('the real name is put in as it stands, even with signs that a replacement would read', () => {
    expect(nameHero(`${HERO}’s hat. “${HERO}!”`, 'A$&b')).toBe('A$&b’s hat. “A$&b!”');
    expect(nameHero(`${HERO}’s hat`, 'James')).toBe('James’s hat');
  });

  test('speech and what follows it in small letters is one sentence', () => {
    expect(sentencesOf('“Stop!” said Mia. Dr. Owl stopped.\n\n“Why?”')).toEqual([
      '“Stop!” said Mia.',
      'Dr. Owl stopped.',
      '“Why?”',
    ]);
  });
});

describe('reading grade', () => {
  test('syllables are counted by ear for common words', () => {
    const heard = {
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
    for (const [word, count] of Object.entries(heard))
      expect([word, countSyllables(word)]).toEqual([word, count]);
  });

  test('short plain sentences grade lower than long ones, and names weigh nothing', () => {
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

describe('chance', () => {
  test('the same seed makes the same choices and another seed makes others', () => {
    const draw = (seed: string) =>
      Array.from({ length: 8 }, () => randomFrom(seed).int(1000)).concat(
        randomFrom(seed).shuffle([1, 2, 3, 4]),
      );
    expect(draw('wren')).toEqual(draw('wren'));
    expect(draw('wren')).not.toEqual(draw('robin'));
  });
});
