import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import type { FastifyInstance } from 'fastify';
import { hashPassword } from '../../accounts/server/passwords.ts';
import { users } from '../../database/schema/accounts.ts';
import { systemClock } from '../../platform/server/clock.ts';
import { readConfig } from '../../platform/server/config.ts';
import type { Db } from '../../platform/server/db.ts';
import { notFound } from '../../platform/server/errors.ts';
import { newId } from '../../platform/server/ids.ts';
import { createLog } from '../../platform/server/log.ts';
import { modelSettings } from '../../studio/models/settings.ts';
import { post } from '../../wallet/server/ledger.ts';
import { openHouse } from './house.ts';

/** `npm run dev` signs in with these; see CONTRIBUTING.md. */
const SEEDED = [
  { email: 'parent@example.com', fullName: 'Pat Parent', credits: 20 },
  { email: 'admin@example.com', fullName: 'Ada Admin', credits: 20 },
];
const SEED_PASSWORD = 'storywren';

/** The house as developers run it: with somebody in it, and its outgoing mail to be read at /dev/outbox. */
const config = readConfig(
  { ADMIN_EMAILS: 'admin@example.com', RATE_LIMITS: 'off', LOG_LEVEL: 'warn', ...process.env },
  (settings) => modelSettings(settings).problems,
);
const log = createLog(config.LOG_LEVEL);
const house = await openHouse(config, log);
await seed(house.database.db);
serveOutbox(house.app, path.join(config.DATA_DIR, 'outbox'));
for (const signal of ['SIGTERM', 'SIGINT'] as const)
  process.on(signal, () => house.close().then(() => process.exit(0)));
await house.listen();

async function seed(db: Db): Promise<void> {
  const passwordHash = await hashPassword(SEED_PASSWORD);
  for (const { email, fullName, credits } of SEEDED) {
    const now = systemClock.now();
    const person = {
      id: newId(),
      email,
      fullName,
      country: 'Australia',
      passwordHash,
      selectedPlan: 'pay-as-you-go',
    };
    const [made] = await db
      .insert(users)
      .values({ ...person, createdAt: now })
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
