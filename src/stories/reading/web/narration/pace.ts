import type { Sentence } from './words.ts';

/** Initial time per letter, in milliseconds: a calm voice at 150 words a minute. */
const FIRST_GUESS_MS = 62;
/** No voice is intelligible beyond these limits: such a measurement is an error. */
const FASTEST_MS = 15;
const SLOWEST_MS = 300;
/** A word takes longer than its letters, and punctuation adds a pause. In letters. */
const EACH_WORD = 2;
const BREATH = 4;
const FULL_STOP = 8;
/** One or two words are too few to learn from: the silence around them outweighs them. */
const WORDS_TO_LEARN_FROM = 3;

/** The pace of a voice: estimates when each word is spoken, and learns from each completed sentence. */
export interface Pace {
  /** When each word starts, in milliseconds after the start of the sentence. */
  beginnings(sentence: Sentence): readonly number[];
  /** Learns from the duration of a whole sentence, in milliseconds. */
  learn(sentence: Sentence, took: number): void;
}

function weightsOf({ text, words }: Sentence): number[] {
  return words.map(({ start, end }, index) => {
    const gap = text.slice(end, words[index + 1]?.start ?? end);
    const pause = /[.!?…]/.test(gap) ? FULL_STOP : /[,;:—–]/.test(gap) ? BREATH : 0;
    return end - start + EACH_WORD + pause;
  });
}

/** A pace that has learned nothing yet. */
export function createPace(): Pace {
  let perLetter = FIRST_GUESS_MS;
  let hasLearned = false;
  return {
    beginnings(sentence) {
      let letters = 0;
      return weightsOf(sentence).map((weight) => {
        const begins = letters * perLetter;
        letters += weight;
        return begins;
      });
    },
    learn(sentence, took) {
      if (sentence.words.length < WORDS_TO_LEARN_FROM) return;
      const measured = took / weightsOf(sentence).reduce((sum, weight) => sum + weight, 0);
      if (measured < FASTEST_MS || measured > SLOWEST_MS) return;
      perLetter = hasLearned ? (perLetter + measured) / 2 : measured;
      hasLearned = true;
    },
  };
}
