import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { strFromU8, unzipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { createTestApp } from '../../../tools/testing/app.ts';
import { eventually } from '../../../tools/testing/eventually.ts';
import {
  buyPack,
  Caller,
  creditsOf,
  newParent,
  PASSWORD,
  STORY_REQUEST,
} from '../../../tools/testing/users.ts';
import { HOUR } from '../../platform/server/clock.ts';

const testApp = createTestApp();

const login = (caller: Caller, email: string, password: string, userAgent?: string) =>
  caller.post('/api/auth/login', { email, password }, userAgent ? { 'user-agent': userAgent } : {});

async function archiveOf(parent: Caller): Promise<Record<string, string>> {
  const cookie = parent.cookies.map(({ name, value }) => `${name}=${value}`).join('; ');
  const answer = await fetch(`${testApp.url}/api/account/export`, { headers: { cookie } });
  expect(answer.headers.get('content-disposition')).toContain('storywren.zip');
  const files = unzipSync(new Uint8Array(await answer.arrayBuffer()));
  return Object.fromEntries(Object.entries(files).map(([path, bytes]) => [path, strFromU8(bytes, true)]));
}

/** How many rows of these tables belong to a user. */
async function rowsOf(userId: string, ...tables: string[]): Promise<number[]> {
  return Promise.all(
    tables.map(async (table) => {
      const { rows } = await testApp.app.database.run(`select 1 from ${table} where user_id = $1`, [userId]);
      return rows.length;
    }),
  );
}

describe('the parent’s own details', () => {
  it('changes the parent’s details under the same rules as at sign-up', async () => {
    const parent = await newParent(testApp);
    const saved = await parent.call('PATCH', '/api/account', {
      fullName: '  Nguyễn Ánh ',
      country: 'New Zealand',
    });
    expect(saved.body.user).toMatchObject({ fullName: 'Nguyễn Ánh', country: 'New Zealand' });
    expect((await parent.get('/api/auth/me')).body).toEqual(saved.body);
    const refused = await parent.call('PATCH', '/api/account', { fullName: 'J', country: 'Atlantis' });
    expect(refused.status).toBe(400);
    expect(refused.body.issues).toMatchObject([
      { path: 'fullName', message: 'Full name must be at least 2 characters' },
      { path: 'country', message: 'Please select a country' },
    ]);
  });
});

describe('changing the password', () => {
  it('requires the current password to change it, signs out the other devices, and accepts the new one', async () => {
    const parent = await newParent(testApp);
    const tablet = new Caller(testApp);
    await login(tablet, parent.email, PASSWORD);
    const change = (currentPassword: string, newPassword: string) =>
      parent.post('/api/account/password', { currentPassword, newPassword });
    expect((await change('not-this-one', 'a-new-password')).body).toMatchObject({
      code: 'INVALID',
      issues: [{ path: 'currentPassword', message: 'That’s not your password.' }],
    });
    expect((await change(PASSWORD, 'short')).body.issues).toMatchObject([{ path: 'newPassword' }]);
    expect((await change(PASSWORD, 'password123')).body.issues).toMatchObject([{ path: 'newPassword' }]);
    expect((await tablet.get('/api/auth/me')).status).toBe(200);
    expect((await change(PASSWORD, 'a-new-password')).status).toBe(200);
    expect((await parent.get('/api/auth/me')).status).toBe(200);
    expect((await tablet.get('/api/auth/me')).status).toBe(401);
    expect((await login(tablet, parent.email, PASSWORD)).status).toBe(401);
    expect((await login(tablet, parent.email, 'a-new-password')).status).toBe(200);
  });
});

describe('sessions', () => {
  it('lists the sessions of a parent with their devices, and lets only the owner end one', async () => {
    const parent = await newParent(testApp);
    const phone = new Caller(testApp);
    const agent =
      'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Mobile/15E148 Safari/604.1';
    await login(phone, parent.email, PASSWORD, agent);
    const { body } = await parent.get('/api/account/sessions');
    const devices = body as unknown as { id: string; device: string; current: boolean }[];
    expect(devices.map(({ device, current }) => [device, current])).toEqual(
      expect.arrayContaining([
        ['Safari on iOS', false],
        ['Unknown device', true],
      ]),
    );
    expect(JSON.stringify(body)).not.toContain(phone.cookies[0]?.value);
    const id = devices.find(({ current }) => !current)?.id;
    const stranger = await newParent(testApp);
    expect((await stranger.call('DELETE', `/api/account/sessions/${id}`)).status).toBe(404);
    expect((await phone.get('/api/auth/me')).status).toBe(200);
    expect((await parent.call('DELETE', `/api/account/sessions/${id}`)).status).toBe(200);
    expect((await phone.get('/api/auth/me')).status).toBe(401);
    expect((await parent.call('DELETE', `/api/account/sessions/${id}`)).status).toBe(404);
  });
});

describe('data export', () => {
  it('exports one archive with the account, the payments, and each story with its prompt and pictures', async () => {
    const parent = await newParent(testApp);
    await buyPack(parent);
    await parent.post('/api/stories/generate', STORY_REQUEST);
    const files = await archiveOf(parent);
    const names = Object.keys(files).map((path) => path.replace(/\d{4}-\d\d-\d\d-[\w-]+/, 'STORY'));
    expect(names.sort()).toEqual([
      'account.json',
      'payments.json',
      'reports.json',
      'stories/STORY/picture-1.webp',
      'stories/STORY/picture-2.webp',
      'stories/STORY/picture-3.webp',
      'stories/STORY/picture-4.webp',
      'stories/STORY/story.json',
      'stories/STORY/story.txt',
    ]);
    const [, story] = Object.entries(files).find(([path]) => path.endsWith('story.json')) ?? [];
    expect(JSON.parse(story ?? '')).toMatchObject({
      childName: STORY_REQUEST.childName,
      wish: { prompt: STORY_REQUEST.prompt },
    });
    expect(JSON.parse(files['account.json'] ?? '')).toMatchObject({ email: parent.email });
    expect(JSON.parse(files['payments.json'] ?? '').payments).toMatchObject([{ amountCents: 950 }]);
    expect(JSON.stringify(files)).not.toMatch(/passwordHash|argon2/);
  });
});

describe('deleting the account', () => {
  it('requires the password to delete the account unless the parent has just signed in', async () => {
    const parent = await newParent(testApp);
    testApp.clock.advance(HOUR);
    for (const body of [undefined, {}, { password: 'not-this-one' }]) {
      const refused = await parent.call('DELETE', '/api/account', body);
      expect(refused.body).toMatchObject({ code: 'INVALID', issues: [{ path: 'password' }] });
    }
    expect((await parent.get('/api/auth/me')).status).toBe(200);
    expect((await parent.call('DELETE', '/api/account', { password: PASSWORD })).status).toBe(200);
    const quick = await newParent(testApp);
    expect((await quick.call('DELETE', '/api/account')).status).toBe(200);
  });

  it('erases the user, the children, the stories and their pictures, and retains the ledger without a name', async () => {
    const parent = await newParent(testApp);
    await buyPack(parent);
    const { body } = await parent.post('/api/stories/generate', STORY_REQUEST);
    const pictures = (body.story?.illustrationUrls as unknown as string[]) ?? [];
    const userId = String((await parent.get('/api/auth/me')).body.user?.id);
    const report = {
      category: 'other',
      severity: 'low',
      subject: 'Thanks from Wilhelmina',
      description: 'Wilhelmina liked the fox.',
    };
    expect((await parent.post('/api/reports', { ...report, storyId: body.story?.id })).status).toBe(200);
    expect((await parent.get(String(pictures[0]))).status).toBe(200);
    const pictureFiles = () => readdir(path.join(testApp.dataDir, 'media', 'pictures'));
    const keyOf = (url: string) => path.basename(url, '.webp');
    expect((await pictureFiles()).filter((file) => file.startsWith(keyOf(String(pictures[0]))))).not.toEqual(
      [],
    );
    expect((await parent.call('DELETE', '/api/account', { password: PASSWORD })).status).toBe(200);
    expect((await parent.get('/api/auth/me')).status).toBe(401);
    expect((await login(new Caller(testApp), parent.email, PASSWORD)).status).toBe(401);
    await eventually(async () => {
      const [left] = await rowsOf(userId, 'stories');
      return left === 0 ? true : undefined;
    }, 'the stories to be erased');
    await eventually(async () => {
      const files = await pictureFiles();
      return pictures.some((url) => files.some((file) => file.startsWith(keyOf(url)))) ? undefined : true;
    }, 'the pictures to be erased');
    expect(await rowsOf(userId, 'sessions', 'idempotency_keys')).toEqual([0, 0]);
    const [orders = 0, entries = 0] = await rowsOf(userId, 'orders', 'credit_entries');
    expect(orders).toBe(1);
    expect(entries).toBeGreaterThan(1);
    const { rows } = await testApp.app.database.run(
      `select to_jsonb(users) from users where id = $1 union all select to_jsonb(reports) from reports`,
      [userId],
    );
    expect(rows).toHaveLength(2);
    expect(JSON.stringify(rows)).not.toContain(parent.email);
    expect(JSON.stringify(rows)).not.toContain('Jo Example');
    expect(JSON.stringify(rows)).not.toContain('Wilhelmina');
  });

  it('lets an erased address sign up again with an empty account', async () => {
    const parent = await newParent(testApp, 'again@example.com');
    await buyPack(parent);
    await parent.call('DELETE', '/api/account', { password: PASSWORD });
    const back = await newParent(testApp, 'again@example.com');
    expect(await creditsOf(back)).toBe(0);
  });
});
