import { randomBytes } from 'node:crypto';
import { constants } from 'node:fs';
import { cp } from 'node:fs/promises';
import path from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { type SQL, sql } from 'drizzle-orm';
import { drizzle as drizzlePg } from 'drizzle-orm/node-postgres';
import { migrate as migratePg } from 'drizzle-orm/node-postgres/migrator';
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';
import { drizzle as drizzlePglite } from 'drizzle-orm/pglite';
import { migrate as migratePglite } from 'drizzle-orm/pglite/migrator';
import pg from 'pg';
import { MIGRATIONS_FOLDER } from '../../../database/migrations.ts';
import type { Log } from '../log.ts';

export type Db = PgDatabase<PgQueryResultHKT>;
/** A transaction. Inside one, use nothing but `tx`: the embedded database has one connection and would deadlock. */
export type Tx = Parameters<Parameters<Db['transaction']>[0]>[0];

export interface Database {
  readonly kind: 'embedded' | 'postgres';
  readonly db: Db;
  /** Plain SQL with `$1` parameters; several statements at once when there are no values. */
  run(text: string, values?: readonly unknown[]): Promise<{ rows: Record<string, unknown>[] }>;
  /** Copies an embedded database to another DATA_DIR; other queries wait until it is done. */
  copyTo?(dataDir: string): Promise<void>;
  /** Migrates an embedded database that was opened with older migrations to the newest. */
  catchUp?(): Promise<void>;
  close(): Promise<void>;
}

/** The advisory lock for migrations: an arbitrary number, the same on every replica. */
export const MIGRATION_LOCK = 7_318_204;
const POOL_SIZE = 10;

/** The application_name of a server's connections; a server always has at least one. */
const SERVER_NAME = 'storywren';
const RESTORE_PREFIX = `${SERVER_NAME}-restore-`;

/** A new application_name for a restore, different from a server's and from that of any other restore. */
export const restoreName = (): string => RESTORE_PREFIX + randomBytes(4).toString('hex');

/**
 * Opens and migrates the database: PostgreSQL when there is a `DATABASE_URL`, PGlite in `DATA_DIR/db` otherwise, in memory
 * when neither is given. Schema, SQL and migrations are the same. `migrations` is the folder to migrate from; null skips
 * migrating. `name` is the application_name of connections to PostgreSQL.
 */
export async function openDatabase(
  where: { DATABASE_URL?: string | undefined; DATA_DIR?: string | undefined },
  log: Log,
  { migrations = MIGRATIONS_FOLDER, name = SERVER_NAME }: { migrations?: string | null; name?: string } = {},
): Promise<Database> {
  return where.DATABASE_URL
    ? openPostgres(where.DATABASE_URL, log, { migrations, name })
    : openEmbedded(where.DATA_DIR, migrations);
}

/** True when a server, or a restore other than `own`, is connected to this PostgreSQL database. */
export async function isServed(connectionString: string, own: string): Promise<boolean> {
  const client = new pg.Client({ connectionString, application_name: 'storywren-look' });
  await client.connect();
  try {
    const { rows } = await client.query(
      `select 1 from pg_stat_activity where datname = current_database()
        and (application_name = $1 or starts_with(application_name, $2)) and application_name <> $3 limit 1`,
      [SERVER_NAME, RESTORE_PREFIX, own],
    );
    return rows.length > 0;
  } finally {
    await client.end();
  }
}

async function openEmbedded(dataDir: string | undefined, migrations: string | null): Promise<Database> {
  const client = await (dataDir ? PGlite.create(path.join(dataDir, 'db')) : PGlite.create());
  const db = drizzlePglite({ client });
  if (migrations) await migratePglite(db, { migrationsFolder: migrations });
  return {
    kind: 'embedded',
    db: db as unknown as Db,
    async run(text, values) {
      if (values?.length) return client.query<Record<string, unknown>>(text, [...values]);
      const results = await client.exec(text);
      return { rows: results.at(-1)?.rows ?? [] };
    },
    catchUp: () => migratePglite(db, { migrationsFolder: MIGRATIONS_FOLDER }),
    ...(dataDir && { copyTo: (other: string) => copyEmbedded(client, dataDir, other) }),
    close: () => client.close(),
  };
}

/** Copies the files inside a transaction, so that nothing writes; after a checkpoint they form a consistent database. */
const copyEmbedded = (client: PGlite, from: string, to: string): Promise<void> =>
  client.transaction(async (tx) => {
    await tx.exec('checkpoint');
    await cp(path.join(from, 'db'), path.join(to, 'db'), {
      recursive: true,
      // Copy on write where the file system supports it.
      mode: constants.COPYFILE_FICLONE,
    });
  });

async function openPostgres(
  connectionString: string,
  log: Log,
  { migrations, name }: { readonly migrations: string | null; readonly name: string },
): Promise<Database> {
  if (migrations) await migrateUnderLock(connectionString, migrations);
  const pool = new pg.Pool({ connectionString, min: 1, max: POOL_SIZE, application_name: name });
  // A pooled client emits `error` when its server goes away; without a listener that would end the process.
  pool.on('error', (error) => log.warn({ err: error }, 'a database connection was lost'));
  pool.on('connect', (client) => client.on('error', () => undefined));
  return {
    kind: 'postgres',
    db: drizzlePg({ client: pool }) as unknown as Db,
    async run(text, values) {
      const result = values?.length ? await pool.query(text, [...values]) : await pool.query(text);
      const last = Array.isArray(result) ? result.at(-1) : result;
      return { rows: last?.rows ?? [] };
    },
    close: () => pool.end(),
  };
}

/** Migrates under an advisory lock: when several servers start at once, one migrates and the others wait. */
async function migrateUnderLock(connectionString: string, migrationsFolder: string): Promise<void> {
  const client = new pg.Client({ connectionString, application_name: 'storywren-migrate' });
  await client.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK]);
    await migratePg(drizzlePg({ client }), { migrationsFolder });
    await client.query('select pg_advisory_unlock($1)', [MIGRATION_LOCK]);
  } finally {
    await client.end();
  }
}

/** Plain SQL with `$1` parameters for `tx.execute`, so that a library can take part in our transaction. */
export function bound(text: string, values: readonly unknown[]): SQL {
  const fragments = text
    .split(/\$(\d+)/)
    .map((piece, at) => (at % 2 === 0 ? sql.raw(piece) : sql`${sql.param(values[Number(piece) - 1])}`));
  return sql.join(fragments);
}

/** True for a unique violation of either driver, also when the error is wrapped. */
export function isUniqueViolation(error: unknown): boolean {
  for (let at: unknown = error; at instanceof Error; at = at.cause) {
    if ('code' in at && at.code === '23505') return true;
  }
  return false;
}
