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
import { MIGRATIONS_FOLDER } from '../../database/migrations.ts';
import { schema } from '../../database/schema.ts';
import type { Log } from './log.ts';

export type Db = PgDatabase<PgQueryResultHKT, typeof schema>;
/** A transaction. Inside one, nothing else may be used: the embedded database has one connection, and waits for itself. */
export type Tx = Parameters<Parameters<Db['transaction']>[0]>[0];

export interface Database {
  readonly kind: 'embedded' | 'postgres';
  readonly db: Db;
  /** Plain SQL with `$1` parameters; several statements at once when there are no values. */
  run(text: string, values?: readonly unknown[]): Promise<{ rows: Record<string, unknown>[] }>;
  /** Copies an embedded database as it is at this moment to another DATA_DIR, while everybody else waits. */
  copyTo?(dataDir: string): Promise<void>;
  /** Brings an embedded database that was opened as it was of old up to date. */
  catchUp?(): Promise<void>;
  close(): Promise<void>;
}

/** Any number; the same on every replica. Whoever holds it may change tables. */
export const MIGRATION_LOCK = 7_318_204;
const POOL_SIZE = 10;

/** How connections of a house call themselves; a house keeps at least one. */
const HOUSE = 'storywren';
const RESTORE = `${HOUSE}-restore-`;

/** How the connections of one restore call themselves: it must tell itself from a house, and from another restore. */
export const restoreName = (): string => RESTORE + randomBytes(4).toString('hex');

/**
 * Opens the database and brings its tables up to date: PostgreSQL when there is a `DATABASE_URL`, PGlite in
 * `DATA_DIR/db` otherwise, in memory when neither is given. Same schema, same SQL, same migrations. With `migrations`
 * it is brought as far as those go; with null it is left as it is. `name` is what its connections to PostgreSQL are called.
 */
export async function openDatabase(
  where: { DATABASE_URL?: string | undefined; DATA_DIR?: string | undefined },
  log: Log,
  { migrations = MIGRATIONS_FOLDER, name = HOUSE }: { migrations?: string | null; name?: string } = {},
): Promise<Database> {
  return where.DATABASE_URL
    ? openPostgres(where.DATABASE_URL, log, { migrations, name })
    : openEmbedded(where.DATA_DIR, migrations);
}

/** True when a house, or a restore that is not called `own`, has connections to this PostgreSQL database. */
export async function isServed(connectionString: string, own: string): Promise<boolean> {
  const client = new pg.Client({ connectionString, application_name: 'storywren-look' });
  await client.connect();
  try {
    const { rows } = await client.query(
      `select 1 from pg_stat_activity where datname = current_database()
        and (application_name = $1 or starts_with(application_name, $2)) and application_name <> $3 limit 1`,
      [HOUSE, RESTORE, own],
    );
    return rows.length > 0;
  } finally {
    await client.end();
  }
}

async function openEmbedded(dataDir: string | undefined, migrations: string | null): Promise<Database> {
  const client = await (dataDir ? PGlite.create(path.join(dataDir, 'db')) : PGlite.create());
  const db = drizzlePglite({ client, schema });
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

/** Nobody writes while the transaction lasts; what a crash at this moment would leave behind is a whole database. */
const copyEmbedded = (client: PGlite, from: string, to: string): Promise<void> =>
  client.transaction(async (tx) => {
    await tx.exec('checkpoint');
    await cp(path.join(from, 'db'), path.join(to, 'db'), {
      recursive: true,
      // Shares the blocks where the file system can.
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
  // A client that waits in the pool or is in use when its server goes away emits `error`; unheard, it ends the process.
  pool.on('error', (error) => log.warn({ err: error }, 'a database connection was lost'));
  pool.on('connect', (client) => client.on('error', () => undefined));
  return {
    kind: 'postgres',
    db: drizzlePg({ client: pool, schema }) as unknown as Db,
    async run(text, values) {
      const result = values?.length ? await pool.query(text, [...values]) : await pool.query(text);
      const last = Array.isArray(result) ? result.at(-1) : result;
      return { rows: last?.rows ?? [] };
    },
    close: () => pool.end(),
  };
}

/** Several servers may start at once: one migrates, the others wait for it on the same lock. */
async function migrateUnderLock(connectionString: string, migrationsFolder: string): Promise<void> {
  const client = new pg.Client({ connectionString, application_name: 'storywren-migrate' });
  await client.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK]);
    await migratePg(drizzlePg({ client, schema }), { migrationsFolder });
    await client.query('select pg_advisory_unlock($1)', [MIGRATION_LOCK]);
  } finally {
    await client.end();
  }
}

/** Plain SQL with `$1` parameters, to be run through `tx.execute`: lets a library take part in our transaction. */
export function bound(text: string, values: readonly unknown[]): SQL {
  const parts = text
    .split(/\$(\d+)/)
    .map((part, at) => (at % 2 === 0 ? sql.raw(part) : sql`${sql.param(values[Number(part) - 1])}`));
  return sql.join(parts);
}

/** True for the driver's "unique violation", wherever the error was wrapped. */
export function isUniqueViolation(error: unknown): boolean {
  for (let at: unknown = error; at instanceof Error; at = at.cause) {
    if ('code' in at && at.code === '23505') return true;
  }
  return false;
}
