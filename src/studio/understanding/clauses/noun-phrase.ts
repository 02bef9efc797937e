import { pastOf, pastOfPresent } from '../grammar/verbs.ts';
import { CHILD, type Hero } from '../hero.ts';
import { relationOf } from '../relations/lexicon.ts';
import type { Token } from './tokens.ts';
import type { Count } from './verb-group.ts';
import { CALLED, DETERMINER, POSSESSIVE, PREPOSITION, PRESENT_AUXILIARY } from './words.ts';

/** Whoever or whatever a clause begins with. */
export interface Subject {
  readonly kind: 'hero' | 'pronoun' | 'noun';
  readonly count: Count;
  readonly next: number;
}

const OF_CHILD =
  /^(?:son|daughter|boy|girl|kid|child|toddler|eldest|oldest|youngest|grandson|granddaughter|grandchild|nephew|niece|stepson|stepdaughter|godson|goddaughter|preschooler)$/;
const INDEFINITE =
  /^(?:everyone|everybody|someone|somebody|nobody|anyone|anybody|everything|nothing|something|anything|there|it|this|that)$/;

/** Whether a token means the child by name. */
export const isHeroName = ({ lower }: Token, hero: Hero): boolean =>
  lower === CHILD.toLowerCase() || hero.names.has(lower);

/** “my daughter Ivy”, “our five-year-old”, “my little boy”: where the words for the child end. */
export function heroPhrase(tokens: readonly Token[], at: number, hero: Hero): number | undefined {
  const first = tokens[at];
  if (!first) return undefined;
  if (isHeroName(first, hero)) return at + 1;
  if (!/^(?:my|our)$/.test(first.lower)) return undefined;
  for (let index = at + 1; index < at + 5; index += 1) {
    const token = tokens[index];
    if (!token || (token.comma && index > at + 1)) return undefined;
    const isChild =
      OF_CHILD.test(token.lower) || (/year-old$|yo$/.test(token.lower) && tokens[index + 1]?.tag !== 'noun');
    const isOne =
      token.lower === 'one' &&
      /^(?:little|older|younger|oldest|middle)$/.test(tokens[index - 1]?.lower ?? '');
    if (!isChild && !isOne) {
      if (
        /^(?:little|big|own|only|sweet|lovely|autistic|foster|adopted|eldest|oldest|youngest|older|younger|baby|dear|\d+|\w+-year-old)$/.test(
          token.lower,
        )
      )
        continue;
      return undefined;
    }
    const name = tokens[index + 1];
    return name && isHeroName(name, hero) && !/'s$/.test(name.lower) ? index + 2 : index + 1;
  }
  return undefined;
}

/** The subject that begins at a place; undefined where none stands there. */
export function subjectAt(tokens: readonly Token[], at: number, hero: Hero): Subject | undefined {
  const first = tokens[at];
  if (!first) return undefined;
  const child = heroPhrase(tokens, at, hero);
  const second =
    child !== undefined && tokens[child]?.lower === 'and' && !tokens[child]?.comma
      ? nounPhrase(tokens, child + 1)
      : undefined;
  if (second !== undefined && POSSESSIVE.test(tokens[(child ?? 0) + 1]?.lower ?? ''))
    return { kind: 'noun', count: 'many', next: second };
  if (child !== undefined) return { kind: 'hero', count: 'one', next: child };
  if (/^(?:he|she)$/.test(first.lower)) return { kind: 'pronoun', count: 'one', next: at + 1 };
  if (first.lower === 'no' && tokens[at + 1]?.lower === 'one')
    return { kind: 'noun', count: 'one', next: at + 2 };
  if (INDEFINITE.test(first.lower)) {
    const next = tokens[at + 1]?.lower === 'else' ? at + 2 : at + 1;
    if (/^(?:there|it|this|that)$/.test(first.lower))
      return {
        kind: 'noun',
        count: /^(?:are|were|aren't|weren't)$/.test(tokens[next]?.lower ?? '') ? 'many' : 'one',
        next,
      };
    return { kind: 'noun', count: 'one', next: withPhrases(tokens, next, hero) };
  }
  const end = nounPhrase(tokens, at);
  if (end === undefined) return undefined;
  if (tokens[end]?.lower === 'and' && !tokens[end]?.comma) {
    const second = nounPhrase(tokens, end + 1);
    if (second !== undefined) return { kind: 'noun', count: 'many', next: withPhrases(tokens, second, hero) };
  }
  const head = tokens[end - 1];
  const named = withName(tokens, end);
  const isMany =
    head !== undefined && (isPluralNoun(head) || (head.tag === 'verb' && /[^s]s$/.test(head.lower)));
  return { kind: 'noun', count: isMany ? 'many' : 'one', next: withPhrases(tokens, named, hero) };
}

const MASS =
  /^(?:thunder|reading|homework|school|bedtime|maths|spelling|swimming|bathtime|brushing|getting|going|writing|everything|food|nursery|daycare|sleep|sharing|losing|waiting|loud)$/;

/** “the tooth”, “Grandpa Joe”, “loud noises”: a noun without an article is part of a note, and no subject. */
export function isDefinite(tokens: readonly Token[], at: number, end: number): boolean {
  const first = tokens[at];
  if (!first) return false;
  if (DETERMINER.test(first.lower) || POSSESSIVE.test(first.lower) || /'s$/.test(first.lower)) return true;
  const relation = relationOf(first.lower.replace(/-/g, ' '));
  const isCalled = relation?.kind === 'parent' || relation?.kind === 'grandparent' || end > at + 1;
  if (
    INDEFINITE.test(first.lower) ||
    (relation && isCalled) ||
    first.lower === 'great' ||
    first.lower === 'step'
  )
    return true;
  if (
    (MASS.test(first.lower) && end === at + 1) ||
    (first.tag === 'name' && /^\p{Lu}\p{Ll}/u.test(first.text))
  )
    return true;
  const phrase = nounPhrase(tokens, at) ?? end;
  const head = tokens[phrase - 1];
  return (
    head !== undefined &&
    (isPluralNoun(head) ||
      tokens
        .slice(at, phrase)
        .some(({ lower }) => /^(?:stepdad|stepmum|teacher|keyworker|coach)$/.test(lower)))
  );
}

export const isPluralNoun = ({ lower, isPlural, tag }: Token): boolean =>
  tag !== 'name' &&
  (isPlural ||
    /^(?:kids|children|people|parents|teeth|feet|glasses|girls|boys|dads|mums|others|ones|police)$/.test(
      lower,
    )) &&
  !/(?:ss|us|is)$/.test(lower);

/** Where a noun phrase without its name or its prepositions ends: “her little brother”, “the other kids”. */
export function nounPhrase(tokens: readonly Token[], at: number): number | undefined {
  let index = at;
  let nouns = 0;
  const starts = tokens[at];
  if (!starts) return undefined;
  for (; index < tokens.length; index += 1) {
    const { lower, tag, comma } = tokens[index] as Token;
    if (comma && index > at) break;
    const isOpener = DETERMINER.test(lower) || POSSESSIVE.test(lower) || /'s$/.test(lower);
    if (isOpener) {
      if (nouns > 0 && !/'s$/.test(lower)) break;
      nouns = 0;
      continue;
    }
    if (PREPOSITION.test(lower) && index === at) return undefined;
    if (nouns > 0 && isVerbHere(tokens, index)) break;
    const isNoun = tag === 'noun' || tag === 'name' || tag === 'time' || lower === 'others';
    if (isNoun && !PREPOSITION.test(lower)) nouns += 1;
    else if (tag === 'verb' && isNounHere(tokens, at, index, nouns)) nouns += 1;
    else if (nouns === 0 && (tag === 'adjective' || tag === 'number' || (tag === 'ing' && index > at)))
      continue;
    else break;
  }
  return nouns > 0 ? index : undefined;
}

/** “Daddy deploys in June”, “a girl pinches her”, “Edie fight over”: a verb that the tagger took for a noun. */
function isVerbHere(tokens: readonly Token[], index: number): boolean {
  const [before, token, next] = [tokens[index - 1], tokens[index], tokens[index + 1]];
  if (!before || !token || token.tag === 'name') return false;
  const isThird = pastOfPresent(token.lower) !== undefined;
  const kind = relationOf(before.lower)?.kind;
  if (isThird && /^(?:him|her|them)$/.test(next?.lower ?? ''))
    return (
      !/^(?:noun|adjective)$/.test(tokens[index + 2]?.tag ?? '') ||
      /^(?:names|when)$/.test(tokens[index + 2]?.lower ?? '')
    );
  if (isThird && kind !== undefined && kind !== 'child')
    return (
      next === undefined ||
      next.tag === 'time' ||
      PREPOSITION.test(next.lower) ||
      DETERMINER.test(next.lower) ||
      POSSESSIVE.test(next.lower)
    );
  if (isThird && before.tag === 'name' && next && !next.comma && PREPOSITION.test(next.lower)) return true;
  return (
    before.tag === 'name' &&
    pastOf(token.lower) !== undefined &&
    /^(?:over|about|with|for)$/.test(next?.lower ?? '')
  );
}

/** “her kite got stuck”, “her paper planes keep diving”: what the tagger took for a verb. */
function isNounHere(tokens: readonly Token[], at: number, index: number, nouns: number): boolean {
  const before = tokens[index - 1];
  const next = tokens[index + 1];
  if (index === at || !before || PRESENT_AUXILIARY.test(tokens[index]?.lower ?? '')) return false;
  if (nouns === 0)
    return (
      DETERMINER.test(before.lower) ||
      POSSESSIVE.test(before.lower) ||
      /'s$/.test(before.lower) ||
      before.tag === 'adjective'
    );
  return (
    /[^s]s$/.test(tokens[index]?.lower ?? '') &&
    next !== undefined &&
    !next.comma &&
    (next.tag === 'verb' || next.tag === 'past') &&
    next.lower !== 'to' &&
    !/^(?:him|her)$/.test(next.lower)
  );
}

/** “a boy called Marcus”, “her best friend, Zuri,”: past the name. */
function withName(tokens: readonly Token[], at: number): number {
  if (CALLED.test(tokens[at]?.lower ?? '') && tokens[at + 1]?.tag !== undefined) return at + 2;
  const name = tokens[at];
  if (name?.comma && name.tag === 'name' && tokens[at + 1]?.comma) return at + 1;
  return at;
}

/** “a boy at school”, “the girls in year 2”: past the phrases that belong to it, where a name may follow. */
function withPhrases(tokens: readonly Token[], at: number, _hero: Hero): number {
  let index = at;
  while (/^(?:at|in|from|of|on|with|next)$/.test(tokens[index]?.lower ?? '') && !tokens[index]?.comma) {
    const start = tokens[index + 1]?.lower === 'to' ? index + 2 : index + 1;
    const end = nounPhrase(tokens, start);
    if (end === undefined) break;
    index = tokens[end]?.tag === 'number' ? end + 1 : end;
  }
  return withName(tokens, index);
}
