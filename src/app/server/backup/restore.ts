import { sql } from 'drizzle-orm';
import { ERASE_QUEUE } from '../../../accounts/server/erase.ts';
import { DAY, later } from '../../../platform/server/clock.ts';
import { type Database, MIGRATION_LOCK, type Tx } from '../../../platform/server/database/database.ts';
import { startJobs } from '../../../platform/server/jobs/jobs.ts';
import { createLog } from '../../../platform/server/log.ts';
import type { Media } from '../../../platform/server/storage/media.ts';
import { deletePictureFiles } from '../../../stories/story/server/pictures.ts';
import { auditProblems } from '../../../wallet/server/ledger.ts';
import { type Manifest, MEDIA } from './archive/manifest.ts';
import { fileNamedBy, type NamedFile, namesFiles } from './archive/media-keys.ts';
import { readArchive } from './archive/read-archive.ts';
import { BackupError } from './backup-error.ts';
import {
  moveSequences,
  putRows,
  queryRows,
  readSequences,
  readTable,
  SNAPSHOT,
  withoutTriggers,
} from './rows/rows.ts';
import { knownMigrations, type Table, tablesAt } from './rows/tables.ts';

/** What was restored. */
export interface RestoreResult {
  readonly tables: ReadonlyMap<string, number>;
  readonly files: number;
  readonly audit: readonly string[];
}

/** Accounts whose deletion was requested less than this before the backup may not be fully erased. */
const ERASE_WINDOW = DAY;

/**
 * Restores a verified archive: the files first, then all rows in one transaction, so that no row exists without its
 * file. `from` holds the rows and both databases are migrated. That no server uses `to` is checked again, because
 * verifying may have taken long.
 */
export async function restoreInto(
  to: {
    readonly database: Database;
    readonly media: Media;
    /** @throws when a server is running there. */
    requireStopped(): Promise<void>;
  },
  from: { readonly file: string; readonly manifest: Manifest; readonly database: Database },
): Promise<RestoreResult> {
  const newest = (await knownMigrations()).at(-1);
  if (!newest) throw new Error('there are no migrations');
  const tables = await tablesAt(newest);
  await to.requireStopped();
  const before = await filesOf(to.database, tables);
  const files = await putMedia(from.file, to.media);
  const counted = await replaceRows(to, from.database, tables);
  for (const { key, isPicture } of before) {
    if (!files.has(key)) await removeFile(to.media, key, isPicture);
  }
  await resumeErasures(to.database, from.manifest);
  const audit = (await auditProblems(to.database.db)).map(({ problem, ref }) => `${problem} (${ref})`);
  return { tables: counted, files: files.size, audit };
}

/** The files that the current rows refer to; those that are not restored are deleted afterwards. */
async function filesOf({ db }: Database, tables: readonly Table[]): Promise<NamedFile[]> {
  const files: NamedFile[] = [];
  await db.transaction(async (tx) => {
    for (const table of tables.filter(({ name }) => namesFiles(name))) {
      for await (const page of readTable(tx, table)) {
        files.push(...page.flatMap((line) => fileNamedBy(table.name, JSON.parse(line)) ?? []));
      }
    }
  }, SNAPSHOT);
  return files;
}

const TYPES: Readonly<Record<string, string>> = { webp: 'image/webp', jpg: 'image/jpeg' };
/** The only keys that are restored: a path in a foreign archive must not lead out of the media folder. */
const OWN_KEY = /^(pictures|cards|paid)\/[\w.-]+$/;

async function putMedia(file: string, media: Media): Promise<Set<string>> {
  const put = new Set<string>();
  for await (const { path, bytes } of readArchive(file)) {
    const key = path.startsWith(MEDIA) ? path.slice(MEDIA.length) : undefined;
    if (!key || !OWN_KEY.test(key)) continue;
    await media.put(key, bytes, TYPES[key.split('.').at(-1) ?? ''] ?? 'application/octet-stream');
    put.add(key);
  }
  return put;
}

async function removeFile(media: Media, key: string, isPicture: boolean): Promise<void> {
  const mediaKey = isPicture ? /^pictures\/([\w-]+)\.webp$/.exec(key)?.[1] : undefined;
  if (mediaKey) await deletePictureFiles({ media }, [mediaKey]);
  else await media.delete(key);
}

/** Returns how many rows each table got. */
async function replaceRows(
  to: { readonly database: Database; requireStopped(): Promise<void> },
  from: Database,
  tables: readonly Table[],
): Promise<Map<string, number>> {
  const counted = new Map<string, number>();
  await to.database.db.transaction(async (tx) => {
    // A server that starts now waits with its migrations until this is done; one that started earlier is detected.
    await tx.execute(sql`select pg_advisory_xact_lock(${MIGRATION_LOCK})`);
    await to.requireStopped();
    await deleteJobs(tx);
    await withoutTriggers(tx, tables, async () => {
      const all = sql.join(
        tables.map(({ name }) => sql.identifier(name)),
        sql`, `,
      );
      await tx.execute(sql`truncate ${all}`);
      await from.db.transaction(async (source) => {
        for (const table of tables) {
          let rows = 0;
          for await (const page of readTable(source, table)) {
            await putRows(tx, table, page);
            rows += page.length;
          }
          counted.set(table.name, rows);
        }
        await moveSequences(tx, await readSequences(source));
      }, SNAPSHOT);
    });
    const [wrong] = await auditProblems(tx);
    if (wrong)
      throw new BackupError(`The credit ledger wouldn’t add up (${wrong.problem}), so nothing was changed.`);
  });
  return counted;
}

/** Deletes the jobs of the replaced database: what they refer to is gone. */
async function deleteJobs(tx: Tx): Promise<void> {
  const tables = await queryRows(
    tx,
    sql`select tablename as name from pg_tables where schemaname = 'pgboss' and tablename in ('job', 'archive')`,
  );
  for (const { name } of tables) await tx.execute(sql`truncate pgboss.${sql.identifier(String(name))}`);
}

/**
 * Enqueues the erasure of accounts again. Jobs are not part of a backup; unfinished stories are found by sweeps, but
 * erasing an account depends on its job alone. The job does nothing when nothing is left to erase.
 */
async function resumeErasures(database: Database, { madeAt }: Manifest): Promise<void> {
  const since = later(new Date(madeAt), -ERASE_WINDOW).toISOString();
  const rows = await queryRows(
    database.db,
    sql`select id from users where erased_at >= ${since}::timestamptz`,
  );
  if (rows.length === 0) return;
  const jobs = await startJobs(database, createLog('silent'), { working: false });
  for (const { id } of rows) await jobs.send(ERASE_QUEUE.name, { userId: String(id) });
  await jobs.stop();
}
