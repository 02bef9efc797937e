import { readdir, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createFreshDatabase } from '../../../../tools/testing/database.ts';
import { eventually } from '../../../../tools/testing/eventually.ts';
import { buyPack, Caller, newParent, PASSWORD } from '../../../../tools/testing/people.ts';
import { withQuickPainter } from '../../../../tools/testing/quick-painter.ts';
import { begin } from '../../../../tools/testing/stories.ts';
import { type Config, readConfig } from '../../../platform/server/config.ts';
import { MIGRATION_LOCK, openDatabase } from '../../../platform/server/db.ts';
import { createLog } from '../../../platform/server/log.ts';
import { readSecrets } from '../../../platform/server/secrets.ts';
import { createStudio, type Studio } from '../../../studio/studio.ts';
import { auditProblems } from '../../../wallet/server/ledger.ts';
import { type House, openHouse } from '../house.ts';
import { backupHouse } from './backup-house.ts';
import { reachDatabase } from './reach.ts';
import { restoreHouse } from './restore-house.ts';
import { type Passing, passingFolder } from './scratch.ts';

const log = createLog('silent');
let folder: Passing;
let studio: Studio;

beforeAll(async () => {
  folder = await passingFolder();
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

/** Opens a house as `npm start` does, but for the painter, who needs no time. */
async function open(config: Config): Promise<{ house: House; url: string }> {
  const house = await openHouse(config, log, { studio: { ...studio, close: async () => undefined } });
  return { house, url: await house.listen() };
}

const { TEST_DATABASE_URL } = process.env;
const noMail = () => Promise.reject(new Error('no mail is read here'));
const refusal = (work: Promise<unknown>) => work.then(() => 'nothing', String);

// Several databases are made here; on a busy machine that takes its time.
describe('a house on the embedded database', { timeout: 90_000 }, () => {
  it('is backed up while it makes stories and takes money, and goes on elsewhere with those stories', async () => {
    const config = settings('busy');
    const { house, url } = await open(config);
    const file = path.join(folder.folder, 'busy.tar.gz');
    const parent = await newParent({ house, url, mailTo: noMail });
    await buyPack(parent, 'family');
    const ids: string[] = [];
    for (let n = 0; n < 3; n += 1) ids.push((await begin(parent)).id);
    const money = buyPack(parent);
    const made = await backupHouse(config, { file, withSecrets: true });
    await money;
    expect(made.bytes).toBe((await stat(file)).size);
    // The overview knows of it, and no copy was left behind.
    const { rows } = await house.database.run('select bytes from backups');
    expect(rows.map(({ bytes }) => Number(bytes))).toEqual([made.bytes]);
    expect(await readdir(path.join(config.DATA_DIR, 'backups'))).toEqual([]);
    expect(await refusal(restoreHouse(config, file, { replace: true }))).toMatch(/already running|in use/);

    const secrets = await readSecrets(config.DATA_DIR);
    const next = TEST_DATABASE_URL
      ? settings('postgres', {
          DATABASE_URL: await createFreshDatabase(TEST_DATABASE_URL),
          SECRET_KEY: secrets?.secretKey ?? '',
        })
      : settings('next');
    const restored = await restoreHouse(next, file, { replace: false });
    expect(restored.audit).toEqual([]);
    await house.close();
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
      expect(await auditProblems(there.house.database.db)).toEqual([]);
      if (next.DATABASE_URL)
        expect(await refusal(restoreHouse(next, file, { replace: true }))).toContain(
          'running on this database',
        );
    } finally {
      await there.house.close();
    }

    // Nobody is at home now: the command reads the database where it lies. It goes back over what is there only when told.
    const later = path.join(folder.folder, 'later.tar.gz');
    await backupHouse(next, { file: later, withSecrets: false });
    expect(await refusal(restoreHouse(next, later, { replace: false }))).toContain('There are people');
    expect(await refusal(backupHouse(next, { file: later, withSecrets: true }))).toContain('There is a file');
    const { tables } = await restoreHouse(next, file, { replace: true });
    expect(tables.get('users')).toBe(1);
    expect(tables.get('backups')).toBe(0);
    await rm(later);
  });

  it('that is not there is not backed up', async () => {
    expect(await refusal(reachDatabase(settings('nobody')))).toContain('There is no house');
  });
});

describe.skipIf(!TEST_DATABASE_URL)('a house on PostgreSQL', { timeout: 90_000 }, () => {
  it('that starts while an archive is looked through keeps the restore out, and what it has', async () => {
    const config = settings('archived');
    const { house } = await open(config);
    await newParent({ house, url: '', mailTo: noMail }, 'archived@example.com');
    const file = path.join(folder.folder, 'archived.tar.gz');
    await backupHouse(config, { file, withSecrets: true });
    const secrets = await readSecrets(config.DATA_DIR);
    await house.close();

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
    // The restore looks first, and then waits for this lock with its migrations.
    const holder = new pg.Client({ connectionString });
    await holder.connect();
    await holder.query('select pg_advisory_lock($1)', [MIGRATION_LOCK]);
    const restoring = refusal(restoreHouse(next, file, { replace: true }));
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
