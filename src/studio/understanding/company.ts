import type { Hero } from './hero.ts';
import { isWell, likeliestAffected, withRole } from './learned/role.ts';
import { readPets } from './pets.ts';
import { readCrowd } from './relations/crowd.ts';
import { readNamed } from './relations/named.ts';
import { readSiblings } from './relations/siblings.ts';
import { readWriter, statedWriter } from './relations/writer.ts';
import { readRelations } from './relations.ts';
import type { Person, Pet } from './types.ts';

/** Everybody of a prompt besides the child. */
export interface Company {
  readonly people: readonly Person[];
  readonly pets: readonly Pet[];
  /** Whoever writes, where they have a part in what they tell. */
  readonly writer?: Person | undefined;
}

/** A pet’s name is nobody’s brother’s. */
const NOBODY: Person = { relation: '', count: 1, role: 'bystander', isGrownUp: false };

/** Everybody whom a prompt mentions, with the roles that the grammar gives them. */
export function mentionedIn(
  text: string,
  hero: Hero,
  childName: string | undefined,
  situation: string | undefined,
): Company {
  const pets = situation === 'lost-a-toy' ? [] : readPets(text);
  const related = readRelations(text, situation, childName);
  const named = readNamed(text, related, childName)
    .filter(({ name }) => !pets.some((pet) => pet.name === name))
    .filter(({ name }) => !hero.names.has(name?.toLowerCase() ?? ''));
  const children = [...named, ...related];
  const siblings = readSiblings(text, hero, [...children, ...pets.map((pet) => ({ ...NOBODY, ...pet }))]);
  const family = [...children, ...siblings];
  const relatives = [...family, ...readCrowd(text, family)];
  return { people: relatives, pets, writer: readWriter(text, relatives) };
}

/** Everybody of a prompt who belongs in the story, whoever it is about first; what they do there is learned. */
export function readCompany(
  text: string,
  hero: Hero,
  childName: string | undefined,
  { situation, shape }: { readonly situation?: string | undefined; readonly shape?: string | undefined },
): Company & { readonly mentioned: Company } {
  const mentioned = mentionedIn(text, hero, childName, situation);
  const { writer } = mentioned;
  const people = mentioned.people.map((one) => asShown(text, one, mentioned.people));
  const pets = mentioned.pets.map((one) => asShown(text, one, mentioned.people));
  const all = [...people, ...pets];
  const about = {
    shape: shape ?? '',
    situation: situation ?? `other:${shape ?? ''}`,
    hasAffected: [...all, ...(writer ? [writer] : [])].some(({ role }) => role === 'affected'),
  };
  const context = about.hasAffected
    ? about
    : { ...about, likeliestAffected: likeliestAffected(text, all, about) };
  const writes = statedWriter(text);
  const inStory = <Somebody extends Person | Pet>(one: Somebody) =>
    'relation' in one && one.relation === writes ? one : (withRole(text, one, context) ?? []);
  return {
    people: [...people.flatMap(inStory), ...(writer ? [writer] : [])].sort(
      (one, other) => rank(one) - rank(other),
    ),
    pets: pets.flatMap(inStory),
    mentioned,
  };
}

/** “Spot is fine but Stripe died”: a pet that is shown to be well, or one of several people, is not the one who is gone. */
function asShown<Somebody extends Person | Pet>(
  text: string,
  one: Somebody,
  people: readonly Person[],
): Somebody {
  const gone = people.filter(({ role }) => role === 'affected').length;
  const isDoubtful = one.role === 'affected' && ('kind' in one || gone > 1);
  return isDoubtful && isWell(text, one) ? { ...one, role: 'bystander' } : one;
}

const rank = ({ role }: Person): number => (role === 'bystander' ? 2 : role === 'comforter' ? 1 : 0);
