import { sha256 } from '../../../../platform/server/security/ids.ts';
import { parseSecrets, type Secrets } from '../../../../platform/server/security/secrets.ts';
import { BackupError } from '../backup-error.ts';
import { markOf } from '../keys.ts';
import { isPictureFile } from '../write.ts';
import { MANIFEST, type Manifest, MEDIA, readManifest, SECRETS } from './manifest.ts';
import { readArchive } from './read-archive.ts';

/** The manifest and secrets of an archive, and the problems found in its entries. */
export interface Contents {
  readonly manifest: Manifest;
  readonly secrets: Secrets | undefined;
  readonly problems: readonly string[];
}

/**
 * Reads an archive completely and compares each entry with the manifest.
 * @throws BackupError when it cannot be read to its end, or is not an archive of ours.
 */
export async function checkEntries(file: string): Promise<Contents> {
  const found = new Map<string, { bytes: number; sha256: string }>();
  const unreadablePictures: string[] = [];
  const problems: string[] = [];
  let manifest: Manifest | undefined;
  let secrets: Secrets | undefined;
  for await (const { path, bytes } of readArchive(file)) {
    if (manifest) problems.push(`${path} comes after the manifest.`);
    if (path === MANIFEST) {
      manifest = readManifest(bytes);
      continue;
    }
    if (found.has(path)) problems.push(`${path} is there twice.`);
    found.set(path, { bytes: bytes.length, sha256: sha256(bytes) });
    if (path === SECRETS) secrets = secretsIn(bytes);
    if (path.startsWith(`${MEDIA}pictures/`) && !(await isPictureFile(bytes))) unreadablePictures.push(path);
  }
  if (!manifest) throw new BackupError('The archive is damaged: it has no manifest.');
  for (const entry of manifest.parts) {
    const actual = found.get(entry.path);
    if (!actual) problems.push(`${entry.path} is missing.`);
    else if (actual.bytes !== entry.bytes || actual.sha256 !== entry.sha256)
      problems.push(`${entry.path} doesn’t match the manifest.`);
    found.delete(entry.path);
  }
  for (const path of found.keys()) problems.push(`${path} isn’t in the manifest.`);
  const wanting = new Set(manifest.wanting.map((key) => `${MEDIA}${key}`));
  for (const path of unreadablePictures) if (!wanting.has(path)) problems.push(`${path} isn’t a picture.`);
  if (secrets && manifest.keyMark !== null && markOf(secrets.secretKey) !== manifest.keyMark)
    problems.push('The secrets aren’t the ones the details were encrypted with.');
  return { manifest, secrets, problems };
}

function secretsIn(bytes: Buffer): Secrets {
  try {
    return parseSecrets(bytes.toString('utf8'));
  } catch {
    throw new BackupError('The archive is damaged: its secrets can’t be read.');
  }
}
