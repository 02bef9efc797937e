import { createHash } from 'node:crypto';
import { mkdir, mkdtemp, readdir, readFile, rename, rm, stat } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { MIGRATIONS_FOLDER } from '../../src/database/migrations.ts';
import { openDatabase } from '../../src/platform/server/db.ts';
import { createLog } from '../../src/platform/server/log.ts';

/** Where tools keep what they can make again. */
const CACHE = fileURLToPath(new URL('../../node_modules/.cache/storywren', import.meta.url));

/**
 * Before all tests: an embedded database with every table and no row, for the test processes to copy. To make one takes
 * seconds, so it is kept for the next run; other migrations, or another PGlite, have one of their own.
 */
export async function setup(): Promise<() => Promise<void>> {
  const run = await mkdtemp(path.join(tmpdir(), 'storywren-tests-'));
  process.env.TEST_DATABASES = run;
  if (!process.env.TEST_DATABASE_URL) process.env.TEST_TEMPLATE = await template();
  // The processes of the tests are gone by then, and cannot clean up after themselves when they are ended.
  return () => rm(run, { recursive: true, force: true, maxRetries: 5 });
}

async function template(): Promise<string> {
  const kept = path.join(CACHE, await version());
  if (await stat(kept).catch(() => undefined)) return kept;
  await mkdir(CACHE, { recursive: true });
  // Beside the kept one: only within a file system can it be put there at once.
  const fresh = await mkdtemp(path.join(CACHE, 'new-'));
  const database = await openDatabase({ DATA_DIR: fresh }, createLog('silent'));
  await database.close();
  // Whole from its first moment. Another run may have been quicker: then theirs is as good.
  await rename(fresh, kept).catch(() => rm(fresh, { recursive: true, force: true }));
  return kept;
}

/** Another for each set of migrations and each PGlite. */
async function version(): Promise<string> {
  const hash = createHash('sha256');
  for (const name of (await readdir(MIGRATIONS_FOLDER)).filter((one) => one.endsWith('.sql')).sort())
    hash.update(name).update(await readFile(path.join(MIGRATIONS_FOLDER, name)));
  const pglite = createRequire(import.meta.url).resolve('@electric-sql/pglite');
  hash.update(await readFile(path.join(path.dirname(pglite), '..', 'package.json')));
  return hash.digest('hex').slice(0, 16);
}
