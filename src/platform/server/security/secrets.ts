import { randomBytes } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { z } from 'zod';
import { createEncryption } from './encryption.ts';

const fileSchema = z.object({ secretKey: z.string().min(32), sandboxWebhookSecret: z.string().min(8) });
export type Secrets = z.infer<typeof fileSchema>;

/** The secrets of the app: from the settings, or else generated once and stored in DATA_DIR, readable by its owner only. */
export async function loadSecrets(settings: {
  DATA_DIR: string;
  DATABASE_URL?: string | undefined;
  SECRET_KEY?: string | undefined;
  SANDBOX_WEBHOOK_SECRET?: string | undefined;
}): Promise<Secrets> {
  const { SECRET_KEY, SANDBOX_WEBHOOK_SECRET } = settings;
  if (settings.DATABASE_URL && SECRET_KEY) {
    // Several servers share a database but no folder, so a missing secret is derived from the shared key.
    const derived = createEncryption(SECRET_KEY).sign('sandbox', 'webhook secret');
    return { secretKey: SECRET_KEY, sandboxWebhookSecret: SANDBOX_WEBHOOK_SECRET ?? `whsec_${derived}` };
  }
  const stored = await readOrCreateSecrets(settings.DATA_DIR);
  return {
    secretKey: SECRET_KEY ?? stored.secretKey,
    sandboxWebhookSecret: SANDBOX_WEBHOOK_SECRET ?? stored.sandboxWebhookSecret,
  };
}

async function readOrCreateSecrets(dataDir: string): Promise<Secrets> {
  const known = await readSecrets(dataDir);
  if (known) return known;
  const made: Secrets = {
    secretKey: randomBytes(32).toString('base64url'),
    sandboxWebhookSecret: `whsec_${randomBytes(24).toString('base64url')}`,
  };
  await storeSecrets(dataDir, made);
  return made;
}

const fileIn = (dataDir: string) => path.join(dataDir, 'secrets.json');

/** The secrets stored in a folder; undefined when there are none yet. */
export async function readSecrets(dataDir: string): Promise<Secrets | undefined> {
  try {
    return parseSecrets(await readFile(fileIn(dataDir), 'utf8'));
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined;
    throw error;
  }
}

/** Parses the text of a secrets file. @throws when it is invalid. */
export const parseSecrets = (text: string): Secrets => fileSchema.parse(JSON.parse(text));

/** Stores secrets in a folder. The file is written under another name and renamed, so that a crash never leaves half a key. */
export async function storeSecrets(dataDir: string, secrets: Secrets): Promise<void> {
  const file = fileIn(dataDir);
  await mkdir(dataDir, { recursive: true, mode: 0o700 });
  await writeFile(`${file}.new`, JSON.stringify(secrets), { mode: 0o600 });
  await rename(`${file}.new`, file);
}
