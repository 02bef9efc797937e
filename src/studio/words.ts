import { HERO } from './contract.ts';

const WORD = /[\p{L}\p{N}\p{M}]+(?:['’\-‑][\p{L}\p{N}\p{M}]+)*/gu;

/** The words of a text: runs of letters and digits, with apostrophes and hyphens inside a word. */
export function wordsOf(text: string): string[] {
  return text.match(WORD) ?? [];
}

/** Number of words in a text. `HERO` counts as one word, with or without a possessive. */
export function countWords(text: string): number {
  return wordsOf(text.replaceAll(HERO, 'Hero')).length;
}

/**
 * Replaces `HERO` with the real name; a possessive `⟦hero⟧’s` becomes `James’s`, `Mia’s`.
 * The name is inserted literally, whatever characters it contains.
 */
export function nameHero(text: string, name: string): string {
  return text.split(HERO).join(name);
}

/**
 * The sentences of a text in order, with their quotation marks. Speech followed by a lower-case letter
 * (“Stop!” said Mia.) stays in one sentence; a new paragraph always starts a new one.
 */
export function sentencesOf(text: string): string[] {
  return text
    .split(/\n+/)
    .flatMap((paragraph) => sentencesOfParagraph(paragraph.trim()))
    .filter((sentence) => /[\p{L}\p{N}]/u.test(sentence));
}

const END = /[.!?…]+["”’')\]]*(?=\s|$)/gu;
const ABBREVIATION = /\b(?:Mr|Mrs|Ms|Dr|St)\.$/;

function sentencesOfParagraph(paragraph: string): string[] {
  const found: string[] = [];
  let start = 0;
  for (const match of paragraph.matchAll(END)) {
    const end = match.index + match[0].length;
    const sentence = paragraph.slice(start, end);
    const continues = /^\s+[\p{Ll}—–]/u.test(paragraph.slice(end));
    if (continues || ABBREVIATION.test(sentence)) continue;
    found.push(sentence.trim());
    start = end;
  }
  const rest = paragraph.slice(start).trim();
  if (rest !== '') found.push(rest);
  return found;
}

/** A word so that it stands for itself in a regular expression. */
export const escaped = (word: string): string => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
