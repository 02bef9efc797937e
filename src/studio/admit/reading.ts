import { glossed } from './glossary.ts';
import { isProtective, readIntent } from './intent.ts';
import type { Concept, Lexicon } from './lexicon.ts';
import { HARMLESS, LEXICON, meant } from './lexicon.ts';
import { type Hit, readable, STOP, wordsOf } from './text.ts';

/** What the words of a text stand for, and where. */
export interface Reading {
  readonly words: readonly string[];
  readonly hits: ReadonlyMap<Concept, readonly Hit[]>;
}

const LONGEST_GAP = 3;

/** The place of the last word of a phrase that goes on at `at`, or -1. */
function endOf(rest: readonly string[], words: readonly string[], at: number, part = 0): number {
  if (part === rest.length) return at - 1;
  const wanted = rest[part] ?? '';
  if (wanted !== '_') return words[at] === wanted ? endOf(rest, words, at + 1, part + 1) : -1;
  for (let gap = 0; gap <= LONGEST_GAP; gap++) {
    if (gap > 0 && (at + gap > words.length || words[at + gap - 1] === STOP)) return -1;
    const end = endOf(rest, words, at + gap, part + 1);
    if (end >= 0) return end;
  }
  return -1;
}

function longestEnd<C extends string>(lexicon: Lexicon<C>, words: readonly string[], at: number): number {
  const phrases = lexicon.get(words[at] ?? '') ?? [];
  return phrases.reduce((longest, { rest }) => Math.max(longest, endOf(rest, words, at + 1)), -1);
}

/** Where harmless figures of speech stand: pairs of first and last place. */
export function idiomsIn(words: readonly string[]): Hit[] {
  const found: Hit[] = [];
  for (let at = 0; at < words.length; at++) {
    const to = longestEnd(HARMLESS, words, at);
    if (to < at) continue;
    found.push({ from: at, to });
    at = to;
  }
  return found;
}

/** The plainest words of a concept, which a story's prose is read for, belong to the wide concept of wishes too. */
const WIDER: readonly (readonly [strict: Concept, wide: Concept])[] = [
  ['lewd', 'porn'],
  ['suicide', 'selfkill'],
  ['selfcut', 'selfhurt'],
  ['bloody', 'gory'],
  ['narcotic', 'drug'],
];

/**
 * Reads a text: out of disguise, into English where need be, without idioms, and each word for what it stands for;
 * a story’s prose without asking what its writer is after.
 */
export function read(text: string, isProse = false): Reading {
  const words = glossed(wordsOf(readable(text)).map((word) => word.text)).map(meant);
  for (const { from, to } of idiomsIn(words)) words.fill('·', from, to + 1);
  const hits = new Map<Concept, Hit[]>();
  words.forEach((word, from) => {
    for (const { concept, rest } of LEXICON.get(word) ?? []) {
      const to = rest.length === 0 ? from : endOf(rest, words, from + 1);
      if (to < from) continue;
      const places = hits.get(concept) ?? [];
      places.push({ from, to });
      hits.set(concept, places);
    }
  });
  for (const [strict, wide] of WIDER) {
    const plain = hits.get(strict);
    if (plain !== undefined) hits.set(wide, [...(hits.get(wide) ?? []), ...plain]);
  }
  if (!isProse) readIntent(words, hits);
  // "He shot himself" is about himself, not about the next person who is named.
  const self = [...(hits.get('selfkill') ?? []), ...(hits.get('selfhurt') ?? [])];
  for (const concept of ['kill', 'killing', 'hurt'] as const) {
    const others = hits
      .get(concept)
      ?.filter((hit) => !self.some((own) => hit.from >= own.from && hit.to <= own.to));
    if (others !== undefined) hits.set(concept, others);
  }
  for (const concept of ['direct', 'howto', 'trained'] as const) {
    const harmful = hits.get(concept)?.filter(({ to }) => !isProtective(words.slice(to + 1, to + 4)));
    if (harmful !== undefined) hits.set(concept, harmful);
  }
  return { words, hits };
}

const NEGATIONS = new Set([
  'not',
  'never',
  'no',
  'nor',
  'without',
  'nobody',
  'isn',
  'against',
  'stop',
  'hardly',
]);

/** Whether a place is denied by one of the three words before it: "is not at all cool". */
export function isDenied(reading: Reading, at: number): boolean {
  for (let back = at - 1; back >= Math.max(0, at - 3); back--) {
    const word = reading.words[back] ?? '';
    if (word === STOP) return false;
    // "Without lights, what a thrill" denies the lights alone.
    if (NEGATIONS.has(word) && (word !== 'without' || back === at - 1)) return true;
  }
  return false;
}

/** Whether `first` and `second` stand within `gap` words of each other, `second` after `first` when `ordered`. */
export function near(
  reading: Reading,
  first: readonly Hit[],
  second: readonly Hit[],
  gap: number,
  ordered: boolean,
): readonly Hit[] {
  const together: Hit[] = [];
  for (const a of first) {
    for (const b of second) {
      const after = b.from - a.to;
      const before = a.from - b.to;
      // A word is not near itself; but it may stand between two others.
      const within = after <= 0 && before <= 0;
      if (within && (b.from <= a.from || b.to >= a.to)) continue;
      const close = within || (after > 0 ? after <= gap : !ordered && before <= gap);
      if (!close) continue;
      const [from, to] = [Math.min(a.from, b.from), Math.max(a.to, b.to)];
      if (gap < 30 && reading.words.slice(from, to).includes(STOP)) continue;
      together.push({ from, to });
    }
  }
  return together;
}
