import { PassThrough, type Readable } from 'node:stream';
import { Zip, ZipDeflate, ZipPassThrough } from 'fflate';
import type { Belongings, ExportFile } from './belongings.ts';

/** Pictures are packed already; packing them again costs time and saves nothing. */
const PACKED = /\.(webp|jpg|png)$/;

/**
 * An archive of everything that is kept of a parent, sent while it is made: however many stories there are, no more
 * than one file of it is in memory. The stream fails when something could not be read, so that no archive that looks
 * whole is not.
 */
export function exportArchive(belongings: readonly Belongings[], userId: string): Readable {
  const out = new PassThrough();
  const zip = new Zip((error, chunk, last) => {
    if (error) out.destroy(error);
    else if (last) out.end(chunk);
    else out.write(chunk);
  });
  const pack = async () => {
    for (const one of belongings) {
      for await (const file of one.collect(userId)) {
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
  const entry = PACKED.test(path) ? new ZipPassThrough(path) : new ZipDeflate(path, { level: 6 });
  zip.add(entry);
  entry.push(bytes, true);
}

/** Until the reader has caught up, or has gone. */
const drained = (out: PassThrough) =>
  new Promise<void>((resolve) => {
    const done = () => {
      out.off('drain', done).off('close', done);
      resolve();
    };
    out.on('drain', done).on('close', done);
  });
