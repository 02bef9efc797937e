import { strFromU8, unzipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { createTestApp } from '../../../tools/testing/app.ts';
import { eventually } from '../../../tools/testing/eventually.ts';
import { begin, ended, parentWithCredits } from '../../../tools/testing/stories.ts';
import { Caller, newParent, PASSWORD, STORY_REQUEST } from '../../../tools/testing/users.ts';
import type { Studio } from '../../studio/studio.ts';
import type { AccountDeps } from './deps.ts';
import { saveDetails } from './own-account.ts';

const testApp = createTestApp();
const sql = async (text: string, values: unknown[] = []) =>
  (await testApp.app.database.run(text, values)).rows;
const idOf = async (email: string) =>
  String((await sql('select id from users where email = $1', [email]))[0]?.id);
const erase = async (parent: Caller) =>
  expect((await parent.call('DELETE', '/api/account', { password: PASSWORD })).status).toBe(200);

/** A studio whose admission waits until `proceed` is called. */
function slowToAdmit(studio: Studio) {
  let notifyStarted = () => {};
  let proceed = () => {};
  const started = new Promise<void>((resolve) => {
    notifyStarted = resolve;
  });
  const allowed = new Promise<void>((resolve) => {
    proceed = resolve;
  });
  const slow: Studio = {
    ...studio,
    async admit(request) {
      notifyStarted();
      await allowed;
      return studio.admit(request);
    },
  };
  return { slow, started, proceed };
}

describe('requests in flight while an account is erased', () => {
  it('creates no story when the account is erased during admission', async () => {
    const parent = await parentWithCredits(testApp);
    const { slow, started, proceed } = slowToAdmit(testApp.slot.studio);
    testApp.slot.studio = slow;
    const response = begin(parent);
    await started;
    await erase(parent);
    proceed();
    expect((await response).body).toMatchObject({ code: 'UNAUTHENTICATED' });
    expect(await sql('select id from stories')).toEqual([]);
  });

  it('writes neither the name nor the password of an erased account back', async () => {
    const parent = await newParent(testApp);
    const userId = await idOf(parent.email);
    // Hashing two passwords takes longer than erasing.
    const changing = parent.post('/api/account/password', {
      currentPassword: PASSWORD,
      newPassword: 'a-new-password',
    });
    expect((await parent.call('DELETE', '/api/account')).status).toBe(200);
    expect((await changing).status).toBe(401);
    const deps = { db: testApp.app.database.db } as AccountDeps;
    const late = saveDetails(deps, userId, { fullName: 'Jo Example', country: 'Australia' });
    await expect(late).rejects.toMatchObject({ code: 'UNAUTHENTICATED' });
    expect(await sql('select full_name, country, password_hash from users')).toEqual([
      { full_name: 'Erased account', country: '', password_hash: '' },
    ]);
  });
});

describe('password reset links', () => {
  it('invalidates reset links once the password was changed, and stores no address in the queue', async () => {
    const parent = await newParent(testApp);
    const requestLink = (email: string) => new Caller(testApp).post('/api/auth/forgot-password', { email });
    const unknown = await requestLink('nobody@example.com');
    expect(await requestLink(parent.email)).toMatchObject({ status: unknown.status, body: unknown.body });
    const mail = await testApp.mailTo(parent.email, 'new password');
    const token = /token=([\w-]+)/.exec(mail.text ?? '')?.[1];
    const jobs = await sql(`select data::text from pgboss.job where name = 'accounts.reset-link'`);
    expect(jobs.length).toBeGreaterThanOrEqual(2);
    expect(JSON.stringify(jobs)).not.toContain('@example.com');
    const change = { currentPassword: PASSWORD, newPassword: 'a-new-password' };
    expect((await parent.post('/api/account/password', change)).status).toBe(200);
    const used = await new Caller(testApp).post('/api/auth/reset-password', {
      token,
      newPassword: 'another-password',
    });
    expect(used.body).toMatchObject({ code: 'INVALID', error: 'Invalid or expired reset token' });
  });
});

describe('account erasure', () => {
  it('erases the text of reports that name the child, including those sent before signing in', async () => {
    const parent = await newParent(testApp);
    const report = {
      category: 'other',
      severity: 'low',
      subject: 'Thanks from Wilhelmina',
      description: 'Wilhelmina liked the fox.',
    };
    const asGuest = { ...report, contactName: 'Jo Example', contactEmail: parent.email };
    expect((await new Caller(testApp).post('/api/reports', asGuest)).status).toBe(200);
    expect((await parent.post('/api/reports', asGuest)).status).toBe(200);
    const another = { ...asGuest, contactEmail: 'sam@example.com', description: 'Hugo liked the fox.' };
    expect((await new Caller(testApp).post('/api/reports', another)).status).toBe(200);
    await erase(parent);
    const stored = JSON.stringify(await sql('select to_jsonb(reports) from reports'));
    expect(stored).not.toContain('Wilhelmina liked');
    expect(stored).not.toContain(parent.email);
    expect(stored).toContain('Hugo');
  });

  it('erases every story of a long library, also when two erasures run concurrently', async () => {
    const parent = await parentWithCredits(testApp);
    const { id } = await begin(parent);
    await ended(parent, id);
    await sql(
      `insert into stories select (jsonb_populate_record(s, jsonb_build_object('id', lpad(n::text, 22, '0')))).*
       from stories s, generate_series(1, 70) n where s.id = $1`,
      [id],
    );
    const userId = await idOf(parent.email);
    await erase(parent);
    const { userData } = testApp.app.features.stories;
    await Promise.all([userData.erase?.(userId), userData.erase?.(userId)]);
    await eventually(async () => {
      const left = await sql('select id from stories');
      return left.length === 0 ? true : undefined;
    }, 'a long library to be erased');
  });
});

describe('data export', () => {
  it('exports every payment and every report, and whether each story is shared', async () => {
    const parent = await parentWithCredits(testApp);
    const { id } = await begin(parent);
    await ended(parent, id);
    await parent.call('PUT', `/api/stories/${id}/share`, {});
    const userId = await idOf(parent.email);
    await sql(
      `insert into orders (id, user_id, package_id, credits, amount_cents, status, provider, created_at, paid_at, checked_at)
       select 'order' || n, $1, 'single', 1, 200, 'paid', 'sandbox', now() - n * interval '1 day', now() - n * interval '1 day', now()
       from generate_series(1, 130) n`,
      [userId],
    );
    await sql(
      `insert into reports (id, user_id, category, subject, description, severity, created_at, updated_at)
       select 'report' || n, $1, 'other', 'Number ' || n, 'Once more', 'low', now() - n * interval '1 day', now()
       from generate_series(1, 1030) n`,
      [userId],
    );
    const cookie = parent.cookies.map(({ name, value }) => `${name}=${value}`).join('; ');
    const answer = await fetch(`${testApp.url}/api/account/export`, { headers: { cookie } });
    const files = unzipSync(new Uint8Array(await answer.arrayBuffer()));
    const read = (end: string) => {
      const found = Object.entries(files).find(([path]) => path.endsWith(end));
      return JSON.parse(found ? strFromU8(found[1]) : 'null');
    };
    const payments = read('payments.json').payments as { at: string }[];
    expect(payments).toHaveLength(130);
    expect(payments.map(({ at }) => at)).toEqual(
      payments
        .map(({ at }) => at)
        .sort()
        .reverse(),
    );
    expect(read('reports.json')).toHaveLength(1030);
    expect(read('reports.json').at(-1)).toMatchObject({ subject: 'Number 1' });
    expect(read('story.json')).toMatchObject({
      childName: STORY_REQUEST.childName,
      share: { shared: true, showNames: false },
    });
    await sql('delete from orders');
  });
});
