import sharp from 'sharp';
import type { Database, Tx } from '../../../platform/server/db.ts';
import type { Media } from '../../../platform/server/media.ts';
import type { Secrets } from '../../../platform/server/secrets.ts';
import { type Archive, createArchive } from './archive.ts';
import { BackupError } from './backup-error.ts';
import { markOf } from './keys.ts';
import { FORMAT, MANIFEST, type Manifest, MEDIA, rowsPath, SECRETS } from './manifest.ts';
import { fileNamedBy, type NamedFile, namesFiles } from './media-keys.ts';
import { readSequences, readTable, SNAPSHOT } from './rows.ts';
import { migrationOf, type Table, tablesAt } from './tables.ts';

/** A house of which a backup is made. */
export interface Source {
  readonly database: Database;
  readonly media: Media;
  /** What its details are sealed with, when it is known. */
  readonly secretKey: string | undefined;
  /** Goes into the archive. */
  readonly secrets: Secrets | undefined;
  readonly at: Date;
}

/** A backup that was made. */
export interface Made {
  readonly bytes: number;
  readonly rows: number;
  readonly pictures: number;
  /** Pictures that were lost or damaged before. */
  readonly wanting: number;
}

/** Rows of one part, in bytes; one part is in memory at a time. */
const PART_SIZE = 2 * 1024 * 1024;

/**
 * Writes everything that a house needs into one archive. All rows are read at one moment; files are read after that, and
 * are there because a file is always stored before its row.
 * @throws BackupError when it cannot be made; then there is no archive.
 */
export async function makeBackup(source: Source, file: string): Promise<Made> {
  const { database, media, at } = source;
  const migration = await migrationOf(database);
  if (!migration)
    throw new BackupError('There is no house in this database, so there is nothing to back up.');
  const archive = await createArchive(file, at);
  try {
    const files: NamedFile[] = [];
    const tables: Manifest['tables'] = [];
    let sequences: Manifest['sequences'] = {};
    await database.db.transaction(async (tx) => {
      for (const table of await tablesAt(migration)) {
        const rows = await writeTable(tx, table, archive, files);
        tables.push({ name: table.name, columns: [...table.columns], rows });
      }
      // Sequences know no moment: read last, they are ahead of every row.
      sequences = await readSequences(tx);
    }, SNAPSHOT);
    const wanting = await writeMedia(media, files, archive);
    if (source.secrets) await archive.add(SECRETS, Buffer.from(JSON.stringify(source.secrets)));
    const manifest: Manifest = {
      format: FORMAT,
      madeAt: at.toISOString(),
      schema: { ...migration },
      tables,
      sequences,
      keyMark: source.secretKey ? markOf(source.secretKey) : null,
      wanting,
      parts: [...archive.parts],
    };
    await archive.add(MANIFEST, Buffer.from(`${JSON.stringify(manifest, null, 1)}\n`));
    const bytes = await archive.finish();
    const rows = tables.reduce((sum, table) => sum + table.rows, 0);
    return {
      bytes,
      rows,
      pictures: files.filter(({ isPicture }) => isPicture).length,
      wanting: wanting.length,
    };
  } catch (error) {
    await archive.abandon();
    throw error;
  }
}

/** Writes the rows of a table, and notes the files that they name. Returns how many rows there were. */
async function writeTable(tx: Tx, table: Table, archive: Archive, files: NamedFile[]): Promise<number> {
  let [rows, size, nth] = [0, 0, 0];
  let lines: string[] = [];
  const flush = async () => {
    if (lines.length === 0) return;
    nth += 1;
    const bytes = Buffer.from(`${lines.join('\n')}\n`);
    [lines, size] = [[], 0];
    await archive.add(rowsPath(table.name, nth), bytes);
  };
  for await (const page of readTable(tx, table)) {
    for (const line of page) {
      lines.push(line);
      size += line.length;
      rows += 1;
      const named = namesFiles(table.name) && fileNamedBy(table.name, JSON.parse(line));
      if (named) files.push(named);
      if (size >= PART_SIZE) await flush();
    }
  }
  await flush();
  return rows;
}

/** Copies the files. Returns the keys of pictures that the house itself has lost, or that are no pictures any more. */
async function writeMedia(media: Media, files: readonly NamedFile[], archive: Archive): Promise<string[]> {
  const wanting: string[] = [];
  for (const { key, isPicture } of files) {
    const bytes = await media.get(key);
    if (bytes) await archive.add(`${MEDIA}${key}`, bytes);
    if (isPicture && !(bytes && (await isPictureFile(bytes)))) wanting.push(key);
  }
  return wanting;
}

/** True when the bytes begin as a picture does. */
export const isPictureFile = (bytes: Buffer): Promise<boolean> =>
  sharp(bytes)
    .metadata()
    .then(
      ({ width, height }) => Boolean(width && height),
      () => false,
    );
