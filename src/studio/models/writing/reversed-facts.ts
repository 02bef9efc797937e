import type { Commission } from '../../admit.ts';
import { HERO } from '../../contract.ts';
import { relationOf } from '../../understanding/relations/lexicon.ts';
import { isDeath } from '../../understanding/situations.ts';
import type { Pronouns, Understanding } from '../../understanding/types.ts';
import { escaped, wordsOf } from '../../words.ts';

const SAYS =
  'said|says|asked|asks|answered|whispered|called|cried|shouted|laughed|murmured|replied|smiled|grinned|nodded|winked|hugged|kissed|promised';
/** What was said while they lived may be remembered. */
const REMEMBERED = /\b(?:had|used to|always|would|once|remember\w*)\b/i;

/** Why a page turns the facts of the prompt round, in words for the model; undefined when it keeps them. */
export function factRejection({ understanding, prompt }: Commission, text: string): string | undefined {
  if (!understanding) return undefined;
  return speakingDead(understanding, text) ?? inventedParent(understanding, prompt, text);
}

function speakingDead({ people, pets, situation }: Understanding, text: string): string | undefined {
  if (!isDeath(situation)) return undefined;
  const dead = [
    ...people.filter(({ role }) => role === 'affected').map(({ name, relation }) => [name, relation]),
    ...pets.filter(({ role }) => role === 'affected').map(({ name }) => [name]),
  ].flatMap((words) => words.filter((word) => word !== undefined && word !== '' && word !== HERO));
  for (const who of dead) {
    const name = escaped(String(who));
    const speaks = new RegExp(
      `[^.!?]*(?:\\b${name}\\b (?:${SAYS})\\b|\\b(?:${SAYS}) (?:his |her |their )?${name}\\b)[^.!?]*`,
      'gi',
    );
    const found = text.match(speaks)?.find((sentence) => !REMEMBERED.test(sentence));
    if (found) return `${who} has died and cannot speak or do anything`;
  }
  return undefined;
}

const FAMILY_SHAPES = /^(?:lost-someone|away-or-ill|grown-ups-change)$/;
const PARENT_OF = { she: 'mother', he: 'father' } as const;

/** Which parents are named in a text, by their pronouns. */
const parentsIn = (text: string): ReadonlySet<Pronouns | undefined> =>
  new Set(
    wordsOf(text.toLowerCase()).flatMap((word) => {
      const relation = relationOf(word.replace(/['’]s$/, ''));
      return relation?.kind === 'parent' ? [relation.pronouns] : [];
    }),
  );

/** A mother in a family of two dads; a father where nobody said that there is one. */
function inventedParent({ people, shape }: Understanding, prompt: string, text: string): string | undefined {
  const known = [prompt, ...people.map(({ relation }) => relation)].join(' ');
  const parents = parentsIn(known);
  const namesParent = parents.size > 0 || /\bparent\b/i.test(known);
  if (/\bparents\b/i.test(known) || (!namesParent && !FAMILY_SHAPES.test(shape ?? ''))) return undefined;
  const named = parentsIn(text);
  const invented = (['she', 'he'] as const).find((which) => named.has(which) && !parents.has(which));
  return invented && `nobody spoke of a ${PARENT_OF[invented]}: the family may have none`;
}
