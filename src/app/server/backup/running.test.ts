import { readdir, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createFreshDatabase } from '../../../../tools/testing/database.ts';
import { eventually } from '../../../../tools/testing/eventually.ts';
import { withQuickPainter } from '../../../../tools/testing/models/quick-painter.ts';
import { begin } from '../../../../tools/testing/stories.ts';
import { buyPack, Caller, newParent, PASSWORD } from '../../../../tools/testing/users.ts';
import { type Config, readConfig } from '../../../platform/server/config.ts';
import { MIGRATION_LOCK, openDatabase } from '../../../platform/server/database/database.ts';
import { createLog } from '../../../platform/server/log.ts';
import { readSecrets } from '../../../platform/server/security/secrets.ts';
import { createStudio, type Studio } from '../../../studio/studio.ts';
import { auditProblems } from '../../../wallet/server/ledger.ts';
import { type App, createApp } from '../app.ts';
import { backUpApp } from './backup.ts';
import { restoreApp } from './restore-app.ts';
import { openSourceDatabase } from './rows/connect.ts';
import { createTempFolder, type TempFolder } from './rows/temp-database.ts';

const log = createLog('silent');
let folder: TempFolder;
let studio: Studio;

beforeAll(async () => {
  folder = await createTempFolder();
  studio = withQuickPainter(createStudio());
});
afterAll(async () => {
  await studio.close();
  await folder.remove();
});

function settings(name: string, more: Record<string, string> = {}): Config {
  const DATA_DIR = path.join(folder.folder, name);
  const env = { NODE_ENV: 'test', PORT: '0', LOG_LEVEL: 'silent', RATE_LIMITS: 'off', DATA_DIR };
  return readConfig({ ...env, ...more });
}

/** Starts an app as `npm start` does, but with a quick painter. */
async function open(config: Config): Promise<{ app: App; url: string }> {
  const app = await createApp(config, log, { studio: { ...studio, close: async () => undefined } });
  return { app, url: await app.listen() };
}

const { TEST_DATABASE_URL } = process.env;
const noMail = () => Promise.reject(new Error('no mail is read here'));
const refusal = (work: Promise<unknown>) => work.then(() => 'nothing', String);

// Creates several databases, which is slow on a busy machine.
describe('backup of the embedded database', { timeout: 90_000 }, () => {
  it('backs up a running app, and the restored app finishes the stories that were being made', async () => {
    const config = settings('busy');
    const { app, url } = await open(config);
    const file = path.join(folder.folder, 'busy.tar.gz');
    const parent = await newParent({ app, url, mailTo: noMail });
    await buyPack(parent, 'family');
    const ids: string[] = [];
    for (let n = 0; n < 3; n += 1) ids.push((await begin(parent)).id);
    const money = buyPack(parent);
    const made = await backUpApp(config, { file, withSecrets: true });
    await money;
    expect(made.bytes).toBe((await stat(file)).size);
    // The backup is recorded for the overview, and no copy is left behind.
    const { rows } = await app.database.run('select bytes from backups');
    expect(rows.map(({ bytes }) => Number(bytes))).toEqual([made.bytes]);
    expect(await readdir(path.join(config.DATA_DIR, 'backups'))).toEqual([]);
    expect(await refusal(restoreApp(config, file, { replace: true }))).toMatch(/already running|in use/);

    const secrets = await readSecrets(config.DATA_DIR);
    const next = TEST_DATABASE_URL
      ? settings('postgres', {
          DATABASE_URL: await createFreshDatabase(TEST_DATABASE_URL),
          SECRET_KEY: secrets?.secretKey ?? '',
        })
      : settings('next');
    const restored = await restoreApp(next, file, { replace: false });
    expect(restored.audit).toEqual([]);
    await app.close();
    const there = await open(next);
    try {
      const again = new Caller(there);
      expect((await again.post('/api/auth/login', { email: parent.email, password: PASSWORD })).status).toBe(
        200,
      );
      for (const id of ids) {
        const story = await eventually(
          async () => {
            const { body } = await again.get(`/api/stories/${id}`);
            return String(body.status) === 'making' ? undefined : body;
          },
          'a story that was being made',
          60_000,
        );
        expect(String(story.status)).toBe('ready');
        expect(String(story.content)).toContain('Wilhelmina');
      }
      expect(await auditProblems(there.app.database.db)).toEqual([]);
      if (next.DATABASE_URL)
        expect(await refusal(restoreApp(next, file, { replace: true }))).toContain(
          'running on this database',
        );
    } finally {
      await there.app.close();
    }

    // No app is running now, so the command reads the database in place. Restoring over users needs `replace`.
    const later = path.join(folder.folder, 'later.tar.gz');
    await backUpApp(next, { file: later, withSecrets: false });
    expect(await refusal(restoreApp(next, later, { replace: false }))).toContain('already has users');
    expect(await refusal(backUpApp(next, { file: later, withSecrets: true }))).toContain('already exists');
    const { tables } = await restoreApp(next, file, { replace: true });
    expect(tables.get('users')).toBe(1);
    expect(tables.get('backups')).toBe(0);
    await rm(later);
  });

  it('refuses to back up an app that does not exist', async () => {
    expect(await refusal(openSourceDatabase(settings('nobody')))).toContain('There’s no Storywren data');
  });
});

describe.skipIf(!TEST_DATABASE_URL)('restore into PostgreSQL', { timeout: 90_000 }, () => {
  it('aborts a restore when a server starts while the archive is being verified, and keeps its rows', async () => {
    const config = settings('archived');
    const { app } = await open(config);
    await newParent({ app, url: '', mailTo: noMail }, 'archived@example.com');
    const file = path.join(folder.folder, 'archived.tar.gz');
    await backUpApp(config, { file, withSecrets: true });
    const secrets = await readSecrets(config.DATA_DIR);
    await app.close();

    const connectionString = await createFreshDatabase(TEST_DATABASE_URL ?? '');
    const next = settings('started', {
      DATABASE_URL: connectionString,
      SECRET_KEY: secrets?.secretKey ?? '',
    });
    const there = await openDatabase(next, log);
    await there.run(
      `insert into users (id, email, full_name, country, password_hash, selected_plan, created_at)
        values ('u1', 'here@example.com', 'Here', 'Australia', 'none', 'premium', now())`,
    );
    await there.close();
    // The restore checks for users first, and then waits for this lock to migrate.
    const holder = new pg.Client({ connectionString });
    await holder.connect();
    await holder.query('select pg_advisory_lock($1)', [MIGRATION_LOCK]);
    const restoring = refusal(restoreApp(next, file, { replace: true }));
    await eventually(
      async () => {
        const { rows } = await holder.query(
          "select 1 from pg_locks where locktype = 'advisory' and not granted",
        );
        return rows.length > 0 ? true : undefined;
      },
      'the restore to wait',
      30_000,
    );
    const started = await openDatabase(next, log, { migrations: null });
    await started.run('select 1');
    await holder.query('select pg_advisory_unlock($1)', [MIGRATION_LOCK]);
    await holder.end();
    expect(await restoring).toContain('running on this database');
    const { rows } = await started.run('select email from users');
    expect(rows).toEqual([{ email: 'here@example.com' }]);
    await started.close();
  });
});
