import type { Span } from '../sentences.ts';
import type { Pace } from './pace.ts';
import type { Sentence } from './words.ts';

/** Once the engine itself says where it is, the guess waits so much longer before it runs ahead of it. */
const PATIENCE = 1.6;

/** The light that goes along with the voice, word by word through one sentence. */
export interface Lamp {
  /** The voice has begun: the first word is lit and the others follow at the guessed pace. */
  begin(): void;
  /** The engine says which character it is at; the guess goes on from there. */
  reach(at: number): void;
  /** No further word is lit. */
  out(): void;
}

/** A lamp for one sentence; `light` is told each word as it is said. */
export function createLamp(sentence: Sentence, pace: Pace, light: (word: Span) => void): Lamp {
  const { words } = sentence;
  const beginnings = pace.beginnings(sentence);
  let lit = -1;
  let told = false;
  let next: ReturnType<typeof setTimeout> | undefined;

  const show = (index: number) => {
    const word = words[index];
    clearTimeout(next);
    if (!word) return;
    if (index !== lit) light(word);
    lit = index;
    const gap = (beginnings[index + 1] ?? 0) - (beginnings[index] ?? 0);
    if (index + 1 < words.length) next = setTimeout(() => show(index + 1), gap * (told ? PATIENCE : 1));
  };
  return {
    begin: () => show(0),
    reach(at) {
      // Some engines point at the quotation mark before a word, and some at the space.
      const index = words.findIndex(({ end }) => at < end);
      if (index < 0) return;
      told ||= index > 0;
      show(index);
    },
    out: () => clearTimeout(next),
  };
}
