import type { Tx } from '../../platform/server/db.ts';

/** One file of what a parent takes along. */
export interface ExportFile {
  /** Path inside the archive. */
  readonly path: string;
  readonly bytes: Buffer;
}

/** What a floor above keeps of a parent, and how it lets go of it. */
export interface Belongings {
  /** Everything about the parent and their children, file by file. */
  collect(userId: string): AsyncIterable<ExportFile>;
  /** Erases, in the transaction that takes the person out, what can only be found by the address. */
  eraseAtOnce?(tx: Tx, person: { readonly id: string; readonly email: string }): Promise<void>;
  /**
   * Erases it for good, within a minute: what cannot be done in that time is `more`, for another call. Does nothing where
   * nothing is left, also when two do it at once.
   */
  erase?(userId: string): Promise<'done' | 'more'>;
}

/** A file of the archive that people and programs can read. */
export const jsonFile = (path: string, data: unknown): ExportFile => ({
  path,
  bytes: Buffer.from(`${JSON.stringify(data, null, 2)}\n`),
});
