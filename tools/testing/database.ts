import { randomBytes } from 'node:crypto';
import { constants } from 'node:fs';
import { cp, mkdtemp } from 'node:fs/promises';
import path from 'node:path';
import pg from 'pg';
import { type Database, openDatabase } from '../../src/platform/server/database/database.ts';
import { createLog } from '../../src/platform/server/log.ts';
import { templateDatabase } from './template.ts';

const log = createLog('silent');
let opened: Promise<Database> | undefined;

/**
 * The database of this test process: PGlite, or a new one on the PostgreSQL of TEST_DATABASE_URL. Opened once;
 * `emptyDatabase` resets it.
 */
export function testDatabase(): Promise<Database> {
  opened ??= process.env.TEST_DATABASE_URL ? openFresh(process.env.TEST_DATABASE_URL) : openCopy();
  return opened;
}

/** A copy of the template, in the folder of this run. */
async function openCopy(): Promise<Database> {
  const { TEST_DATABASES: run } = process.env;
  if (!run) throw new Error('tools/testing/run-folder.ts has to run before the tests');
  const folder = await mkdtemp(path.join(run, 'database-'));
  await cp(await templateDatabase(), folder, { recursive: true, mode: constants.COPYFILE_FICLONE });
  return openDatabase({ DATA_DIR: folder }, log);
}

async function openFresh(url: string): Promise<Database> {
  const name = await createFreshDatabase(url);
  return openDatabase({ DATABASE_URL: name }, log);
}

/** Creates an empty database on a PostgreSQL server. Returns its URL. */
export async function createFreshDatabase(url: string): Promise<string> {
  const name = `storywren_test_${randomBytes(6).toString('hex')}`;
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query(`create database ${name}`);
  await client.end();
  const fresh = new URL(url);
  fresh.pathname = `/${name}`;
  return fresh.href;
}

/**
 * Empties every table. Triggers are disabled meanwhile, because those of the ledger and the log refuse deletes.
 * Most tables are empty after most tests, and a few deleted rows cost far less than forty truncated tables.
 */
export async function emptyDatabase(database: Database): Promise<void> {
  const { rows: tables } = await database.run(
    `select format('%I.%I', schemaname, tablename) as name from pg_tables
      where schemaname = 'public' or (schemaname = 'pgboss' and tablename in ('job', 'archive'))`,
  );
  const queries = tables.map(({ name }) => `select '${name}' as name where exists (select 1 from ${name})`);
  const { rows: filled } = await database.run(queries.join(' union all '));
  const deletes = filled.map(({ name }) => `delete from ${name};`);
  await database.run(`begin; set local session_replication_role = replica; ${deletes.join(' ')} commit;`);
}
