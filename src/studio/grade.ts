import { fleschKincaid } from 'flesch-kincaid';
import { syllable } from 'syllable';
import { HERO } from './contract.ts';
import { sentencesOf, wordsOf } from './words.ts';

const counted = new Map<string, number>();
const MOST_REMEMBERED = 20_000;

/** How many syllables an English word has (the package `syllable`), at least one. Words are remembered. */
export function countSyllables(word: string): number {
  const known = counted.get(word);
  if (known !== undefined) return known;
  const count = Math.max(1, syllable(word));
  if (counted.size < MOST_REMEMBERED) counted.set(word, count);
  return count;
}

/**
 * The Flesch-Kincaid grade (Kincaid et al., 1975; the package `flesch-kincaid`). The hero and the given names are left
 * out: a child called Bartholomew makes no story harder. An empty text has grade 0.
 */
export function readingGrade(text: string, names: readonly string[] = []): number {
  const left = new Set(names.flatMap((name) => wordsOf(name.replaceAll(HERO, 'Hero'))).concat('Hero'));
  const plain = text.replaceAll(HERO, 'Hero');
  const sentence = sentencesOf(plain).length;
  const words = wordsOf(plain).filter((word) => !left.has(word.replace(/['’]s?$/u, '')));
  if (sentence === 0 || words.length === 0) return 0;
  const syllables = words.reduce((sum, word) => sum + countSyllables(word), 0);
  return fleschKincaid({ sentence, word: words.length, syllable: syllables });
}
