import { sql } from 'drizzle-orm';
import type { Database } from '../../../platform/server/db.ts';
import { createSeal } from '../../../platform/server/seal.ts';
import type { Secrets } from '../../../platform/server/secrets.ts';
import { auditProblems } from '../../../wallet/server/ledger.ts';
import { BackupError } from './backup-error.ts';
import { checkParts } from './check-parts.ts';
import { markOf } from './keys.ts';
import { loadRows } from './load.ts';
import { type Manifest, MEDIA, tableOf } from './manifest.ts';
import type { NamedFile } from './media-keys.ts';
import { ask } from './rows.ts';
import { openScratch } from './scratch.ts';
import { knownMigrations, type Migration } from './tables.ts';

/** An archive that was looked through. */
export interface Examined {
  readonly manifest: Manifest;
  readonly secrets: Secrets | undefined;
  /** What is wrong with it, as sentences; an archive without any can be relied on. */
  readonly problems: readonly string[];
  readonly pictures: number;
  /** How many sealed details were opened; undefined when nobody has the key. */
  readonly opened: number | undefined;
  /** Its rows, brought up to date, in a database of their own; undefined when it did not come that far. */
  readonly database: Database | undefined;
  /** Ends the database. */
  close(): Promise<void>;
}

/** So many rows of each kind have their details opened. */
const SAMPLE = 50;

/**
 * Tries an archive in every way that there is without touching a house: hashes, counts, each row in a database of its
 * own, the audit, the pictures, and the seal. `key` is used where the archive has no secrets.
 * @throws BackupError when it cannot even be read.
 */
export async function examine(file: string, key: string | undefined): Promise<Examined> {
  const { manifest, secrets, problems } = await checkParts(file);
  const known = { manifest, secrets, pictures: 0, opened: undefined };
  const refused = (wrong: readonly string[]): Examined => ({
    ...{ ...known, problems: wrong, database: undefined },
    close: async () => undefined,
  });
  if (problems.length > 0) return refused(problems);
  const bytes = manifest.parts.reduce((sum, part) => sum + (tableOf(part.path) ? part.bytes : 0), 0);
  const scratch = await openScratch(await sameMigration(manifest), bytes);
  try {
    const files = await loadRows(file, manifest, scratch.database);
    const { database } = scratch;
    await database.catchUp?.();
    const audit = (await auditProblems(database.db)).map(
      (row) => `The books are wrong: ${row.problem} (${row.ref}).`,
    );
    const { opened, unopened } = await tryKey(database, secrets?.secretKey ?? key, manifest);
    return {
      ...known,
      problems: [...audit, ...missingFiles(manifest, files), ...unopened],
      pictures: files.filter(({ isPicture }) => isPicture).length,
      opened,
      database,
      close: scratch.remove,
    };
  } catch (error) {
    await scratch.remove();
    if (error instanceof BackupError) return refused([error.message]);
    throw error;
  }
}

/** The migration that an archive's rows belong to. @throws BackupError when this version does not know it. */
async function sameMigration({ schema }: Manifest): Promise<Migration> {
  const known = (await knownMigrations()).find(({ number }) => number === schema.number);
  if (known?.name === schema.name) return known;
  throw new BackupError(
    `The archive was made by a newer version of Storywren (${schema.name}). Use that version, or a newer one.`,
  );
}

function missingFiles({ wanting, parts }: Manifest, files: readonly NamedFile[]): string[] {
  const there = new Set([...parts.map(({ path }) => path), ...wanting.map((key) => `${MEDIA}${key}`)]);
  return files
    .filter(({ key, isPicture }) => isPicture && !there.has(`${MEDIA}${key}`))
    .map(({ key }) => `The picture ${key} is named by a row and is not there.`);
}

/** Opens details of stories and children here and there. */
async function tryKey(
  { db }: Database,
  key: string | undefined,
  { keyMark }: Manifest,
): Promise<{ opened: number | undefined; unopened: string[] }> {
  if (!key || (keyMark !== null && markOf(key) !== keyMark)) return { opened: undefined, unopened: [] };
  const rows = await ask(
    db,
    sql`(select id, 'story' as kind, request_sealed as sealed from stories order by md5(id) limit ${SAMPLE})
      union all (select id, 'story', commission_sealed from stories order by md5(id) limit ${SAMPLE})
      union all (select id, 'child', name_sealed from children order by md5(id) limit ${SAMPLE})`,
  );
  const seal = createSeal(key);
  const unopened = rows.filter(({ id, sealed }) => {
    try {
      seal.open(String(sealed), String(id));
      return false;
    } catch {
      return true;
    }
  });
  return {
    opened: rows.length - unopened.length,
    unopened: unopened.map(
      ({ id, kind }) => `The details of the ${kind} ${id} do not open with the archive’s key.`,
    ),
  };
}
