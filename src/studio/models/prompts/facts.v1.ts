import { HERO } from '../../contract.ts';
import { isDeath, situationOf } from '../../understanding/situations.ts';
import type { Person, Pet, Understanding } from '../../understanding/types.ts';

/** What the prompt says and the parent has seen, as facts that a model must not turn round. `heroName` is a stand-in. */
export function factsV1(understanding: Understanding, heroName: string): string[] {
  const { situation, people, pets, thing, feeling, tone, unknown } = understanding;
  const found = situationOf(situation);
  const facts = [
    ...(found ? [`It is about ${found.name}.`] : []),
    ...people.map((one) => characterFact(one, situation)),
    ...pets.map((one) => petFact(one, situation)),
    ...(thing ? [`A thing that matters: ${[thing.colour, thing.noun].filter(Boolean).join(' ')}.`] : []),
    ...(feeling ? [`What the hero feels at first: ${feeling}.`] : []),
    ...unknown.map((one) => `The parent did not say ${one}: leave it open.`),
    'Nobody else of the family is known. Make up no mum, dad, brother, sister or grandparent: a grown-up who is needed is a neighbour, a teacher or just “the grown-up”.',
    ...(tone === 'joyful'
      ? ['This one is for joy: the hero has no flaw and no fear, and learns no lesson.']
      : []),
  ];
  return facts.map((fact) => fact.replaceAll(HERO, heroName));
}

const ROLES: Readonly<Record<Person['role'], string>> = {
  other: 'is in it with the hero',
  comforter: 'may comfort and help',
  affected:
    'is away, ill or leaving: never comforts, never speaks as if present, and is not back or well at the end',
  harmed: 'was hurt',
  didHarm: 'did the harm: the hero is not to blame, and nobody has to forgive',
  bystander: 'is near by',
};
const DIED =
  'has died: never alive in it, never speaks, never comforts; say “died”; nobody is at fault, and there is no heaven and no denial of one';

function characterFact(
  { name, relation, pronouns, count, role }: Person,
  situation: string | undefined,
): string {
  const who = [name, relation && `the hero’s ${relation}`].filter(Boolean).join(', ');
  const known = [...(count > 1 ? [`${count} of them`] : []), ...(pronouns ? [pronouns] : [])];
  const does = role === 'affected' && isDeath(situation) ? DIED : ROLES[role];
  return `${who}${known.length > 0 ? ` (${known.join(', ')})` : ''}: ${does}.`;
}

function petFact({ name, kind, role }: Pet, situation: string | undefined): string {
  const who = name ? `${name}, the family’s ${kind}` : `The family’s ${kind}`;
  return `${who}${role === 'affected' && isDeath(situation) ? `: ${DIED}` : ''}.`;
}
