import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliDecompressSync, gunzipSync, inflateSync } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { users } from '../../src/accounts/server/schema.ts';
import { type App, createApp } from '../../src/app/server/app.ts';
import { systemClock } from '../../src/platform/server/clock.ts';
import { readConfig } from '../../src/platform/server/config.ts';
import { createLog } from '../../src/platform/server/log.ts';
import { createEncryption, type Encryption } from '../../src/platform/server/security/encryption.ts';
import { newId } from '../../src/platform/server/security/ids.ts';
import { loadSecrets } from '../../src/platform/server/security/secrets.ts';

const ADMIN = 'admin@example.com';

/** A separate app on an embedded database in a temporary folder, with a signed-in admin. */
export interface BenchApp {
  readonly app: App;
  readonly encryption: Encryption;
  /** Sends a request as the admin's browser does, without a network. */
  request(path: string, ifNoneMatch?: string): Promise<{ status: number; etag: string; body: () => string }>;
  close(): Promise<void>;
}

export async function openBenchApp(): Promise<BenchApp> {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'storywren-bench-'));
  const config = readConfig({
    NODE_ENV: 'test',
    PORT: '0',
    PUBLIC_URL: 'http://localhost:3000',
    DATA_DIR: dataDir,
    ADMIN_EMAILS: ADMIN,
    RATE_LIMITS: 'off',
    LOG_LEVEL: 'silent',
  });
  const app = await createApp(config, createLog('silent'), { clock: systemClock });
  const { secretKey } = await loadSecrets({ DATA_DIR: dataDir });
  const cookie = await signIn(app);
  return {
    app,
    encryption: createEncryption(secretKey),
    async request(address, ifNoneMatch) {
      const headers = {
        cookie,
        'accept-encoding': 'gzip, deflate, br, zstd',
        ...(ifNoneMatch ? { 'if-none-match': ifNoneMatch } : {}),
      };
      const answer = await app.http.inject({ method: 'GET', url: address, headers });
      return {
        status: answer.statusCode,
        etag: String(answer.headers.etag ?? ''),
        body: () => decompressed(answer.rawPayload, String(answer.headers['content-encoding'] ?? '')),
      };
    },
    async close() {
      await app.close();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

const DECOMPRESS: Readonly<Record<string, (bytes: Buffer) => Buffer>> = {
  br: brotliDecompressSync,
  gzip: gunzipSync,
  deflate: inflateSync,
};

const decompressed = (bytes: Buffer, encoding: string) => (DECOMPRESS[encoding]?.(bytes) ?? bytes).toString();

async function signIn(testApp: App): Promise<string> {
  const id = newId();
  await testApp.database.db.insert(users).values({
    ...{ id, email: ADMIN, fullName: 'Bench', country: 'Australia', passwordHash: '' },
    ...{ selectedPlan: 'pay-as-you-go', createdAt: new Date() },
  });
  const cookies: string[] = [];
  const reply = {
    setCookie: (name: string, value: string) => cookies.push(`${name}=${value}`),
  } as unknown as FastifyReply;
  await testApp.features.accounts.sessions.begin({ headers: {}, cookies: {} } as FastifyRequest, reply, id);
  return cookies.join('; ');
}
