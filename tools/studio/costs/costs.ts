import { type AgeBand, WORD_RANGES } from '../../../src/studio/age-bands.ts';
import { costMicros, priceOf } from '../../../src/studio/models/providers/prices.ts';

/** A pair of models with known or assumed token counts. */
export interface Choice {
  readonly name: string;
  /** "provider:model" */
  readonly writer: string;
  readonly painter: string;
  /** Tokens per English word. */
  readonly tokensAWord: number;
  /** Reasoning tokens of each text call. */
  readonly thinking: number;
  /** Output tokens of one picture of 1024 × 1024 in medium quality. */
  readonly pictureTokens: number;
  /** Input tokens of such a picture as the reference. */
  readonly referenceTokens: number;
}

/** Most tokenizers make four tokens of three words; the tokenizer of newer Claude models makes 30% more. */
const PLAIN = 4 / 3;
const CLAUDE = PLAIN * 1.3;

export const CHOICES: readonly Choice[] = [
  {
    name: 'cheap',
    writer: 'openai:gpt-6-luna',
    painter: 'openai:gpt-image-2.5-flare',
    tokensAWord: PLAIN,
    thinking: 500,
    pictureTokens: 439,
    referenceTokens: 2200,
  },
  {
    name: 'balanced',
    writer: 'openai:gpt-6.1-terra',
    painter: 'google:gemini-nano-banana-2.1',
    tokensAWord: PLAIN,
    thinking: 500,
    pictureTokens: 1120,
    referenceTokens: 1120,
  },
  {
    name: 'best',
    writer: 'anthropic:claude-opus-5-5',
    painter: 'openai:gpt-image-2.6-sunburst',
    tokensAWord: CLAUDE,
    thinking: 2000,
    pictureTokens: 1756,
    referenceTokens: 2200,
  },
];

/** Assumptions about every story, independent of the models. */
export const ASSUMED = {
  /** Words of the instructions, the schema and the parent's prompt, sent with each text call. */
  promptWords: 1500,
  /** Words of the cast and the four briefs of a story. */
  briefWords: 450,
  /** Words of the plan, which is a separate call for 8-12. */
  planWords: 700,
  /** Share of stories of which a quarter is written again, in a call with the whole story as input. */
  repaired: 0.3,
  repairedShare: 0.25,
  /** Words of a picture's brief. */
  pictureWords: 250,
  pictures: 4,
  /** Share of pictures that are painted twice. */
  repainted: 0.1,
} as const;

/** Most calls of a story to providers (`budget.ts`). */
export const MOST_CALLS = { text: 8, picture: 14 } as const;

/** Words of an average story: the middle of the band's range. */
export const wordsOfBand = (band: AgeBand) => (WORD_RANGES[band][0] + WORD_RANGES[band][1]) / 2;

/** The average cost of a story in US dollars, including rewritten pages and repainted pictures. */
export function ordinaryCost(choice: Choice, band: AgeBand): { text: number; pictures: number; all: number } {
  const { promptWords, briefWords, planWords, repaired, repairedShare, pictures, repainted } = ASSUMED;
  const words = wordsOfBand(band);
  const planned = band === '8-12';
  const calls = [
    ...(planned ? [textCall(choice, promptWords, planWords + briefWords)] : []),
    textCall(
      choice,
      promptWords + (planned ? planWords + briefWords : 0),
      words + (planned ? 0 : briefWords),
    ),
    textCall(choice, promptWords + words, words * repairedShare) * repaired,
  ];
  const edits = pictures - 1;
  const painted = pictureCall(choice, false) + edits * pictureCall(choice, true);
  return together(sum(calls), painted * (1 + repainted));
}

/** The cost of a story that uses every allowed call, each for a whole story, with all calls charged. */
export function worstCost(choice: Choice, band: AgeBand): { text: number; pictures: number; all: number } {
  const { promptWords, briefWords, planWords } = ASSUMED;
  const words = wordsOfBand(band) + briefWords + planWords;
  const text = MOST_CALLS.text * textCall(choice, promptWords + words, words);
  return together(text, pictureCall(choice, false) + (MOST_CALLS.picture - 1) * pictureCall(choice, true));
}

const together = (text: number, pictures: number) => ({ text, pictures, all: text + pictures });
const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);

function textCall({ writer, tokensAWord, thinking }: Choice, wordsIn: number, wordsOut: number): number {
  const tokensOut = Math.round(wordsOut * tokensAWord) + thinking;
  return dollars(writer, Math.round(wordsIn * tokensAWord), tokensOut, 0);
}

function pictureCall({ painter, pictureTokens, referenceTokens }: Choice, withReference: boolean): number {
  const brief = Math.round(ASSUMED.pictureWords * PLAIN);
  return dollars(painter, brief + (withReference ? referenceTokens : 0), pictureTokens, 1);
}

/** @throws Error when the model has no listed price */
function dollars(ref: string, tokensIn: number, tokensOut: number, pictures: number): number {
  const cut = ref.indexOf(':');
  const price = priceOf(ref.slice(0, cut), ref.slice(cut + 1));
  const micros = price && costMicros(price, { tokensIn, tokensCached: 0, tokensOut, pictures });
  if (micros === undefined) throw new Error(`the price of ${ref} is not known`);
  return micros / 1_000_000;
}
