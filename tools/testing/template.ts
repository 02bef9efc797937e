import { createHash } from 'node:crypto';
import { mkdir, mkdtemp, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { MIGRATIONS_FOLDER } from '../../src/database/migrations.ts';
import { openDatabase } from '../../src/platform/server/database/database.ts';
import { startJobs } from '../../src/platform/server/jobs/jobs.ts';
import { createLog } from '../../src/platform/server/log.ts';
import { eventually } from './eventually.ts';

/** Files that can be created again. */
const CACHE = fileURLToPath(new URL('../../node_modules/.cache/storywren', import.meta.url));
/** Longest that creating the template may take. */
const TIMEOUT_MS = 45_000;

/**
 * A data folder with an embedded database that has every table and no row, for tests to copy. Creating one takes
 * seconds, so the first test that needs it creates it, and it is cached for the next run, until migrations, PGlite or the
 * job runner change.
 */
export async function templateDatabase(): Promise<string> {
  const cached = path.join(CACHE, await version());
  if (await exists(cached)) return cached;
  await mkdir(CACHE, { recursive: true });
  const lock = `${cached}.lock`;
  // Test processes start at the same time: one creates it, the others wait.
  await eventually(
    async () => (await exists(cached)) || take(lock),
    'the template of the test databases',
    TIMEOUT_MS,
  );
  try {
    if (await exists(cached)) return cached;
    // In the same folder: a rename is atomic only within one file system.
    const fresh = await mkdtemp(path.join(CACHE, 'new-'));
    const log = createLog('silent');
    const database = await openDatabase({ DATA_DIR: fresh }, log);
    // The tables of the job runner, too.
    await (await startJobs(database, log, { working: false })).stop();
    await database.close();
    // Another run may have been quicker: then its template is used.
    await rename(fresh, cached).catch(() => rm(fresh, { recursive: true, force: true }));
    return cached;
  } finally {
    await rm(lock, { force: true });
  }
}

/** Takes the lock for this process; undefined while a living one has it. */
async function take(lock: string): Promise<true | undefined> {
  try {
    await writeFile(lock, String(process.pid), { flag: 'wx' });
    return true;
  } catch {
    const owner = Number(await readFile(lock, 'utf8').catch(() => 'gone'));
    // The owner was killed and will not release its lock.
    if (owner > 0 && !isRunning(owner)) await rm(lock, { force: true });
    return undefined;
  }
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}

const exists = (file: string): Promise<boolean> =>
  stat(file).then(
    () => true,
    () => false,
  );

/** A hash of everything that the template is made from. */
async function version(): Promise<string> {
  const hash = createHash('sha256');
  for (const name of (await readdir(MIGRATIONS_FOLDER)).filter((one) => one.endsWith('.sql')).sort())
    hash.update(name).update(await readFile(path.join(MIGRATIONS_FOLDER, name)));
  const pglite = createRequire(import.meta.url).resolve('@electric-sql/pglite');
  hash.update(await readFile(path.join(path.dirname(pglite), '..', 'package.json')));
  hash.update(await readFile(createRequire(import.meta.url).resolve('pg-boss/package.json')));
  return hash.digest('hex').slice(0, 16);
}
