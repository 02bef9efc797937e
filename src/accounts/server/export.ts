import { PassThrough, type Readable } from 'node:stream';
import { Zip, ZipDeflate, ZipPassThrough } from 'fflate';
import type { ExportFile, UserData } from './user-data.ts';

/** Pictures are compressed already; compressing them again takes time and saves nothing. */
const COMPRESSED = /\.(webp|jpg|png)$/;

/**
 * Streams an archive of everything that is stored about a user, with at most one file in memory. The stream fails when
 * something cannot be read, so that an incomplete archive never looks complete.
 */
export function exportArchive(userData: readonly UserData[], userId: string): Readable {
  const out = new PassThrough();
  const zip = new Zip((error, chunk, last) => {
    if (error) out.destroy(error);
    else if (last) out.end(chunk);
    else out.write(chunk);
  });
  const pack = async () => {
    for (const feature of userData) {
      for await (const file of feature.collect(userId)) {
        if (out.destroyed) return;
        add(zip, file);
        if (out.writableNeedDrain) await drained(out);
      }
    }
    zip.end();
  };
  pack().catch((error: Error) => out.destroy(error));
  return out;
}

function add(zip: Zip, { path, bytes }: ExportFile): void {
  const entry = COMPRESSED.test(path) ? new ZipPassThrough(path) : new ZipDeflate(path, { level: 6 });
  zip.add(entry);
  entry.push(bytes, true);
}

/** Resolves when the reader has caught up or has closed the stream. */
const drained = (out: PassThrough) =>
  new Promise<void>((resolve) => {
    const done = () => {
      out.off('drain', done).off('close', done);
      resolve();
    };
    out.on('drain', done).on('close', done);
  });
