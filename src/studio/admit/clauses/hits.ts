import { hitsOf, lexiconOf } from '../language/phrases.ts';
import type { Hit } from '../language/words.ts';
import { type Idea, VOCABULARY } from '../vocabulary/all.ts';

/** What stands in place of a figure of speech. */
export const HARMLESS_WORD = '·';

const LEXICON = lexiconOf(VOCABULARY);

/** Where each idea of the vocabulary is named. */
export type Hits = ReadonlyMap<Idea, readonly Hit[]>;

/** Finds every idea that is named in the words. */
export const hitsIn = (words: readonly string[]): Hits => hitsOf(LEXICON, words);

/** Whether a word means something to an admission by itself or begins something that does. */
export const isIdea = (word: string): boolean => LEXICON.has(word);

/** The words that are ideas or begin one. */
export const ideaWords = (): Iterable<string> => LEXICON.keys();
