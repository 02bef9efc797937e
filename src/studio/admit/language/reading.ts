import { isProtective, readIntent } from './intent.ts';
import type { Concept, Lexicon } from './lexicon.ts';
import { corrected, HARMLESS, LEXICON } from './lexicon.ts';
import { type Hit, readable, STOP, wordsOf } from './text.ts';
import { translated } from './translations.ts';

/** The words of a text and the concepts found in it, with their positions. */
export interface Reading {
  readonly words: readonly string[];
  readonly hits: ReadonlyMap<Concept, readonly Hit[]>;
}

const LONGEST_GAP = 3;

/** Index of the last word of a phrase that continues at `at`, or -1. */
function endOf(rest: readonly string[], words: readonly string[], at: number, index = 0): number {
  if (index === rest.length) return at - 1;
  const wanted = rest[index] ?? '';
  if (wanted !== '_') return words[at] === wanted ? endOf(rest, words, at + 1, index + 1) : -1;
  for (let gap = 0; gap <= LONGEST_GAP; gap++) {
    if (gap > 0 && (at + gap > words.length || words[at + gap - 1] === STOP)) return -1;
    const end = endOf(rest, words, at + gap, index + 1);
    if (end >= 0) return end;
  }
  return -1;
}

function longestEnd<C extends string>(lexicon: Lexicon<C>, words: readonly string[], at: number): number {
  const phrases = lexicon.get(words[at] ?? '') ?? [];
  return phrases.reduce((longest, { rest }) => Math.max(longest, endOf(rest, words, at + 1)), -1);
}

/** Positions of harmless figures of speech. */
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

/** Strict concepts, used for prose, that also count as the wider concept, used for prompts. */
const WIDER: readonly (readonly [strict: Concept, wide: Concept])[] = [
  ['lewd', 'porn'],
  ['suicide', 'selfkill'],
  ['selfcut', 'selfhurt'],
  ['bloody', 'gory'],
  ['narcotic', 'drug'],
];

/**
 * Analyses a text: undoes obfuscation, translates harmful words into English, removes idioms and looks up the concepts.
 * The intent is not analysed in the prose of a story.
 */
export function read(text: string, isProse = false): Reading {
  const words = translated(wordsOf(readable(text)).map((word) => word.text)).map(corrected);
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
  // "He shot himself" has no other victim, even when somebody is named next to it.
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

/** Whether one of the three words before a position negates it: "is not at all cool". */
export function isDenied(reading: Reading, at: number): boolean {
  for (let back = at - 1; back >= Math.max(0, at - 3); back--) {
    const word = reading.words[back] ?? '';
    if (word === STOP) return false;
    // "Without lights, what a thrill" negates the next word only.
    if (NEGATIONS.has(word) && (word !== 'without' || back === at - 1)) return true;
  }
  return false;
}

/** Spans where a hit of `first` and one of `second` are within `gap` words, `second` after `first` when `ordered`. */
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
      // A word is not near itself, but it may be inside the span of two others.
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
