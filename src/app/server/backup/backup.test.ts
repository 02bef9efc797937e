import { readFile, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { testHouse } from '../../../../tools/testing/house.ts';
import { buyPack, Caller, PASSWORD } from '../../../../tools/testing/people.ts';
import { withQuickPainter } from '../../../../tools/testing/quick-painter.ts';
import { begin, ended, richParent } from '../../../../tools/testing/stories.ts';
import { readConfig } from '../../../platform/server/config.ts';
import { createLog } from '../../../platform/server/log.ts';
import { openMedia } from '../../../platform/server/media.ts';
import { keepSecrets, readSecrets } from '../../../platform/server/secrets.ts';
import { openHouse } from '../house.ts';
import { createArchive } from './archive.ts';
import { checkParts } from './check-parts.ts';
import { allRows, countOf } from './fixtures/all-rows.ts';
import { markOf, secretsToPut } from './keys.ts';
import { MANIFEST, readManifest } from './manifest.ts';
import { readArchive } from './read-archive.ts';
import { restoreHouse } from './restore-house.ts';
import { openScratch, type Passing, passingFolder } from './scratch.ts';
import { examine } from './verify.ts';
import { examinedWords } from './words.ts';
import { makeBackup, type Source } from './write.ts';

const house = testHouse();
const log = createLog('silent');
let elsewhere: Passing;
let file = '';

beforeEach(async () => {
  house.easel.studio = withQuickPainter(house.easel.studio);
  elsewhere = await passingFolder();
  file = path.join(elsewhere.folder, 'house.tar.gz');
});
afterEach(() => elsewhere.remove());

async function sourceOf(): Promise<Source> {
  const secrets = await readSecrets(house.dataDir);
  const { database } = house.house;
  return {
    ...{ database, media: openMedia({ DATA_DIR: house.dataDir }), at: new Date() },
    ...{ secrets, secretKey: secrets?.secretKey },
  };
}

const settings = (folder: string, more: Record<string, string> = {}) =>
  readConfig({ NODE_ENV: 'test', PORT: '0', LOG_LEVEL: 'silent', DATA_DIR: folder, ...more });

const refusal = (work: Promise<unknown>) => work.then(() => 'nothing', String);

// Databases are made here; on a busy machine that takes its time.
describe('a backup', { timeout: 60_000 }, () => {
  it('brings a house back: every row, every picture, its people and their stories', async () => {
    const parent = await richParent(house);
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
    const restored = await restoreHouse(config, file, { replace: false });
    expect(restored.audit).toEqual([]);
    expect(examinedWords(restored.examined)).toContain('This archive is whole.');
    expect(restored.examined.opened).toBeGreaterThan(2);
    expect(await readSecrets(config.DATA_DIR)).toEqual(source.secrets);

    const there = await openHouse(config, log, { studio: house.easel.studio });
    try {
      const after = await allRows(there.database);
      expect(after).toEqual(await allRows(house.house.database));
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
      // The next id comes behind those that came back, and the counters go on.
      const { rows } = await there.database.run(
        "select nextval('credit_entries_id_seq') > (select max(id) from credit_entries) as further",
      );
      expect(rows[0]?.further).toBe(true);
      expect(await refusal(restoreHouse(config, file, { replace: true }))).toMatch(/already running|in use/);
    } finally {
      await there.close();
    }
    expect(await refusal(restoreHouse(config, file, { replace: false }))).toContain('There are people');
  });

  it('of an older version is brought up to date on its way back', async () => {
    const old = await openScratch({ number: 12 }, 0);
    try {
      await old.database.run(
        `insert into users (id, email, full_name, country, password_hash, selected_plan, created_at)
          values ('u1', 'old@example.com', 'Old', 'Australia', 'none', 'premium', now())`,
      );
      const source = await sourceOf();
      await makeBackup({ ...source, database: old.database }, file);
      const examined = await examine(file, undefined);
      expect(examined.problems).toEqual([]);
      // Since then everybody has books from the first day.
      const { rows } = (await examined.database?.run('select user_id, balance from credit_accounts')) ?? {};
      expect(rows).toEqual([{ user_id: 'u1', balance: 0 }]);
      await examined.close();
    } finally {
      await old.remove();
    }
  });

  it('says which pictures the house itself had lost, and is whole all the same', async () => {
    const parent = await richParent(house);
    const { id } = await begin(parent);
    await ended(parent, id);
    const { rows } = await house.house.database.run('select media_key from story_pictures order by index');
    const source = await sourceOf();
    const [lost, broken] = rows.map((row) => `pictures/${String(row.media_key)}.webp`);
    await source.media.delete(lost ?? '');
    await source.media.put(broken ?? '', Buffer.from('no picture'), 'image/webp');
    expect(await makeBackup(source, file)).toMatchObject({ pictures: 4, wanting: 2 });
    const contents = await checkParts(file);
    expect(contents.problems).toEqual([]);
    expect(contents.manifest.wanting).toEqual([lost, broken]);
  });
});

describe('an archive that is not as it was made', () => {
  const target = () => settings(path.join(elsewhere.folder, 'target'));
  const tried = async () => ({
    verified: await examine(file, undefined).then(({ problems }) => problems.join(' '), String),
    restored: await refusal(restoreHouse(target(), file, { replace: false })),
  });

  it('is refused with a flipped byte, wherever that is', async () => {
    await richParent(house);
    await makeBackup(await sourceOf(), file);
    const whole = await readFile(file);
    for (const at of [0, 5, 40, whole.length >> 1, whole.length - 6, whole.length - 1]) {
      const bytes = Buffer.from(whole);
      bytes.writeUInt8(bytes.readUInt8(at) ^ 1, at);
      await writeFile(file, bytes);
      const { verified, restored } = await tried();
      expect(verified, `byte ${at}`).toMatch(/damaged|not what the manifest says/);
      expect(restored, `byte ${at}`).toMatch(/damaged|cannot be relied on/);
    }
  });

  it('is refused when it was cut off, or has something behind its end', async () => {
    await richParent(house);
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

  it('is refused when a part is missing, was changed or was added', async () => {
    await richParent(house);
    await makeBackup(await sourceOf(), file);
    const parts: { path: string; bytes: Buffer }[] = [];
    for await (const part of readArchive(file)) parts.push(part);
    const write = async (kept: typeof parts) => {
      await rm(file);
      const archive = await createArchive(file, new Date());
      for (const part of kept) await archive.add(part.path, part.bytes);
      await archive.finish();
      return tried();
    };
    const without = (name: string) => parts.filter((part) => part.path !== name);
    const users = 'rows/users.0001.jsonl';
    expect((await write(without(users))).verified).toContain(`${users} is missing`);
    expect((await write(without(MANIFEST))).verified).toContain('no manifest');
    const changed = parts.map((part) =>
      part.path === users
        ? { ...part, bytes: Buffer.from(part.bytes.toString().replace('Jo', 'Jack')) }
        : part,
    );
    const { verified, restored } = await write(changed);
    expect(verified).toContain(`${users} is not what the manifest says`);
    expect(restored).toContain('cannot be relied on');
    const strange = { path: 'media/pictures/x.webp', bytes: Buffer.from('x') };
    expect((await write([strange, ...parts])).verified).toContain('is not in the manifest');
    const manifest = readManifest(parts.at(-1)?.bytes ?? Buffer.alloc(0));
    const newer = { ...manifest, schema: { number: 99, name: '0099_tomorrow' } };
    const ofTomorrow = { path: MANIFEST, bytes: Buffer.from(JSON.stringify(newer)) };
    expect((await write([...without(MANIFEST), ofTomorrow])).restored).toContain('newer version');
  });

  it('is refused where no house could open it, and never puts its key over another', async () => {
    const folder = path.join(elsewhere.folder, 'target');
    const secrets = { secretKey: 'the key of the archive'.repeat(2), sandboxWebhookSecret: 'whsec_archive' };
    const archive = { keyMark: markOf(secrets.secretKey), secrets };
    const put = (config: ReturnType<typeof target>, bare = false, replace = false) =>
      secretsToPut(config, { ...archive, ...(bare && { secrets: undefined }) }, replace);
    expect(await put(target())).toEqual(secrets);
    expect(await refusal(put(target(), true))).toContain('holds no secrets');
    const other = settings(folder, { SECRET_KEY: 'another key'.repeat(4) });
    expect(await refusal(put(other))).toContain('another key than SECRET_KEY');
    expect(await put(settings(folder, { SECRET_KEY: secrets.secretKey }), true)).toBeUndefined();
    await keepSecrets(folder, { ...secrets, secretKey: 'the key of another house'.repeat(2) });
    expect(await refusal(put(target()))).toContain('secrets of another house');
    expect(await put(target(), false, true)).toEqual(secrets);
    await keepSecrets(folder, secrets);
    expect(await put(target(), true)).toBeUndefined();
  });
});
