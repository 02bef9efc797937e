import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseTelling } from './parse.ts';
import type { Telling } from './telling.ts';

const FOLDER = fileURLToPath(new URL('../content/en/tellings/', import.meta.url));
const ENDING = '.md';
/** The library as the build has read it: beside the built server, or where the build puts it. */
const COMPILED = [
  new URL('../content/en/tellings.json', import.meta.url),
  new URL('../../../dist/server/studio/content/en/tellings.json', import.meta.url),
] as const;

/** The code that reads a manuscript. */
const READERS = ['parse', 'telling'].map(
  (name) => new URL(`./${name}${path.extname(import.meta.url)}`, import.meta.url),
);

interface Library {
  readonly tellings: readonly Telling[];
  /** What is wrong with manuscripts that cannot be used. */
  readonly problems: readonly string[];
}

let known: Library | undefined;

/**
 * The whole library, read once, when it is first needed. Front matter takes some milliseconds a manuscript, so the build
 * reads them all; what it has read is used as long as no manuscript has changed since. A faulty manuscript is a problem for
 * the tests; it keeps no family from the others.
 */
export function readLibrary(): Library {
  known ??= compiled() ?? parsed();
  return known;
}

/** Writes what the manuscripts say beside them, for the server that is being built. */
export function compileLibrary(): void {
  const [file] = COMPILED;
  writeFileSync(file, JSON.stringify({ hash: hashOf(manuscripts()), library: parsed() }));
}

function compiled(): Library | undefined {
  const file = COMPILED.find((one) => existsSync(one));
  // Whoever changes how manuscripts are read sees it before the next build.
  if (!file || READERS.some((reader) => statSync(reader).mtimeMs > statSync(file).mtimeMs)) return undefined;
  const { hash, library } = JSON.parse(readFileSync(file, 'utf8')) as { hash: string; library: Library };
  return hash === hashOf(manuscripts()) ? library : undefined;
}

function parsed(): Library {
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

function hashOf(sources: ReadonlyMap<string, string>): string {
  const hash = createHash('sha256');
  for (const [id, source] of sources) hash.update(`${id}\n${source}\n`);
  return hash.digest('hex');
}

let sources: ReadonlyMap<string, string> | undefined;

/** The text of every manuscript file by its id, in a fixed order. */
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

let byId: ReadonlyMap<string, Telling> | undefined;

/** The telling with this id; undefined when it is not in the library any more. */
export function tellingOf(id: string): Telling | undefined {
  byId ??= new Map(allTellings().map((telling) => [telling.id, telling]));
  return byId.get(id);
}
