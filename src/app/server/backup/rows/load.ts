import { sql } from 'drizzle-orm';
import type { Database } from '../../../../platform/server/database/database.ts';
import { type Manifest, tableOf } from '../archive/manifest.ts';
import { fileNamedBy, type NamedFile, namesFiles } from '../archive/media-keys.ts';
import { readArchive } from '../archive/read-archive.ts';
import { BackupError, codeOf } from '../backup-error.ts';
import { moveSequences, putRows, withoutTriggers } from './rows.ts';
import { type Table, tablesAt } from './tables.ts';

/** A hold that had expired this long before the backup was already wrong then; the audit reports it. */
const HOLD_GRACE = `interval '10 minutes'`;
/** How long restored holds stay valid: the time between two heartbeats of a lease. */
const HOLD_FOR = `interval '5 minutes'`;

/**
 * Loads the rows of an archive into an empty database of the same schema. Returns the files that they refer to.
 * @throws BackupError when a row does not fit its table, or when the number of rows differs from the manifest.
 */
export async function loadRows(file: string, manifest: Manifest, database: Database): Promise<NamedFile[]> {
  const tables = new Map((await tablesAt(manifest.schema)).map((table) => [table.name, table]));
  checkColumns(manifest, tables);
  const counted = new Map<string, number>();
  const files: NamedFile[] = [];
  await database.db.transaction(async (tx) => {
    await withoutTriggers(tx, [...tables.values()], async () => {
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
          throw new BackupError(`A row in ${path} doesn’t fit its table (${codeOf(error) ?? 'unknown'}).`);
        });
      }
    });
    await moveSequences(tx, manifest.sequences);
    await tx.execute(extendHolds(manifest));
  });
  for (const { name, rows } of manifest.tables) {
    const loaded = counted.get(name) ?? 0;
    if (loaded !== rows)
      throw new BackupError(`The table ${name} has ${loaded} rows; the manifest says ${rows}.`);
  }
  return files;
}

/**
 * Extends the holds that were open when the backup was made, so that they last until the sweep has found their story.
 * A hold that had expired long before is left as it is, for the audit to report.
 */
const extendHolds = ({ madeAt }: Manifest) =>
  sql`update credit_reservations set expires_at = greatest(expires_at, now() + ${sql.raw(HOLD_FOR)})
    where state = 'held' and expires_at >= ${madeAt}::timestamptz - ${sql.raw(HOLD_GRACE)}`;

function checkColumns(manifest: Manifest, tables: ReadonlyMap<string, Table>): void {
  for (const { name, columns } of manifest.tables) {
    const known = tables.get(name);
    if (!known || known.columns.join() !== columns.join())
      throw new BackupError(
        `The table ${name} in the archive doesn’t match migration ${manifest.schema.name}.`,
      );
  }
  if (manifest.tables.length !== tables.size)
    throw new BackupError('Some tables are missing from the archive.');
}

function rowIn(line: string, { columns }: Table, path: string): Record<string, unknown> {
  let row: unknown;
  try {
    row = JSON.parse(line);
  } catch {
    row = undefined;
  }
  if (typeof row !== 'object' || row === null || Object.keys(row).join() !== columns.join())
    throw new BackupError(`A line in ${path} isn’t a row of its table.`);
  return row as Record<string, unknown>;
}
