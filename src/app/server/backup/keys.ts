import type { Config } from '../../../platform/server/config.ts';
import { createEncryption } from '../../../platform/server/security/encryption.ts';
import { readSecrets, type Secrets } from '../../../platform/server/security/secrets.ts';
import { BackupError } from './backup-error.ts';

type Settings = Pick<Config, 'DATA_DIR' | 'DATABASE_URL' | 'SECRET_KEY'>;

/** A fingerprint that identifies a key without revealing it. */
export const markOf = (secretKey: string): string => createEncryption(secretKey).sign('storywren', 'backup');

/** The secrets that the app generated for itself; undefined when they come from its settings. */
export const ownSecrets = async (settings: Settings): Promise<Secrets | undefined> =>
  settings.DATABASE_URL || settings.SECRET_KEY ? undefined : readSecrets(settings.DATA_DIR);

/** The key that the app encrypts with; undefined when it has none yet. */
export const keyOf = async (settings: Settings): Promise<string | undefined> =>
  settings.SECRET_KEY ?? (await ownSecrets(settings))?.secretKey;

/**
 * The secrets to store with a restored database; undefined when the app already has the right key.
 * @throws BackupError when the app could not decrypt the restored rows, or has other secrets that may not be replaced.
 */
export async function secretsToStore(
  settings: Settings,
  archive: { readonly keyMark: string | null; readonly secrets: Secrets | undefined },
  replace: boolean,
): Promise<Secrets | undefined> {
  const { keyMark, secrets } = archive;
  const key = await keyOf(settings);
  if (keyMark === null || (key && markOf(key) === keyMark)) return undefined;
  if (settings.SECRET_KEY) {
    const hint = secrets ? ' “tar -xzOf FILE secrets.json” shows it.' : '';
    throw new BackupError(
      `The details in the archive were encrypted with a different key from SECRET_KEY. Set it to the key of the app that made the backup.${hint}`,
    );
  }
  if (!secrets)
    throw new BackupError(
      'The archive contains no secrets. Set SECRET_KEY to the key of the app that made it, or copy its secrets.json into DATA_DIR.',
    );
  if (key && !replace)
    throw new BackupError(
      `${settings.DATA_DIR} contains another app’s secrets. With --replace they’re set aside for the ones in the archive.`,
    );
  return secrets;
}
