import { once } from 'node:events';
import { createWriteStream } from 'node:fs';
import { mkdir, rename, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import { sha256 } from '../../../../platform/server/security/ids.ts';
import { BackupError } from '../backup-error.ts';
import { isThere } from '../file-exists.ts';
import type { ManifestEntry } from './manifest.ts';
import { BLOCK, headerOf, paddingOf } from './tar.ts';

/** An archive that is being written: a `tar.gz`, so that it can be inspected without Storywren. */
export interface Archive {
  /** The entries added so far, with size and hash. */
  readonly entries: readonly ManifestEntry[];
  add(name: string, bytes: Buffer): Promise<void>;
  /** Renames the finished archive into place, so it exists complete or not at all. Returns its size. */
  finish(): Promise<number>;
  /** Stops writing and deletes the unfinished file. */
  abandon(): Promise<void>;
}

/**
 * Starts an archive that only its owner may read. One entry is in memory at a time.
 * @throws BackupError when a file of that name already exists.
 */
export async function createArchive(file: string, at: Date): Promise<Archive> {
  if (await isThere(file)) throw new BackupError(`The file ${file} already exists, so it was left as it is.`);
  await mkdir(path.dirname(file), { recursive: true, mode: 0o700 });
  const unfinished = `${file}.unfinished`;
  await rm(unfinished, { force: true });
  const gzip = createGzip();
  // Flushed to disk before it is renamed.
  const writing = pipeline(gzip, createWriteStream(unfinished, { flags: 'wx', mode: 0o600, flush: true }));
  writing.catch(() => undefined);
  const write = async (bytes: Buffer) => {
    if (gzip.destroyed) await writing;
    if (!gzip.write(bytes)) await Promise.race([once(gzip, 'drain'), writing]);
  };
  const entries: ManifestEntry[] = [];
  return {
    entries,
    async add(name, bytes) {
      await write(headerOf(name, bytes.length, at));
      if (bytes.length > 0) await write(bytes);
      const padding = paddingOf(bytes.length);
      if (padding > 0) await write(Buffer.alloc(padding));
      entries.push({ path: name, bytes: bytes.length, sha256: sha256(bytes) });
    },
    async finish() {
      await write(Buffer.alloc(2 * BLOCK));
      gzip.end();
      await writing;
      const { size } = await stat(unfinished);
      await rename(unfinished, file);
      return size;
    },
    async abandon() {
      gzip.destroy();
      await writing.catch(() => undefined);
      await rm(unfinished, { force: true });
    },
  };
}
