import { strFromU8, unzipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { eventually } from '../../../tools/testing/eventually.ts';
import { testHouse } from '../../../tools/testing/house.ts';
import { Caller, newParent, PASSWORD, WISH } from '../../../tools/testing/people.ts';
import { begin, ended, richParent } from '../../../tools/testing/stories.ts';
import type { Studio } from '../../studio/studio.ts';
import { saveDetails } from './own-account.ts';
import type { AccountParts } from './parts.ts';

const house = testHouse();
const sql = async (text: string, values: unknown[] = []) =>
  (await house.house.database.run(text, values)).rows;
const idOf = async (email: string) =>
  String((await sql('select id from users where email = $1', [email]))[0]?.id);
const erase = async (parent: Caller) =>
  expect((await parent.call('DELETE', '/api/account', { password: PASSWORD })).status).toBe(200);

/** A studio that admits a wish once it is let. */
function slowToAdmit(studio: Studio) {
  let begun = () => {};
  let proceed = () => {};
  const asked = new Promise<void>((resolve) => {
    begun = resolve;
  });
  const allowed = new Promise<void>((resolve) => {
    proceed = resolve;
  });
  const slow: Studio = {
    ...studio,
    async admit(request) {
      begun();
      await allowed;
      return studio.admit(request);
    },
  };
  return { slow, asked, proceed };
}

describe('what is under way while an account is erased', () => {
  it('begins no story that would stay for ever', async () => {
    const parent = await richParent(house);
    const { slow, asked, proceed } = slowToAdmit(house.easel.studio);
    house.easel.studio = slow;
    const begun = begin(parent);
    await asked;
    await erase(parent);
    proceed();
    expect((await begun).body).toMatchObject({ code: 'UNAUTHENTICATED' });
    expect(await sql('select id from stories')).toEqual([]);
  });

  it('writes neither the name nor a password back', async () => {
    const parent = await newParent(house);
    const userId = await idOf(parent.email);
    // Hashing two passwords takes longer than erasing.
    const changing = parent.post('/api/account/password', {
      currentPassword: PASSWORD,
      newPassword: 'a-new-password',
    });
    expect((await parent.call('DELETE', '/api/account')).status).toBe(200);
    expect((await changing).status).toBe(401);
    const parts = { db: house.house.database.db } as AccountParts;
    const late = saveDetails(parts, userId, { fullName: 'Jo Example', country: 'Australia' });
    await expect(late).rejects.toMatchObject({ code: 'UNAUTHENTICATED' });
    expect(await sql('select full_name, country, password_hash from users')).toEqual([
      { full_name: 'Erased account', country: '', password_hash: '' },
    ]);
  });
});

describe('links for a new password', () => {
  it('are worth nothing once the password was changed, and the queue keeps no address', async () => {
    const parent = await newParent(house);
    const ask = (email: string) => new Caller(house).post('/api/auth/forgot-password', { email });
    const unknown = await ask('nobody@example.com');
    expect(await ask(parent.email)).toMatchObject({ status: unknown.status, body: unknown.body });
    const mail = await house.mailTo(parent.email, 'new password');
    const token = /token=([\w-]+)/.exec(mail.text ?? '')?.[1];
    const jobs = await sql(`select data::text from pgboss.job where name = 'accounts.reset-link'`);
    expect(jobs.length).toBeGreaterThanOrEqual(2);
    expect(JSON.stringify(jobs)).not.toContain('@example.com');
    const change = { currentPassword: PASSWORD, newPassword: 'a-new-password' };
    expect((await parent.post('/api/account/password', change)).status).toBe(200);
    const used = await new Caller(house).post('/api/auth/reset-password', {
      token,
      newPassword: 'another-password',
    });
    expect(used.body).toMatchObject({ code: 'INVALID', error: 'Invalid or expired reset token' });
  });
});

describe('what erasing leaves behind', () => {
  it('is no report that names the child, also of before the parent was signed in', async () => {
    const parent = await newParent(house);
    const report = {
      category: 'other',
      severity: 'low',
      subject: 'Thanks from Wilhelmina',
      description: 'Wilhelmina liked the fox.',
    };
    const asGuest = { ...report, contactName: 'Jo Example', contactEmail: parent.email };
    expect((await new Caller(house).post('/api/reports', asGuest)).status).toBe(200);
    expect((await parent.post('/api/reports', asGuest)).status).toBe(200);
    const another = { ...asGuest, contactEmail: 'sam@example.com', description: 'Hugo liked the fox.' };
    expect((await new Caller(house).post('/api/reports', another)).status).toBe(200);
    await erase(parent);
    const kept = JSON.stringify(await sql('select to_jsonb(reports) from reports'));
    expect(kept).not.toContain('Wilhelmina liked');
    expect(kept).not.toContain(parent.email);
    expect(kept).toContain('Hugo');
  });

  it('is no story of a long shelf, whoever else is erasing it at the time', async () => {
    const parent = await richParent(house);
    const { id } = await begin(parent);
    await ended(parent, id);
    await sql(
      `insert into stories select (jsonb_populate_record(s, jsonb_build_object('id', lpad(n::text, 22, '0')))).*
       from stories s, generate_series(1, 70) n where s.id = $1`,
      [id],
    );
    const userId = await idOf(parent.email);
    await erase(parent);
    const { belongings } = house.house.features.stories;
    await Promise.all([belongings.erase?.(userId), belongings.erase?.(userId)]);
    await eventually(async () => {
      const left = await sql('select id from stories');
      return left.length === 0 ? true : undefined;
    }, 'a long shelf to be erased');
  });
});

describe('one file with everything', () => {
  it('has every payment and every report, and says what is shared', async () => {
    const parent = await richParent(house);
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
    const answer = await fetch(`${house.url}/api/account/export`, { headers: { cookie } });
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
      childName: WISH.childName,
      share: { shared: true, showNames: false },
    });
    await sql('delete from orders');
  });
});
