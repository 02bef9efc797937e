import { readFile, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createTestApp } from '../../../../tools/testing/app.ts';
import { withQuickPainter } from '../../../../tools/testing/models/quick-painter.ts';
import { begin, ended, parentWithCredits } from '../../../../tools/testing/stories.ts';
import { buyPack, Caller, PASSWORD } from '../../../../tools/testing/users.ts';
import { readConfig } from '../../../platform/server/config.ts';
import { createLog } from '../../../platform/server/log.ts';
import { readSecrets, storeSecrets } from '../../../platform/server/security/secrets.ts';
import { openMedia } from '../../../platform/server/storage/media.ts';
import { createApp } from '../app.ts';
import { createArchive } from './archive/archive.ts';
import { checkEntries } from './archive/check-entries.ts';
import { MANIFEST, readManifest } from './archive/manifest.ts';
import { readArchive } from './archive/read-archive.ts';
import { allRows, countOf } from './fixtures/all-rows.ts';
import { markOf, secretsToStore } from './keys.ts';
import { verifyMessage } from './messages.ts';
import { restoreApp } from './restore-app.ts';
import { createTempFolder, openScratch, type TempFolder } from './rows/temp-database.ts';
import { verifyArchive } from './verify.ts';
import { makeBackup, type Source } from './write.ts';

const testApp = createTestApp();
const log = createLog('silent');
let elsewhere: TempFolder;
let file = '';

beforeEach(async () => {
  testApp.slot.studio = withQuickPainter(testApp.slot.studio);
  elsewhere = await createTempFolder();
  file = path.join(elsewhere.folder, 'app.tar.gz');
});
afterEach(() => elsewhere.remove());

async function sourceOf(): Promise<Source> {
  const secrets = await readSecrets(testApp.dataDir);
  const { database } = testApp.app;
  return {
    ...{ database, media: openMedia({ DATA_DIR: testApp.dataDir }), at: new Date() },
    ...{ secrets, secretKey: secrets?.secretKey },
  };
}

const settings = (folder: string, more: Record<string, string> = {}) =>
  readConfig({ NODE_ENV: 'test', PORT: '0', LOG_LEVEL: 'silent', DATA_DIR: folder, ...more });

const refusal = (work: Promise<unknown>) => work.then(() => 'nothing', String);

// Creates databases, which is slow on a busy machine.
describe('backup and restore', { timeout: 60_000 }, () => {
  it('restores every row, picture, user and story from a backup', async () => {
    const parent = await parentWithCredits(testApp);
    await buyPack(parent);
    const { id } = await begin(parent);
    const story = await ended(parent, id);
    await parent.call('PUT', `/api/stories/${id}/share`, { showNames: true });
    await parent.post('/api/reports', {
      ...{ category: 'content_issue', subject: 'A “quoted” word', description: 'Two\nlines, and a ☂.' },
      ...{ severity: 'low', storyId: id },
    });
    await parent.get(`/og/story/${id}/card.jpg`);
    const source = await sourceOf();
    const made = await makeBackup(source, file);
    expect(made).toMatchObject({ pictures: 4, wanting: 0 });
    expect((await stat(file)).mode & 0o777).toBe(0o600);

    const config = settings(path.join(elsewhere.folder, 'data'));
    const restored = await restoreApp(config, file, { replace: false });
    expect(restored.audit).toEqual([]);
    expect(verifyMessage(restored.verified)).toContain('This archive is complete.');
    expect(restored.verified.decrypted).toBeGreaterThan(2);
    expect(await readSecrets(config.DATA_DIR)).toEqual(source.secrets);

    const there = await createApp(config, log, { studio: testApp.slot.studio });
    try {
      const after = await allRows(there.database);
      expect(after).toEqual(await allRows(testApp.app.database));
      for (const table of ['users', 'stories', 'orders', 'credit_entries', 'reports', 'story_shares'])
        expect(countOf(after, table), table).toBeGreaterThan(0);
      const again = new Caller({ url: await there.listen() });
      const login = await again.post('/api/auth/login', { email: parent.email, password: PASSWORD });
      expect(login.status).toBe(200);
      const read = await again.get(`/api/stories/${id}`);
      expect(read.body).toEqual(story);
      expect(String(read.body.content)).toContain('Wilhelmina');
      const media = openMedia(config);
      for await (const { path: name } of readArchive(file)) {
        if (!name.startsWith('media/')) continue;
        const key = name.slice('media/'.length);
        expect(await media.get(key), key).toEqual(await source.media.get(key));
      }
      // The next id follows the restored ones: sequences were restored too.
      const { rows } = await there.database.run(
        "select nextval('credit_entries_id_seq') > (select max(id) from credit_entries) as further",
      );
      expect(rows[0]?.further).toBe(true);
      expect(await refusal(restoreApp(config, file, { replace: true }))).toMatch(/already running|in use/);
    } finally {
      await there.close();
    }
    expect(await refusal(restoreApp(config, file, { replace: false }))).toContain('already has users');
  });

  it('migrates a backup of an older version when it is restored', async () => {
    const old = await openScratch({ number: 12 }, 0);
    try {
      await old.database.run(
        `insert into users (id, email, full_name, country, password_hash, selected_plan, created_at)
          values ('u1', 'old@example.com', 'Old', 'Australia', 'none', 'premium', now())`,
      );
      const source = await sourceOf();
      await makeBackup({ ...source, database: old.database }, file);
      const verified = await verifyArchive(file, undefined);
      expect(verified.problems).toEqual([]);
      // A later migration creates a credit account for every user.
      const { rows } = (await verified.database?.run('select user_id, balance from credit_accounts')) ?? {};
      expect(rows).toEqual([{ user_id: 'u1', balance: 0 }]);
      await verified.close();
    } finally {
      await old.remove();
    }
  });

  it('lists pictures that were already lost before the backup, without rejecting the archive', async () => {
    const parent = await parentWithCredits(testApp);
    const { id } = await begin(parent);
    await ended(parent, id);
    const { rows } = await testApp.app.database.run('select media_key from story_pictures order by index');
    const source = await sourceOf();
    const [lost, broken] = rows.map((row) => `pictures/${String(row.media_key)}.webp`);
    await source.media.delete(lost ?? '');
    await source.media.put(broken ?? '', Buffer.from('no picture'), 'image/webp');
    expect(await makeBackup(source, file)).toMatchObject({ pictures: 4, wanting: 2 });
    const contents = await checkEntries(file);
    expect(contents.problems).toEqual([]);
    expect(contents.manifest.wanting).toEqual([lost, broken]);
  });
});

describe('a modified archive', () => {
  const target = () => settings(path.join(elsewhere.folder, 'target'));
  const tried = async () => ({
    verified: await verifyArchive(file, undefined).then(({ problems }) => problems.join(' '), String),
    restored: await refusal(restoreApp(target(), file, { replace: false })),
  });

  it('rejects an archive with a flipped byte at any position', async () => {
    await parentWithCredits(testApp);
    await makeBackup(await sourceOf(), file);
    const whole = await readFile(file);
    for (const at of [0, 5, 40, whole.length >> 1, whole.length - 6, whole.length - 1]) {
      const bytes = Buffer.from(whole);
      bytes.writeUInt8(bytes.readUInt8(at) ^ 1, at);
      await writeFile(file, bytes);
      const { verified, restored } = await tried();
      expect(verified, `byte ${at}`).toMatch(/damaged|doesn’t match the manifest/);
      expect(restored, `byte ${at}`).toMatch(/damaged|can’t be restored safely/);
    }
  });

  it('rejects an archive that is truncated or has trailing data', async () => {
    await parentWithCredits(testApp);
    await makeBackup(await sourceOf(), file);
    const whole = await readFile(file);
    const others = [
      whole.subarray(0, whole.length >> 1),
      whole.subarray(0, -1),
      Buffer.concat([whole, whole]),
    ];
    for (const bytes of [...others, Buffer.concat([whole, Buffer.from('more')])]) {
      await writeFile(file, bytes);
      const { verified, restored } = await tried();
      expect(verified).toContain('damaged');
      expect(restored).toContain('damaged');
    }
  });

  it('rejects an archive with a missing, changed or added entry', async () => {
    await parentWithCredits(testApp);
    await makeBackup(await sourceOf(), file);
    const entries: { path: string; bytes: Buffer }[] = [];
    for await (const entry of readArchive(file)) entries.push(entry);
    const write = async (some: typeof entries) => {
      await rm(file);
      const archive = await createArchive(file, new Date());
      for (const entry of some) await archive.add(entry.path, entry.bytes);
      await archive.finish();
      return tried();
    };
    const without = (name: string) => entries.filter((entry) => entry.path !== name);
    const users = 'rows/users.0001.jsonl';
    expect((await write(without(users))).verified).toContain(`${users} is missing`);
    expect((await write(without(MANIFEST))).verified).toContain('no manifest');
    const changed = entries.map((entry) =>
      entry.path === users
        ? { ...entry, bytes: Buffer.from(entry.bytes.toString().replace('Jo', 'Jack')) }
        : entry,
    );
    const { verified, restored } = await write(changed);
    expect(verified).toContain(`${users} doesn’t match the manifest`);
    expect(restored).toContain('can’t be restored safely');
    const strange = { path: 'media/pictures/x.webp', bytes: Buffer.from('x') };
    expect((await write([strange, ...entries])).verified).toContain('isn’t in the manifest');
    const manifest = readManifest(entries.at(-1)?.bytes ?? Buffer.alloc(0));
    const newer = { ...manifest, schema: { number: 99, name: '0099_tomorrow' } };
    const ofTomorrow = { path: MANIFEST, bytes: Buffer.from(JSON.stringify(newer)) };
    expect((await write([...without(MANIFEST), ofTomorrow])).restored).toContain('newer version');
  });

  it('rejects an archive without the key that decrypts it, and never overwrites another key', async () => {
    const folder = path.join(elsewhere.folder, 'target');
    const secrets = { secretKey: 'the key of the archive'.repeat(2), sandboxWebhookSecret: 'whsec_archive' };
    const archive = { keyMark: markOf(secrets.secretKey), secrets };
    const put = (config: ReturnType<typeof target>, bare = false, replace = false) =>
      secretsToStore(config, { ...archive, ...(bare && { secrets: undefined }) }, replace);
    expect(await put(target())).toEqual(secrets);
    expect(await refusal(put(target(), true))).toContain('contains no secrets');
    const other = settings(folder, { SECRET_KEY: 'another key'.repeat(4) });
    expect(await refusal(put(other))).toContain('a different key from SECRET_KEY');
    expect(await put(settings(folder, { SECRET_KEY: secrets.secretKey }), true)).toBeUndefined();
    await storeSecrets(folder, { ...secrets, secretKey: 'the key of another app'.repeat(2) });
    expect(await refusal(put(target()))).toContain('another app’s secrets');
    expect(await put(target(), false, true)).toEqual(secrets);
    await storeSecrets(folder, secrets);
    expect(await put(target(), true)).toBeUndefined();
  });
});
