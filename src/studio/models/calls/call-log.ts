import { randomUUID } from 'node:crypto';
import type { LanguageModelUsage } from 'ai';
import type { ModelCall } from '../../contract.ts';
import type { GenerationContext } from '../../generation-context.ts';
import { costMicros, priceOf } from '../providers/prices.ts';
import { type ModelRef, type ModelSettings, nameOf } from '../providers/settings.ts';
import type { Budget } from './budget.ts';

/** A call that is running. */
export interface Entry {
  /** Records the usage that the provider reported. */
  recordUsage(
    usage: Pick<LanguageModelUsage, 'inputTokens' | 'outputTokens'> & Partial<LanguageModelUsage>,
  ): void;
  /** Records the end of the call. Tokens are estimated from the text when the provider reported none. */
  close(outcome: string, answer?: string, pictures?: number): Promise<void>;
}

/** Records a story's calls with their cost and enforces the limits of the story. */
export interface CallLog {
  /** @throws ModelFailure "spent" or "shut" */
  open(kind: 'text' | 'picture', purpose: string, ref: ModelRef, words: string): Entry;
}

/** Estimate for English text, for calls whose provider reported no usage. */
const CHARACTERS_PER_TOKEN = 4;
/** Estimated output tokens of a text or a square picture of medium quality; for the spending cap only. */
const EXPECTED_OUTPUT_TOKENS = { text: 8000, picture: 1800 } as const;
/** Outcomes after which a provider may charge for the call although no answer arrived. */
const POSSIBLY_CHARGED = ['stalled', 'ended', 'dropped'];

export function openCallLog(context: GenerationContext, budget: Budget, settings: ModelSettings): CallLog {
  return {
    open(kind, purpose, ref, words) {
      const price = priceOf(ref.provider, ref.model, settings.prices);
      const promptTokens = Math.ceil(words.length / CHARACTERS_PER_TOKEN);
      const cost = (tokensIn: number, tokensCached: number, tokensOut: number, pictures: number) =>
        price && (costMicros(price, { tokensIn, tokensCached, tokensOut, pictures }) ?? undefined);
      const reservedMicros =
        cost(promptTokens, 0, EXPECTED_OUTPUT_TOKENS[kind], kind === 'picture' ? 1 : 0) ?? 0;
      const charge = budget.reserve(kind, `${nameOf(ref)}\n${words}`, reservedMicros);
      const start = performance.now();
      const call: ModelCall = {
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
      // Recorded before it ends, so that the call still counts after a crash.
      const written = context.note(call);
      let reported: Parameters<Entry['recordUsage']>[0] | undefined;
      return {
        recordUsage(usage) {
          reported = usage;
        },
        async close(outcome, answer = '', pictures = 0) {
          // A call without any answer is not charged; one that was cut off is.
          const isWorkedOn = answer !== '' || pictures > 0 || reported !== undefined;
          const tokensIn = reported?.inputTokens ?? (isWorkedOn ? promptTokens : 0);
          const tokensOut = reported?.outputTokens ?? Math.ceil(answer.length / CHARACTERS_PER_TOKEN);
          const tokensCached = reported?.inputTokenDetails?.cacheReadTokens ?? 0;
          const micros = isWorkedOn ? cost(tokensIn, tokensCached, tokensOut, pictures) : 0;
          charge(!isWorkedOn && POSSIBLY_CHARGED.includes(outcome) ? reservedMicros : (micros ?? 0));
          const ms = Math.round(performance.now() - start);
          await written;
          await context.note({
            ...call,
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
