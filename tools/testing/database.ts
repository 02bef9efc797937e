import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { type Database, openDatabase } from '../../src/platform/server/db.ts';
import { createLog } from '../../src/platform/server/log.ts';

const log = createLog('silent');
let opened: Promise<Database> | undefined;

/**
 * The database of this test process: PGlite in memory, or a fresh one on the PostgreSQL of TEST_DATABASE_URL. Opened
 * once; `emptyDatabase` makes it as good as new.
 */
export function testDatabase(): Promise<Database> {
  opened ??= process.env.TEST_DATABASE_URL ? openFresh(process.env.TEST_DATABASE_URL) : openDatabase({}, log);
  return opened;
}

async function openFresh(url: string): Promise<Database> {
  const name = await createFreshDatabase(url);
  return openDatabase({ DATABASE_URL: name }, log);
}

/** Makes an empty database on a PostgreSQL server, and returns its address. */
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

/** Empties every table. The ledger refuses that to everybody, so its guards are lifted for the moment. */
export async function emptyDatabase(database: Database): Promise<void> {
  const { rows } = await database.run(
    `select string_agg(format('%I.%I', schemaname, tablename), ', ') as tables from pg_tables
      where schemaname = 'public' or (schemaname = 'pgboss' and tablename in ('job', 'archive'))`,
  );
  await database.run(`
    alter table credit_entries disable trigger user;
    alter table admin_activities disable trigger user;
    truncate ${String(rows[0]?.tables)} restart identity cascade;
    alter table credit_entries enable trigger user;
    alter table admin_activities enable trigger user;`);
}
