import { once } from 'node:events';
import { createWriteStream } from 'node:fs';
import { mkdir, rename, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import { sha256 } from '../../../platform/server/ids.ts';
import { BackupError } from './backup-error.ts';
import { isThere } from './is-there.ts';
import type { Part } from './manifest.ts';
import { BLOCK, headerOf, paddingOf } from './tar.ts';

/** An archive that is being written: `tar.gz`, so that what is in it can be looked at without Storywren. */
export interface Archive {
  /** What was added so far, with its size and hash. */
  readonly parts: readonly Part[];
  add(name: string, bytes: Buffer): Promise<void>;
  /** Puts the archive where it belongs; it is there whole or not at all. Returns its size. */
  finish(): Promise<number>;
  /** Leaves nothing behind. */
  abandon(): Promise<void>;
}

/**
 * Begins an archive that only its owner may read. One part is in memory at a time.
 * @throws BackupError when there is a file of that name already.
 */
export async function createArchive(file: string, at: Date): Promise<Archive> {
  if (await isThere(file))
    throw new BackupError(`There is a file ${file} already, and it was left as it is.`);
  await mkdir(path.dirname(file), { recursive: true, mode: 0o700 });
  const unfinished = `${file}.unfinished`;
  await rm(unfinished, { force: true });
  const gzip = createGzip();
  // Written through to the disk before it gets its name.
  const writing = pipeline(gzip, createWriteStream(unfinished, { flags: 'wx', mode: 0o600, flush: true }));
  writing.catch(() => undefined);
  const write = async (bytes: Buffer) => {
    if (gzip.destroyed) await writing;
    if (!gzip.write(bytes)) await Promise.race([once(gzip, 'drain'), writing]);
  };
  const parts: Part[] = [];
  return {
    parts,
    async add(name, bytes) {
      await write(headerOf(name, bytes.length, at));
      if (bytes.length > 0) await write(bytes);
      const padding = paddingOf(bytes.length);
      if (padding > 0) await write(Buffer.alloc(padding));
      parts.push({ path: name, bytes: bytes.length, sha256: sha256(bytes) });
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
