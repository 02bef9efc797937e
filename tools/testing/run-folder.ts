import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

/**
 * Creates a folder for the databases of this run before all tests. Nothing else is prepared here, so that a test without
 * a database does not wait for one.
 */
export async function setup(): Promise<() => Promise<void>> {
  const folder = await mkdtemp(path.join(tmpdir(), 'storywren-tests-'));
  process.env.TEST_DATABASES = folder;
  // Worker processes cannot clean up after themselves when they are killed.
  return () => rm(folder, { recursive: true, force: true, maxRetries: 5 });
}
