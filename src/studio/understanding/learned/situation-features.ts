import { SITUATIONS } from '../situations.ts';
import { cueText } from '../text.ts';
import { classesOf } from './word-classes.ts';

const WORD = /\p{L}+|0/gu;
const STEM = 5;
/** Of the three grains of classes the middle one. */
const MIDDLE = 1;
const FIRST_WORDS = 4;

/**
 * What the situation of a prompt is learned from: its words, their stems and classes, pairs that stand together, and the cues
 * of the situations, so that what is learned is how far each is to be trusted. Each once, in a fixed order.
 */
export function situationFeatures(text: string): readonly string[] {
  const cues = cueText(text);
  const words = cues.replace(/\d+/g, '0').match(WORD) ?? [];
  const found = new Set<string>(['bias', words.length < 6 ? 'short' : words.length < 30 ? 'usual' : 'long']);
  words.forEach((word, index) => {
    const classes = classesOf(word);
    const before = words[index - 1] ?? '^';
    const classBefore = classesOf(before)[MIDDLE];
    found.add(word);
    if (word.length > STEM) found.add(`${word.slice(0, STEM)}-`);
    for (const [grain, one] of classes.entries()) found.add(`${'~'.repeat(grain + 1)}${one}`);
    if (index > 0) found.add(`${before} ${word}`);
    if (classes.length > 0) found.add(`${before} ~~${classes[MIDDLE]}`);
    if (classBefore !== undefined) found.add(`~~${classBefore} ${word}`);
    if (index < FIRST_WORDS) found.add(`^${word}`);
  });
  for (const { id, strong, weak } of SITUATIONS) {
    if (cues.search(strong) >= 0) found.add(`!${id}`);
    if (weak && cues.search(weak) >= 0) found.add(`?${id}`);
  }
  return [...found];
}
