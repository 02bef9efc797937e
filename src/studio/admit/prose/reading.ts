import { idiomsIn } from '../language/figures.ts';
import { hitsOf, lexiconOf } from '../language/phrases.ts';
import { corrected } from '../language/spelling.ts';
import { readable } from '../language/text.ts';
import { translated } from '../language/translations.ts';
import { type Hit, STOP, wordsOf } from '../language/words.ts';
import { CONCEPTS } from './concepts/all.ts';

export type Concept = keyof typeof CONCEPTS;

/** The words of a text and the concepts found in it, with their positions. */
export interface Reading {
  readonly words: readonly string[];
  readonly hits: ReadonlyMap<Concept, readonly Hit[]>;
}

const LEXICON = lexiconOf(CONCEPTS);

/** Undoes disguises, translates harmful words into English, removes figures of speech and looks up the concepts. */
export function read(text: string): Reading {
  const words = translated(wordsOf(readable(text)).map((word) => word.text)).map(corrected);
  for (const { from, to } of idiomsIn(words)) words.fill('·', from, to + 1);
  const hits = hitsOf(LEXICON, words);
  // "He shot himself" has no other victim, even when somebody is named next to it.
  const self = [...(hits.get('suicide') ?? []), ...(hits.get('selfcut') ?? [])];
  const others = hits
    .get('killing')
    ?.filter((hit) => !self.some((own) => hit.from >= own.from && hit.to <= own.to));
  if (others !== undefined) hits.set('killing', others);
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
