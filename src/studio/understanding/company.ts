import type { Hero } from './hero.ts';
import { isWell, likeliestAffected, withRole } from './learned/role.ts';
import { likelySomebody, wordsOfKnown } from './learned/somebody.ts';
import { readPets } from './pets.ts';
import { readCrowd } from './relations/crowd.ts';
import { readNamed } from './relations/named.ts';
import { readSiblings } from './relations/siblings.ts';
import { readWriter, statedWriter } from './relations/writer.ts';
import { readRelations } from './relations.ts';
import { labelOf } from './situations.ts';
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

/** What a prompt is taken to be about. */
interface About {
  readonly situation?: string | undefined;
  /** How sure that is, from 0 to 1. */
  readonly confidence?: number;
  readonly shape?: string | undefined;
}

/** Everybody whom a prompt mentions, with the roles that the grammar gives them, and whoever else is somebody by what was learned. */
export function mentionedIn(text: string, hero: Hero, childName: string | undefined, about: About): Company {
  const ruled = ruledIn(text, hero, childName, about.situation);
  const known = wordsOfKnown(namesOf(hero, text), ruled.people, ruled.pets);
  const more = likelySomebody(text, known, {
    shape: about.shape ?? '',
    situation: labelOf(about.situation, about.shape),
  });
  return {
    ...ruled,
    people: [...ruled.people, ...more.filter((one) => 'relation' in one)],
    pets: [...ruled.pets, ...more.filter((one) => 'kind' in one)],
  };
}

/** The names of the child; where none is known, whoever is named first is the child. */
function namesOf({ names }: Hero, text: string): ReadonlySet<string> {
  const first = /^\p{Lu}[\p{L}-]+/u.exec(text)?.[0].toLowerCase();
  return names.size === 0 && first ? new Set([first]) : names;
}

/** Everybody whom the words for relations and for pets find. */
export function ruledIn(
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
  { situation, shape, confidence = 0 }: About,
): Company & { readonly mentioned: Company } {
  const mentioned = mentionedIn(text, hero, childName, { situation, shape });
  const { writer } = mentioned;
  const people = mentioned.people.map((one) => asShown(text, one, mentioned.people));
  const pets = mentioned.pets.map((one) => asShown(text, one, mentioned.people));
  const all = [...people, ...pets];
  const about = {
    shape: shape ?? '',
    situation: labelOf(situation, shape),
    hasAffected: [...all, ...(writer ? [writer] : [])].some(({ role }) => role === 'affected'),
  };
  const isSettled = about.hasAffected || (situation !== undefined && confidence < LEAST_SURE);
  const context = isSettled ? about : { ...about, likeliestAffected: likeliestAffected(text, all, about) };
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

/** Of a situation that is less sure nobody is taken for dead, ill or gone whom the grammar does not show so. */
const LEAST_SURE = 0.4;

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
