import type { Sentence } from './words.ts';

/** What a letter takes at first, in milliseconds: a calm voice at 150 words a minute. */
const FIRST_GUESS_MS = 62;
/** Beyond these no voice is understood: a measure outside of them was a hiccup of the machine. */
const FASTEST_MS = 15;
const SLOWEST_MS = 300;
/** A word of one letter takes longer than a letter, and a comma is a breath. In letters. */
const EACH_WORD = 2;
const BREATH = 4;
const FULL_STOP = 8;
/** One or two words are too few to learn from: the silence around them counts for more. */
const WORDS_TO_LEARN_FROM = 3;

/** How fast a voice reads: guesses when each word is said, and learns from each sentence that it has heard out. */
export interface Pace {
  /** When each word begins, in milliseconds after the voice has begun the sentence. */
  beginnings(sentence: Sentence): readonly number[];
  /** Takes in how long a whole sentence took, in milliseconds. */
  learn(sentence: Sentence, took: number): void;
}

function partsOf({ text, words }: Sentence): number[] {
  return words.map(({ start, end }, index) => {
    const gap = text.slice(end, words[index + 1]?.start ?? end);
    const pause = /[.!?…]/.test(gap) ? FULL_STOP : /[,;:—–]/.test(gap) ? BREATH : 0;
    return end - start + EACH_WORD + pause;
  });
}

/** A pace that has heard nothing yet. */
export function createPace(): Pace {
  let perLetter = FIRST_GUESS_MS;
  let heard = false;
  return {
    beginnings(sentence) {
      let letters = 0;
      return partsOf(sentence).map((part) => {
        const begins = letters * perLetter;
        letters += part;
        return begins;
      });
    },
    learn(sentence, took) {
      if (sentence.words.length < WORDS_TO_LEARN_FROM) return;
      const measured = took / partsOf(sentence).reduce((sum, part) => sum + part, 0);
      if (measured < FASTEST_MS || measured > SLOWEST_MS) return;
      perLetter = heard ? (perLetter + measured) / 2 : measured;
      heard = true;
    },
  };
}
