import type { Hero } from '../hero.ts';
import type { Person, Pronouns } from '../types.ts';

const NAME = '\\p{Lu}\\p{Ll}[\\p{L}-]+';
const AGED = `(?:Wee |Little |Baby )?(${NAME})(?: who is|,)? ?\\(?\\d{1,2}\\)?`;
/** “Hamza 6 and Zayn 4”, “Isla 11, Rory 8 and Mac who is 3”. */
const LIST = new RegExp(`${AGED}(?:, ${AGED})*(?:,? and|,|\\.) ${AGED}`, 'gu');
/** “my twins Ada and Bo”, “our boys Luca and Nino”, “for Theo and Bea, twins”. */
const PAIR = new RegExp(
  `\\b(?:[Mm]y|[Oo]ur|[Tt]he|[Ff]or)(?: \\w+)?(?: (twins|boys|girls|kids|children|sons|daughters|two|three))?,? (${NAME})(?:, (${NAME}))? and (${NAME})(?=,? (twins)|[ ,.:])`,
  'gu',
);
/** “the little one (Jens, 2)”, “our eldest, Sam,”: another child of the family. */
const ONE = new RegExp(`\\b(?:little|older|younger|youngest|eldest|oldest|big) one,? \\(?(${NAME})`, 'gu');
const NO_NAME =
  /^(?:Mum|Dad|Daddy|Mummy|Nan|Gran\w*|Pop|Oma|Opa|Lola|Lolo|Monday|Tuesday|Wednesday|Thursday|Friday|Saturday|Sunday|Age|Aged|Year|January|February|March|April|May|June|July|August|September|October|November|December)$/;

/** Brothers and sisters who are named side by side with the child: what they are to it follows from the list. */
export function readSiblings(text: string, hero: Hero, known: readonly Person[]): readonly Person[] {
  const names = new Set<string>();
  const add = (all: readonly (string | undefined)[]): void => {
    const found = all.filter((name) => name !== undefined && !NO_NAME.test(name)) as string[];
    for (const name of found) names.add(name);
  };
  for (const match of text.matchAll(LIST))
    add([...match[0].matchAll(new RegExp(AGED, 'gu'))].map(([, name]) => name));
  let isTwin = /\btwins?\b/i.test(text);
  for (const [, kind, one, two, three, after] of text.matchAll(PAIR)) {
    if (!kind && !after && !(one && hero.names.has(one.toLowerCase()))) continue;
    isTwin ||= kind === 'twins' || after === 'twins';
    add([one, two, three]);
  }
  for (const [, name] of text.matchAll(ONE)) add([name]);
  const others = [...names].filter(
    (name) => !hero.names.has(name.toLowerCase()) && !known.some((one) => one.name?.includes(name)),
  );
  if (others.length === names.size && hero.names.size > 0 && others.length > 1) return [];
  const pronouns: Pronouns | undefined = /\b(?:boys|sons)\b/i.test(text)
    ? 'he'
    : /\b(?:girls|daughters)\b/i.test(text)
      ? 'she'
      : undefined;
  const relation = isTwin
    ? 'twin'
    : pronouns === 'he'
      ? 'brother'
      : pronouns === 'she'
        ? 'sister'
        : 'sibling';
  return others.slice(0, 3).map((name) => ({
    relation,
    name,
    ...(pronouns ? { pronouns } : {}),
    count: 1,
    role: 'other',
    isGrownUp: false,
  }));
}
