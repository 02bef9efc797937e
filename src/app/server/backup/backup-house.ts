import path from 'node:path';
import { systemClock } from '../../../platform/server/clock.ts';
import type { Config } from '../../../platform/server/config.ts';
import { openMedia } from '../../../platform/server/media.ts';
import { backupFolder } from './ask-house.ts';
import { keyOf, ownSecrets } from './keys.ts';
import { reachDatabase } from './reach.ts';
import { type Made, makeBackup } from './write.ts';

/** A name that sorts by time and that every file system takes. */
const nameAt = (at: Date) => `storywren-${at.toISOString().slice(0, 19).replaceAll(':', '-')}Z.tar.gz`;

/**
 * Makes a backup of the house of these settings, whether or not it runs.
 * @throws BackupError when it cannot be made; then nothing is left behind.
 */
export async function backupHouse(
  config: Config,
  wanted: { readonly file: string | undefined; readonly withSecrets: boolean },
): Promise<Made & { file: string; hasSecrets: boolean }> {
  const at = systemClock.now();
  const file = path.resolve(wanted.file ?? path.join(backupFolder(config.DATA_DIR), nameAt(at)));
  const reached = await reachDatabase(config);
  try {
    const secrets = wanted.withSecrets ? await ownSecrets(config) : undefined;
    const made = await makeBackup(
      {
        ...{ database: reached.database, media: openMedia(config), secrets, at },
        secretKey: await keyOf(config),
      },
      file,
    );
    await reached.finished(made.bytes);
    return { ...made, file, hasSecrets: secrets !== undefined };
  } finally {
    await reached.close();
  }
}
