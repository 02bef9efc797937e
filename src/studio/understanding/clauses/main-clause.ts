import { relationOf } from '../relations/lexicon.ts';
import type { Situation } from '../situations/situation.ts';
import { cueText } from '../text.ts';
import type { Cast } from './references.ts';
import { segmentsOf, withChild } from './segments.ts';
import { sentencesOf, type Token } from './tokens.ts';
import { Turner } from './turner.ts';

/** Words that say that something is wrong, whatever it is. */
const WRONG =
  /\b(?:\w+n't|not|never|cannot|nobody|no one|cr(?:y|ies|ied|ying)|hates?|hated|afraid|scared|frightened|terrified|worr\w+|anxious|nervous|upset|sad|lost|broke|broken|hits?|hitting|bit|bites?|kick\w*|push\w*|screams?|angry|cross|jealous|shy|lonely|miss(?:es|ed|ing)?|died|ill|sick|hurts?|hide?s?|refus\w+|struggl\w+|fights?|gives up|tantrum\w*|teas\w+|laughed|bull\w+|stole|lie[sd]?|told|alone|hard|left|throws?|threw|rips?|tears|only|clings?|leaving|moving|moves|moved|separat\w+|divorc\w+|starting|starts|dying|cancer|hospital|away|prison|stuck|wrong|embarrassed|stupid)\b/i;
const LEFT_OVER =
  /\b(?:I|me|my|we|us|our|(?<!thank )you|your|is|are|has|does|doesn’t|don’t|can|can’t|will|won’t|isn’t|aren’t|hasn’t|haven’t|(?:mothers|fathers) day|story|stories|book|(?<!sa(?:y|ying|id) )please)\b|["/…]|^[Nn]obody had died|’s been|\bstill there$|’(?:ll|ve|re|d|m)\b/;
const MOST_WORDS = 28;

/** Whether a request for a story, and not what happened: “I would love a story …”. */
const REQUEST =
  /\b(?:story|stories|book|something (?:funny|nice|gentle|sweet)|(?:please|can you|could you|would you) (?:write|do|make)|write (?:me|us|a|something)|make (?:him|her) (?:an?|the)|wants? to be an?)\b/i;

/** The sentence of a parent that says what is wrong, in the past and with slots; undefined where none stands with certainty. */
export function readMainClause(text: string, situation: Situation, cast: Cast): string | undefined {
  const found = candidatesIn(text, cast).flatMap(({ tokens, order }) => {
    const stated = turnedSentence(tokens, cast);
    if (stated === undefined) return [];
    const plain = tokens.map(({ text: word }) => word).join(' ');
    const cues = matches(situation.strong, cueText(plain))
      ? 3
      : matches(situation.weak, cueText(plain))
        ? 1
        : 0;
    const wrong = WRONG.test(stated.replace(/\{[^}]*\}/g, 'x').replace(/’/g, "'")) ? 1.5 : 0;
    const turnedCues = matches(situation.strong, cueText(stated.replace(/’/g, "'"))) ? 1 : 0;
    return [
      {
        stated,
        score: cues + wrong + turnedCues + (stated.includes('{hero') ? 1 : 0) - order * 0.1,
        isAbout: cues + wrong > 0,
      },
    ];
  });
  const [best] = found.filter(({ isAbout }) => isAbout).sort((a, b) => b.score - a.score);
  return best?.stated;
}

/** Every sentence, and after it the clauses of it that stand by themselves. */
const candidatesIn = (
  text: string,
  cast: Cast,
): readonly { readonly tokens: readonly Token[]; readonly order: number }[] =>
  sentencesOf(text).flatMap((sentence, order) => {
    const tokens = withChild(sentence);
    if (turnedSentence(tokens, cast) !== undefined) return [{ tokens, order }];
    return [...segmentsOf(tokens, cast).map((part, index) => ({ tokens: part, order: order + 4 + index }))];
  });

const matches = (cues: RegExp | undefined, text: string): boolean =>
  cues !== undefined && text.search(cues) >= 0;

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
