import { sql } from 'drizzle-orm';
import { ERASE_QUEUE } from '../../../accounts/server/erase.ts';
import { DAY, later } from '../../../platform/server/clock.ts';
import { type Database, MIGRATION_LOCK, type Tx } from '../../../platform/server/db.ts';
import { startJobs } from '../../../platform/server/jobs.ts';
import { createLog } from '../../../platform/server/log.ts';
import type { Media } from '../../../platform/server/media.ts';
import { takeDown } from '../../../stories/server/pictures.ts';
import { auditProblems } from '../../../wallet/server/ledger.ts';
import { BackupError } from './backup-error.ts';
import { type Manifest, MEDIA } from './manifest.ts';
import { fileNamedBy, type NamedFile, namesFiles } from './media-keys.ts';
import { readArchive } from './read-archive.ts';
import { ask, moveSequences, putRows, readSequences, readTable, SNAPSHOT, withoutGuards } from './rows.ts';
import { knownMigrations, type Table, tablesAt } from './tables.ts';

/** What came back. */
export interface Restored {
  readonly tables: ReadonlyMap<string, number>;
  readonly files: number;
  readonly audit: readonly string[];
}

/** Parents who asked for it no longer before the backup than this may not have been erased to the end. */
const ERASING = DAY;

/**
 * Puts what was examined into a house: the files first, then all rows in one transaction, so that no row is there
 * without its file. `from` holds the rows, both databases are up to date, and nobody else is at work in `to`: that is
 * looked at again, because much time may have passed with the examining.
 */
export async function restoreInto(
  to: {
    readonly database: Database;
    readonly media: Media;
    /** @throws when a house is at work there. */
    requireNobody(): Promise<void>;
  },
  from: { readonly file: string; readonly manifest: Manifest; readonly database: Database },
): Promise<Restored> {
  const newest = (await knownMigrations()).at(-1);
  if (!newest) throw new Error('there are no migrations');
  const tables = await tablesAt(newest);
  await to.requireNobody();
  const before = await filesOf(to.database, tables);
  const files = await putMedia(from.file, to.media);
  const counted = await replaceRows(to, from.database, tables);
  for (const { key, isPicture } of before) {
    if (!files.has(key)) await removeFile(to.media, key, isPicture);
  }
  await goOnErasing(to.database, from.manifest);
  const audit = (await auditProblems(to.database.db)).map(({ problem, ref }) => `${problem} (${ref})`);
  return { tables: counted, files: files.size, audit };
}

/** Files that rows name now; what does not come back must not stay behind. */
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
/** Nothing else is put: a path of an archive from elsewhere must not lead out of the media. */
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
  if (mediaKey) await takeDown({ media }, [mediaKey]);
  else await media.delete(key);
}

/** Returns how many rows each table got. */
async function replaceRows(
  to: { readonly database: Database; requireNobody(): Promise<void> },
  from: Database,
  tables: readonly Table[],
): Promise<Map<string, number>> {
  const counted = new Map<string, number>();
  await to.database.db.transaction(async (tx) => {
    // A house that starts now waits with its migrations until this is over; one that was quicker is seen.
    await tx.execute(sql`select pg_advisory_xact_lock(${MIGRATION_LOCK})`);
    await to.requireNobody();
    await forgetJobs(tx);
    await withoutGuards(tx, tables, async () => {
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
    if (wrong) throw new BackupError(`The books would be wrong (${wrong.problem}), so nothing was changed.`);
  });
  return counted;
}

/** Jobs of the house that was there before: what they were about is gone. */
async function forgetJobs(tx: Tx): Promise<void> {
  const left = await ask(
    tx,
    sql`select tablename as name from pg_tables where schemaname = 'pgboss' and tablename in ('job', 'archive')`,
  );
  for (const { name } of left) await tx.execute(sql`truncate pgboss.${sql.identifier(String(name))}`);
}

/**
 * Jobs are not in a backup. Whatever is made is found again by sweeps; only the erasing of an account lives by its job
 * alone, so it is asked for again. It does nothing where nothing is left.
 */
async function goOnErasing(database: Database, { madeAt }: Manifest): Promise<void> {
  const since = later(new Date(madeAt), -ERASING).toISOString();
  const rows = await ask(database.db, sql`select id from users where erased_at >= ${since}::timestamptz`);
  if (rows.length === 0) return;
  const jobs = await startJobs(database, createLog('silent'), { working: false });
  for (const { id } of rows) await jobs.send(ERASE_QUEUE.name, { userId: String(id) });
  await jobs.stop();
}
