import { randomUUID } from 'node:crypto';
import type { LanguageModelUsage } from 'ai';
import type { ModelCall } from '../contract.ts';
import type { Desk } from '../desk.ts';
import { costMicros, priceOf } from './prices.ts';
import type { Purse } from './purse.ts';
import { type ModelRef, type ModelSettings, nameOf } from './settings.ts';

/** One call that is under way. */
export interface Entry {
  /** What the provider says that it used. */
  used(usage: Pick<LanguageModelUsage, 'inputTokens' | 'outputTokens'> & Partial<LanguageModelUsage>): void;
  /** Writes the call down. Where the provider said nothing, its tokens are reckoned from the words. */
  close(outcome: string, answer?: string, pictures?: number): Promise<void>;
}

/** Writes down what a story's calls cost, and refuses a call that the story may not make any more. */
export interface Ledger {
  /** @throws ModelFailure "spent" or "shut" */
  open(kind: 'text' | 'picture', purpose: string, ref: ModelRef, words: string): Entry;
}

/** English runs to about four characters a token; good enough for a call whose provider never told. */
const CHARACTERS_A_TOKEN = 4;
/** Output tokens that a text, or a square picture of medium quality, may come to; for the spending cap only. */
const MAY_COME_TO = { text: 8000, picture: 1800 } as const;
/** Outcomes after which a provider may well have worked, and ask to be paid, although nothing came here. */
const MAYBE_PAID = ['stalled', 'ended', 'dropped'];

export function openLedger(desk: Desk, purse: Purse, settings: ModelSettings): Ledger {
  return {
    open(kind, purpose, ref, words) {
      const price = priceOf(ref.provider, ref.model, settings.prices);
      const asked = Math.ceil(words.length / CHARACTERS_A_TOKEN);
      const cost = (tokensIn: number, tokensCached: number, tokensOut: number, pictures: number) =>
        price && (costMicros(price, { tokensIn, tokensCached, tokensOut, pictures }) ?? undefined);
      const mayCost = cost(asked, 0, MAY_COME_TO[kind], kind === 'picture' ? 1 : 0) ?? 0;
      const settle = purse.take(kind, `${nameOf(ref)}\n${words}`, mayCost);
      const begun = performance.now();
      const blank: ModelCall = {
        id: randomUUID(),
        kind,
        purpose,
        provider: ref.provider,
        model: ref.model,
        tokensIn: 0,
        tokensCached: 0,
        tokensOut: 0,
        pictures: 0,
        costMicros: 0,
        outcome: 'begun',
        ms: 0,
      };
      // Written down before it ends, so that a crash does not make the next maker forget it.
      const written = desk.note(blank);
      let told: Parameters<Entry['used']>[0] | undefined;
      return {
        used(usage) {
          told = usage;
        },
        async close(outcome, answer = '', pictures = 0) {
          // An answer that never began was not worked on; one that was cut off was, and is paid for.
          const worked = answer !== '' || pictures > 0 || told !== undefined;
          const tokensIn = told?.inputTokens ?? (worked ? asked : 0);
          const tokensOut = told?.outputTokens ?? Math.ceil(answer.length / CHARACTERS_A_TOKEN);
          const tokensCached = told?.inputTokenDetails?.cacheReadTokens ?? 0;
          const micros = worked ? cost(tokensIn, tokensCached, tokensOut, pictures) : 0;
          settle(!worked && MAYBE_PAID.includes(outcome) ? mayCost : (micros ?? 0));
          const ms = Math.round(performance.now() - begun);
          await written;
          await desk.note({
            ...blank,
            tokensIn,
            tokensCached,
            tokensOut,
            pictures,
            costMicros: micros,
            outcome,
            ms,
          });
        },
      };
    },
  };
}
