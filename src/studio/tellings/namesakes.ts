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
 * The ids of the tellings in which somebody else has the child’s name. Looks at the manuscripts as they are written, titles
 * and defaults included: a story that a model writes need not wait until the library is parsed.
 */
export function namesakesOf(childName: string): string[] {
  const first = childName.trim().split(' ')[0]?.toLowerCase();
  if (!first) return [];
  known ??= new Map([...manuscripts()].map(([id, source]) => [id, capitalsIn(source)]));
  return [...known].filter(([, words]) => words.has(first)).map(([id]) => id);
}

/** The words with a capital of each manuscript, in lower case. */
let known: ReadonlyMap<string, ReadonlySet<string>> | undefined;

const SLOT_OR_COMMENT = /\{\w+(?:\.\w+)?\}|<!--[\s\S]*?-->/g;
const CAPITALISED = /\p{Lu}[\p{L}\p{M}]+/gu;

const capitalsIn = (text: string): Set<string> =>
  new Set(
    text
      .replace(SLOT_OR_COMMENT, '')
      .match(CAPITALISED)
      ?.map((word) => word.toLowerCase()),
  );
