import type { LanguageModelUsage } from 'ai';
import type { ModelCall } from '../contract.ts';
import type { Desk } from '../desk.ts';
import { costMicros, priceOf } from './prices.ts';
import type { Purse } from './purse.ts';
import type { ModelRef, ModelSettings } from './settings.ts';

/** One call that is under way. */
export interface Entry {
  /** What the provider says that it used. */
  used(usage: Pick<LanguageModelUsage, 'inputTokens' | 'outputTokens'> & Partial<LanguageModelUsage>): void;
  /** Writes the call down. Where the provider said nothing, its tokens are reckoned from the words. */
  close(outcome: string, answer?: string, pictures?: number): Promise<void>;
}

/** Writes down what a story's calls cost, and refuses a call that the story may not make any more. */
export interface Ledger {
  /** @throws ModelFailure "spent" */
  open(
    kind: 'text' | 'picture' | 'moderation',
    purpose: string,
    ref: { readonly provider: string; readonly model: string },
    sent: { readonly words: string },
  ): Entry;
}

/** English runs to about four characters a token; good enough for a call whose provider never told. */
const CHARACTERS_A_TOKEN = 4;
/** Output tokens that a text, or a square picture of medium quality, may come to; for the spending cap only. */
const MAY_COME_TO = { text: 8000, picture: 1800 } as const;

export function openLedger(desk: Desk, purse: Purse, settings: ModelSettings): Ledger {
  return {
    open(kind, purpose, ref: Pick<ModelRef, 'model'> & { provider: string }, sent) {
      const price = kind === 'moderation' ? undefined : priceOf(ref.provider, ref.model, settings.prices);
      const asked = Math.ceil(sent.words.length / CHARACTERS_A_TOKEN);
      const cost = (tokensIn: number, tokensCached: number, tokensOut: number, pictures: number) =>
        price && (costMicros(price, { tokensIn, tokensCached, tokensOut, pictures }) ?? undefined);
      if (kind !== 'moderation')
        purse.take(
          kind,
          `${ref.provider}:${ref.model}\n${sent.words}`,
          cost(asked, 0, MAY_COME_TO[kind], kind === 'picture' ? 1 : 0) ?? 0,
        );
      const begun = performance.now();
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
          const micros =
            kind === 'moderation' || !worked ? 0 : cost(tokensIn, tokensCached, tokensOut, pictures);
          purse.pay(micros ?? 0);
          const call: ModelCall = {
            kind,
            purpose,
            provider: ref.provider,
            model: ref.model,
            tokensIn,
            tokensCached,
            tokensOut,
            pictures,
            costMicros: micros,
            outcome,
            ms: Math.round(performance.now() - begun),
          };
          await desk.note(call);
        },
      };
    },
  };
}
