import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { ADMIN, testHouse } from '../../../tools/testing/house.ts';
import { type Caller, newParent } from '../../../tools/testing/people.ts';
import { newId } from '../../platform/server/ids.ts';
import { versionsOf } from './changes.ts';

const house = testHouse();
const db = () => house.house.database.db;
const run = (text: string) => house.house.database.run(text);
let told: (() => Promise<string>) | undefined;
const version = () => {
  // One for all, as in the house: the first question looks the names up.
  told ??= versionsOf(house.house.database, ['users']);
  return told();
};

const newUser = () => sql`
  insert into users (id, email, full_name, country, password_hash, selected_plan, created_at)
  values (${newId()}, ${newId()}, 'Jo Example', 'Australia', 'none', 'pay-as-you-go', now())`;

const LISTS = ['users', 'stories', 'reports', 'transactions', 'activities', 'totals'];

/** Asks again with the tag that the last answer had. */
async function polled(caller: Caller, path: string, tag: string | null) {
  const { status, headers } = await caller.get(path, { 'if-none-match': tag ?? '' });
  return { status, tag: headers.get('etag') };
}

describe('a table that is asked for again', () => {
  it.each(LISTS)('is 304 as long as nothing has changed: %s', async (list) => {
    const admin = await newParent(house, ADMIN);
    const path = `/api/admin/${list}`;
    const first = await polled(admin, path, null);
    expect(first).toEqual({ status: 200, tag: expect.stringMatching(/^W\/".+"$/) });
    expect(await polled(admin, path, first.tag)).toEqual({ ...first, status: 304 });
    // What belongs to another table, and what only looks, is no change.
    await run(`update sessions set device = 'a new one'`);
    expect((await polled(admin, path, `"other", ${first.tag?.slice(2)}`)).status).toBe(304);
    expect((await polled(admin, `${path}?limit=7`, first.tag)).status).toBe(200);
  });

  it('is told in full once something has changed, and then 304 again', async () => {
    const admin = await newParent(house, ADMIN);
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

  it('is still 304 after payments were looked at and parents came back, if nothing came of it', async () => {
    const admin = await newParent(house, ADMIN);
    const parent = await newParent(house);
    await parent.post('/api/create-payment-intent', { packageId: 'popular' });
    await house.house.features.billing.reconcile();
    for (const list of ['users', 'transactions', 'totals']) {
      const { tag } = await polled(admin, `/api/admin/${list}`, null);
      house.clock.advance(3 * 60_000);
      await house.house.features.billing.reconcile();
      await parent.get('/api/auth/me');
      expect((await polled(admin, `/api/admin/${list}`, tag)).status, list).toBe(304);
    }
  });

  it('cannot be asked for what no word holds', async () => {
    const admin = await newParent(house, ADMIN);
    for (const list of ['users', 'stories', 'reports', 'transactions', 'activities', 'activities.csv'])
      expect((await admin.get(`/api/admin/${list}?q=%00`)).status, list).toBe(400);
  });

  it('has no version where it was refused', async () => {
    const admin = await newParent(house, ADMIN);
    const { tag } = await polled(admin, '/api/admin/users', null);
    expect(await polled(admin, '/api/admin/users?limit=0', tag)).toMatchObject({ status: 400 });
    expect((await polled(await newParent(house), '/api/admin/users', tag)).status).toBe(403);
  });
});

// The embedded database has one connection: there, nobody can look while a transaction is under way.
describe.skipIf(!process.env.TEST_DATABASE_URL)('a version that is told while others write', () => {
  it('is another one once they are over, also when theirs is the newest transaction of all', async () => {
    for (const end of ['commit', 'roll back'] as const) {
      const before = await version();
      let wrote = () => {};
      let goOn = () => {};
      const isWritten = new Promise<void>((done) => {
        wrote = done;
      });
      const mayEnd = new Promise<void>((done) => {
        goOn = done;
      });
      const writing = db()
        .transaction(async (tx) => {
          await tx.execute(newUser());
          wrote();
          await mayEnd;
          if (end === 'roll back') tx.rollback();
        })
        .catch(() => undefined);
      await isWritten;
      const during = await version();
      expect(await version(), 'nothing new while it goes on').toBe(during);
      goOn();
      await writing;
      const after = await version();
      expect(new Set([before, during, after]).size, end).toBe(3);
      expect(await version()).toBe(after);
    }
  });

  it('never stays while what can be seen has grown', async () => {
    let isOver = false;
    const writer = async () => {
      while (!isOver)
        await db()
          .transaction(async (tx) => {
            await tx.execute(newUser());
            await tx.execute(newUser());
            if (Math.random() < 0.2) tx.rollback();
          })
          .catch(() => undefined);
    };
    const count = async () => {
      const { rows } = await run('select count(*)::int as people from users');
      return Number(rows[0]?.people);
    };
    // One, so that the version often stays; more would have it change with every look.
    const writers = [writer()];
    let [known, has] = [await version(), await count()];
    let same = 0;
    for (let n = 0; n < 150; n += 1) {
      const least = await count();
      const now = await version();
      if (now === known) {
        same += 1;
        expect(has).toBeGreaterThanOrEqual(least);
      } else [known, has] = [now, await count()];
    }
    isOver = true;
    await Promise.all(writers);
    expect(await version()).not.toBe(known);
    expect(same, 'looks at which it had stayed').toBeGreaterThan(0);
  });
});
