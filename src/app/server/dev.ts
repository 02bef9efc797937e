import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import type { FastifyInstance } from 'fastify';
import { hashPassword } from '../../accounts/server/passwords.ts';
import { users } from '../../accounts/server/schema.ts';
import { systemClock } from '../../platform/server/clock.ts';
import { readConfig } from '../../platform/server/config.ts';
import type { Db } from '../../platform/server/database/database.ts';
import { readEnvFile } from '../../platform/server/env-file.ts';
import { notFound } from '../../platform/server/http/errors.ts';
import { createLog } from '../../platform/server/log.ts';
import { newId } from '../../platform/server/security/ids.ts';
import { modelSettings } from '../../studio/models/providers/settings.ts';
import { post } from '../../wallet/server/ledger.ts';
import { createApp } from './app.ts';

/** The accounts to sign in with under `npm run dev`; see CONTRIBUTING.md. */
const SEEDED = [
  { email: 'parent@example.com', fullName: 'Pat Parent', credits: 20 },
  { email: 'admin@example.com', fullName: 'Ada Admin', credits: 20 },
];
const SEED_PASSWORD = 'storywren';

/** The app for development: with seeded accounts, and outgoing mail readable at /dev/outbox. */
readEnvFile();
const config = readConfig(
  { ADMIN_EMAILS: 'admin@example.com', RATE_LIMITS: 'off', LOG_LEVEL: 'warn', ...process.env },
  (settings) => modelSettings(settings).problems,
);
const log = createLog(config.LOG_LEVEL);
const app = await createApp(config, log);
await seed(app.database.db);
serveOutbox(app.http, path.join(config.DATA_DIR, 'outbox'));
for (const signal of ['SIGTERM', 'SIGINT'] as const)
  process.on(signal, () => app.close().then(() => process.exit(0)));
await app.listen();

async function seed(db: Db): Promise<void> {
  const passwordHash = await hashPassword(SEED_PASSWORD);
  for (const { email, fullName, credits } of SEEDED) {
    const now = systemClock.now();
    const user = {
      id: newId(),
      email,
      fullName,
      country: 'Australia',
      passwordHash,
      selectedPlan: 'pay-as-you-go',
    };
    const [made] = await db
      .insert(users)
      .values({ ...user, createdAt: now })
      .onConflictDoNothing()
      .returning();
    if (!made) continue;
    const gift = {
      kind: 'admin',
      delta: credits,
      fact: `admin:seed-${made.id}`,
      reason: 'to develop with',
    } as const;
    await db.transaction((tx) => post(tx, { userId: made.id, ...gift }, now));
  }
}

function serveOutbox(app: FastifyInstance, folder: string): void {
  app.get('/dev/outbox', async (_request, reply) => {
    const files = (await readdir(folder).catch(() => []))
      .filter((name) => name.endsWith('.eml'))
      .sort()
      .reverse();
    const items = files
      .map((name) => `<li><a href="/dev/outbox/${encodeURIComponent(name)}">${name}</a></li>`)
      .join('');
    return reply
      .type('text/html')
      .send(`<!doctype html><title>Outbox</title><h1>Outbox</h1><ol>${items}</ol>`);
  });
  app.get('/dev/outbox/:name', async (request, reply) => {
    const { name } = request.params as { name: string };
    if (!/^[\w.-]+\.eml$/.test(name)) throw notFound();
    return reply.type('text/plain; charset=utf-8').send(await readFile(path.join(folder, name)));
  });
}
