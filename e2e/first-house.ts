import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { openBuiltHouse } from './house.ts';

/**
 * Opens one house in an empty folder, as on its first day, and closes it: the houses of the tests begin with a copy of
 * what it leaves behind, because making the tables costs as much processor time as a test.
 */
// biome-ignore lint/style/noDefaultExport: Playwright asks for one
export default async function firstHouse(): Promise<(() => Promise<void>) | undefined> {
  // On PostgreSQL every house has a database of its own.
  if (process.env.TEST_DATABASE_URL) return undefined;
  const folder = await mkdtemp(path.join(tmpdir(), 'storywren-first-'));
  await (await openBuiltHouse({ DATA_DIR: folder })).close();
  process.env.FIRST_HOUSE = folder;
  return () => rm(folder, { recursive: true, force: true });
}
