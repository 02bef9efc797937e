import path from 'node:path';
import { systemClock } from '../../../platform/server/clock.ts';
import type { Config } from '../../../platform/server/config.ts';
import { openMedia } from '../../../platform/server/storage/media.ts';
import { keyOf, ownSecrets } from './keys.ts';
import { openSourceDatabase } from './rows/connect.ts';
import { backupFolder } from './running-app.ts';
import { type BackupResult, makeBackup } from './write.ts';

/** A file name that sorts by time and is valid on every file system. */
const nameAt = (at: Date) => `storywren-${at.toISOString().slice(0, 19).replaceAll(':', '-')}Z.tar.gz`;

/**
 * Backs up the app of this config, whether it is running or not.
 * @throws BackupError when the backup cannot be made; no file is left behind.
 */
export async function backUpApp(
  config: Config,
  options: { readonly file: string | undefined; readonly withSecrets: boolean },
): Promise<BackupResult & { file: string; hasSecrets: boolean }> {
  const at = systemClock.now();
  const file = path.resolve(options.file ?? path.join(backupFolder(config.DATA_DIR), nameAt(at)));
  const opened = await openSourceDatabase(config);
  try {
    const secrets = options.withSecrets ? await ownSecrets(config) : undefined;
    const result = await makeBackup(
      {
        ...{ database: opened.database, media: openMedia(config), secrets, at },
        secretKey: await keyOf(config),
      },
      file,
    );
    await opened.finished(result.bytes);
    return { ...result, file, hasSecrets: secrets !== undefined };
  } finally {
    await opened.close();
  }
}
