import type { Commission } from '../../admit.ts';
import { HERO } from '../../contract.ts';
import type { Understanding } from '../../understanding/types.ts';
import { escaped } from '../../words.ts';
import { isDeath } from '../prompts/facts.v1.ts';

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

const MOTHER = /\b(?:mum|mummy|mom|mommy|mama|mam|mother)\b/i;
const FATHER = /\b(?:dad|daddy|papa|father)\b/i;
const FAMILY_SHAPES = /^(?:lost-someone|away-or-ill|grown-ups-change)$/;

/** A mother in a family of two dads; a father where nobody said that there is one. */
function inventedParent({ people, shape }: Understanding, prompt: string, text: string): string | undefined {
  const known = [prompt, ...people.map(({ relation }) => relation)].join(' ');
  const namesParent = MOTHER.test(known) || FATHER.test(known) || /\bparents?\b/i.test(known);
  if (!namesParent && !FAMILY_SHAPES.test(shape ?? '')) return undefined;
  if (/\bparents\b/i.test(known)) return undefined;
  for (const [parent, word] of [
    [MOTHER, 'mother'],
    [FATHER, 'father'],
  ] as const)
    if (parent.test(text) && !parent.test(known))
      return `nobody spoke of a ${word}: the family may have none`;
  return undefined;
}
