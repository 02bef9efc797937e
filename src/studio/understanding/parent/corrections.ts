import { relationOf } from '../relations/lexicon.ts';
import { situationOf } from '../situations.ts';
import type { Person, Thing, Understanding } from '../types.ts';

/** Somebody as the parent names them. */
type Named = Pick<Person, 'relation' | 'name' | 'role'> & Partial<Pick<Person, 'count'>>;

/** What a parent changed of what was understood. A missing field was left as it is; null takes it out. */
export interface Corrections {
  readonly situation?: string;
  /** As the parent writes it. */
  readonly thing?: Pick<Thing, 'noun' | 'colour'> | null;
  readonly feeling?: string | null;
  /** All that are to stay, and new ones; whoever is missing goes. */
  readonly people?: readonly Named[];
  /** No trouble and no lesson. */
  readonly justForFun?: boolean;
}

/** An understanding with what the parent said about it. An id that does not exist changes nothing. */
export function corrected(understanding: Understanding, corrections: Corrections): Understanding {
  const { thing, feeling, people, justForFun } = corrections;
  const found = situationOf(corrections.situation);
  const changed: Understanding = {
    ...understanding,
    ...(found
      ? { situation: found.id, shape: found.shape, tone: found.tone, confidence: 1, unknown: [] }
      : {}),
    ...(people ? { people: people.map((one) => grown(one, understanding.people)) } : {}),
    ...(thing
      ? { thing: understanding.thing?.noun === thing.noun ? { ...understanding.thing, ...thing } : thing }
      : {}),
    ...(feeling ? { feeling } : {}),
  };
  const { thing: _thing, ...withoutThing } = changed;
  const thinned = thing === null ? withoutThing : changed;
  const { feeling: _feeling, ...withoutFeeling } = thinned;
  const felt = feeling === null ? withoutFeeling : thinned;
  return justForFun ? joyful(felt) : felt;
}

/** The person as it was read where only name or role changed; otherwise what the relation says. */
function grown(one: Named, before: readonly Person[]): Person {
  const earlier = before.find(({ relation }) => relation === one.relation);
  const relation = relationOf(one.relation);
  const name = one.name?.trim();
  return {
    relation: one.relation,
    ...(name ? { name } : {}),
    ...(earlier?.pronouns
      ? { pronouns: earlier.pronouns }
      : relation?.pronouns
        ? { pronouns: relation.pronouns }
        : {}),
    count: one.count ?? earlier?.count ?? 1,
    role: one.role,
    isGrownUp: earlier?.isGrownUp ?? (relation !== undefined && relation.kind !== 'child'),
  };
}

/** A prompt of grief or violence is never made into fun, whatever is pressed. */
function joyful(understanding: Understanding): Understanding {
  const { situation, shape } = understanding;
  if (situationOf(situation)?.byHand || shape === 'lost-someone') return understanding;
  if (shape === 'pure-joy' || shape === 'fantastic-premise') return understanding;
  const { situation: _situation, ...rest } = understanding;
  return { ...rest, shape: 'pure-joy', tone: 'joyful', clauses: {}, unknown: [], confidence: 1 };
}
