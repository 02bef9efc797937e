import { mkdir, readdir, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { DAY, systemClock } from '../../../platform/server/clock.ts';
import type { Config } from '../../../platform/server/config.ts';
import { type Database, openDatabase } from '../../../platform/server/db.ts';
import { askHolder, lockFolder } from '../../../platform/server/folder-lock.ts';
import { createLog } from '../../../platform/server/log.ts';
import { answerSchema, backupFolder, COPY, noteBackup, type Question } from './ask-house.ts';
import { BackupError } from './backup-error.ts';
import { isThere } from './is-there.ts';
import { passingFolder } from './scratch.ts';
import { knownMigrations, migrationOf } from './tables.ts';

const log = createLog('silent');

/** A database to be backed up, wherever it lives. */
export interface Reached {
  readonly database: Database;
  /** Writes down that the backup is finished, where the admin's overview finds it. */
  finished(bytes: number): Promise<void>;
  close(): Promise<void>;
}

/**
 * Reaches the database of a house. PostgreSQL is read beside the running house. The embedded one belongs to one process:
 * a house that runs lays a copy aside, which is read here; without one it is read where it lies.
 * @throws BackupError when there is no house.
 */
export async function reachDatabase(config: Config): Promise<Reached> {
  const { DATABASE_URL, DATA_DIR } = config;
  if (DATABASE_URL) {
    const database = await openDatabase({ DATABASE_URL }, log, { migrations: null });
    return { database, finished: (bytes) => noteIfCan(database, bytes), close: database.close };
  }
  if (!(await isThere(path.join(DATA_DIR, 'db'))))
    throw new BackupError(
      `There is no house in ${DATA_DIR}. Set DATA_DIR or DATABASE_URL as they are for npm start.`,
    );
  return (await copyOfRunning(DATA_DIR)) ?? reachLying(DATA_DIR);
}

async function reachLying(dataDir: string): Promise<Reached> {
  const lock = await lockFolder(dataDir);
  try {
    const database = await openDatabase({ DATA_DIR: dataDir }, log, { migrations: null });
    return {
      database,
      finished: (bytes) => noteIfCan(database, bytes),
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

/** Undefined when no house runs there. */
async function copyOfRunning(dataDir: string): Promise<Reached | undefined> {
  const backups = backupFolder(dataDir);
  await mkdir(backups, { recursive: true, mode: 0o700 });
  await clearLeft(backups);
  const copy = await passingFolder(backups, COPY);
  const name = path.basename(copy.folder);
  try {
    if (!(await askHouse(dataDir, { ask: 'copy', into: name }))) {
      await copy.remove();
      return undefined;
    }
    const database = await openDatabase({ DATA_DIR: copy.folder }, log, { migrations: null });
    return {
      database,
      async finished(bytes) {
        await askHouse(dataDir, { ask: 'finished', of: name, bytes });
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

/** False when no house runs there. @throws BackupError when whoever has the folder does not help. */
async function askHouse(dataDir: string, question: Question): Promise<boolean> {
  const answer = await askHolder(dataDir, question).catch(() => null);
  if (answer === undefined) return false;
  if (answerSchema.safeParse(answer).success) return true;
  throw new BackupError(
    `Whoever uses the folder ${dataDir} could not help with the backup. Try again when no other command runs on it; a house of an older version has to be restarted or stopped first.`,
  );
}

/** A database of an older version may have no table for it. */
async function noteIfCan(database: Database, bytes: number): Promise<void> {
  const isNewest = (await migrationOf(database))?.number === (await knownMigrations()).at(-1)?.number;
  if (isNewest) await noteBackup(database, systemClock.now(), bytes);
}

/** Copies that a command left behind that was killed. */
async function clearLeft(folder: string): Promise<void> {
  for (const name of (await readdir(folder)).filter((one) => one.startsWith(COPY))) {
    const at = path.join(folder, name);
    const { mtimeMs } = await stat(at).catch(() => ({ mtimeMs: Date.now() }));
    if (Date.now() - mtimeMs > DAY) await rm(at, { recursive: true, force: true });
  }
}
