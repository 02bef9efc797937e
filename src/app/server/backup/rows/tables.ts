import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { z } from 'zod';
import { MIGRATIONS_FOLDER } from '../../../../database/migrations.ts';
import type { Database } from '../../../../platform/server/database/database.ts';
import { BackupError } from '../backup-error.ts';

/** A table as of some migration. */
export interface Table {
  readonly name: string;
  readonly columns: readonly string[];
  /** The columns of its primary key. */
  readonly key: readonly string[];
}

/** The number and the name of a migration. */
export interface Migration {
  readonly number: number;
  readonly name: string;
}

const journalSchema = z.object({
  entries: z.array(z.object({ idx: z.int(), tag: z.string(), when: z.number() })),
});
const snapshotSchema = z.object({
  tables: z.record(
    z.string(),
    z.object({
      name: z.string(),
      columns: z.record(z.string(), z.object({ primaryKey: z.boolean() })),
      foreignKeys: z.record(z.string(), z.object({ tableTo: z.string() })),
      compositePrimaryKeys: z.record(z.string(), z.object({ columns: z.array(z.string()) })),
    }),
  ),
});

const readJson = async (name: string): Promise<unknown> =>
  JSON.parse(await readFile(path.join(MIGRATIONS_FOLDER, 'meta', name), 'utf8'));

/** Every migration that this version knows, oldest first, and when each was written. */
export async function knownMigrations(): Promise<readonly (Migration & { readonly when: number })[]> {
  const { entries } = journalSchema.parse(await readJson('_journal.json'));
  return entries.map(({ idx, tag, when }) => ({ number: idx, name: tag, when }));
}

/**
 * The newest migration applied to a database; undefined when there is none.
 * @throws BackupError when it is one that this version does not know.
 */
export async function migrationOf(database: Database): Promise<Migration | undefined> {
  const { rows: found } = await database.run(
    `select to_regclass('drizzle.__drizzle_migrations') is not null as there`,
  );
  if (found[0]?.there !== true) return undefined;
  const { rows } = await database.run(
    'select max(created_at)::text as newest from drizzle.__drizzle_migrations',
  );
  const newest = rows[0]?.newest;
  if (newest === null || newest === undefined) return undefined;
  const known = (await knownMigrations()).find(({ when }) => String(when) === String(newest));
  if (!known)
    throw new BackupError('The database belongs to a newer version of Storywren. Use that version.');
  return { number: known.number, name: known.name };
}

/** The tables as of a migration, each after those that it references. */
export async function tablesAt({ number }: Pick<Migration, 'number'>): Promise<readonly Table[]> {
  const { tables } = snapshotSchema.parse(await readJson(`${String(number).padStart(4, '0')}_snapshot.json`));
  const left = new Map(Object.values(tables).map((table) => [table.name, table]));
  const ordered: Table[] = [];
  while (left.size > 0) {
    const ready = [...left.values()].filter((table) =>
      Object.values(table.foreignKeys).every(({ tableTo }) => tableTo === table.name || !left.has(tableTo)),
    );
    if (ready.length === 0) throw new Error('tables refer to each other in a circle');
    for (const { name, columns, compositePrimaryKeys } of ready) {
      const own = Object.entries(columns).flatMap(([column, { primaryKey }]) => (primaryKey ? [column] : []));
      const [composite] = Object.values(compositePrimaryKeys);
      ordered.push({ name, columns: Object.keys(columns), key: composite?.columns ?? own });
      left.delete(name);
    }
  }
  return ordered;
}
