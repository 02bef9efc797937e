import { HERO } from '../../contract.ts';
import { idiomsIn } from '../language/figures.ts';
import { corrected } from '../language/spelling.ts';
import { readable } from '../language/text.ts';
import { translated } from '../language/translations.ts';
import { wordsOf } from '../language/words.ts';
import { HARMLESS_WORD, type Hits, hitsIn } from './hits.ts';

/** A prompt in words, with what is named in them. */
export interface Prompt {
  /** In lower case and undisguised, in English, with `.` and `,` for the pauses and a dot in place of figures of speech. */
  readonly words: readonly string[];
  readonly hits: Hits;
}

/** Several look at the same prompt, one after the other. */
let latest: { readonly text: string; readonly prompt: Prompt } | undefined;

/** Reads a prompt: undoes disguises, translates what could be harmful, and takes figures of speech out. */
export function readPrompt(text: string): Prompt {
  if (latest?.text !== text) latest = { text, prompt: readAnew(text) };
  return latest.prompt;
}

function readAnew(text: string): Prompt {
  const plain = readable(text.replaceAll(HERO, 'Child'));
  const words = translated(wordsOf(plain, true).map((word) => word.text)).map(corrected);
  for (const { from, to } of idiomsIn(words)) words.fill(HARMLESS_WORD, from, to + 1);
  return { words, hits: hitsIn(words) };
}
