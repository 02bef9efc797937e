import { readFileSync } from 'node:fs';

const FILE = new URL('./word-classes.json', import.meta.url);
let known: Readonly<Record<string, readonly number[]>> | undefined;

/**
 * The classes of a word, from coarse to fine: words that stand beside the same words in print share them, so that what is
 * learned of “hoover” is known of “vacuum”. Empty for a rare word. `tools/studio/understanding/word-classes.ts` made them.
 */
export function classesOf(word: string): readonly number[] {
  known ??= JSON.parse(readFileSync(FILE, 'utf8')) as Readonly<Record<string, readonly number[]>>;
  return (Object.hasOwn(known, word) && known[word]) || [];
}
