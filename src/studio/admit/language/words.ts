export interface Word {
  readonly text: string;
  readonly from: number;
  readonly to: number;
}

/** A range of word indexes. */
export interface Hit {
  readonly from: number;
  /** Index of the last word, inclusive. */
  readonly to: number;
}

/** Marks the end of a sentence; matches never cross it. */
export const STOP = '.';

const WORDS = /[\p{L}\p{M}\p{N}]+(?:['’][a-z]{1,2}(?![\p{L}]))?\+?|[.!?\n]+/gu;
const WITH_PAUSES = /[\p{L}\p{M}\p{N}]+(?:['’][a-z]{1,2}(?![\p{L}]))?\+?|[.!?\n]+|[,;:()]+| [-–—]+ /gu;

/** Marks a pause inside a sentence. */
export const PAUSE = ',';

/** The words of a text in order, with `STOP` at the end of a sentence; "don't" becomes "do not", "uncle's" becomes "uncle". */
export function wordsOf(text: string, hasPauses = false): Word[] {
  const words: Word[] = [];
  for (const match of text.matchAll(hasPauses ? WITH_PAUSES : WORDS)) {
    const from = match.index;
    const to = from + match[0].length;
    const found = match[0].replace('’', "'");
    if (/^[.!?\n]/.test(found)) words.push({ text: STOP, from, to });
    else if (/^[,;:()–— -]/.test(found)) words.push({ text: PAUSE, from, to });
    else if (/n't$|^(?:cannot|cant|wont|dont|doesnt|isnt|didnt|shouldnt)$/.test(found)) {
      words.push({ text: found.replace(/n?'?t$|not$/, ''), from, to }, { text: 'not', from: to, to });
    } else words.push({ text: found.replace(/'[a-z]*$/, ''), from, to });
  }
  return words;
}
