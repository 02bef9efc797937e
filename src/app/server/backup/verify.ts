import { sql } from 'drizzle-orm';
import type { Database } from '../../../platform/server/database/database.ts';
import { createEncryption } from '../../../platform/server/security/encryption.ts';
import type { Secrets } from '../../../platform/server/security/secrets.ts';
import { auditProblems } from '../../../wallet/server/ledger.ts';
import { checkEntries } from './archive/check-entries.ts';
import { type Manifest, MEDIA, tableOf } from './archive/manifest.ts';
import type { NamedFile } from './archive/media-keys.ts';
import { BackupError } from './backup-error.ts';
import { markOf } from './keys.ts';
import { loadRows } from './rows/load.ts';
import { queryRows } from './rows/rows.ts';
import { knownMigrations, type Migration } from './rows/tables.ts';
import { openScratch } from './rows/temp-database.ts';

/** The result of verifying an archive. */
export interface VerifyResult {
  readonly manifest: Manifest;
  readonly secrets: Secrets | undefined;
  /** What is wrong with it, as sentences; an archive without any can be restored. */
  readonly problems: readonly string[];
  readonly pictures: number;
  /** How many encrypted details were decrypted; undefined when the key is not known. */
  readonly decrypted: number | undefined;
  /** A temporary database with its rows, migrated; undefined when the archive could not be loaded. */
  readonly database: Database | undefined;
  /** Closes and deletes the database. */
  close(): Promise<void>;
}

/** How many rows of each kind are decrypted. */
const SAMPLE = 50;

/**
 * Verifies an archive without touching the app: hashes, counts, every row in a temporary database, the ledger audit, the
 * pictures and the encryption. `key` is used when the archive has no secrets.
 * @throws BackupError when it cannot be read.
 */
export async function verifyArchive(file: string, key: string | undefined): Promise<VerifyResult> {
  const { manifest, secrets, problems } = await checkEntries(file);
  const known = { manifest, secrets, pictures: 0, decrypted: undefined };
  const refused = (wrong: readonly string[]): VerifyResult => ({
    ...{ ...known, problems: wrong, database: undefined },
    close: async () => undefined,
  });
  if (problems.length > 0) return refused(problems);
  const bytes = manifest.parts.reduce((sum, entry) => sum + (tableOf(entry.path) ? entry.bytes : 0), 0);
  const scratch = await openScratch(await knownMigration(manifest), bytes);
  try {
    const files = await loadRows(file, manifest, scratch.database);
    const { database } = scratch;
    await database.catchUp?.();
    const audit = (await auditProblems(database.db)).map(
      (row) => `The credit ledger doesn’t add up: ${row.problem} (${row.ref}).`,
    );
    const { decrypted, failures } = await tryKey(database, secrets?.secretKey ?? key, manifest);
    return {
      ...known,
      problems: [...audit, ...missingFiles(manifest, files), ...failures],
      pictures: files.filter(({ isPicture }) => isPicture).length,
      decrypted,
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
async function knownMigration({ schema }: Manifest): Promise<Migration> {
  const known = (await knownMigrations()).find(({ number }) => number === schema.number);
  if (known?.name === schema.name) return known;
  throw new BackupError(
    `The archive was made by a newer version of Storywren (${schema.name}). Use that version, or a newer one.`,
  );
}

function missingFiles({ wanting, parts: entries }: Manifest, files: readonly NamedFile[]): string[] {
  const present = new Set([...entries.map(({ path }) => path), ...wanting.map((key) => `${MEDIA}${key}`)]);
  return files
    .filter(({ key, isPicture }) => isPicture && !present.has(`${MEDIA}${key}`))
    .map(({ key }) => `The picture ${key} is named in a row but missing.`);
}

/** Decrypts a sample of the details of stories and children. */
async function tryKey(
  { db }: Database,
  key: string | undefined,
  { keyMark }: Manifest,
): Promise<{ decrypted: number | undefined; failures: string[] }> {
  if (!key || (keyMark !== null && markOf(key) !== keyMark)) return { decrypted: undefined, failures: [] };
  const rows = await queryRows(
    db,
    sql`(select id, 'story' as kind, request_sealed as encrypted from stories order by md5(id) limit ${SAMPLE})
      union all (select id, 'story', commission_sealed from stories order by md5(id) limit ${SAMPLE})
      union all (select id, 'child', name_sealed from children order by md5(id) limit ${SAMPLE})`,
  );
  const encryption = createEncryption(key);
  const unreadable = rows.filter(({ id, encrypted }) => {
    try {
      encryption.decrypt(String(encrypted), String(id));
      return false;
    } catch {
      return true;
    }
  });
  return {
    decrypted: rows.length - unreadable.length,
    failures: unreadable.map(
      ({ id, kind }) => `The archive’s key doesn’t decrypt the details of the ${kind} ${id}.`,
    ),
  };
}
