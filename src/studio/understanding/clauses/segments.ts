import { CHILD } from '../hero.ts';
import { isDefinite, isHeroName, subjectAt } from './noun-phrase.ts';
import type { Cast } from './references.ts';
import type { Token } from './tokens.ts';
import { isFiniteVerb } from './verb-group.ts';
import { RELATIVE, STATE, SUBORDINATOR } from './words.ts';

/** After one of these what follows is only said, thought or supposed. */
const SUPPOSING =
  /^(?:says?|said|saying|thinks?|thought|asks?|asking|asked|told|tells|knows?|feels?|wants?|worried|wonders?|believes?|hopes?|if|unless|story|help|imagine|pretends?)$/;

const isHe = (word: string): boolean => /^(?:he|she)$/.test(word);

/**
 * The clauses of a sentence that stand by themselves: what follows “and”, “but”, “so”, “because” or a comma and has a subject
 * of its own, or goes on about the child where nobody else was spoken of. Nothing is taken from what somebody says or thinks.
 */
export function segmentsOf(tokens: readonly Token[], cast: Cast): readonly (readonly Token[])[] {
  const whole = subjectAt(tokens, 0, cast.hero);
  return tokens.flatMap((token, index) => {
    // “Ada and Bo are …” is one subject.
    if (whole && index < whole.next) return [];
    const before = tokens[index - 1];
    if (!before || !(token.comma || /^(?:and|but|so|because)$/.test(before.lower))) return [];
    const earlier = tokens.slice(0, index);
    if (earlier.some(({ lower }) => SUPPOSING.test(lower))) return [];
    if (
      earlier.some(
        ({ lower }, at) =>
          at < index - 1 &&
          (RELATIVE.test(lower) || (SUBORDINATOR.test(lower) && !/^(?:so|because|as|since)$/.test(lower))),
      ) &&
      !token.comma
    )
      return [];
    const start = /^(?:and|but|so|now|then)$/.test(token.lower) && token.comma ? index + 1 : index;
    const part = tokens.slice(start);
    const first = part[0];
    if (!first) return [];
    const subject = subjectAt(part, 0, cast.hero);
    const isClause =
      subject !== undefined && isFiniteVerb(part, subject.next, subject.count, subject.kind !== 'noun');
    const isOther = cast.others.some(
      (one) => !one.isPossessive && one.start < first.start && one.start >= (tokens[0]?.start ?? 0),
    );
    if (isClause) {
      const isChild = isHeroName(first, cast.hero) || subject.kind === 'hero';
      if (isHe(first.lower) && isOther) return [];
      return isChild || subject.kind === 'pronoun' || isDefinite(part, 0, subject.next) ? [part] : [];
    }
    const isNote = !isOther && !hasClause(earlier, cast);
    const isOfChild =
      token.comma &&
      isNote &&
      ((isFiniteVerb(part, 0, 'one') && /s$|n't$/.test(first.lower)) ||
        (STATE.test(first.lower) && /^(?:of|to|by|about|that|when)$/.test(part[1]?.lower ?? '')));
    return isOfChild ? [part] : [];
  });
}

const hasClause = (tokens: readonly Token[], { hero }: Cast): boolean =>
  tokens.some((_, index) => {
    const subject = subjectAt(tokens, index, hero);
    return (
      subject !== undefined &&
      (subject.kind !== 'noun' || isDefinite(tokens, index, subject.next)) &&
      isFiniteVerb(tokens, subject.next, subject.count)
    );
  });

/** “A girl who …” and “little one …” are the child; one word stands for them. */
export function withChild(tokens: readonly Token[]): readonly Token[] {
  const phrase = tokens
    .slice(0, 6)
    .map(({ lower }) => lower)
    .join(' ');
  const found =
    /^(?:(?:an?|the) (?:(?:little|young|small|shy|brave) )?(?:girl|boy|child|kid) who|(?:the |our )?little one) (?!and\b)/.exec(
      phrase,
    );
  const first = tokens[0];
  if (!found || !first) return tokens;
  const rest = tokens.slice(found[0].trim().split(' ').length);
  return [{ ...first, text: CHILD, lower: CHILD.toLowerCase(), tag: 'name', isPlural: false }, ...rest];
}
