import { sha256 } from '../../../platform/server/ids.ts';
import { parseSecrets, type Secrets } from '../../../platform/server/secrets.ts';
import { BackupError } from './backup-error.ts';
import { markOf } from './keys.ts';
import { MANIFEST, type Manifest, MEDIA, readManifest, SECRETS } from './manifest.ts';
import { readArchive } from './read-archive.ts';
import { isPictureFile } from './write.ts';

/** What an archive says of itself, and what was found to be wrong with its parts. */
export interface Contents {
  readonly manifest: Manifest;
  readonly secrets: Secrets | undefined;
  readonly problems: readonly string[];
}

/**
 * Reads an archive from its first byte to its last, and holds each part against the manifest.
 * @throws BackupError when it cannot be read to its end, or is none.
 */
export async function checkParts(file: string): Promise<Contents> {
  const found = new Map<string, { bytes: number; sha256: string }>();
  const noPictures: string[] = [];
  const problems: string[] = [];
  let manifest: Manifest | undefined;
  let secrets: Secrets | undefined;
  for await (const { path, bytes } of readArchive(file)) {
    if (manifest) problems.push(`${path} lies behind the manifest.`);
    if (path === MANIFEST) {
      manifest = readManifest(bytes);
      continue;
    }
    if (found.has(path)) problems.push(`${path} is there twice.`);
    found.set(path, { bytes: bytes.length, sha256: sha256(bytes) });
    if (path === SECRETS) secrets = secretsIn(bytes);
    if (path.startsWith(`${MEDIA}pictures/`) && !(await isPictureFile(bytes))) noPictures.push(path);
  }
  if (!manifest) throw new BackupError('The archive is damaged: it has no manifest.');
  for (const part of manifest.parts) {
    const there = found.get(part.path);
    if (!there) problems.push(`${part.path} is missing.`);
    else if (there.bytes !== part.bytes || there.sha256 !== part.sha256)
      problems.push(`${part.path} is not what the manifest says.`);
    found.delete(part.path);
  }
  for (const path of found.keys()) problems.push(`${path} is not in the manifest.`);
  const wanting = new Set(manifest.wanting.map((key) => `${MEDIA}${key}`));
  for (const path of noPictures) if (!wanting.has(path)) problems.push(`${path} is no picture.`);
  if (secrets && manifest.keyMark !== null && markOf(secrets.secretKey) !== manifest.keyMark)
    problems.push('The secrets are not those that the details were sealed with.');
  return { manifest, secrets, problems };
}

function secretsIn(bytes: Buffer): Secrets {
  try {
    return parseSecrets(bytes.toString('utf8'));
  } catch {
    throw new BackupError('The archive is damaged: its secrets cannot be read.');
  }
}
