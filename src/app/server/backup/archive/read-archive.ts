import { createReadStream } from 'node:fs';
import { open } from 'node:fs/promises';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import { BackupError } from '../backup-error.ts';
import { BLOCK, paddingOf, readHeader } from './tar.ts';

/** The largest entry that is accepted; ours are far smaller. */
const MAX_ENTRY_BYTES = 512 * 1024 * 1024;
/** The first bytes of a gzip file without a name or a timestamp. RFC 1952. */
const GZIP = Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0]);

/**
 * The entries of an archive in order, one in memory at a time.
 * @throws BackupError when the file does not exist, is not an archive, was truncated or was modified.
 */
export async function* readArchive(file: string): AsyncGenerator<{ path: string; bytes: Buffer }> {
  const size = await sizeOf(file);
  const gunzip = createGunzip();
  const reading = pipeline(createReadStream(file), gunzip);
  reading.catch(() => undefined);
  const source = byteSource(gunzip);
  try {
    for (;;) {
      const header = readHeader(await source.take(BLOCK));
      if (!header) break;
      if (header.size > MAX_ENTRY_BYTES)
        throw new BackupError('The archive is damaged: a part of it is far too large.');
      const bytes = await source.take(header.size);
      await source.take(paddingOf(header.size));
      yield { path: header.path, bytes };
    }
    if (!(await source.isEmptyToItsEnd()) || gunzip.bytesWritten !== size)
      throw new BackupError('The archive is damaged: there’s something after its end.');
  } catch (error) {
    throw isZlibError(error)
      ? new BackupError('The archive is damaged: it was cut off, or changed after it was made.')
      : error;
  } finally {
    gunzip.destroy();
    await reading.catch(() => undefined);
  }
}

/** The size of the file. @throws BackupError when it does not exist or does not begin as our archives do. */
async function sizeOf(file: string): Promise<number> {
  const handle = await open(file).catch((error: NodeJS.ErrnoException) => {
    throw error.code === 'ENOENT' ? new BackupError(`There’s no file ${file}.`) : error;
  });
  try {
    const { buffer } = await handle.read(Buffer.alloc(GZIP.length), 0, GZIP.length, 0);
    if (!buffer.equals(GZIP))
      throw new BackupError(`${file} isn’t a Storywren backup, or the start of it is damaged.`);
    return (await handle.stat()).size;
  } finally {
    await handle.close();
  }
}

function byteSource(stream: AsyncIterable<Buffer>) {
  const chunks = stream[Symbol.asyncIterator]();
  let rest: Buffer = Buffer.alloc(0);
  const next = async (): Promise<Buffer | undefined> => {
    const { value, done } = await chunks.next();
    return done ? undefined : value;
  };
  return {
    async take(count: number): Promise<Buffer> {
      const taken = [rest];
      for (let have = rest.length; have < count; ) {
        const chunk = await next();
        if (!chunk) throw new BackupError('The archive is damaged: it was cut off.');
        taken.push(chunk);
        have += chunk.length;
      }
      const all = taken.length === 1 ? rest : Buffer.concat(taken);
      rest = all.subarray(count);
      return all.subarray(0, count);
    },
    async isEmptyToItsEnd(): Promise<boolean> {
      for (let chunk: Buffer | undefined = rest; chunk; chunk = await next()) {
        if (chunk.some((byte) => byte !== 0)) return false;
      }
      return true;
    },
  };
}

const isZlibError = (error: unknown) =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' && error.code.startsWith('Z_');
