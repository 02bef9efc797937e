import type { Theme } from '../../content/en/themes.ts';
import type { Casting } from '../../contract.ts';
import type { Pronouns, Understanding } from '../../understanding/types.ts';
import type { RoleSpec, Row, Telling } from '../telling.ts';
import { bind, kindOf, roleOf } from './binding.ts';
import { type Character, characterSlots, petSlots } from './characters.ts';
import { clauseSlots } from './clauses.ts';
import { pronounSlots } from './pronouns.ts';
import { isFamily } from './relations.ts';
import { thingFits, thingSlots } from './things.ts';

/** For whom a telling is cast. */
export interface CastingRequest {
  readonly heroName: string;
  /** “they” where the parent left it open. */
  readonly pronouns: Pronouns;
  readonly theme: Theme;
  /** Without one, every role is cast as the manuscript has it. */
  readonly understanding: Understanding | undefined;
  /** Roles that go without the manuscript’s name for them. */
  readonly nameless?: readonly string[];
}

/** The casting, and what of the prompt found its place in it. */
export interface CastTelling {
  readonly casting: Casting;
  /** Names of roles and clauses that hold what the prompt says. */
  readonly bound: readonly string[];
}

/** Casts a telling: with whom and what the prompt names, and as the manuscript has it otherwise. */
export function castTelling(telling: Telling, request: CastingRequest): CastTelling {
  const { understanding } = request;
  const found = understanding && bind(telling, understanding);
  const bound: string[] = [];
  const casting: Record<string, Row> = {
    hero: {
      self: request.heroName,
      name: request.heroName,
      poss: `${request.heroName}’s`,
      ...pronounSlots(request.pronouns),
    },
  };
  const clauses = clauseSlots(telling, understanding);
  Object.assign(casting, clauses.slots);
  bound.push(...clauses.bound);
  for (const [name, spec] of Object.entries(telling.head.roles ?? {})) {
    const kind = kindOf(name, spec);
    const person = found?.characters[name];
    const pet = found?.pets[name];
    if (person ?? pet) bound.push(name);
    if (kind === 'person')
      casting[name] = characterSlots(
        person ??
          defaultCharacter(
            name,
            withName(spec, !request.nameless?.includes(name)),
            understanding !== undefined,
          ),
      );
    if (kind === 'pet') {
      const row = rowOf(spec.default, 'kind');
      casting[name] = pet
        ? petSlots(pet.kind, pet.name, pet.pronouns ?? 'it')
        : petSlots(row.kind ?? 'dog', row.name, pronounsOf(row.pronouns) ?? 'it');
    }
    if (kind === 'thing') {
      const cast = castThing(telling, name, spec, understanding, casting.act);
      casting[name] = cast.slots;
      if (cast.isBound) bound.push(name);
    }
  }
  const place = casting.thing?.place;
  if (casting.place === undefined && place !== undefined) casting.place = { self: place };
  return { casting: { ...casting, ...themeSlots(telling, request.theme) }, bound };
}

/** The role as it is, or without a name and the phrases that hold it. */
function withName(spec: RoleSpec, isNamed: boolean): RoleSpec {
  if (isNamed || typeof spec.default !== 'object') return spec;
  const { name: _name, intro: _intro, first: _first, ...row } = spec.default;
  return { ...spec, default: row };
}

/** Words of kinship between children; where the prompt has no such person, the child of the story is a friend. */
function defaultCharacter(name: string, spec: RoleSpec, isPrompted: boolean): Character {
  const row = rowOf(spec.default, 'name');
  const isInvented =
    isPrompted && roleOf(name, spec) !== 'affected' && row.relation !== undefined && isFamily(row.relation);
  return {
    name: row.name,
    relation: isInvented ? 'friend' : row.relation,
    pronouns: pronounsOf(row.pronouns),
    intro: row.intro,
    first: row.first,
  };
}

function castThing(
  telling: Telling,
  name: string,
  spec: RoleSpec,
  understanding: Understanding | undefined,
  act: Row | undefined,
): { slots: Row; isBound: boolean } {
  const own = rowOf(spec.default, 'noun');
  const thing = understanding?.thing;
  const fits = thing !== undefined && thingFits(telling, name, spec, thing);
  const noun = fits ? thing.noun : (own.noun ?? act?.[name] ?? 'thing');
  const table = spec.kind === undefined ? undefined : telling.tables[spec.kind];
  const row: Row = table?.[noun] ?? table?.any ?? {};
  const colour = (fits ? thing.colour : undefined) ?? row.colour ?? own.colour ?? spec.colour;
  const words = {
    ...(fits ? {} : own),
    ...Object.fromEntries(Object.entries(row).filter(([, value]) => !value.includes('{noun}'))),
    ...(fits && thing.isPlural && spec.number === 'any' ? { it: 'them' } : {}),
    ...(colour === undefined ? {} : { colour }),
    noun,
  };
  return { slots: thingSlots(words), isBound: fits };
}

/** Rows by theme (`ocean: { land: … }`, also as `{land}`), or by word and then by theme (`print: { ocean: whales }`). */
function themeSlots(telling: Telling, theme: Theme): Casting {
  const rows = telling.head.theme ?? {};
  const row = rows[theme] ?? rows.any;
  if (row) return { theme: row, land: { ...row, self: row.land ?? '' } };
  const words = Object.entries(rows).map(([word, byTheme]) => [
    word,
    byTheme[theme] ?? byTheme.default ?? byTheme.any,
  ]);
  return words.length === 0
    ? {}
    : { theme: Object.fromEntries(words.filter(([, value]) => value !== undefined)) };
}

const rowOf = (value: string | Row | undefined, key: string): Row =>
  typeof value === 'string' ? { [key]: value } : (value ?? {});

const pronounsOf = (word: string | undefined): Pronouns | 'it' | undefined =>
  word === 'she' || word === 'he' || word === 'they' || word === 'it' ? word : undefined;
