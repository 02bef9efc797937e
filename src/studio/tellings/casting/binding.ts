import { relationOf } from '../../understanding/relations/lexicon.ts';
import { HARD_TIMES } from '../../understanding/situations/situation.ts';
import type { Person, Pet, Role, Shape, Understanding } from '../../understanding/types.ts';
import type { RoleSpec, Row, Telling } from '../telling.ts';
import { isBaby, isElsewhere, suits, welcomesBaby } from './relations.ts';

/** Whom of a prompt a role takes, the likeliest first. Nobody affected ever comforts; who did harm stands for nobody else. */
const TAKES: Readonly<Record<Role, readonly Role[]>> = {
  other: ['other', 'harmed', 'bystander'],
  affected: ['affected'],
  harmed: ['harmed'],
  didHarm: ['didHarm'],
  comforter: ['comforter', 'bystander', 'other'],
  bystander: ['bystander', 'other'],
};

/** What a role is for where the manuscript gives only its name. */
const BY_NAME: Readonly<Record<string, Role>> = {
  other: 'other',
  new: 'other',
  friend: 'other',
  adult: 'comforter',
  lost: 'affected',
  harmed: 'harmed',
};

const GRIEF: readonly Shape[] = ['lost-someone', 'away-or-ill', 'letting-go'];
/** A story in which somebody has died, is away or is leaving. */
export const isGrief = ({ head }: Telling): boolean => GRIEF.includes(head.shape);

export type RoleKind = 'person' | 'pet' | 'thing' | 'hero';

/** What stands in a role: somebody, a pet or a thing. */
export function kindOf(name: string, spec: RoleSpec): RoleKind {
  if (name === 'hero') return 'hero';
  const row: Row = typeof spec.default === 'object' ? spec.default : {};
  if (name === 'thing' || row.noun !== undefined) return 'thing';
  return name === 'pet' || row.kind !== undefined ? 'pet' : 'person';
}

/** What somebody in this role does in the story. */
export const roleOf = (name: string, spec: RoleSpec): Role => spec.role ?? BY_NAME[name] ?? 'bystander';

/** The people and pets of a prompt by the roles of a telling; a role is missing where nobody fits. */
export interface Bound {
  readonly characters: Readonly<Record<string, Person>>;
  readonly pets: Readonly<Record<string, Pet>>;
}

/** Finds somebody of the prompt for each role, and nobody for two roles; in a story that states nothing of a family nobody stands. */
export function bind(telling: Telling, understanding: Understanding): Bound {
  if (telling.head.situation === HARD_TIMES) return { characters: {}, pets: {} };
  const characters: Record<string, Person> = {};
  const pets: Record<string, Pet> = {};
  for (const [name, spec] of Object.entries(telling.head.roles ?? {})) {
    const kind = kindOf(name, spec);
    if (kind === 'person') {
      const free = understanding.people.filter(
        (one) => !isWriter(one) && !Object.values(characters).includes(one),
      );
      const found = characterFor(telling, name, spec, free);
      if (found) characters[name] = found;
    }
    if (kind === 'pet') {
      const free = understanding.pets.filter((one) => !Object.values(pets).includes(one));
      const found = free.find((pet) => petFits(telling, spec, pet));
      if (found) pets[name] = found;
    }
  }
  return { characters, pets };
}

/** Whoever wrote the prompt without saying what they are to the child: “the grown-up” of the manuscript is as near. */
const isWriter = ({ relation, count }: Person): boolean => relation === 'parent' && count === 1;

function characterFor(
  telling: Telling,
  name: string,
  spec: RoleSpec,
  free: readonly Person[],
): Person | undefined {
  const note = telling.head.fits?.[name] ?? '';
  const role = roleOf(name, spec);
  const taken: readonly Role[] =
    name === 'adult' ? [...TAKES[role], ...TAKES.comforter, ...TAKES.bystander] : TAKES[role];
  for (const one of taken) {
    const found = free.find(
      (person) =>
        person.role === one &&
        fits(name, spec, note, person) &&
        suits(note, person.relation, person.isGrownUp),
    );
    if (found) return found;
  }
  return undefined;
}

/** “A man on the door”, “germs are invented by grannies”. */
const NOBODY_IN_PARTICULAR =
  /^(?:man|men|woman|women|lady|ladies|guy|somebody|someone|people|person|grannies|grandmas|mums|dads|parents|teachers|neighbours|stranger\w*)$/;

function fits(name: string, spec: RoleSpec, note: string, person: Person): boolean {
  const row: Row = typeof spec.default === 'object' ? spec.default : {};
  const usual = row.relation ?? '';
  if (spec.not?.some((word) => person.relation.includes(word))) return false;
  if (!person.name && NOBODY_IN_PARTICULAR.test(person.relation)) return false;
  // “The bin men”, “a T. rex”: nobody who is at home with the child.
  if (!person.name && roleOf(name, spec) !== 'affected' && relationOf(person.relation) === undefined)
    return false;
  // A father of two fathers is “Dad”; the other children at school are nobody by themselves.
  if (person.count > 1 && (!person.isGrownUp || /s$/.test(person.relation))) return false;
  if (isBaby(person.relation) && !isBaby(usual) && !welcomesBaby(note)) return false;
  const role = roleOf(name, spec);
  if (role === 'affected' || role === 'didHarm') return true;
  const wantsGrownUp = name === 'adult' || role === 'comforter' || /grown-up/.test(usual);
  if (wantsGrownUp !== person.isGrownUp && role !== 'harmed') return false;
  if (name === 'adult' && !person.isGrownUp) return false;
  return !wantsGrownUp || isElsewhere(usual) || !isElsewhere(person.relation);
}

/** Animals that do not walk about in a kitchen. */
const OUTDOORS = /horse|pony|chicken|hen|rooster|duck|goat|sheep|cow|donkey|fish|pig$/;

function petFits(telling: Telling, spec: RoleSpec, pet: Pet): boolean {
  if (spec.not?.some((word) => pet.kind.includes(word))) return false;
  if (spec.lives === 'indoors' && OUTDOORS.test(pet.kind) && pet.kind !== 'guinea pig') return false;
  // In a story of grief it matters which pet died; elsewhere a pet is simply there.
  return (
    !isGrief(telling) || spec.role === undefined || (spec.role === 'affected') === (pet.role === 'affected')
  );
}
