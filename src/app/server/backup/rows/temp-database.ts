import { rmSync } from 'node:fs';
import { copyFile, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { MIGRATIONS_FOLDER } from '../../../../database/migrations.ts';
import { type Database, openDatabase } from '../../../../platform/server/database/database.ts';
import { createLog } from '../../../../platform/server/log.ts';
import { knownMigrations, type Migration } from './tables.ts';

const log = createLog('silent');

/** A temporary folder, deleted by `remove` or when the process exits. */
export interface TempFolder {
  readonly folder: string;
  remove(): Promise<void>;
}

/** Creates a folder that only its owner may read. */
export async function createTempFolder(inside = tmpdir(), name = 'storywren-'): Promise<TempFolder> {
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

/** Rows of more bytes than this are not loaded into memory. */
const MAX_MEMORY_BYTES = 32 * 1024 * 1024;

/** A temporary database. */
export interface Scratch {
  readonly database: Database;
  remove(): Promise<void>;
}

/**
 * Opens an empty database migrated up to a given migration, for rows of `bytes` bytes: in memory, or on disk when they
 * may not fit into memory.
 */
export async function openScratch({ number }: Pick<Migration, 'number'>, bytes: number): Promise<Scratch> {
  const { folder, remove } = await createTempFolder();
  try {
    const migrations = path.join(folder, 'migrations');
    await copyMigrations(migrations, number);
    const where = bytes > MAX_MEMORY_BYTES ? { DATA_DIR: folder } : {};
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

/** Copies the migrations up to a number into a folder in the layout that the migrator expects. */
async function copyMigrations(folder: string, number: number): Promise<void> {
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
