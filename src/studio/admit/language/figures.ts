import { IDIOMS } from './idioms.ts';
import { endOf, lexiconOf } from './phrases.ts';
import type { Hit } from './words.ts';

const FIGURES = lexiconOf({ idiom: IDIOMS });

/** Positions of figures of speech, animals, games and things whose names only sound harmful. */
export function idiomsIn(words: readonly string[]): Hit[] {
  const found: Hit[] = [];
  for (let at = 0; at < words.length; at++) {
    const phrases = FIGURES.get(words[at] ?? '') ?? [];
    const to = phrases.reduce((longest, { rest }) => Math.max(longest, endOf(rest, words, at + 1)), -1);
    if (to < at) continue;
    found.push({ from: at, to });
    at = to;
  }
  return found;
}
