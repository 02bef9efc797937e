import { type AgeBand, WORD_RANGES } from '../contract.ts';
import { costMicros, priceOf } from './prices.ts';

/** A pair of models to be judged by its cost, with what is known or assumed of how they count. */
export interface Choice {
  readonly name: string;
  /** "provider:model" */
  readonly writer: string;
  readonly painter: string;
  /** Tokens for each word of English. */
  readonly tokensAWord: number;
  /** Tokens of thinking in each call for text. */
  readonly thinking: number;
  /** Tokens of one picture of 1024 × 1024 in medium quality, as it comes out. */
  readonly pictureTokens: number;
  /** Tokens of such a picture when it goes in as the reference. */
  readonly referenceTokens: number;
}

/** Three words are four tokens with most tokenizers; that of the newer Claude models makes 30% more of them. */
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

/** What is assumed of every story, whichever models make it. */
export const ASSUMED = {
  /** Words of the instructions, the schema and the wish, sent with each call for text. */
  promptWords: 1500,
  /** Words of the cast and the four briefs, which come with every story. */
  briefWords: 450,
  /** Words of the plan, which is a call of its own for the oldest. */
  planWords: 700,
  /** Of so many stories one page in four is written once more, with the whole story before the model's eyes. */
  repaired: 0.3,
  repairedShare: 0.25,
  /** Words of a picture's brief. */
  pictureWords: 250,
  pictures: 4,
  /** Of so many pictures one is painted twice. */
  repainted: 0.1,
} as const;

/** The most that a story may ask of providers (`purse.ts`). */
export const MOST_CALLS = { text: 8, picture: 14 } as const;

/** Stories of the middle of their band's range. */
export const wordsOfBand = (band: AgeBand) => (WORD_RANGES[band][0] + WORD_RANGES[band][1]) / 2;

/** What an ordinary story costs in US dollars: its share of repairs and of pictures painted twice included. */
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

/** What a story costs when it uses every call that it may make, each for a whole story, and all are charged. */
export function worstCost(choice: Choice, band: AgeBand): { text: number; pictures: number; all: number } {
  const { promptWords, briefWords, planWords } = ASSUMED;
  const words = wordsOfBand(band) + briefWords + planWords;
  const text = MOST_CALLS.text * textCall(choice, promptWords + words, words);
  return together(text, pictureCall(choice, false) + (MOST_CALLS.picture - 1) * pictureCall(choice, true));
}

const together = (text: number, pictures: number) => ({ text, pictures, all: text + pictures });
const sum = (parts: readonly number[]) => parts.reduce((total, part) => total + part, 0);

function textCall({ writer, tokensAWord, thinking }: Choice, wordsIn: number, wordsOut: number): number {
  const tokensOut = Math.round(wordsOut * tokensAWord) + thinking;
  return dollars(writer, Math.round(wordsIn * tokensAWord), tokensOut, 0);
}

function pictureCall({ painter, pictureTokens, referenceTokens }: Choice, withReference: boolean): number {
  const brief = Math.round(ASSUMED.pictureWords * PLAIN);
  return dollars(painter, brief + (withReference ? referenceTokens : 0), pictureTokens, 1);
}

/** @throws Error when the model is not on the list: a report must not guess. */
function dollars(ref: string, tokensIn: number, tokensOut: number, pictures: number): number {
  const cut = ref.indexOf(':');
  const price = priceOf(ref.slice(0, cut), ref.slice(cut + 1));
  const micros = price && costMicros(price, { tokensIn, tokensCached: 0, tokensOut, pictures });
  if (micros === undefined) throw new Error(`the price of ${ref} is not known`);
  return micros / 1_000_000;
}
