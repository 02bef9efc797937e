import { fleschKincaid } from 'flesch-kincaid';
import { syllable } from 'syllable';
import { HERO } from './contract.ts';
import { sentencesOf, wordsOf } from './words.ts';

const cache = new Map<string, number>();
const CACHE_LIMIT = 20_000;

/** Number of syllables of an English word (package `syllable`), at least one. Results are cached. */
export function countSyllables(word: string): number {
  const cached = cache.get(word);
  if (cached !== undefined) return cached;
  const count = Math.max(1, syllable(word));
  if (cache.size < CACHE_LIMIT) cache.set(word, count);
  return count;
}

/**
 * The Flesch-Kincaid grade (Kincaid et al., 1975; package `flesch-kincaid`). The hero and the given names are ignored,
 * so that a long name does not raise the grade. An empty text has grade 0.
 */
export function readingGrade(text: string, names: readonly string[] = []): number {
  const omitted = new Set(names.flatMap((name) => wordsOf(name.replaceAll(HERO, 'Hero'))).concat('Hero'));
  const plain = text.replaceAll(HERO, 'Hero');
  const sentence = sentencesOf(plain).length;
  const words = wordsOf(plain).filter((word) => !omitted.has(word.replace(/['’]s?$/u, '')));
  if (sentence === 0 || words.length === 0) return 0;
  const syllables = words.reduce((sum, word) => sum + countSyllables(word), 0);
  return fleschKincaid({ sentence, word: words.length, syllable: syllables });
}
