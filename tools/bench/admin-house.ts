import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliDecompressSync, gunzipSync, inflateSync } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { type House, openHouse } from '../../src/app/server/house.ts';
import { users } from '../../src/database/schema/accounts.ts';
import { systemClock } from '../../src/platform/server/clock.ts';
import { readConfig } from '../../src/platform/server/config.ts';
import { newId } from '../../src/platform/server/ids.ts';
import { createLog } from '../../src/platform/server/log.ts';
import { createSeal, type Seal } from '../../src/platform/server/seal.ts';
import { loadSecrets } from '../../src/platform/server/secrets.ts';

const ADMIN = 'admin@example.com';

/** A house of its own on an embedded database in a temporary folder, with an admin who is signed in. */
export interface BenchHouse {
  readonly house: House;
  readonly seal: Seal;
  /** Asks as the admin's browser does; nothing goes over a network. */
  ask(path: string, ifNoneMatch?: string): Promise<{ status: number; etag: string; body: () => string }>;
  close(): Promise<void>;
}

export async function openBenchHouse(): Promise<BenchHouse> {
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
  const house = await openHouse(config, createLog('silent'), { clock: systemClock });
  const { secretKey } = await loadSecrets({ DATA_DIR: dataDir });
  const cookie = await signedIn(house);
  return {
    house,
    seal: createSeal(secretKey),
    async ask(address, ifNoneMatch) {
      const headers = {
        cookie,
        'accept-encoding': 'gzip, deflate, br, zstd',
        ...(ifNoneMatch ? { 'if-none-match': ifNoneMatch } : {}),
      };
      const answer = await house.app.inject({ method: 'GET', url: address, headers });
      return {
        status: answer.statusCode,
        etag: String(answer.headers.etag ?? ''),
        body: () => unpacked(answer.rawPayload, String(answer.headers['content-encoding'] ?? '')),
      };
    },
    async close() {
      await house.close();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

const UNPACK: Readonly<Record<string, (bytes: Buffer) => Buffer>> = {
  br: brotliDecompressSync,
  gzip: gunzipSync,
  deflate: inflateSync,
};

const unpacked = (bytes: Buffer, encoding: string) => (UNPACK[encoding]?.(bytes) ?? bytes).toString();

async function signedIn(house: House): Promise<string> {
  const id = newId();
  await house.database.db.insert(users).values({
    ...{ id, email: ADMIN, fullName: 'Bench', country: 'Australia', passwordHash: '' },
    ...{ selectedPlan: 'pay-as-you-go', createdAt: new Date() },
  });
  const cookies: string[] = [];
  const reply = {
    setCookie: (name: string, value: string) => cookies.push(`${name}=${value}`),
  } as unknown as FastifyReply;
  await house.features.accounts.sessions.begin({ headers: {}, cookies: {} } as FastifyRequest, reply, id);
  return cookies.join('; ');
}
