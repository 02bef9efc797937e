import type { AgeBand } from '../age-bands.ts';
import type { Structure } from '../contract.ts';
import { randomFrom } from '../random.ts';
import { isJoyful } from '../understanding/situations.ts';
import type { Understanding } from '../understanding/types.ts';
import { bind, kindOf } from './casting/binding.ts';
import { thingFits } from './casting/things.ts';
import { hasHad } from './choosing/alike.ts';
import { type Fitting, serves, standsIn } from './choosing/fitting.ts';
import { hardRank } from './choosing/hard-ground.ts';
import { allTellings } from './library.ts';
import type { Telling } from './telling.ts';

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

/**
 * The tellings for a prompt, the best first: of the right band, for its situation or its shape, in the structure that the
 * parent chose before any other, not one that the family has had while another is left, with the most that finds its
 * place, and then by the seed. After them come those that may stand in. Empty where everything in the library would say
 * something false, or where only a telling made by hand will do and there is none.
 */
export const chooseTellings = (choice: Choice, library: readonly Telling[] = allTellings()): Telling[] =>
  rankTellings(choice, library).map(({ fitting }) => fitting.telling);

/** A telling that can be told for a prompt, and how well it fits: the lower the better, the more important digit first. */
export interface Ranked {
  readonly fitting: Fitting;
  readonly rank: readonly number[];
  /** About something else of the same shape. */
  readonly isStandIn: boolean;
}

/** The tellings for a prompt as `chooseTellings` has them, with how well each fits. */
export function rankTellings(choice: Choice, library: readonly Telling[] = allTellings()): Ranked[] {
  const { understanding, structure, had } = choice;
  const ofBand = randomFrom(`${choice.seed}|telling`)
    .shuffle(library.filter(({ id, head }) => head.band === choice.band && !choice.namesakes?.includes(id)))
    .map((telling): Fitting => ({ telling, bound: bind(telling, understanding) }));
  const ranked = ofBand.flatMap((fitting): Ranked[] => {
    const isServing = serves(fitting, understanding);
    if (!isServing && !standsIn(fitting, understanding)) return [];
    const { id, head } = fitting.telling;
    const isOwn = head.situation !== undefined && head.situation === understanding.situation;
    const fit = [isOwn ? 0 : 1, -placed(fitting, understanding)];
    const rank = [
      isServing ? 0 : 1,
      // True before new.
      hardRank(fitting.telling, understanding),
      hasHad(had, id) ? 1 : 0,
      head.structure === structure ? 0 : 1,
      // What is loved is in the story before anything else: of cows no story of whales is told.
      ...(isJoyful(head.shape) ? fit.reverse() : fit),
    ];
    return [{ fitting, rank, isStandIn: !isServing }];
  });
  return ranked.sort((one, other) => compare(one.rank, other.rank));
}

function compare(one: readonly number[], other: readonly number[]): number {
  const at = one.findIndex((value, index) => value !== other[index]);
  return at < 0 ? 0 : (one[at] ?? 0) - (other[at] ?? 0);
}

/** How much of the prompt finds its place; whom and what it is about first counts most. */
function placed({ telling, bound: { characters, pets } }: Fitting, understanding: Understanding): number {
  const [first] = understanding.people;
  const { thing } = understanding;
  const things = Object.entries(telling.head.roles ?? {}).filter(
    ([name, spec]) => kindOf(name, spec) === 'thing' && thing && thingFits(telling, name, spec, thing),
  );
  const isFirstIn = first !== undefined && Object.values(characters).includes(first);
  const clauses = Object.keys(telling.head.clauses ?? {}).filter((name) => name in understanding.clauses);
  return (
    (isFirstIn ? 3 : 0) +
    (isJoyful(telling.head.shape) ? 6 : 3) * things.length +
    Object.keys(characters).length +
    2 * Object.keys(pets).length +
    clauses.length
  );
}
