import { isDeath, SITUATIONS } from '../../understanding/situations.ts';
import type { Shape, Understanding } from '../../understanding/types.ts';
import { type Bound, isGrief, kindOf, roleOf } from '../casting/binding.ts';
import { formFor } from '../casting/clauses.ts';
import { isCalledByRelation } from '../casting/relations.ts';
import { thingFits } from '../casting/things.ts';
import { hasNamesake } from '../namesakes.ts';
import type { RoleSpec, Telling } from '../telling.ts';
import { isForHardTimes, isOnHardGround } from './hard-ground.ts';
import { isNear } from './near.ts';

/** A telling, and whom of the prompt its roles take. */
export interface Fitting {
  readonly telling: Telling;
  readonly bound: Bound;
}

/** Nothing but a telling made by hand for just that may be about these. */
export const BY_HAND: ReadonlySet<string | undefined> = new Set(
  SITUATIONS.flatMap(({ id, byHand }) => (byHand ? [id] : [])),
);

/** Whether a telling is about the situation, or about its shape, and whoever has to be in it is. */
export function serves(fitting: Fitting, understanding: Understanding): boolean {
  const { telling } = fitting;
  if (isForHardTimes(telling)) return isOnHardGround(understanding) && !BY_HAND.has(understanding.situation);
  if (!isAbout(telling, understanding) || !hasAffected(fitting, understanding)) return false;
  if (!saysNothingFalse(fitting, understanding)) return false;
  const { act } = telling.head.clauses ?? {};
  const isOtherAct =
    typeof act === 'object' && act.forms && understanding.clauses.act && !hasForm(telling, understanding);
  return !isOtherAct;
}

function isAbout(telling: Telling, understanding: Understanding): boolean {
  const { situation, shape } = telling.head;
  if (situation !== undefined && situation === understanding.situation) return true;
  if (isNear(understanding.situation, situation)) return true;
  if (shape !== understanding.shape) return false;
  return situation === undefined ? hasSubject(telling, understanding) : hasForm(telling, understanding);
}

/**
 * Whether a telling of the whole shape may stand in where none is about what the prompt is about: about another fear than
 * the child’s, say, but about a fear. Where no shape was understood, something lovely that teaches nothing may.
 */
export function standsIn(fitting: Fitting, understanding: Understanding): boolean {
  const { shape, situation } = fitting.telling.head;
  if (shape !== (understanding.shape ?? 'pure-joy') || situation !== undefined) return false;
  // One that leaves open who died may be told of anybody; one about a pet is not told of a person.
  if (!hasAffected(fitting, understanding) && affectedRoles(fitting.telling).length > 0) return false;
  return saysNothingFalse(fitting, understanding);
}

/** Whether nobody in a telling is dead, ill or away who is not so in the prompt. */
function saysNothingFalse({ telling, bound }: Fitting, understanding: Understanding): boolean {
  if (telling.head.situation !== understanding.situation || understanding.situation === undefined) {
    if (BY_HAND.has(understanding.situation) || BY_HAND.has(telling.head.situation)) return false;
    if (saysDied(telling) !== isOfDeath(understanding) || leavesOutGrief(telling, understanding))
      return false;
  }
  return bindsAffected({ telling, bound }) && !namesSomebody(telling, understanding, bound);
}

/** Whoever moved away has not died, and whoever died has not moved away. */
const saysDied = (telling: Telling): boolean => {
  const { head, pages } = telling;
  const own = Object.values(head.clauses ?? {}).map((spec) => (typeof spec === 'string' ? '' : spec.default));
  return isGrief(telling) && /\bdied\b/.test([...pages, ...own].join(' '));
};
const isOfDeath = ({ situation, clauses, shape }: Understanding): boolean =>
  situation === undefined
    ? shape === 'lost-someone' && /\bdied\b/.test(clauses.trouble ?? '')
    : isDeath(situation);

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
  if (things.length === 0 && (act === undefined || (typeof act === 'object' && act.any))) return true;
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

/** Whoever is dead, ill or away in the telling is so in the prompt. */
const bindsAffected = ({ telling, bound }: Fitting): boolean =>
  affectedRoles(telling).every(([name]) => name in bound.characters || name in bound.pets);

/** Whoever is dead, ill or away in the prompt is so in the telling; one that leaves open who it is has nobody. */
function hasAffected({ telling }: Fitting, { shape, people, pets }: Understanding): boolean {
  if (shape !== 'lost-someone' && shape !== 'away-or-ill') return true;
  const hasRole = (is: 'person' | 'pet'): boolean =>
    affectedRoles(telling).some(([name, spec]) => kindOf(name, spec) === is);
  if (people.some(({ role }) => role === 'affected')) return hasRole('person');
  return !pets.some(({ role }) => role === 'affected') || hasRole('pet');
}

const affectedRoles = (telling: Telling): [string, RoleSpec][] =>
  Object.entries(telling.head.roles ?? {}).filter(
    ([name, spec]) => isAffected(name, spec) && (kindOf(name, spec) === 'person' || isGrief(telling)),
  );

const isAffected = (name: string, spec: RoleSpec): boolean =>
  kindOf(name, spec) !== 'thing' && roleOf(name, spec) === 'affected';

/** Whether somebody of the manuscript’s own has the name of somebody in the prompt. */
function namesSomebody(telling: Telling, understanding: Understanding, { characters, pets }: Bound): boolean {
  const cast = [...Object.keys(characters), ...Object.keys(pets)];
  const names = [...understanding.people, ...understanding.pets].flatMap(({ name }) => name ?? []);
  return names.some((name) => !isTitle(name) && hasNamesake(telling, name, cast));
}

/** “Grandma Jo” and “Mrs Bell” share their first word with many. */
const isTitle = (name: string): boolean =>
  isCalledByRelation(name.split(' ')[0]?.toLowerCase() ?? '') ||
  /^(?:Mr|Mrs|Ms|Miss|Dr|Aunty?|Auntie|Uncle)\b/.test(name);
