import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parseTelling } from './parse.ts';
import type { Telling } from './telling.ts';

const FOLDER = fileURLToPath(new URL('../content/en/tellings/', import.meta.url));
const ENDING = '.md';

let known: readonly Telling[] | undefined;

/**
 * Every telling, in a fixed order. They are read from their Markdown files once, when the first is needed: 150 of them take
 * well under half a second, so there is no compiled form that could differ from the manuscripts. The build copies the
 * files beside the built server.
 */
export function allTellings(): readonly Telling[] {
  known ??= readdirSync(FOLDER, { recursive: true, encoding: 'utf8' })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => file.endsWith(ENDING) && file.includes('/'))
    .sort()
    .map((file) => parseTelling(file.slice(0, -ENDING.length), readFileSync(FOLDER + file, 'utf8')));
  return known;
}

/** The telling with this id; undefined when it is not in the library any more. */
export const tellingOf = (id: string): Telling | undefined =>
  allTellings().find((telling) => telling.id === id);
