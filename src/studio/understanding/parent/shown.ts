import { HERO } from '../../contract.ts';
import { situationOf } from '../situations.ts';
import type { Pronouns, Role, Tone, Understanding } from '../types.ts';

/** A situation as a parent may choose it. */
export interface ShownSituation {
  readonly id: string;
  readonly label: string;
}

/** What a prompt says, as it is shown to the parent and written beside a story. */
export interface ShownUnderstanding {
  /** Null where nothing fits, and where it is just for fun. */
  readonly situation: (ShownSituation & { readonly confidence: number }) | null;
  /** The next likely, four at most. */
  readonly others: ShownSituation[];
  readonly people: {
    readonly relation: string;
    readonly name?: string;
    readonly role: Role;
    readonly pronouns?: Pronouns;
    readonly count: number;
  }[];
  readonly pets: { readonly kind: string; readonly name?: string }[];
  readonly things: { readonly what: string; readonly colour?: string }[];
  readonly place?: string;
  readonly event?: string;
  readonly feeling?: string;
  /** What the child loves. */
  readonly likes: string[];
  readonly tone: Tone;
  readonly unknown: string[];
}

const MOST_OTHERS = 4;

/** The understanding in the words that a parent reads; the child has the given name, or is “your child”. */
export function shownUnderstanding(understanding: Understanding, childName: string): ShownUnderstanding {
  const { people, pets, thing, feeling, favourites, tone, unknown, confidence, clauses } = understanding;
  const named = (text: string) => namedAs(text, childName);
  const optional = (key: string, text: string | undefined) =>
    text === undefined ? {} : { [key]: named(text) };
  const found = situationOf(understanding.situation);
  return {
    situation: found ? { id: found.id, label: found.name, confidence } : null,
    others: understanding.others
      .flatMap(({ situation }) => situationOf(situation) ?? [])
      .filter(({ id }) => id !== found?.id)
      .slice(0, MOST_OTHERS)
      .map(({ id, name }) => ({ id, label: name })),
    people: people.map(({ relation, name, role, pronouns, count }) => ({
      relation: named(relation),
      ...optional('name', name),
      role,
      ...(pronouns ? { pronouns } : {}),
      count,
    })),
    pets: pets.map(({ kind, name }) => ({ kind, ...optional('name', name) })),
    things: thing ? [{ what: named(thing.noun), ...optional('colour', thing.colour) }] : [],
    ...optional('place', clauses.place),
    ...optional('event', clauses.event),
    ...optional('feeling', feeling),
    likes: favourites.map(named),
    tone,
    unknown: unknown.map(named),
  };
}

/** A text in which the child has its name; without one, as a parent would say it. */
export const namedAs = (text: string, childName: string): string =>
  text.replaceAll(HERO, childName || 'your child');
