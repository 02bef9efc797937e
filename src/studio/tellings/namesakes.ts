import { manuscripts } from './library.ts';
import type { Telling } from './telling.ts';

/** Whether somebody of the manuscript’s own has this name: in its text, or by default in a role that nobody else has. */
export function hasNamesake(telling: Telling, name: string, cast: readonly string[] = []): boolean {
  const first = name.trim().split(' ')[0]?.toLowerCase();
  const texts = telling.pages.map((page) => page.replace(/\{[^}]*\}/g, ''));
  const defaults = Object.entries(telling.head.roles ?? {}).flatMap(([role, spec]) =>
    cast.includes(role) || typeof spec.default !== 'object' ? [] : (spec.default.name ?? []),
  );
  return first !== undefined && [...texts, ...defaults].some((text) => names(text, first));
}

/**
 * The ids of the tellings in which somebody else has the child’s name. Looks at the manuscripts as they are written, titles
 * and defaults included: a story that a model writes need not wait until the library is parsed.
 */
export function namesakesOf(childName: string): string[] {
  const first = childName.trim().split(' ')[0]?.toLowerCase();
  if (!first) return [];
  return [...manuscripts()]
    .filter(([, source]) => names(source.replace(/\{\w+(?:\.\w+)?\}|<!--[\s\S]*?-->/g, ''), first))
    .map(([id]) => id);
}

const names = (text: string, first: string): boolean =>
  text.match(/\p{Lu}[\p{L}\p{M}]+/gu)?.some((word) => word.toLowerCase() === first) ?? false;
