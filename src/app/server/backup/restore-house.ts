import { copyFile } from 'node:fs/promises';
import path from 'node:path';
import type { Config } from '../../../platform/server/config.ts';
import { isServed, openDatabase, restoreName } from '../../../platform/server/db.ts';
import { lockFolder } from '../../../platform/server/folder-lock.ts';
import { createLog } from '../../../platform/server/log.ts';
import { openMedia } from '../../../platform/server/media.ts';
import { keepSecrets, type Secrets } from '../../../platform/server/secrets.ts';
import { BackupError } from './backup-error.ts';
import { isThere } from './is-there.ts';
import { keyOf, secretsToPut } from './keys.ts';
import { type Restored, restoreInto } from './restore.ts';
import { migrationOf } from './tables.ts';
import { type Examined, examine } from './verify.ts';

const log = createLog('silent');
/** A process restores one house. */
const name = restoreName();

/**
 * Puts an archive into the house of these settings, once everything has been found to be right.
 * @throws BackupError, FolderInUseError when it may not; then the house is as it was.
 */
export async function restoreHouse(
  config: Config,
  file: string,
  { replace }: { readonly replace: boolean },
): Promise<Restored & { examined: Examined }> {
  const release = await keepOut(config);
  try {
    if (!replace && (await hasPeople(config)))
      throw new BackupError(
        'There are people in this house already, and they would be lost. Back it up first, and then restore with --replace.',
      );
    const examined = await examine(file, await keyOf(config));
    try {
      return { ...(await putBack(config, file, examined, replace)), examined };
    } finally {
      await examined.close();
    }
  } finally {
    await release();
  }
}

async function putBack(
  config: Config,
  file: string,
  examined: Examined,
  replace: boolean,
): Promise<Restored> {
  const { manifest, problems, database: from } = examined;
  if (problems.length > 0 || !from)
    throw new BackupError(
      ['The archive cannot be relied on, so nothing was changed:', ...problems].join('\n  '),
    );
  const secrets = await secretsToPut(config, { ...examined, keyMark: manifest.keyMark }, replace);
  const database = await openDatabase(config, log, { name });
  try {
    const restored = await restoreInto(
      { database, media: openMedia(config), requireNobody: () => requireNobody(config) },
      { file, manifest, database: from },
    );
    if (secrets) await putSecrets(config.DATA_DIR, secrets);
    return restored;
  } finally {
    await database.close();
  }
}

/** Keeps every house out, or refuses when one is at work. Returns how to let them in again. */
async function keepOut(config: Config): Promise<() => Promise<void>> {
  if (!config.DATABASE_URL) return (await lockFolder(config.DATA_DIR)).release;
  await requireNobody(config);
  return async () => undefined;
}

/** @throws BackupError when a house is at work on the PostgreSQL database; an embedded one is locked by then. */
async function requireNobody({ DATABASE_URL }: Config): Promise<void> {
  if (DATABASE_URL && (await isServed(DATABASE_URL, name)))
    throw new BackupError('Storywren is running on this database. Stop every server of it first.');
}

/** Looks without changing anything. @throws BackupError when the database belongs to a newer version. */
async function hasPeople({ DATABASE_URL, DATA_DIR }: Config): Promise<boolean> {
  if (!DATABASE_URL && !(await isThere(path.join(DATA_DIR, 'db')))) return false;
  const database = await openDatabase({ DATABASE_URL, DATA_DIR }, log, { migrations: null, name });
  try {
    if (!(await migrationOf(database))) return false;
    return (await database.run('select 1 from users limit 1')).rows.length > 0;
  } finally {
    await database.close();
  }
}

/** Those that were there are put aside: without them nothing that they sealed can ever be read. */
async function putSecrets(dataDir: string, secrets: Secrets): Promise<void> {
  const file = path.join(dataDir, 'secrets.json');
  if (await isThere(file)) await copyFile(file, `${file}.before-restore`);
  await keepSecrets(dataDir, secrets);
}
