import type { Span } from '../../../story/web/sentences.ts';
import type { Pace } from './pace.ts';
import type { Sentence } from './words.ts';

/** Once the engine reports word boundaries, the estimate waits this much longer before it moves on by itself. */
const MOST_STRETCH = 1.6;

/** Highlights the spoken words of one sentence, one by one. */
export interface WordHighlight {
  /** The voice has started: highlights the first word, and the others at the estimated pace. */
  start(): void;
  /** The engine reports the character that it has reached; the estimate continues from there. */
  reach(at: number): void;
  /** No further word is highlighted. */
  stop(): void;
}

/** A highlight for one sentence; `show` is called with each word as it is spoken. */
export function createWordHighlight(
  sentence: Sentence,
  pace: Pace,
  show: (word: Span) => void,
): WordHighlight {
  const { words } = sentence;
  const beginnings = pace.beginnings(sentence);
  let lit = -1;
  let hasBoundaries = false;
  let next: ReturnType<typeof setTimeout> | undefined;

  const showWord = (index: number) => {
    const word = words[index];
    clearTimeout(next);
    if (!word) return;
    if (index !== lit) show(word);
    lit = index;
    const gap = (beginnings[index + 1] ?? 0) - (beginnings[index] ?? 0);
    if (index + 1 < words.length)
      next = setTimeout(() => showWord(index + 1), gap * (hasBoundaries ? MOST_STRETCH : 1));
  };
  return {
    start: () => showWord(0),
    reach(at) {
      // Some engines report the quotation mark before a word, and some the space.
      const index = words.findIndex(({ end }) => at < end);
      if (index < 0) return;
      hasBoundaries ||= index > 0;
      showWord(index);
    },
    stop: () => clearTimeout(next),
  };
}
