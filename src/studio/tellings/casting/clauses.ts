import type { Act, Understanding } from '../../understanding/types.ts';
import { escaped } from '../../words.ts';
import type { Row, Telling } from '../telling.ts';
import { bind, kindOf, roleOf } from './binding.ts';
import { thingFits } from './things.ts';

type Clause = Exclude<NonNullable<Telling['head']['clauses']>[string], string>;

/** The slots that hold the parent’s own words, and which of them do. */
export interface ClauseSlots {
  readonly slots: Readonly<Record<string, Row>>;
  readonly bound: readonly string[];
}

const PREPOSITION = /^(?:at|in|on|under|behind|inside|beside|by|near|over|below|above|next)\b/;

/** Takes the parent’s own words where the manuscript has room for them, and its own otherwise. */
export function clauseSlots(telling: Telling, understanding: Understanding | undefined): ClauseSlots {
  const slots: Record<string, Row> = {};
  const bound: string[] = [];
  for (const [name, spec] of Object.entries(telling.head.clauses ?? {})) {
    if (typeof spec === 'string') continue;
    const own = ownSlots(spec);
    const given = understanding && givenSlots(telling, name, spec, understanding);
    if (given) bound.push(name);
    const chosen = given ?? own;
    if (chosen) slots[name] = chosen;
  }
  const place = understanding?.clauses.place;
  // A note in place of a default says that the thing brings a place along.
  if (typeof telling.head.clauses?.place === 'string' && place !== undefined) {
    slots.place = { self: place };
    bound.push('place');
  }
  return { slots, bound };
}

function ownSlots({ default: own, forms }: Clause): Row | undefined {
  if (own === undefined) return undefined;
  const row = typeof own === 'string' ? (forms?.[own] ?? { self: own, noun: own }) : own;
  return withSelf(row);
}

const withSelf = (row: Row): Row => ({ ...row, self: row.self ?? row.say ?? row.inf ?? '' });

function givenSlots(
  telling: Telling,
  name: string,
  spec: Clause,
  understanding: Understanding,
): Row | undefined {
  const { act, event, place, trouble } = understanding.clauses;
  if (name === 'act') {
    if (spec.forms) return formFor(spec, understanding);
    return act && !excludes(spec, act.inf) ? { ...act, self: act.inf } : undefined;
  }
  if (name === 'event' && event !== undefined && isListed(telling, name, event))
    return { self: event, noun: event };
  if (name === 'place' && place !== undefined && isListed(telling, name, place))
    return typeof spec.default === 'string' && PREPOSITION.test(spec.default) ? undefined : { self: place };
  if (
    name === 'trouble' &&
    trouble !== undefined &&
    isSure(understanding) &&
    saysIt(spec, trouble) &&
    !namesAnother(telling, understanding)
  ) {
    const isWhole = typeof spec.default === 'string' && /[.!?]$/.test(spec.default);
    return { self: isWhole ? `${trouble}.` : trouble };
  }
  return undefined;
}

/** Where it is not sure what a prompt is about, its sentence would lead into a story of something else. */
const LEAST_SURE = 0.5;
const isSure = ({ situation, confidence }: Understanding): boolean =>
  situation !== undefined && confidence >= LEAST_SURE;

/**
 * Whether the parent’s sentence names a thing, or another child, for which the manuscript has one of its own in the same
 * place: the story would tell of two.
 */
function namesAnother(telling: Telling, understanding: Understanding): boolean {
  const { thing, people, clauses } = understanding;
  const names = (word: string | undefined): boolean =>
    word !== undefined && new RegExp(`\\b${escaped(word)}(?:e?s)?\\b`, 'i').test(clauses.trouble ?? '');
  const { characters } = bind(telling, understanding);
  const bound = Object.values(characters);
  return Object.entries(telling.head.roles ?? {}).some(([name, spec]) => {
    if (name in characters) return false;
    const kind = kindOf(name, spec);
    if (kind === 'thing')
      return thing !== undefined && names(thing.noun) && !thingFits(telling, name, spec, thing);
    if (kind !== 'person' || roleOf(name, spec) !== 'other') return false;
    return people.some(
      (one) => one.role === 'other' && !bound.includes(one) && (names(one.name) || names(one.relation)),
    );
  });
}

/** Words of a list that name nothing. */
const FILLING = /^(?:the|and|any|not|for|but|her|his|with|that|what|where|like|such)$/;

/** Where a note lists examples in brackets, the words have one of theirs: “the dentist” of “(the clinic, the dentist)”. */
function isListed({ head }: Telling, name: string, words: string): boolean {
  const list = head.fits?.[name]?.match(/\(([^)]*,[^)]*)\)/)?.[1];
  const known = list?.match(/\p{L}{3,}/gu)?.filter((word) => !FILLING.test(word));
  return (
    known === undefined || known.length === 0 || known.some((word) => words.toLowerCase().includes(word))
  );
}

/** Facts that a manuscript goes on from, when its own sentence states them. */
const FACTS = /\b(?:died|moved|broke|born)\b/g;

/**
 * Where the manuscript goes on from a fact (“Then Nana died”), the parent’s sentence must state it; and where it asks for
 * words (“must: broke, hid”), it must have one of them. What a sentence is about is right already: the telling is for it.
 */
function saysIt({ default: own, must }: Clause, trouble: string): boolean {
  const facts = (typeof own === 'string' ? own.match(FACTS) : undefined) ?? [];
  if (!facts.every((fact) => new RegExp(`\\b${fact}\\b`).test(trouble))) return false;
  const words = must?.match(/\p{L}+/gu) ?? [];
  return words.length === 0 || words.some((word) => new RegExp(`\\b${word}\\b`, 'i').test(trouble));
}

const excludes = ({ not }: Clause, words: string): boolean =>
  not?.some((word) => new RegExp(`\\b${word}\\b`, 'i').test(words)) ?? false;

/** The row of words for the act of the prompt: all words of the row’s name are in it. */
export function formFor({ forms = {} }: Clause, { clauses, thing }: Understanding): Row | undefined {
  const words = wordsOfAct(clauses.act, thing?.noun);
  const found = Object.entries(forms).find(([name]) => name.split('-').every((word) => words.includes(word)));
  return found && withSelf(found[1]);
}

const wordsOfAct = (act: Act | undefined, noun: string | undefined): readonly string[] =>
  `${act?.inf ?? ''} ${act?.ing ?? ''} ${noun ?? ''}`.toLowerCase().match(/\p{L}+/gu) ?? [];
