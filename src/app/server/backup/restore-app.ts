import { copyFile } from 'node:fs/promises';
import path from 'node:path';
import type { Config } from '../../../platform/server/config.ts';
import { isServed, openDatabase, restoreName } from '../../../platform/server/database/database.ts';
import { lockFolder } from '../../../platform/server/database/folder-lock.ts';
import { createLog } from '../../../platform/server/log.ts';
import { type Secrets, storeSecrets } from '../../../platform/server/security/secrets.ts';
import { openMedia } from '../../../platform/server/storage/media.ts';
import { BackupError } from './backup-error.ts';
import { isThere } from './file-exists.ts';
import { keyOf, secretsToStore } from './keys.ts';
import { type RestoreResult, restoreInto } from './restore.ts';
import { migrationOf } from './rows/tables.ts';
import { type VerifyResult, verifyArchive } from './verify.ts';

const log = createLog('silent');
/** One process runs one restore. */
const name = restoreName();

/**
 * Restores an archive into the app of this config, after verifying the archive.
 * @throws BackupError, FolderInUseError when it may not be restored; nothing is changed then.
 */
export async function restoreApp(
  config: Config,
  file: string,
  { replace }: { readonly replace: boolean },
): Promise<RestoreResult & { verified: VerifyResult }> {
  const release = await lockApp(config);
  try {
    if (!replace && (await hasUsers(config)))
      throw new BackupError(
        'This app already has users, and they’d be lost. Back it up first, then restore with --replace.',
      );
    const verified = await verifyArchive(file, await keyOf(config));
    try {
      return { ...(await restoreVerified(config, file, verified, replace)), verified };
    } finally {
      await verified.close();
    }
  } finally {
    await release();
  }
}

async function restoreVerified(
  config: Config,
  file: string,
  verified: VerifyResult,
  replace: boolean,
): Promise<RestoreResult> {
  const { manifest, problems, database: from } = verified;
  if (problems.length > 0 || !from)
    throw new BackupError(
      ['The archive can’t be restored safely, so nothing was changed:', ...problems].join('\n  '),
    );
  const secrets = await secretsToStore(config, { ...verified, keyMark: manifest.keyMark }, replace);
  const database = await openDatabase(config, log, { name });
  try {
    const restored = await restoreInto(
      { database, media: openMedia(config), requireStopped: () => requireStopped(config) },
      { file, manifest, database: from },
    );
    if (secrets) await replaceSecrets(config.DATA_DIR, secrets);
    return restored;
  } finally {
    await database.close();
  }
}

/** Prevents servers from starting on this database; throws when one is running. Returns a function that releases the lock. */
async function lockApp(config: Config): Promise<() => Promise<void>> {
  if (!config.DATABASE_URL) return (await lockFolder(config.DATA_DIR)).release;
  await requireStopped(config);
  return async () => undefined;
}

/** @throws BackupError when a server is connected to the PostgreSQL database; an embedded one is locked already. */
async function requireStopped({ DATABASE_URL }: Config): Promise<void> {
  if (DATABASE_URL && (await isServed(DATABASE_URL, name)))
    throw new BackupError('Storywren is running on this database. Stop all of its servers first.');
}

/** Whether the database has any users; changes nothing. @throws BackupError when the database belongs to a newer version. */
async function hasUsers({ DATABASE_URL, DATA_DIR }: Config): Promise<boolean> {
  if (!DATABASE_URL && !(await isThere(path.join(DATA_DIR, 'db')))) return false;
  const database = await openDatabase({ DATABASE_URL, DATA_DIR }, log, { migrations: null, name });
  try {
    if (!(await migrationOf(database))) return false;
    return (await database.run('select 1 from users limit 1')).rows.length > 0;
  } finally {
    await database.close();
  }
}

/** Stores the secrets and saves a copy of the previous ones: without them nothing encrypted with them can be read. */
async function replaceSecrets(dataDir: string, secrets: Secrets): Promise<void> {
  const file = path.join(dataDir, 'secrets.json');
  if (await isThere(file)) await copyFile(file, `${file}.before-restore`);
  await storeSecrets(dataDir, secrets);
}
