import { formsOf } from './forms.ts';
import type { Hit } from './words.ts';

/** A phrase that stands for a concept; `_` inside is a gap of up to three words. */
interface Phrase<C extends string> {
  readonly concept: C;
  readonly rest: readonly string[];
}

/** Phrases by their first word. */
export type Lexicon<C extends string> = ReadonlyMap<string, readonly Phrase<C>[]>;

/** Normalises a phrase like `wordsOf`: without genitives, "isn't" as two words. */
const spelt = (entry: string): string => entry.replace(/n't\b/g, ' not').replace(/'[a-z]{1,2}\b/g, '');

/** The phrases of lists by their first word. */
export function lexiconOf<C extends string>(lists: Readonly<Record<C, string>>): Lexicon<C> {
  const lexicon = new Map<string, Phrase<C>[]>();
  for (const [concept, list] of Object.entries<string>(lists) as [C, string][]) {
    for (const entry of list.split(/[,\n]/).map((item) => item.trim())) {
      if (entry === '') continue;
      const [first = '', ...rest] = spelt(entry).split(' ');
      for (const form of formsOf(first)) {
        const phrases = lexicon.get(form) ?? [];
        phrases.push({ concept, rest });
        lexicon.set(form, phrases);
      }
    }
  }
  return lexicon;
}

/** The end of a sentence, a comma, or the end of the text. */
const isPause = (word: string | undefined): boolean => word === undefined || word === '.' || word === ',';

const LONGEST_GAP = 3;

/** Index of the last word of a phrase that goes on at `at`, or -1. A pause ends every gap. */
export function endOf(rest: readonly string[], words: readonly string[], at: number, index = 0): number {
  if (index === rest.length) return at - 1;
  const wanted = rest[index] ?? '';
  if (wanted !== '_') return words[at] === wanted ? endOf(rest, words, at + 1, index + 1) : -1;
  for (let gap = 0; gap <= LONGEST_GAP; gap++) {
    if (gap > 0 && isPause(words[at + gap - 1])) return -1;
    const end = endOf(rest, words, at + gap, index + 1);
    if (end >= 0) return end;
  }
  return -1;
}

/** Where each concept of a lexicon is named. */
export function hitsOf<C extends string>(lexicon: Lexicon<C>, words: readonly string[]): Map<C, Hit[]> {
  const hits = new Map<C, Hit[]>();
  words.forEach((word, from) => {
    for (const { concept, rest } of lexicon.get(word) ?? []) {
      const to = rest.length === 0 ? from : endOf(rest, words, from + 1);
      if (to < from) continue;
      const places = hits.get(concept) ?? [];
      places.push({ from, to });
      hits.set(concept, places);
    }
  });
  return hits;
}
