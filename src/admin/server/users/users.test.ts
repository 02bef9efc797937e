import { describe, expect, it } from 'vitest';
import { ADMIN, createTestApp } from '../../../../tools/testing/app.ts';
import { type Caller, newParent } from '../../../../tools/testing/users.ts';
import type { AdminUser, UserFilter } from '../../contract.ts';

const testApp = createTestApp();
const run = (text: string) => testApp.app.database.run(text);

const listed = async (caller: Caller, query = '') =>
  (await caller.get(`/api/admin/users${query}`)).body as unknown as AdminUser[];
const names = async (caller: Caller, query: string) =>
  (await listed(caller, query)).map(({ fullName }) => fullName).join();

/** Inserts a user who joined some minutes after noon on 1 January 2030; the admin of the tests joined earlier. */
const insertUser = (
  name: string,
  minute: number,
  { plan = 'pay-as-you-go', email = `${name.toLowerCase()}@example.com`, more = 'null, null' } = {},
) =>
  run(`insert into users (id, email, full_name, country, password_hash, selected_plan, deleted_at, erased_at, created_at)
    values ('user-${name}', '${email}', '${name}', 'Australia', 'none', '${plan}', ${more}, timestamptz '2030-01-01T12:00:00Z' + ${minute} * interval '1 minute')`);

let subscriptionCount = 0;
const insertSubscription = (
  name: string,
  status: string,
  { ref = true, provider = 'sandbox', minute = 0 } = {},
) => {
  const id = `sub-${++subscriptionCount}`;
  const ended = ['canceled', 'expired'].includes(status) ? 'now()' : 'null';
  return run(`insert into subscriptions (id, user_id, provider, ref, customer_ref, price_key, status, created_at, checked_at, ended_at)
    values ('${id}', 'user-${name}', '${provider}', ${ref ? `'${id}'` : 'null'}, 'cus', 'premium_monthly', '${status}',
      timestamptz '2030-01-01T12:00:00Z' + ${minute} * interval '1 minute', now(), ${ended})`);
};

const giveCredits = (name: string, credits: number) =>
  run(`with entry as (insert into credit_entries (user_id, seq, kind, delta, balance_after, fact, reason, created_at)
      values ('user-${name}', 1, 'admin', ${credits}, ${credits}, 'admin:${name}', 'A gift', now()))
    update credit_accounts set balance = ${credits}, seq = 1 where user_id = 'user-${name}'`);

describe('listing users', () => {
  it('lists users with their credits and counts, without erased accounts', async () => {
    const admin = await newParent(testApp, ADMIN);
    await insertUser('Zoë', 1);
    await insertUser('Gone', 2, { more: 'now(), now()' });
    await giveCredits('Zoë', 7);
    await run(`insert into orders (id, user_id, package_id, credits, amount_cents, provider, created_at, checked_at)
      values ('o1', 'user-Zoë', 'starter', 5, 995, 'sandbox', now(), now())`);
    await run(`insert into shelf_counts (user_id, total, favorites) values ('user-Zoë', 3, 1)`);
    expect(await listed(admin, '?limit=1')).toEqual([
      {
        id: 'user-Zoë',
        fullName: 'Zoë',
        email: 'zoë@example.com',
        country: 'Australia',
        credits: 7,
        isDeleted: false,
        reactivatedAt: null,
        createdAt: '2030-01-01T12:01:00.000Z',
        totalStories: 3,
        totalTransactions: 2,
        subscription: { packageType: 'pay_as_you_go', status: 'active' },
      },
    ]);
    expect(await listed(admin)).toHaveLength(2);
  });

  it('filters users by exactly the status that their badge shows', async () => {
    const admin = await newParent(testApp, ADMIN);
    const users: Record<string, UserFilter> = {};
    const is = async (name: string, badge: UserFilter, more = {}) => {
      users[name] = badge;
      await insertUser(name, Object.keys(users).length, more);
    };
    await is('Plain', 'payg');
    await is('Chose', 'pending', { plan: 'premium' });
    await is('Began', 'pending');
    await insertSubscription('Began', 'pending');
    await is('Unanswered', 'payg');
    await insertSubscription('Unanswered', 'pending', { ref: false });
    await is('ChoseUnanswered', 'pending', { plan: 'premium' });
    await insertSubscription('ChoseUnanswered', 'pending', { ref: false });
    await is('Active', 'premium', { plan: 'premium' });
    await insertSubscription('Active', 'active');
    await is('Late', 'premium');
    await insertSubscription('Late', 'past_due');
    await is('Again', 'premium');
    await insertSubscription('Again', 'active');
    await insertSubscription('Again', 'canceled', { minute: 5 });
    await is('Left', 'payg', { plan: 'premium' });
    await insertSubscription('Left', 'canceled');
    await is('Expired', 'payg');
    await insertSubscription('Expired', 'expired');
    await is('Elsewhere', 'payg');
    await insertSubscription('Elsewhere', 'active', { provider: 'stripe' });
    await is('Hidden', 'deleted', { more: 'now(), null' });
    await insertSubscription('Hidden', 'active');

    const badge = ({ isDeleted, subscription: { packageType, status } }: AdminUser): UserFilter => {
      if (isDeleted) return 'deleted';
      if (packageType === 'pay_as_you_go') return 'payg';
      return status === 'pending' ? 'pending' : 'premium';
    };
    const all = (await listed(admin)).filter(({ fullName }) => fullName in users);
    expect(Object.fromEntries(all.map((user) => [user.fullName, badge(user)]))).toEqual(users);
    for (const filter of ['premium', 'pending', 'payg', 'deleted'] as const) {
      const found = (await listed(admin, `?filter=${filter}`)).filter(({ email }) => email !== ADMIN);
      const expected = Object.keys(users).filter((name) => users[name] === filter);
      expect(found.map(({ fullName }) => fullName).sort(), filter).toEqual(expected.sort());
    }
  });

  it('sorts users by day, name or credits, and searches them case-insensitively', async () => {
    const admin = await newParent(testApp, ADMIN);
    await run(
      `update users set deleted_at = null, full_name = 'M. Admin', created_at = timestamptz '2029-01-01'`,
    );
    await insertUser('bea', 1, { email: 'x_y%z@example.com' });
    await insertUser('Carl', 2);
    await insertUser('Ann', 3);
    await giveCredits('Carl', 5);
    await giveCredits('bea', 2);
    expect(await names(admin, '?sort=newest')).toBe('Ann,Carl,bea,M. Admin');
    expect(await names(admin, '?sort=oldest')).toBe('M. Admin,bea,Carl,Ann');
    expect(await names(admin, '?sort=name')).toBe('Ann,bea,Carl,M. Admin');
    expect((await names(admin, '?sort=credits')).split(',').slice(0, 2)).toEqual(['Carl', 'bea']);
    expect(await names(admin, '?sort=credits&limit=2&offset=1')).toMatch(/^bea,/);
    expect(await names(admin, '?q=CARL')).toBe('Carl');
    expect(await names(admin, '?q=X_Y%25')).toBe('bea');
    expect(await names(admin, '?q=%25')).toBe('bea');
    expect(await names(admin, '?q=user-Ann')).toBe('Ann');
    expect(await names(admin, '?q=user-An')).toBe('');
    for (const wrong of ['sort=age', 'filter=rich', 'limit=0', 'limit=101', 'offset=-1'])
      expect((await admin.get(`/api/admin/users?${wrong}`)).status, wrong).toBe(400);
  });
});
