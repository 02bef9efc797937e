import { allTellings } from './library.ts';
import type { Telling } from './telling.ts';

/** Whether somebody of the manuscript’s own has this name: in its text, or by default in a role that nobody else has. */
export function hasNamesake(telling: Telling, name: string, cast: readonly string[] = []): boolean {
  const first = name.trim().split(' ')[0]?.toLowerCase();
  const texts = telling.pages.map((page) => page.replace(/\{[^}]*\}/g, ''));
  const defaults = Object.entries(telling.head.roles ?? {}).flatMap(([role, spec]) =>
    cast.includes(role) || typeof spec.default !== 'object' ? [] : (spec.default.name ?? []),
  );
  return [...texts, ...defaults].some((text) =>
    text.match(/\p{Lu}[\p{L}\p{M}]+/gu)?.some((word) => word.toLowerCase() === first),
  );
}

/** The ids of the tellings in which somebody else has the child’s name. */
export function namesakesOf(childName: string): string[] {
  if (childName === '') return [];
  return allTellings()
    .filter((telling) => hasNamesake(telling, childName))
    .map(({ id }) => id);
}
