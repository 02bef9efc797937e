import type { Page } from '../paging.ts';
import { type Span, sentenceSpans } from '../sentences.ts';

/** A word of a story: page and paragraph index, its first character in that paragraph, and the one after its last. */
export interface WordPlace extends Span {
  readonly page: number;
  readonly paragraph: number;
}

/** One sentence as the voice gets it. */
export interface Sentence {
  readonly paragraph: number;
  /** Where it begins in its paragraph. */
  readonly start: number;
  readonly text: string;
  /** Its words, counted from its own beginning. */
  readonly words: readonly Span[];
}

/** Letters and digits, with what may stand inside of a word: "didn’t", "tick-tock", "2.50". */
const WORD = /[\p{L}\p{M}\p{N}]+(?:(?:['’‑-]|(?<=\p{N})[.,](?=\p{N}))[\p{L}\p{M}\p{N}]+)*/gu;

/** Where the words of a text stand, without the marks around them. */
export function wordsOf(text: string): Span[] {
  return [...text.matchAll(WORD)].map(({ 0: word, index }) => ({ start: index, end: index + word.length }));
}

/** The sentences of a page in the order in which they are read; what holds no word is not read. */
export function sentencesOn(page: Page): Sentence[] {
  return page
    .flatMap((text, paragraph) =>
      sentenceSpans(text).map(({ start, end }) => {
        const part = text.slice(start, end);
        return { paragraph, start, text: part, words: wordsOf(part) };
      }),
    )
    .filter(({ words }) => words.length > 0);
}
