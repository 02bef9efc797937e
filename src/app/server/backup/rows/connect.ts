import { mkdir, readdir, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { DAY, systemClock } from '../../../../platform/server/clock.ts';
import type { Config } from '../../../../platform/server/config.ts';
import { type Database, openDatabase } from '../../../../platform/server/database/database.ts';
import { askHolder, lockFolder } from '../../../../platform/server/database/folder-lock.ts';
import { createLog } from '../../../../platform/server/log.ts';
import { BackupError } from '../backup-error.ts';
import { isThere } from '../file-exists.ts';
import { answerSchema, backupFolder, COPY, type Question, recordBackup } from '../running-app.ts';
import { knownMigrations, migrationOf } from './tables.ts';
import { createTempFolder } from './temp-database.ts';

const log = createLog('silent');

/** A database that is opened for a backup. */
export interface SourceDatabase {
  readonly database: Database;
  /** Records the finished backup for the admin's overview. */
  finished(bytes: number): Promise<void>;
  close(): Promise<void>;
}

/**
 * Opens the database of the app for a backup. PostgreSQL is read while the app runs. The embedded database belongs to
 * one process: a running app makes a copy, which is read here; when no app runs, it is read in place.
 * @throws BackupError when there is no database.
 */
export async function openSourceDatabase(config: Config): Promise<SourceDatabase> {
  const { DATABASE_URL, DATA_DIR } = config;
  if (DATABASE_URL) {
    const database = await openDatabase({ DATABASE_URL }, log, { migrations: null });
    return { database, finished: (bytes) => recordIfCurrent(database, bytes), close: database.close };
  }
  if (!(await isThere(path.join(DATA_DIR, 'db'))))
    throw new BackupError(
      `There’s no Storywren data in ${DATA_DIR}. Set DATA_DIR or DATABASE_URL to what npm start uses.`,
    );
  return (await openCopyOfRunning(DATA_DIR)) ?? openInPlace(DATA_DIR);
}

async function openInPlace(dataDir: string): Promise<SourceDatabase> {
  const lock = await lockFolder(dataDir);
  try {
    const database = await openDatabase({ DATA_DIR: dataDir }, log, { migrations: null });
    return {
      database,
      finished: (bytes) => recordIfCurrent(database, bytes),
      async close() {
        await database.close();
        await lock.release();
      },
    };
  } catch (error) {
    await lock.release();
    throw error;
  }
}

/** Undefined when no app is running on this folder. */
async function openCopyOfRunning(dataDir: string): Promise<SourceDatabase | undefined> {
  const backups = backupFolder(dataDir);
  await mkdir(backups, { recursive: true, mode: 0o700 });
  await deleteStaleCopies(backups);
  const copy = await createTempFolder(backups, COPY);
  const name = path.basename(copy.folder);
  try {
    if (!(await askRunningApp(dataDir, { ask: 'copy', into: name }))) {
      await copy.remove();
      return undefined;
    }
    const database = await openDatabase({ DATA_DIR: copy.folder }, log, { migrations: null });
    return {
      database,
      async finished(bytes) {
        await askRunningApp(dataDir, { ask: 'finished', of: name, bytes });
      },
      async close() {
        await database.close();
        await copy.remove();
      },
    };
  } catch (error) {
    await copy.remove();
    throw error;
  }
}

/** False when no app is running on this folder. @throws BackupError when the process that holds the folder does not answer. */
async function askRunningApp(dataDir: string, question: Question): Promise<boolean> {
  const answer = await askHolder(dataDir, question).catch(() => null);
  if (answer === undefined) return false;
  if (answerSchema.safeParse(answer).success) return true;
  throw new BackupError(
    `The process using the folder ${dataDir} couldn’t help with the backup. Try again when no other command is using it; restart or stop an app of an older version first.`,
  );
}

/** Records the backup, unless the database is of an older version, which may have no table for it. */
async function recordIfCurrent(database: Database, bytes: number): Promise<void> {
  const isNewest = (await migrationOf(database))?.number === (await knownMigrations()).at(-1)?.number;
  if (isNewest) await recordBackup(database, systemClock.now(), bytes);
}

/** Deletes copies left behind by a command that was killed. */
async function deleteStaleCopies(folder: string): Promise<void> {
  for (const name of (await readdir(folder)).filter((one) => one.startsWith(COPY))) {
    const at = path.join(folder, name);
    const { mtimeMs } = await stat(at).catch(() => ({ mtimeMs: Date.now() }));
    if (Date.now() - mtimeMs > DAY) await rm(at, { recursive: true, force: true });
  }
}
