import type { Tx } from '../../platform/server/database/database.ts';

/** One file of the data export. */
export interface ExportFile {
  /** Path inside the archive. */
  readonly path: string;
  readonly bytes: Buffer;
}

/** How a feature exports and erases what it stores about a user. */
export interface UserData {
  /** Yields everything about the user and their children, file by file. */
  collect(userId: string): AsyncIterable<ExportFile>;
  /** Erases, in the transaction that erases the account, what can only be found by the address. */
  eraseInTransaction?(tx: Tx, user: { readonly id: string; readonly email: string }): Promise<void>;
  /**
   * Erases the data permanently, for at most a minute: returns `more` when another call must continue. Does nothing when
   * nothing is left. Safe to run concurrently.
   */
  erase?(userId: string): Promise<'done' | 'more'>;
}

/** A JSON file of the archive, indented to be readable. */
export const jsonFile = (path: string, data: unknown): ExportFile => ({
  path,
  bytes: Buffer.from(`${JSON.stringify(data, null, 2)}\n`),
});
