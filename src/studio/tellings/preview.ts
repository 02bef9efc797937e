import { situationOf } from '../understanding/situations.ts';
import type { Person, Pet, Understanding } from '../understanding/types.ts';
import { escaped } from '../words.ts';
import { kindOf } from './casting/binding.ts';
import { clauseSlots } from './casting/clauses.ts';
import { thingFits } from './casting/things.ts';
import { type Choice, type Ranked, rankTellings } from './choose.ts';
import type { Fitting } from './choosing/fitting.ts';
import { allTellings } from './library.ts';
import { pluralOf } from './nouns.ts';
import type { Telling } from './telling.ts';

/** What is known of a story before it is made. */
export interface Preview {
  /** No story is just about this yet, and another of its kind is told. */
  readonly isStandIn: boolean;
  /** Who and what of the prompt is in none of the tellings that fit best. */
  readonly leftOut: readonly Named[];
  /** Who and what is in some of them only. */
  readonly perhapsLeftOut: readonly Named[];
}

type Named = Person | Pet | { readonly noun: string };

/** A fourth is not asked for. */
const MOST_NAMED = 3;

/** Says what a story for this prompt would leave out; undefined where the library has none. Which telling it is, the seed decides. */
export function preview(
  choice: Omit<Choice, 'seed'>,
  library: readonly Telling[] = allTellings(),
): Preview | undefined {
  const ranked = rankTellings({ ...choice, seed: 'preview' }, library);
  const [first] = ranked;
  if (!first) return undefined;
  const best = ranked.filter(({ rank }) => String(rank) === String(first.rank));
  const { people, pets, thing } = choice.understanding;
  const wanted: Named[] = [
    ...people.filter((one) => isMissed(one)).slice(0, MOST_NAMED),
    ...pets.slice(0, 1),
    ...(thing && !isNamedBy(choice.understanding.situation, thing.noun) ? [thing] : []),
  ];
  const without = (one: Named) => best.filter((ranked) => !isIn(one, ranked, choice.understanding)).length;
  return {
    isStandIn: first.isStandIn,
    leftOut: wanted.filter((one) => without(one) === best.length),
    perhapsLeftOut: wanted.filter((one) => without(one) > 0 && without(one) < best.length),
  };
}

/** Somebody in particular: bystanders, and “the other kids”, are nobody whom one looks for in a story. */
const isMissed = ({ role, name, count }: Person): boolean =>
  role !== 'bystander' && (name !== undefined || count === 1);

/** “Brushing teeth” has teeth in it, whichever words a telling has. */
const isNamedBy = (situation: string | undefined, noun: string): boolean => {
  const name = situationOf(situation)?.name ?? '';
  return name.includes(noun) || name.includes(pluralOf(noun));
};

function isIn(one: Named, { fitting }: Ranked, understanding: Understanding): boolean {
  if ('noun' in one)
    return holdsThing(fitting, understanding) || isMentioned(one.noun, fitting, understanding);
  const { characters, pets } = fitting.bound;
  if (Object.values<Named>({ ...characters, ...pets }).includes(one)) return true;
  return one.name !== undefined && isMentioned(one.name, fitting, understanding);
}

const holdsThing = ({ telling }: Fitting, { thing }: Understanding): boolean =>
  Object.entries(telling.head.roles ?? {}).some(
    ([name, spec]) => kindOf(name, spec) === 'thing' && thing && thingFits(telling, name, spec, thing),
  );

/** Whether a word stands in the clauses of the parent’s that the telling takes, or in the telling itself. */
function isMentioned(word: string, { telling }: Fitting, understanding: Understanding): boolean {
  const { slots, bound } = clauseSlots(telling, understanding);
  const taken = bound.flatMap((name) => Object.values(slots[name] ?? {}));
  return [...taken, ...telling.pages].some((text) => new RegExp(`\\b${escaped(word)}`, 'i').test(text));
}
