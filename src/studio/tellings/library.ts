import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parseTelling } from './parse.ts';
import type { Telling } from './telling.ts';

const FOLDER = fileURLToPath(new URL('../content/en/tellings/', import.meta.url));
const ENDING = '.md';

interface Library {
  readonly tellings: readonly Telling[];
  /** What is wrong with manuscripts that cannot be used. */
  readonly problems: readonly string[];
}

let known: Library | undefined;

/**
 * The whole library. It is read from its Markdown files once, when it is first needed: 150 of them take well under half a
 * second, so there is no compiled form that could differ from the manuscripts. The build copies the files beside the built
 * server. A faulty manuscript is a problem for the tests; it keeps no family from the others.
 */
export function readLibrary(): Library {
  known ??= read();
  return known;
}

function read(): Library {
  const tellings: Telling[] = [];
  const problems: string[] = [];
  for (const [id, source] of manuscripts()) {
    try {
      tellings.push(parseTelling(id, source));
    } catch (error) {
      problems.push(error instanceof Error ? error.message : String(error));
    }
  }
  return { tellings, problems };
}

let sources: ReadonlyMap<string, string> | undefined;

/** The text of every manuscript file by its id, in a fixed order. Reading them is quick; it is the front matter that takes time. */
export function manuscripts(): ReadonlyMap<string, string> {
  sources ??= new Map(
    readdirSync(FOLDER, { recursive: true, encoding: 'utf8' })
      .map((file) => file.replaceAll('\\', '/'))
      .filter((file) => file.endsWith(ENDING) && file.includes('/'))
      .sort()
      .map((file) => [file.slice(0, -ENDING.length), readFileSync(FOLDER + file, 'utf8')]),
  );
  return sources;
}

/** Every telling, in a fixed order. */
export const allTellings = (): readonly Telling[] => readLibrary().tellings;

/** The telling with this id; undefined when it is not in the library any more. */
export const tellingOf = (id: string): Telling | undefined =>
  allTellings().find((telling) => telling.id === id);
