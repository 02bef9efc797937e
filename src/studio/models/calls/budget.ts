import type { Spent } from '../../generation-context.ts';
import { ModelFailure } from './failure.ts';

/** Most calls to providers that one story may make. */
const MAX_CALLS = { text: 8, picture: 14 } as const;

/** Counts the calls and the cost of one story over all its attempts. */
export interface Budget {
  /**
   * Counts one call and reserves what it may cost, in millionths of a US dollar. Returns a function to be called once
   * with the final cost.
   * @throws ModelFailure "spent" when a limit of the story is reached, "shut" when the same text was sent too often
   */
  reserve(kind: 'text' | 'picture', words: string, reservedMicros: number): (micros: number) => void;
}

/** How often the same text may be sent to a model. */
const MAX_REPEATS = 3;

export function openBudget(before: Spent, capMicros: number): Budget {
  const calls = { text: before.texts, picture: before.pictures };
  const sent = new Map<string, number>();
  let spentMicros = before.micros;
  return {
    reserve(kind, words, reservedMicros) {
      const times = sent.get(words) ?? 0;
      if (times >= MAX_REPEATS) throw new ModelFailure('shut', 'asked often enough in these words');
      if (calls[kind] >= MAX_CALLS[kind]) throw new ModelFailure('spent', `${calls[kind]} ${kind} calls`);
      if (spentMicros + reservedMicros > capMicros)
        throw new ModelFailure('spent', 'the spending cap is reached');
      sent.set(words, times + 1);
      calls[kind] += 1;
      // Reserved now, since other calls run at the same time.
      spentMicros += reservedMicros;
      return (micros) => {
        spentMicros += micros - reservedMicros;
      };
    },
  };
}
