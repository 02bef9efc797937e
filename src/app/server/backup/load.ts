import { sql } from 'drizzle-orm';
import type { Database } from '../../../platform/server/db.ts';
import { BackupError, codeOf } from './backup-error.ts';
import { type Manifest, tableOf } from './manifest.ts';
import { fileNamedBy, type NamedFile, namesFiles } from './media-keys.ts';
import { readArchive } from './read-archive.ts';
import { moveSequences, putRows, withoutGuards } from './rows.ts';
import { type Table, tablesAt } from './tables.ts';

/** A hold that is older than this was already wrong when the backup was made: the audit says so. */
const HOLD_GRACE = `interval '10 minutes'`;
/** As long as a maker has to give its next sign of life. */
const HOLD_FOR = `interval '5 minutes'`;

/**
 * Loads the rows of an archive into an empty database of the same schema. Returns the files that they name.
 * @throws BackupError when a row is no row of its table, or when there are more or fewer than the manifest says.
 */
export async function loadRows(file: string, manifest: Manifest, database: Database): Promise<NamedFile[]> {
  const tables = new Map((await tablesAt(manifest.schema)).map((table) => [table.name, table]));
  checkColumns(manifest, tables);
  const counted = new Map<string, number>();
  const files: NamedFile[] = [];
  await database.db.transaction(async (tx) => {
    await withoutGuards(tx, [...tables.values()], async () => {
      for await (const { path, bytes } of readArchive(file)) {
        const name = tableOf(path);
        const table = name === undefined ? undefined : tables.get(name);
        // All rows come first.
        if (!table) break;
        const lines = bytes.toString('utf8').split('\n').slice(0, -1);
        counted.set(table.name, (counted.get(table.name) ?? 0) + lines.length);
        for (const line of lines) {
          const row = rowIn(line, table, path);
          const named = namesFiles(table.name) && fileNamedBy(table.name, row);
          if (named) files.push(named);
        }
        await putRows(tx, table, lines).catch((error: unknown) => {
          throw new BackupError(`A row in ${path} does not fit its table (${codeOf(error) ?? 'unknown'}).`);
        });
      }
    });
    await moveSequences(tx, manifest.sequences);
    await tx.execute(goOn(manifest));
  });
  for (const { name, rows } of manifest.tables) {
    const there = counted.get(name) ?? 0;
    if (there !== rows)
      throw new BackupError(`The table ${name} has ${there} rows; the manifest says ${rows}.`);
  }
  return files;
}

/**
 * What was under way goes on: a credit that was laid aside for a story at the time of the backup stays so until the sweep
 * has found the story. One that nobody had settled even then stays as it is, for the audit to find.
 */
const goOn = ({ madeAt }: Manifest) =>
  sql`update credit_reservations set expires_at = greatest(expires_at, now() + ${sql.raw(HOLD_FOR)})
    where state = 'held' and expires_at >= ${madeAt}::timestamptz - ${sql.raw(HOLD_GRACE)}`;

function checkColumns(manifest: Manifest, tables: ReadonlyMap<string, Table>): void {
  for (const { name, columns } of manifest.tables) {
    const known = tables.get(name);
    if (!known || known.columns.join() !== columns.join())
      throw new BackupError(
        `The table ${name} in the archive is not the one of migration ${manifest.schema.name}.`,
      );
  }
  if (manifest.tables.length !== tables.size) throw new BackupError('The archive has not all of the tables.');
}

function rowIn(line: string, { columns }: Table, path: string): Record<string, unknown> {
  let row: unknown;
  try {
    row = JSON.parse(line);
  } catch {
    row = undefined;
  }
  if (typeof row !== 'object' || row === null || Object.keys(row).join() !== columns.join())
    throw new BackupError(`A line in ${path} is no row of its table.`);
  return row as Record<string, unknown>;
}
