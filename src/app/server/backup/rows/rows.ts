import { type SQL, sql } from 'drizzle-orm';
import type { Tx } from '../../../../platform/server/database/database.ts';
import type { Table } from './tables.ts';

/** How many rows are read or inserted at once. */
const PAGE_SIZE = 200;

/** All rows are read from one snapshot, on either database. */
export const SNAPSHOT = { isolationLevel: 'repeatable read', accessMode: 'read only' } as const;

const listed = (columns: readonly string[]): SQL =>
  sql.join(
    columns.map((name) => sql.identifier(name)),
    sql`, `,
  );

/** Runs a query and returns its rows; both drivers return them in the same property. */
export async function queryRows(tx: Pick<Tx, 'execute'>, query: SQL): Promise<Record<string, unknown>[]> {
  const result: unknown = await tx.execute(query);
  return (result as { rows: Record<string, unknown>[] }).rows;
}

/**
 * The rows of a table page by page, ordered by its key, each as a line of JSON written by the database, which can
 * read it again without loss.
 */
export async function* readTable(tx: Tx, { name, columns, key }: Table): AsyncGenerator<string[]> {
  const inOrder = sql`select ${listed(columns)} from ${sql.identifier(name)} order by ${listed(key)}`;
  await tx.execute(sql`set local timezone to 'UTC'`);
  await tx.execute(sql`set local bytea_output to 'hex'`);
  await tx.execute(
    sql`declare backup_rows no scroll cursor for select row_to_json(t)::text as line from (${inOrder}) t`,
  );
  for (;;) {
    const rows = await queryRows(tx, sql.raw(`fetch ${PAGE_SIZE} from backup_rows`));
    if (rows.length === 0) break;
    yield rows.map(({ line }) => String(line));
  }
  await tx.execute(sql`close backup_rows`);
}

/** Inserts lines of JSON into a table; generated values are taken as they are. */
export async function putRows(tx: Tx, { name, columns }: Table, lines: readonly string[]): Promise<void> {
  const table = sql.identifier(name);
  for (let at = 0; at < lines.length; at += PAGE_SIZE) {
    const page = `[${lines.slice(at, at + PAGE_SIZE).join(',')}]`;
    await tx.execute(sql`
      insert into ${table} (${listed(columns)}) overriding system value
      select ${listed(columns)} from json_populate_recordset(null::${table}, ${page}::json)`);
  }
}

/** Runs `work` with the user triggers of the tables disabled: those that refuse changes and those that count or add rows. */
export async function withoutTriggers(
  tx: Tx,
  tables: readonly Table[],
  work: () => Promise<void>,
): Promise<void> {
  for (const { name } of tables)
    await tx.execute(sql`alter table ${sql.identifier(name)} disable trigger user`);
  await work();
  for (const { name } of tables)
    await tx.execute(sql`alter table ${sql.identifier(name)} enable trigger user`);
}

/** The last value of each sequence, as digits; null for one that was never used. */
export async function readSequences(tx: Tx): Promise<Record<string, string | null>> {
  const rows = await queryRows(
    tx,
    sql`select sequencename as name, last_value::text as value from pg_sequences
      where schemaname = 'public' order by sequencename`,
  );
  return Object.fromEntries(
    rows.map(({ name, value }) => [String(name), value === null ? null : String(value)]),
  );
}

/**
 * Advances sequences to the given values, never back. Those that count changes are advanced by one more: a browser
 * that has cached an older list must not receive a 304.
 */
export async function moveSequences(
  tx: Tx,
  sequences: Readonly<Record<string, string | null>>,
): Promise<void> {
  const now = await readSequences(tx);
  for (const [name, value] of Object.entries(sequences)) {
    if (!(name in now)) continue;
    const furthest = [value, now[name]].reduce(
      (most, one) => (BigInt(one ?? 0) > most ? BigInt(one ?? 0) : most),
      0n,
    );
    const target = furthest + (name.startsWith('changes_of_') ? 1n : 0n);
    if (target > 0n) await tx.execute(sql`select setval(${name}::regclass, ${String(target)}::bigint)`);
  }
}
