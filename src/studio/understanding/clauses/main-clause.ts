import { goodChance } from '../learned/clause.ts';
import { relationOf } from '../relations/lexicon.ts';
import { isPrintable } from './printable.ts';
import type { Cast } from './references.ts';
import { segmentsOf, withChild } from './segments.ts';
import { sentencesOf, type Token } from './tokens.ts';
import { Turner } from './turner.ts';

const LEFT_OVER =
  /\b(?:I|me|my|we|us|our|(?<!thank )you|your|is|are|has|does|doesn’t|don’t|can|can’t|will|won’t|isn’t|aren’t|hasn’t|haven’t|(?:mothers|fathers) day|story|stories|topic|book|(?<!sa(?:y|ying|id) )please)\b|["/…]|^[Nn]obody had died|’s been|\bstill there$|’(?:ll|ve|re|d|m)\b/;
const MOST_WORDS = 28;

/** Whether a request for a story, and not what happened: “I would love a story …”. */
const REQUEST =
  /\b(?:story|stories|book|something (?:funny|nice|gentle|sweet)|(?:please|can you|could you|would you) (?:write|do|make)|write (?:me|us|a|something)|make (?:him|her) (?:an?|the)|wants? to be an?)\b/i;

/** A sentence is good where it is likelier than this to be: `npm run studio:learn`. */
export const LEAST_GOOD = 0.6;
/** Where somebody died, is ill or has gone, nothing may be said that is only probably true. */
const LEAST_GOOD_IN_GRIEF = 0.85;
const GRIEF =
  /-died$|^dying|-ill$|-away$|prison|deployment|divorce|two-homes|adoption|^other:(?:lost-someone|away-or-ill|grown-ups-change)/;

/**
 * The sentence of a parent that says what the matter is, in the past and with slots; undefined where none stands with
 * certainty. `about` is the situation or kind of story of the prompt.
 */
export function readMainClause(text: string, about: string, cast: Cast): string | undefined {
  const found = statedIn(text, cast)
    .filter(({ stated }) => isPrintable(stated))
    .map(({ stated, source }) => ({
      stated,
      chance: goodChance({ stated, source, prompt: text, situation: about }),
    }));
  const [best] = found
    .filter(({ chance }) => chance >= (GRIEF.test(about) ? LEAST_GOOD_IN_GRIEF : LEAST_GOOD))
    .sort((a, b) => b.chance - a.chance);
  return best?.stated;
}

/** Every sentence that can be made of a prompt, with the words that it was made of. */
export function statedIn(
  text: string,
  cast: Cast,
): readonly { readonly stated: string; readonly source: string }[] {
  const found = candidatesIn(text, cast).flatMap((tokens) => {
    const stated = turnedSentence(tokens, cast);
    const start = tokens[0]?.start ?? 0;
    const source = text.slice(start, endOf(tokens));
    return stated === undefined || isHalf(text.slice(0, start), source) ? [] : [{ stated, source }];
  });
  return found.filter(({ stated }, at) => found.findIndex((one) => one.stated === stated) === at);
}

/** “Since Mum and | Dad were killed”: whose other half is left behind. */
const isHalf = (before: string, source: string): boolean =>
  /\p{L} and $/u.test(before) && /^(?:\S+ ){1,2}(?:were|are|have|do)\b/.test(source);

const endOf = (tokens: readonly Token[]): number => {
  const last = tokens.at(-1);
  return last ? last.start + last.text.length : 0;
};

/** Every sentence, or the clauses of it that stand by themselves where it cannot be turned as a whole. */
const candidatesIn = (text: string, cast: Cast): readonly (readonly Token[])[] =>
  sentencesOf(text).flatMap((sentence) => {
    const tokens = withChild(sentence);
    return turnedSentence(tokens, cast) !== undefined ? [tokens] : segmentsOf(tokens, cast);
  });

/** A name of nobody who is known, where the child has none: it may be the child’s. */
const hasStranger = (tokens: readonly Token[], { hero, others }: Cast): boolean =>
  hero.names.size === 0 &&
  tokens.some(
    ({ text, tag, start }, index) =>
      tag === 'name' &&
      !/s$/.test(text) &&
      index > 0 &&
      /^\p{Lu}\p{Ll}+$/u.test(text) &&
      /^(?:and|but|that|told|tells|asked|because|so|for|gives|gave|with|of)$/.test(
        tokens[index - 1]?.lower ?? '',
      ) &&
      !relationOf(text) &&
      !others.some((one) => start >= one.start && start < one.end),
  );

/** One sentence in the past; undefined unless every word of it could be turned. */
export function turnedSentence(tokens: readonly Token[], cast: Cast): string | undefined {
  if (REQUEST.test(tokens.map(({ text }) => text).join(' '))) return undefined;
  const turned = new Turner(tokens, cast).sentence();
  if (turned === undefined) return undefined;
  if (hasStranger(tokens, cast)) return undefined;
  const whole = turned
    .replace(/ just had an? /, ' had$&')
    .replace(/,+(?=,)|,$/g, '')
    .replace(/ ,/g, ',')
    .replace(/^\{hero\.they\}/, '{hero}')
    .replace(/^\{hero\.was\}/, '{hero} was')
    .replace(/^\{hero\.(\w)/, (_, letter: string) => `{hero.${letter.toUpperCase()}`);
  const shown = whole.replace(/\{[^}]*\}/g, 'x');
  if (LEFT_OVER.test(shown) || shown.split(' ').length > MOST_WORDS) return undefined;
  return whole.charAt(0) === '{' ? whole : whole.charAt(0).toUpperCase() + whole.slice(1);
}
