import { setTimeout } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { ADMIN, createTestApp } from '../../../tools/testing/app.ts';
import { type Caller, newParent } from '../../../tools/testing/users.ts';
import { newId } from '../../platform/server/security/ids.ts';
import { versionsOf } from './changes.ts';

const testApp = createTestApp();
const db = () => testApp.app.database.db;
const run = (text: string) => testApp.app.database.run(text);
let readVersion: (() => Promise<string>) | undefined;
const version = () => {
  // One for all tests, as in the app: the first call looks up the names.
  readVersion ??= versionsOf(testApp.app.database, ['users']);
  return readVersion();
};

const newUser = () => sql`
  insert into users (id, email, full_name, country, password_hash, selected_plan, created_at)
  values (${newId()}, ${newId()}, 'Jo Example', 'Australia', 'none', 'pay-as-you-go', now())`;

const LISTS = ['users', 'stories', 'reports', 'transactions', 'activities', 'totals'];

/** Repeats a request with the ETag of the last reply. */
async function polled(caller: Caller, path: string, tag: string | null) {
  const { status, headers } = await caller.get(path, { 'if-none-match': tag ?? '' });
  return { status, tag: headers.get('etag') };
}

describe('polling an admin table', () => {
  it.each(LISTS)('returns 304 while nothing has changed: %s', async (list) => {
    const admin = await newParent(testApp, ADMIN);
    const path = `/api/admin/${list}`;
    const first = await polled(admin, path, null);
    expect(first).toEqual({ status: 200, tag: expect.stringMatching(/^W\/".+"$/) });
    expect(await polled(admin, path, first.tag)).toEqual({ ...first, status: 304 });
    // Changes of other tables, and reads, are no change.
    await run(`update sessions set device = 'a new one'`);
    expect((await polled(admin, path, `"other", ${first.tag?.slice(2)}`)).status).toBe(304);
    expect((await polled(admin, `${path}?limit=7`, first.tag)).status).toBe(200);
  });

  it('returns the full table once something has changed, and then 304 again', async () => {
    const admin = await newParent(testApp, ADMIN);
    for (const [list, statement] of [
      ['users', `update users set country = 'Japan'`],
      ['users', `update credit_accounts set seq = seq`],
      ['activities', `update users set email = email`],
      [
        'activities',
        `insert into admin_activities (id, created_at, admin_email, action, details) values ('a', now(), 'x', 'user_delete', '{"reason":"x"}')`,
      ],
      [
        'reports',
        `insert into reports (id, category, subject, description, severity, status, created_at, updated_at) values ('r', 'bug', 's', 'd', 'low', 'open', now(), now())`,
      ],
    ] as const) {
      const before = await polled(admin, `/api/admin/${list}`, null);
      await run(statement);
      const after = await polled(admin, `/api/admin/${list}`, before.tag);
      expect([after.status, after.tag === before.tag], statement).toEqual([200, false]);
      expect((await polled(admin, `/api/admin/${list}`, after.tag)).status, statement).toBe(304);
    }
  });

  it('returns 304 after reconciling payments and requests of parents that changed nothing', async () => {
    const admin = await newParent(testApp, ADMIN);
    const parent = await newParent(testApp);
    await parent.post('/api/create-payment-intent', { packageId: 'popular' });
    await testApp.app.features.billing.reconcile();
    for (const list of ['users', 'transactions', 'totals']) {
      const { tag } = await polled(admin, `/api/admin/${list}`, null);
      testApp.clock.advance(3 * 60_000);
      await testApp.app.features.billing.reconcile();
      await parent.get('/api/auth/me');
      expect((await polled(admin, `/api/admin/${list}`, tag)).status, list).toBe(304);
    }
  });

  it('returns 400 for a search with a null character', async () => {
    const admin = await newParent(testApp, ADMIN);
    for (const list of ['users', 'stories', 'reports', 'transactions', 'activities', 'activities.csv'])
      expect((await admin.get(`/api/admin/${list}?q=%00`)).status, list).toBe(400);
  });

  it('returns 400 or 403 rather than 304 for a rejected request with a current ETag', async () => {
    const admin = await newParent(testApp, ADMIN);
    const { tag } = await polled(admin, '/api/admin/users', null);
    expect(await polled(admin, '/api/admin/users?limit=0', tag)).toMatchObject({ status: 400 });
    expect((await polled(await newParent(testApp), '/api/admin/users', tag)).status).toBe(403);
  });
});

// The embedded database has one connection: nothing can be read during a transaction there.
describe.skipIf(!process.env.TEST_DATABASE_URL)('versions read during concurrent writes', () => {
  it('changes the version when a concurrent transaction ends, also when it is the newest of all', async () => {
    for (const end of ['commit', 'roll back'] as const) {
      const before = await version();
      let wrote = () => {};
      let proceed = () => {};
      const isWritten = new Promise<void>((done) => {
        wrote = done;
      });
      const mayFinish = new Promise<void>((done) => {
        proceed = done;
      });
      const writing = db()
        .transaction(async (tx) => {
          await tx.execute(newUser());
          wrote();
          await mayFinish;
          if (end === 'roll back') tx.rollback();
        })
        .catch(() => undefined);
      await isWritten;
      const during = await version();
      expect(await version(), 'unchanged while the transaction is open').toBe(during);
      proceed();
      await writing;
      const after = await version();
      expect(new Set([before, during, after]).size, end).toBe(3);
      expect(await version()).toBe(after);
    }
  });

  it('changes the version whenever more rows have become visible', async () => {
    let isOver = false;
    const writer = async () => {
      while (!isOver)
        await db()
          .transaction(async (tx) => {
            await tx.execute(newUser());
            await tx.execute(newUser());
            if (Math.random() < 0.2) tx.rollback();
          })
          .catch(() => undefined)
          // Long enough for two reads with nothing written between them, also on a busy machine.
          .then(() => setTimeout(Math.random() * 20));
    };
    const count = async () => {
      const { rows } = await run('select count(*)::int as total from users');
      return Number(rows[0]?.total);
    };
    // One, so that the version often stays the same; with more it would change at every read.
    const writers = [writer()];
    let [last, seen] = [await version(), await count()];
    let same = 0;
    for (let n = 0; n < 150; n += 1) {
      const minimum = await count();
      const now = await version();
      if (now === last) {
        same += 1;
        expect(seen).toBeGreaterThanOrEqual(minimum);
      } else [last, seen] = [now, await count()];
    }
    isOver = true;
    await Promise.all(writers);
    await db().execute(newUser());
    expect(await version()).not.toBe(last);
    expect(same, 'reads with an unchanged version').toBeGreaterThan(0);
  });
});
