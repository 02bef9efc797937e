import sharp from 'sharp';
import type { Database, Tx } from '../../../platform/server/database/database.ts';
import type { Secrets } from '../../../platform/server/security/secrets.ts';
import type { Media } from '../../../platform/server/storage/media.ts';
import { type Archive, createArchive } from './archive/archive.ts';
import { FORMAT, MANIFEST, type Manifest, MEDIA, rowsPath, SECRETS } from './archive/manifest.ts';
import { fileNamedBy, type NamedFile, namesFiles } from './archive/media-keys.ts';
import { BackupError } from './backup-error.ts';
import { markOf } from './keys.ts';
import { readSequences, readTable, SNAPSHOT } from './rows/rows.ts';
import { migrationOf, type Table, tablesAt } from './rows/tables.ts';

/** What a backup is made of. */
export interface Source {
  readonly database: Database;
  readonly media: Media;
  /** The key that details are encrypted with, when it is known. */
  readonly secretKey: string | undefined;
  /** Included in the archive when given. */
  readonly secrets: Secrets | undefined;
  readonly at: Date;
}

/** The size and contents of a finished backup. */
export interface BackupResult {
  readonly bytes: number;
  readonly rows: number;
  readonly pictures: number;
  /** How many pictures were lost or damaged before. */
  readonly wanting: number;
}

/** Bytes of rows per archive entry; one entry is in memory at a time. */
const ENTRY_SIZE = 2 * 1024 * 1024;

/**
 * Writes all rows, files and secrets into one archive. Rows are read from one snapshot; files are read after that and
 * exist because a file is always stored before its row.
 * @throws BackupError when the backup cannot be made; no archive is left behind.
 */
export async function makeBackup(source: Source, file: string): Promise<BackupResult> {
  const { database, media, at } = source;
  const migration = await migrationOf(database);
  if (!migration)
    throw new BackupError('There’s no Storywren data in this database, so there’s nothing to back up.');
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
      // Sequences are not part of the snapshot: read last, they are ahead of every row.
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
      parts: [...archive.entries],
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

/** Writes the rows of a table and collects the files that they refer to. Returns the number of rows. */
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
      if (size >= ENTRY_SIZE) await flush();
    }
  }
  await flush();
  return rows;
}

/** Copies the files. Returns the keys of pictures that are missing or unreadable. */
async function writeMedia(media: Media, files: readonly NamedFile[], archive: Archive): Promise<string[]> {
  const wanting: string[] = [];
  for (const { key, isPicture } of files) {
    const bytes = await media.get(key);
    if (bytes) await archive.add(`${MEDIA}${key}`, bytes);
    if (isPicture && !(bytes && (await isPictureFile(bytes)))) wanting.push(key);
  }
  return wanting;
}

/** True when the bytes have the header of an image. */
export const isPictureFile = (bytes: Buffer): Promise<boolean> =>
  sharp(bytes)
    .metadata()
    .then(
      ({ width, height }) => Boolean(width && height),
      () => false,
    );
