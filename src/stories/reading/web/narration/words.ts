import type { Page } from '../../../story/web/paging.ts';
import { type Span, sentenceSpans } from '../../../story/web/sentences.ts';

/** A word of a story: page and paragraph index, its first character in that paragraph, and the one after its last. */
export interface WordPlace extends Span {
  readonly page: number;
  readonly paragraph: number;
}

/** One sentence as it is passed to the voice. */
export interface Sentence {
  readonly paragraph: number;
  /** Its start in the paragraph. */
  readonly start: number;
  readonly text: string;
  /** Its words, relative to its start. */
  readonly words: readonly Span[];
}

/** Letters and digits, with what may stand inside a word: "didn’t", "tick-tock", "2.50". */
const WORD = /[\p{L}\p{M}\p{N}]+(?:(?:['’‑-]|(?<=\p{N})[.,](?=\p{N}))[\p{L}\p{M}\p{N}]+)*/gu;

/** The positions of the words of a text, without the punctuation around them. */
export function wordsOf(text: string): Span[] {
  return [...text.matchAll(WORD)].map(({ 0: word, index }) => ({ start: index, end: index + word.length }));
}

/** The sentences of a page in reading order; those without a word are left out. */
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
