import { HERO } from '../contract.ts';
import { classify } from './classify.ts';
import { readEvent } from './clauses/event.ts';
import { isActivity } from './clauses/loved-act.ts';
import { readClauses } from './clauses/read.ts';
import type { Cast } from './clauses/references.ts';
import { actOf } from './clauses/situation-acts.ts';
import { readCompany } from './company.ts';
import { readFavourites, readFeeling } from './feelings.ts';
import { withoutContradiction } from './hard-ground.ts';
import { CHILD, type Hero, readHero } from './hero.ts';
import { likeliestThing } from './learned/thing.ts';
import { readPronouns } from './pronouns.ts';
import { findMentions } from './relations/find.ts';
import { relationOf } from './relations/lexicon.ts';
import { HARD_TIMES } from './situations/situation.ts';
import { isJoyful, labelOf, situationOf } from './situations.ts';
import { isReadable, plain } from './text.ts';
import { readSubject } from './things/subject.ts';
import { NOTHING_UNDERSTOOD, type Person, type Pet, type Pronouns, type Understanding } from './types.ts';

/** What of a story request helps to read its prompt. */
export interface Asker {
  readonly childName?: string;
  readonly traits?: { readonly gender?: 'girl' | 'boy' };
}

/** Of a premise no sentence is about the child. */
const UNTOLD = 'fantastic-premise';

const THING_SHAPES = /^(?:two-want-one|wont|cant-yet|pure-joy|fantastic-premise)$/;
/** “A dragon who …”: whatever it does, it is the dragon’s story. */
const PREMISE = /^(?:.{0,30}\babout )?(?:an? |the )?(?:\S+ ){1,3}?(?:who|that)\b|^what if\b/i;
const SERIOUS = /^(?:lost-someone|away-or-ill|grown-ups-change|teased|letting-go)$/;
const SUBJECT_CONFIDENCE = 0.6;

const NOTHING: Understanding = { ...NOTHING_UNDERSTOOD, unknown: ['what it is about'] };

/**
 * Reads a parent’s prompt. Pure and quick: the same words give the same result, and no prompt makes it throw. What was
 * not said is left out and never guessed.
 */
export function understand(prompt: string, request: Asker = {}): Understanding {
  const { text, childName } = withoutName(plain(prompt), request.childName);
  const read = withoutContradiction(readAll(text, { ...request, ...(childName ? { childName } : {}) }));
  return JSON.parse(JSON.stringify(read).replaceAll(CHILD, HERO)) as Understanding;
}

/** The text of a prompt with one word for the child, whatever its name is. */
export function withoutName(prompt: string, name: string | undefined): { text: string; childName?: string } {
  const hidden = prompt.replaceAll(HERO, CHILD);
  const text = name
    ? hidden.replace(
        new RegExp(`(?<!\\p{L})${name.replace(/[^\p{L}\p{N}' -]/gu, '.')}(?!\\p{L})`, 'giu'),
        CHILD,
      )
    : hidden;
  return text.includes(CHILD) ? { text, childName: CHILD } : { text, ...(name ? { childName: name } : {}) };
}

function readAll(text: string, request: Asker): Understanding {
  if (!isReadable(text)) return NOTHING;
  const { likely, ...classified } = classify(text);
  const read = situationOf(classified.situation);
  const subject =
    !read || isJoyful(read.shape) || (PREMISE.test(text) && !SERIOUS.test(read.shape))
      ? readSubject(text)
      : undefined;
  const found = subject ? situationOf(subject.situation) : read;
  const shape = found?.shape ?? subject?.shape ?? classified.shape;
  const label = labelOf(found?.id, shape);
  const hero = readHero(text, request.childName);
  const about = { situation: found?.id, shape, confidence: likely[0]?.confidence ?? 0 };
  const { people, pets, mentioned } = readCompany(text, hero, request.childName, about);
  const names = namesOf(hero, people, pets, text.split(' ').length > 3 ? readEvent(text) : undefined);
  const named = subject?.thing ?? likeliestThing(text, names, shape ?? '', label);
  // “Netball” is no thing that one could hold: it is what the child does.
  const isPursuit = named && (shape ?? 'pure-joy') === 'pure-joy' && isActivity(named.noun);
  // Of a kind of story that is only likely, the thing would be a guess upon a guess.
  const isGuess = !found && !subject && !THING_SHAPES.test(shape ?? 'pure-joy');
  const thing = isPursuit || isGuess || found?.id === HARD_TIMES ? undefined : named;
  const usualAct = actOf(found?.id, thing);
  const feeling = readFeeling(text);
  const pronouns = request.traits?.gender ? undefined : readPronouns(text, mentioned.people, mentioned.pets);
  return {
    ...(found ? { situation: found.id } : {}),
    ...(shape ? { shape } : {}),
    confidence: subject ? SUBJECT_CONFIDENCE : found ? (likely[0]?.confidence ?? 0) : 0,
    others: found && !subject ? likely.slice(1) : likely.slice(0, 4),
    people,
    pets,
    ...(thing ? { thing } : {}),
    ...(feeling ? { feeling } : {}),
    favourites: readFavourites(text),
    ...(pronouns ? { pronouns } : {}),
    tone: found?.tone ?? 'plain',
    clauses: readClauses(text, {
      hero,
      others: othersIn(text, request.childName),
      ...(usualAct ? { usualAct } : {}),
      ...(shape ? { shape } : {}),
      ...(shape && !found?.byHand && shape !== UNTOLD && found?.id !== HARD_TIMES ? { trouble: label } : {}),
      ...castPronouns(pronouns, request),
    }),
    unknown: subject ? [] : unknownOf(found?.id, people, pets.length > 0),
  };
}

/** Everybody else where they stand, with what is known of their pronouns. */
const othersIn = (text: string, childName: string | undefined): Cast['others'] =>
  findMentions(text, childName).map((one) => {
    const pronouns = relationOf(one.relation)?.pronouns;
    return pronouns ? { ...one, pronouns } : one;
  });

const castPronouns = (read: Pronouns | undefined, { traits }: Asker): { pronouns?: Pronouns } => {
  const pronouns = read ?? (traits?.gender === 'girl' ? 'she' : traits?.gender === 'boy' ? 'he' : undefined);
  return pronouns ? { pronouns } : {};
};

/** Whoever is named is no thing: “Bunny” may be, “Otis” is not. What happens on a day is none either. */
const namesOf = (
  hero: Hero,
  people: readonly Person[],
  pets: readonly Pet[],
  event: string | undefined,
): ReadonlySet<string> =>
  new Set(
    [
      ...hero.names,
      event?.split(' ').at(-1),
      ...(event ? [`${event.split(' ').at(-1)}s`] : []),
      ...people.map(({ name }) => name),
      ...pets.flatMap(({ name, kind }) => [name, kind]),
    ].flatMap((name) => (name ? [name.toLowerCase()] : [])),
  );

const has = (relatives: readonly Person[], role: Person['role']): boolean =>
  relatives.some((one) => one.role === role);

/** What a careful writer would have to ask before writing. */
function unknownOf(situation: string | undefined, relatives: readonly Person[], hasPet: boolean): string[] {
  if (!situation) return ['what it is about'];
  if (/-died$|^dying/.test(situation) && !has(relatives, 'affected') && !(situation === 'pet-died' && hasPet))
    return ['who died'];
  if (situation === 'someone-ill' && !has(relatives, 'affected')) return ['who is ill'];
  if (/^(?:parent-away|deployment)$/.test(situation) && !has(relatives, 'affected')) return ['who is away'];
  if (/^teased/.test(situation) && !has(relatives, 'didHarm')) return ['who did it'];
  return [];
}
