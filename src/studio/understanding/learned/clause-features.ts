import { chancesOf, type LinearModel } from './linear.ts';
import { situationFeatures } from './situation-features.ts';
import { classesOf } from './word-classes.ts';

/** A sentence that was made from a prompt, with what it was made from. */
export interface StatedClause {
  /** With the hero’s slots, in the past. */
  readonly stated: string;
  /** The words of the prompt from which it was made, as they stood. */
  readonly source: string;
  readonly prompt: string;
  /** The class of the prompt in the model of the situations. */
  readonly situation: string;
}

const MIDDLE = 1;
const SLOT = /\{hero(?:\.(\w+))?\}/g;

/**
 * What is learned from about whether a sentence can stand in a story: its words and their classes, who does what in it, how
 * much of its source and of the prompt it has, and how much it speaks for what the prompt is about.
 */
export function clauseFeatures(clause: StatedClause, situations: LinearModel): readonly string[] {
  const { stated, source, prompt, situation } = clause;
  const found = new Set<string>(['bias']);
  const shown = stated.replace(SLOT, (_, form?: string) => (form ? `hero${form}` : 'hero'));
  const words = shown.toLowerCase().match(/[\p{L}’']+/gu) ?? [];
  words.forEach((word, index) => {
    const before = words[index - 1] ?? '^';
    const ofClass = classesOf(word)[MIDDLE];
    found.add(word);
    found.add(`${before} ${word}`);
    if (ofClass !== undefined) {
      found.add(`~${ofClass}`);
      found.add(`${before} ~${ofClass}`);
    }
    if (index < 3) found.add(`^${index}${word}`);
    if (index === words.length - 1) found.add(`$${word}`);
  });
  const unknown = words.filter(
    (word) => !/^hero/.test(word) && /^[a-z]+$/.test(word) && classesOf(word).length === 0,
  );
  found.add(`unknown:${Math.min(3, unknown.length)}`);
  found.add(
    `starts:${/^\{hero\}/.test(stated) ? 'hero' : /^\{hero\.their/i.test(stated) ? 'their' : (words[0] ?? '')}`,
  );
  found.add(`heroes:${Math.min(3, stated.match(SLOT)?.length ?? 0)}`);
  found.add(`words:${Math.min(12, Math.floor(words.length / 2))}`);
  const own = source.match(/\p{L}[\p{L}’']*/gu) ?? [];
  const all = prompt.match(/\p{L}[\p{L}’']*/gu) ?? [];
  found.add(`of source:${Math.min(5, Math.round((5 * words.length) / Math.max(1, own.length)))}`);
  found.add(`of prompt:${Math.round((5 * own.length) / Math.max(1, all.length))}`);
  found.add(`prompt:${Math.min(8, Math.floor(all.length / 6))}`);
  const isCut = !endsAlike(words, own);
  if (isCut) {
    const last = words.at(-1) ?? '';
    const at = own.findLastIndex((word) => word.toLowerCase() === last);
    found.add('cut');
    found.add(`cut before ${(own[at + 1] ?? '?').toLowerCase()}`);
  }
  const start = Math.max(0, prompt.indexOf(source.slice(0, 12)));
  found.add(`from:${Math.min(4, Math.floor((5 * start) / Math.max(1, prompt.length)))}`);
  found.add(start === 0 ? 'first' : 'later');
  const chances = chancesOf(situationFeatures(shown), situations);
  const rank = Math.max(
    0,
    chances.findIndex(({ label }) => label === situation),
  );
  found.add(`about:${rank === 0 ? 0 : rank < 3 ? 1 : rank < 10 ? 2 : 3}`);
  found.add(`about:${rank === 0 ? 0 : rank < 5 ? 1 : 2}|${isCut ? 'cut' : 'whole'}`);
  found.add(`kind:${situation}`);
  if (/["“”/()…0-9]/.test(stated)) found.add('signs');
  if (/\p{Lu}/u.test(stated.slice(1).replace(SLOT, ''))) found.add('capitals');
  return [...found];
}

const endsAlike = (words: readonly string[], own: readonly string[]): boolean => {
  const last = (own.at(-1) ?? '').toLowerCase().replace(/'/g, '’');
  return words.at(-1)?.replace(/'/g, '’') === last || /^(?:he|she|him|her|his|himself|herself)$/.test(last);
};
