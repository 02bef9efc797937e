import { isAnimal } from '../pets.ts';
import { relationOf } from '../relations/lexicon.ts';
import { singular } from '../things/nouns.ts';
import type { Person, Pet, Pronouns } from '../types.ts';
import { chancesOf } from './linear.ts';
import { modelOf } from './models.ts';
import { type SomebodyCandidate, somebodyCandidates } from './somebody-candidates.ts';

/** A name or a noun is somebody of the story where that is likelier than not. */
export const LEAST_SOMEBODY = 0.4;
const SHE = /^(?:mrs|ms|miss|mme|frau|aunt|aunty|auntie|tante|se[nñ]ora)\.?$/i;
const HE = /^(?:mr|sir|herr|uncle|se[nñ]or)\.?$/i;
const TITLE = /^(?:dr|doctor|coach|captain|old)\.?$/i;

/** Whoever is named or spoken of in a prompt without a word for a relation: “Jonah pushed him”, “Mrs Quigley”, “our hens”. */
export function likelySomebody(
  text: string,
  known: ReadonlySet<string>,
  about: { readonly shape: string; readonly situation: string },
): readonly (Person | Pet)[] {
  const model = modelOf('somebody');
  const taken = new Set<string>();
  return somebodyCandidates(text, known, about).flatMap((candidate) => {
    if (taken.has(candidate.head)) return [];
    const chance = chancesOf(candidate.features, model).find(({ label }) => label === 'yes')?.chance ?? 0;
    if (chance < LEAST_SOMEBODY) return [];
    taken.add(candidate.head);
    return [somebodyOf(candidate, about.situation)];
  });
}

/** What is known of somebody of whom only a name or a noun is read. */
export function somebodyOf(
  { head, words, isName, isPlural }: SomebodyCandidate,
  situation: string,
): Person | Pet {
  const noun = singular(head);
  if (!isName && isAnimal(noun)) return { kind: noun, role: 'other' };
  if (isName && /^pet-|^caring-for-a-pet$/.test(situation))
    return { kind: 'pet', name: words, role: 'other' };
  const title = isName ? (words.split(' ')[0] ?? '') : '';
  const pronouns: Pronouns | undefined = isPlural
    ? 'they'
    : SHE.test(title)
      ? 'she'
      : HE.test(title)
        ? 'he'
        : undefined;
  const isTitled = pronouns !== undefined || TITLE.test(title);
  const isGrownUp = isName ? isTitled : relationOf(noun)?.kind !== 'child';
  return {
    relation: isName ? (isTitled ? 'grown-up' : 'child') : words,
    ...(isName ? { name: words } : {}),
    ...(pronouns ? { pronouns } : {}),
    count: isPlural ? 2 : 1,
    role: isGrownUp ? 'bystander' : 'other',
    isGrownUp,
  };
}

/** The words that name those who are known already, so that nobody is read twice. */
export function wordsOfKnown(
  names: ReadonlySet<string>,
  people: readonly Person[],
  pets: readonly Pet[],
): ReadonlySet<string> {
  const all = [
    ...names,
    ...people.flatMap(({ name, relation, wording }) => [name, relation, wording]),
    ...pets.flatMap(({ name, kind }) => [name, kind]),
  ];
  return new Set(
    all.flatMap((one) => one?.toLowerCase().split(/[ ’'-]/) ?? []).filter((one) => one.length > 1),
  );
}
