import { baseOfPresent, ingOf, pastOf, pastOfPresent, pastOfThird, pastOfVerb } from '../grammar/verbs.ts';
import { SOON, type Token } from './tokens.ts';
import { ADVERB, COORDINATOR, DETERMINER, POSSESSIVE, PREPOSITION, RELATIVE, SUBORDINATOR } from './words.ts';

/** A finite verb with its adverbs, in the past. */
export interface VerbGroup {
  readonly words: readonly string[];
  /** The first token after it. */
  readonly next: number;
  /** “was”, which the story may have to say as “were”. */
  readonly isWas: boolean;
}

/** Verbs that keep their form after “has”: “had been”, “had lost”. */
const PARTICIPLE =
  /^(?:been|got|gotten|had|lost|gone|become|taken|made|told|said|broken|fallen|left|begun|seen|done|given|grown|forgotten|chosen|stolen|written|heard|met|kept|put|hit|hurt|thrown|eaten|bitten|hidden|run|come|started|stopped|moved|passed|died|decided|refused|escaped|always|never|just|only|not)$/;
const NEGATED: Readonly<Record<string, string>> = {
  "won't": 'wouldn’t',
  "can't": 'couldn’t',
  cannot: 'could not',
  "doesn't": 'didn’t',
  "don't": 'didn’t',
  "hasn't": 'hadn’t',
  "haven't": 'hadn’t',
  "wouldn't": 'wouldn’t',
  "couldn't": 'couldn’t',
  "didn't": 'didn’t',
  "hadn't": 'hadn’t',
};
const MODAL: Readonly<Record<string, string>> = {
  can: 'could',
  will: 'would',
  "'ll": 'would',
  may: 'might',
  might: 'might',
  could: 'could',
  would: 'would',
  should: 'should',
};
/** Verbs whose past may be taken for another word in the same place. */
const SAME_FORM = /^(?:hit|hurt|put|let|cut|shut|set|read|bet|quit|upset|spread|beat|cost|burst|wet)$/;

/** The number of whoever does it: one has “is” and “goes”, several “are” and “go”. */
export type Count = 'one' | 'many';

/** The verb that stands at a place, turned; undefined where none stands there, or none that can be turned with certainty. */
export function verbGroup(tokens: readonly Token[], at: number, count: Count): VerbGroup | undefined {
  const words: string[] = [];
  let next = at;
  while (ADVERB.test(tokens[next]?.lower ?? '') && tokens[next]?.lower !== 'not') {
    const word = tokens[next]?.lower ?? '';
    if (tokens[next]?.comma && next > at) return undefined;
    words.push(word);
    next += 1;
  }
  const token = tokens[next];
  if (!token || (token.comma && next > at) || isNeverVerb(token.lower)) return undefined;
  const coming = comingVerb(tokens, next, count);
  if (coming) return { words: [...words, ...coming], next: next + 1, isWas: words.length === 0 };
  const found = turned(token, tokens, next, count);
  if (!found) return undefined;
  const isWas = /^was/.test(found);
  return { words: [...words, found], next: next + 1, isWas: isWas && words.length === 0 };
}

/** “moves in”: what follows a verb is none, whatever the tagger says. */
const isNeverVerb = (word: string): boolean => PREPOSITION.test(word) && word !== 'like' && word !== 'near';

const COMING = /^(?:starts?|moves?|leaves?|goes|deploys?|flies|begins?|comes?|arrives?|travels?)$/;
const WHEN =
  /^(?:monday|tuesday|wednesday|thursday|friday|saturday|sunday|january|february|march|april|may|june|july|august|september|october|november|december)$/;

/** “She starts school next Monday”: what is still to come was about to happen, and had not happened. */
function comingVerb(tokens: readonly Token[], at: number, count: Count): readonly string[] | undefined {
  const { lower = '' } = tokens[at] ?? {};
  if (!COMING.test(lower) || (count === 'one' && !/s$/.test(lower))) return undefined;
  const rest = tokens.slice(at + 1);
  const end = rest.findIndex(({ lower: word }) => /^(?:and|but|because|so|when)$/.test(word));
  const clause = end < 0 ? rest : rest.slice(0, end);
  const isToCome = clause.some(
    ({ lower: word, tag }, index) =>
      (word === SOON && tag === 'time') ||
      (WHEN.test(word) && /^(?:on|in|this)$/.test(clause[index - 1]?.lower ?? '')) ||
      (word === 'weekend' && clause[index - 1]?.lower === 'the'),
  );
  const base = count === 'one' ? baseOfPresent(lower) : lower;
  return isToCome && base ? [count === 'one' ? 'was' : 'were', ingOf(base)] : undefined;
}

function turned(
  { lower, tag }: Token,
  tokens: readonly Token[],
  at: number,
  count: Count,
): string | undefined {
  const [was, wasNot] = count === 'one' ? ['was', 'wasn’t'] : ['were', 'weren’t'];
  const after = nextWord(tokens, at);
  if (/^(?:is|are|'re|was|were)$/.test(lower)) return was;
  if (/^(?:isn't|aren't|wasn't|weren't)$/.test(lower)) return wasNot;
  if (lower === "'s") return isParticipleAfterHas(after) ? 'had' : was;
  if (NEGATED[lower]) return NEGATED[lower];
  if (MODAL[lower]) return after && !/^(?:have)$/.test(after.lower) ? MODAL[lower] : undefined;
  if (lower === 'had' || lower === 'has' || lower === "'ve") return 'had';
  if (lower === 'have') return count === 'many' ? 'had' : undefined;
  if (lower === 'do' || lower === 'does') return after?.tag === 'verb' ? undefined : 'did';
  if (lower === 'lies' && /^(?:awake|down|in|on|there|still|under)$/.test(after?.lower ?? '')) return 'lay';
  if (lower === 'gets' || lower === 'keeps') return pastOfPresent(lower);
  if (/^(?:did|got|went|used)$/.test(lower)) return lower;
  if (count === 'many' && (tag === 'verb' || pastOf(lower)) && !/s$/.test(lower.replace(/ss$/, '')))
    return tag === 'past' ? lower : pastOfVerb(lower);
  const past = /s$/.test(lower) ? pastOfThird(lower) : undefined;
  if (past) return past;
  if (SAME_FORM.test(lower) || tag === 'past') return lower;
  return undefined;
}

const nextWord = (tokens: readonly Token[], at: number): Token | undefined =>
  tokens.slice(at + 1).find(({ lower }) => !ADVERB.test(lower));

/** “she’s lost her hat” against “she’s scared”: only what surely goes with “has”. */
const isParticipleAfterHas = (after: Token | undefined): boolean =>
  /^(?:been|got|had|lost|become|taken|made|told|fallen|begun|given|started|stopped|forgotten|decided|refused|moved|passed|died|broken|eaten|bitten|thrown|hidden|stolen)$/.test(
    after?.lower ?? '',
  );

/** Whether “has” stands before a participle or a noun, and not before a plain verb. */
export const isParticiple = (word: string): boolean => PARTICIPLE.test(word);

/**
 * Whether a word is a finite verb by its form and by what follows: “bites other kids”, “cries at lunch”. Words that
 * are as often nouns need a verb of children’s days, and something after them that no noun has.
 */
export function isFiniteVerb(tokens: readonly Token[], at: number, count: Count, isSure = false): boolean {
  let index = at;
  while (ADVERB.test(tokens[index]?.lower ?? '')) index += 1;
  const token = tokens[index];
  if (!token || (token.comma && index > at) || isNeverVerb(token.lower)) return false;
  const { lower, tag } = token;
  if (
    /^(?:is|are|isn't|aren't|was|were|wasn't|weren't|has|hasn't|can|can't|cannot|will|won't|does|doesn't|did|didn't|got|gets|'s|'re|'ve|'ll|would|wouldn't|could|couldn't|had|hadn't|used)$/.test(
      lower,
    )
  )
    return true;
  if (/^(?:have|haven't|do|don't)$/.test(lower)) return count === 'many';
  const next = tokens[index + 1];
  const isOpen =
    isSure ||
    !next ||
    SUBORDINATOR.test(next.lower) ||
    RELATIVE.test(next.lower) ||
    COORDINATOR.test(next.lower) ||
    next.tag === 'time' ||
    next.tag === 'number' ||
    next.comma ||
    DETERMINER.test(next.lower) ||
    POSSESSIVE.test(next.lower) ||
    /'s$/.test(next.lower) ||
    PREPOSITION.test(next.lower) ||
    /^(?:to|him|her|it|them|me|us|when|if|that|and|but|every|everything|everyone|anything|himself|herself|again|so|too|how|he|she|they|it|there|away|back|together|home|nobody|everybody|somebody|someone|something|nothing|no|homework|school|football)$/.test(
      next.lower,
    ) ||
    next.tag === 'adverb' ||
    next.tag === 'ing' ||
    next.tag === 'adjective' ||
    next.tag === 'name' ||
    next.isPlural;
  if (tag === 'past')
    return isOpen && !/^(?:called|named|born)$/.test(lower) && !(lower === 'made' && next?.lower === 'of');
  if (count === 'one')
    return (
      /s$/.test(lower) &&
      (isSure || tag === 'verb' || pastOfPresent(lower) !== undefined) &&
      pastOfThird(lower) !== undefined &&
      isOpen
    );
  return !/s$/.test(lower) && (tag === 'verb' || pastOf(lower) !== undefined) && isOpen;
}
