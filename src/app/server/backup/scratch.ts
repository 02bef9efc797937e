import { rmSync } from 'node:fs';
import { copyFile, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { MIGRATIONS_FOLDER } from '../../../database/migrations.ts';
import { type Database, openDatabase } from '../../../platform/server/db.ts';
import { createLog } from '../../../platform/server/log.ts';
import { knownMigrations, type Migration } from './tables.ts';

const log = createLog('silent');

/** A folder that goes when it is not wanted any more, or with the process. */
export interface Passing {
  readonly folder: string;
  remove(): Promise<void>;
}

/** Makes a folder that only its owner may look into. */
export async function passingFolder(inside = tmpdir(), name = 'storywren-'): Promise<Passing> {
  const folder = await mkdtemp(path.join(inside, name));
  const atExit = () => rmSync(folder, { recursive: true, force: true });
  process.once('exit', atExit);
  return {
    folder,
    async remove() {
      process.off('exit', atExit);
      await rm(folder, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}

/** Rows of more bytes than this do not belong into memory. */
const MEMORY_MOST = 32 * 1024 * 1024;

/** A database to try things in, which touches nothing else. */
export interface Scratch {
  readonly database: Database;
  remove(): Promise<void>;
}

/**
 * Opens an empty database as it was after a migration, for rows of so many bytes: in memory, or on disk where a house is
 * so large that it need not fit into memory.
 */
export async function openScratch({ number }: Pick<Migration, 'number'>, bytes: number): Promise<Scratch> {
  const { folder, remove } = await passingFolder();
  try {
    const migrations = path.join(folder, 'migrations');
    await layOut(migrations, number);
    const where = bytes > MEMORY_MOST ? { DATA_DIR: folder } : {};
    const database = await openDatabase(where, log, { migrations });
    return {
      database,
      async remove() {
        await database.close();
        await remove();
      },
    };
  } catch (error) {
    await remove();
    throw error;
  }
}

/** Lays the migrations up to a number into a folder of their own, as the migrator wants to find them. */
async function layOut(folder: string, number: number): Promise<void> {
  const known = (await knownMigrations()).filter((migration) => migration.number <= number);
  await mkdir(path.join(folder, 'meta'), { recursive: true });
  for (const { name } of known)
    await copyFile(path.join(MIGRATIONS_FOLDER, `${name}.sql`), path.join(folder, `${name}.sql`));
  const entries = known.map(({ number: idx, name: tag, when }) => ({
    ...{ idx, tag, when },
    version: '7',
    breakpoints: true,
  }));
  await writeFile(
    path.join(folder, 'meta', '_journal.json'),
    JSON.stringify({ version: '7', dialect: 'postgresql', entries }),
  );
}
