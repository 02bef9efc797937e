import type { Config } from '../../../platform/server/config.ts';
import { createSeal } from '../../../platform/server/seal.ts';
import { readSecrets, type Secrets } from '../../../platform/server/secrets.ts';
import { BackupError } from './backup-error.ts';

type Settings = Pick<Config, 'DATA_DIR' | 'DATABASE_URL' | 'SECRET_KEY'>;

/** Tells a key from every other, and tells nothing else of it. */
export const markOf = (secretKey: string): string => createSeal(secretKey).sign('storywren', 'backup');

/** The secrets that a house made for itself and lives by; undefined when its settings say them. */
export const ownSecrets = async (settings: Settings): Promise<Secrets | undefined> =>
  settings.DATABASE_URL || settings.SECRET_KEY ? undefined : readSecrets(settings.DATA_DIR);

/** The key that a house seals with; undefined when it has none yet. */
export const keyOf = async (settings: Settings): Promise<string | undefined> =>
  settings.SECRET_KEY ?? (await ownSecrets(settings))?.secretKey;

/**
 * The secrets that have to be put beside what is restored; undefined when the house has the right key already.
 * @throws BackupError when the house could not open what is restored, or has other secrets that may not be replaced.
 */
export async function secretsToPut(
  settings: Settings,
  archive: { readonly keyMark: string | null; readonly secrets: Secrets | undefined },
  replace: boolean,
): Promise<Secrets | undefined> {
  const { keyMark, secrets } = archive;
  const key = await keyOf(settings);
  if (keyMark === null || (key && markOf(key) === keyMark)) return undefined;
  if (settings.SECRET_KEY) {
    const where = secrets ? ' “tar -xzOf FILE secrets.json” shows it.' : '';
    throw new BackupError(
      `The details in the archive were sealed with another key than SECRET_KEY. Set it to the key of the house that made the backup.${where}`,
    );
  }
  if (!secrets)
    throw new BackupError(
      'The archive holds no secrets. Set SECRET_KEY to the key of the house that made it, or bring its secrets.json into DATA_DIR.',
    );
  if (key && !replace)
    throw new BackupError(
      `${settings.DATA_DIR} holds secrets of another house. With --replace they are put aside for those of the archive.`,
    );
  return secrets;
}
