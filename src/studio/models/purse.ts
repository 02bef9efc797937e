import type { Spent } from '../desk.ts';
import { ModelFailure } from './failure.ts';

/** What one story may ask of providers, whatever goes wrong. */
const MOST = { text: 8, picture: 14 } as const;

/** Counts the calls and the money of one story, over all makers that it had. */
export interface Purse {
  /**
   * Takes leave for one call, and lays aside what it may cost, in millionths of a US dollar. Returns what is to be
   * called, once, with what it has cost in the end.
   * @throws ModelFailure "spent" when the story has had its share, "shut" when these words were sent often enough.
   */
  take(kind: 'text' | 'picture', words: string, mayCostMicros: number): (micros: number) => void;
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
      if (made[kind] >= MOST[kind]) throw new ModelFailure('spent', `${made[kind]} ${kind} calls`);
      if (paid + mayCostMicros > capMicros) throw new ModelFailure('spent', 'the spending cap is reached');
      sent.set(words, times + 1);
      made[kind] += 1;
      // Others are under way at the same time: what this one may cost is not theirs to spend.
      paid += mayCostMicros;
      return (micros) => {
        paid += micros - mayCostMicros;
      };
    },
  };
}
