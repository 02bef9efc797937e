import { manuscripts } from './library.ts';
import type { Telling } from './telling.ts';

/** Whether somebody of the manuscript’s own has this name: in its text, or by default in a role that nobody else has. */
export function hasNamesake(telling: Telling, name: string, cast: readonly string[] = []): boolean {
  const first = name.trim().split(' ')[0]?.toLowerCase();
  const defaults = Object.entries(telling.head.roles ?? {}).flatMap(([role, spec]) =>
    cast.includes(role) || typeof spec.default !== 'object' ? [] : (spec.default.name ?? []),
  );
  return first !== undefined && [...telling.pages, ...defaults].some((text) => capitalsIn(text).has(first));
}

/**
 * Where somebody else has the child’s name: ids of tellings in whose text it stands, and `id#role` for a role that has it by
 * default. Looks at the manuscripts as they are written: a story that a model writes need not wait until the library is
 * parsed.
 */
export function namesakesOf(childName: string): string[] {
  const first = childName.trim().split(' ')[0]?.toLowerCase();
  if (!first) return [];
  known ??= new Map([...manuscripts()].flatMap(([id, source]) => namesIn(id, source)));
  return [...known].filter(([, names]) => names.has(first)).map(([place]) => place);
}

/** The roles of a telling whose own name is the child’s: they go without it. */
export const namelessIn = (telling: Telling, namesakes: readonly string[]): string[] =>
  namesakes
    .filter((place) => place.startsWith(`${telling.id}#`))
    .map((place) => place.slice(telling.id.length + 1));

/** The words with a capital, in lower case, by the id of the telling or the role in it. */
let known: ReadonlyMap<string, ReadonlySet<string>> | undefined;

const NAME_OF_ROLE = /^ {2}(\w+):.*?\bname: *([^,}\n]+)/gm;

function namesIn(id: string, source: string): [string, Set<string>][] {
  const end = source.indexOf('\n---\n', 3);
  const roles = [...source.slice(0, end).matchAll(NAME_OF_ROLE)];
  return [
    [id, capitalsIn(source.slice(end))],
    ...roles.map(([, role, name = '']): [string, Set<string>] => [`${id}#${role}`, capitalsIn(name)]),
  ];
}

const SLOT_OR_COMMENT = /\{\w+(?:\.\w+)?\}|<!--[\s\S]*?-->/g;
const CAPITALISED = /\p{Lu}[\p{L}\p{M}]+/gu;

const capitalsIn = (text: string): Set<string> =>
  new Set(
    text
      .replace(SLOT_OR_COMMENT, '')
      .match(CAPITALISED)
      ?.map((word) => word.toLowerCase()),
  );
