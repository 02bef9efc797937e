import type { AgeBand } from '../age-bands.ts';
import type { Structure } from '../contract.ts';
import { randomFrom } from '../random.ts';
import type { Shape, Understanding } from '../understanding/types.ts';
import { bind, isGrief, kindOf, roleOf } from './casting/binding.ts';
import { formFor } from './casting/clauses.ts';
import { isCalledByRelation } from './casting/relations.ts';
import { thingFits } from './casting/things.ts';
import { allTellings } from './library.ts';
import { hasNamesake } from './namesakes.ts';
import { isNear } from './near.ts';
import type { RoleSpec, Telling } from './telling.ts';

/** What a telling is chosen for. */
export interface Choice {
  readonly band: AgeBand;
  readonly structure: Structure;
  readonly seed: string;
  readonly understanding: Understanding;
  /** Ids of tellings that this family has had. */
  readonly had: readonly string[];
  /** Where somebody else has the child’s name, as `namesakesOf` gives it. */
  readonly namesakes?: readonly string[];
}

/** Nothing but a telling made by hand for just that may be about these. */
export const BY_HAND: ReadonlySet<string> = new Set(['stillbirth-or-miscarriage', 'violence-at-home']);

/**
 * The tellings for a prompt, the best first: of the right band, for its situation or its shape, in the structure that the
 * parent chose before any other, not one that the family has had while another is left, with the most that finds its
 * place, and then by the seed. Empty where the library has nothing for it.
 */
export function chooseTellings(choice: Choice, library: readonly Telling[] = allTellings()): Telling[] {
  const { understanding, structure, had } = choice;
  const fitting = randomFrom(`${choice.seed}|telling`).shuffle(
    library.filter(
      (telling) =>
        telling.head.band === choice.band &&
        !choice.namesakes?.includes(telling.id) &&
        serves(telling, understanding),
    ),
  );
  const ranked = fitting.map((telling) => ({
    telling,
    // The more important digit first.
    rank: [
      had.includes(telling.id) ? 1 : 0,
      telling.head.structure === structure ? 0 : 1,
      telling.head.situation !== undefined && telling.head.situation === understanding.situation ? 0 : 1,
      -placed(telling, understanding),
    ],
  }));
  return ranked.sort((one, other) => compare(one.rank, other.rank)).map(({ telling }) => telling);
}

function compare(one: readonly number[], other: readonly number[]): number {
  const at = one.findIndex((value, index) => value !== other[index]);
  return at < 0 ? 0 : (one[at] ?? 0) - (other[at] ?? 0);
}

/** Whether a telling is about the situation, or about its shape, and whoever has to be in it is. */
function serves(telling: Telling, understanding: Understanding): boolean {
  const { situation, shape } = telling.head;
  const isOfSituation = situation !== undefined && situation === understanding.situation;
  if (!isOfSituation) {
    if (understanding.situation !== undefined && BY_HAND.has(understanding.situation)) return false;
    const isNearby = isNear(understanding.situation, situation);
    if (shape !== understanding.shape && !isNearby) return false;
    if (situation !== undefined && !isNearby && !hasForm(telling, understanding)) return false;
    if (saysDied(telling) !== isDeath(understanding)) return false;
    if ((!isNearby && !hasSubject(telling, understanding)) || leavesOutGrief(telling, understanding))
      return false;
  }
  const { act } = telling.head.clauses ?? {};
  if (typeof act === 'object' && act.forms && understanding.clauses.act && !hasForm(telling, understanding))
    return false;
  return hasAffected(telling, understanding) && !namesSomebody(telling, understanding);
}

/** Whoever moved away has not died, and whoever died has not moved away. */
const saysDied = (telling: Telling): boolean => {
  const { head, pages } = telling;
  const own = Object.values(head.clauses ?? {}).map((spec) => (typeof spec === 'string' ? '' : spec.default));
  return isGrief(telling) && /\bdied\b/.test([...pages, ...own].join(' '));
};
const isDeath = ({ situation, clauses, shape }: Understanding): boolean =>
  situation === undefined
    ? shape === 'lost-someone' && /\bdied\b/.test(clauses.trouble ?? '')
    : /died|death|miscarriage/.test(situation);

/** Shapes whose stories are about one thing: what is feared, loved, refused or not managed yet. */
const ABOUT_ONE: readonly Shape[] = ['afraid', 'cant-yet', 'wont', 'pure-joy', 'fantastic-premise'];
/** Situations that are about no one thing. */
const GENERAL = new Set(['not-giving-up', 'mistakes-and-perfection', 'loves-machines', 'caring-for-a-pet']);

/** Whether a telling of the whole shape is about what the prompt is about: fear of thunder is no fear of dogs. */
function hasSubject(telling: Telling, understanding: Understanding): boolean {
  const { clauses, thing, situation = '' } = understanding;
  if (!ABOUT_ONE.includes(telling.head.shape)) return true;
  const things = Object.entries(telling.head.roles ?? {}).filter(
    ([name, spec]) => kindOf(name, spec) === 'thing',
  );
  const act = telling.head.clauses?.act;
  if (things.length === 0 && act === undefined) return true;
  if (hasForm(telling, understanding)) return true;
  if (things.some(([name, spec]) => thing && thingFits(telling, name, spec, thing))) return true;
  const isBarred = typeof act === 'object' && act.not?.some((word) => clauses.act?.inf.includes(word));
  if (isBarred) return false;
  if (typeof act === 'object' && things.length === 0 && clauses.act !== undefined) return true;
  const own = [...things.map(([, spec]) => spec.default), typeof act === 'object' ? act.default : undefined];
  return GENERAL.has(situation) || own.some((one) => isNamedIn(one, situation));
}

/** Whether a manuscript’s own thing or act is what a situation is called after: “dog” in “dogs-and-animals-afraid”. */
function isNamedIn(own: string | Readonly<Record<string, string>> | undefined, situation: string): boolean {
  const words = typeof own === 'object' ? (own.noun ?? own.inf ?? '') : (own ?? '');
  return words.split(' ').some((word) => word.length > 2 && situation.includes(word));
}

/** Who is ill or has died is not left out of a story about something else in the same shape. */
const leavesOutGrief = (telling: Telling, { people, pets, situation }: Understanding): boolean =>
  !isGrief(telling) &&
  situation !== 'caring-for-a-pet' &&
  [...people, ...pets].some(({ role }) => role === 'affected');

function hasForm({ head }: Telling, understanding: Understanding): boolean {
  const act = head.clauses?.act;
  return typeof act === 'object' && formFor(act, understanding) !== undefined;
}

/** Who died, is ill or is away is in the telling if and only if the prompt has such a one. */
function hasAffected(telling: Telling, understanding: Understanding): boolean {
  const bound = bind(telling, understanding);
  const roles = Object.entries(telling.head.roles ?? {}).filter(
    ([name, spec]) => isAffected(name, spec) && (kindOf(name, spec) === 'person' || isGrief(telling)),
  );
  if (roles.some(([name]) => !(name in bound.characters) && !(name in bound.pets))) return false;
  const isAbout = (is: 'person' | 'pet'): boolean => roles.some(([name, spec]) => kindOf(name, spec) === is);
  const { shape, people, pets } = understanding;
  if (shape !== 'lost-someone' && shape !== 'away-or-ill') return true;
  return people.some((one) => one.role === 'affected')
    ? isAbout('person')
    : pets.some((one) => one.role === 'affected')
      ? isAbout('pet')
      : true;
}

const isAffected = (name: string, spec: RoleSpec): boolean =>
  kindOf(name, spec) !== 'thing' && roleOf(name, spec) === 'affected';

/** Whether somebody of the manuscript’s own has the name of somebody in the prompt. */
function namesSomebody(telling: Telling, understanding: Understanding): boolean {
  const { characters, pets } = bind(telling, understanding);
  const cast = [...Object.keys(characters), ...Object.keys(pets)];
  const names = [...understanding.people, ...understanding.pets].flatMap(({ name }) => name ?? []);
  return names.some((name) => !isTitle(name) && hasNamesake(telling, name, cast));
}

/** “Grandma Jo” and “Mrs Bell” share their first word with many. */
const isTitle = (name: string): boolean =>
  isCalledByRelation(name.split(' ')[0]?.toLowerCase() ?? '') ||
  /^(?:Mr|Mrs|Ms|Miss|Dr|Aunty?|Auntie|Uncle)\b/.test(name);

/** How much of the prompt finds its place; whom and what it is about first counts most. */
function placed(telling: Telling, understanding: Understanding): number {
  const { characters, pets } = bind(telling, understanding);
  const [first] = understanding.people;
  const { thing } = understanding;
  const things = Object.entries(telling.head.roles ?? {}).filter(
    ([name, spec]) => kindOf(name, spec) === 'thing' && thing && thingFits(telling, name, spec, thing),
  );
  const isFirstIn = first !== undefined && Object.values(characters).includes(first);
  const clauses = Object.keys(telling.head.clauses ?? {}).filter((name) => name in understanding.clauses);
  return (
    (isFirstIn ? 3 : 0) +
    3 * things.length +
    Object.keys(characters).length +
    2 * Object.keys(pets).length +
    clauses.length
  );
}
