import type { Spent } from '../desk.ts';
import { ModelFailure } from './failure.ts';

/** What one story may ask of providers, whatever goes wrong. */
const MOST = { text: 8, picture: 14 } as const;

/** Counts the calls and the money of one story, over all makers that it had. */
export interface Purse {
  /**
   * Takes leave for one call that may cost so much, in millionths of a US dollar.
   * @throws ModelFailure "spent" when the story has had its share, "shut" when these words were sent often enough.
   */
  take(kind: 'text' | 'picture', words: string, mayCostMicros: number): void;
  /** Says what a call has cost in the end. */
  pay(micros: number): void;
}

/** So often the same words are sent, at most, whoever is asked. */
const SAME_WORDS = 3;

export function openPurse(before: Spent, capMicros: number): Purse {
  const made = { text: before.texts, picture: before.pictures };
  const sent = new Map<string, number>();
  let paid = before.micros;
  return {
    take(kind, words, mayCostMicros) {
      const times = sent.get(words) ?? 0;
      if (times >= SAME_WORDS) throw new ModelFailure('shut', 'asked often enough in these words');
      sent.set(words, times + 1);
      if (made[kind] >= MOST[kind]) throw new ModelFailure('spent', `${made[kind]} ${kind} calls`);
      if (paid + mayCostMicros > capMicros) throw new ModelFailure('spent', 'the spending cap is reached');
      made[kind] += 1;
    },
    pay(micros) {
      paid += micros;
    },
  };
}
