import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { adminRows } from '../../../../tools/testing/admin-rows.ts';
import { ADMIN, createTestApp } from '../../../../tools/testing/app.ts';
import { eventually } from '../../../../tools/testing/eventually.ts';
import { parentWithCredits } from '../../../../tools/testing/stories.ts';
import { buyPack, type Loose, newParent } from '../../../../tools/testing/users.ts';
import { orders, webhookEvents } from '../../../billing/server/schema.ts';
import { DAY, HOUR, later, SECOND } from '../../../platform/server/clock.ts';
import { newId } from '../../../platform/server/security/ids.ts';
import { reports } from '../../../support/server/schema.ts';
import { adminActivities, backups } from '../schema.ts';

const testApp = createTestApp();
const rows = adminRows(testApp);
const db = () => testApp.app.database.db;
const admin = () => newParent(testApp, ADMIN);

/** A list within the overview, typed for tests. */
const list = (what: Loose | undefined) => what as unknown as readonly Loose[];

describe('the totals', () => {
  it('counts only the admin in an empty app', async () => {
    const { body } = await (await admin()).get('/api/admin/totals');
    expect(body).toEqual({
      users: { total: 1, active: 1 },
      stories: { total: 0, favorited: 0, illustrated: 0, creditsUsed: 0, generated: 0 },
      reports: { total: 0, open: 0 },
      transactions: { total: 0, completed: 0 },
      premium: { active: 0, conversion: 0 },
    });
  });

  it('counts users, stories, transactions and reports, and is never older than the last change', async () => {
    const caller = await admin();
    const totals = async () => (await caller.get('/api/admin/totals')).body;
    const now = new Date();
    const user = await rows.user('one@example.com');
    await rows.user('two@example.com', { deletedAt: now });
    await rows.user('three@example.com', { deletedAt: now, erasedAt: now });
    expect((await totals()).users).toEqual({ total: 3, active: 2 });
    const painted = await rows.story(user, { isFavorite: true });
    await rows.picture(painted, 0);
    await rows.picture(painted, 1);
    await rows.story(user, { status: 'failed' });
    expect((await totals()).stories).toMatchObject({ total: 2, favorited: 1, illustrated: 1, generated: 1 });
    await parentWithCredits(testApp);
    expect((await totals()).transactions).toEqual({ total: 1, completed: 1 });
    const report = { category: 'bug', subject: 'x', description: 'y', severity: 'low' } as const;
    const id = newId();
    await db()
      .insert(reports)
      .values({ id, ...report, createdAt: now, updatedAt: now });
    expect((await totals()).reports).toEqual({ total: 1, open: 1 });
    await db().delete(reports);
    expect((await totals()).reports).toEqual({ total: 0, open: 0 });
  });

  it('returns 304 for the totals while nothing changes, whatever is requested in between', async () => {
    const caller = await admin();
    const tag = (await caller.get('/api/admin/totals')).headers.get('etag') ?? '';
    const again = () => caller.get('/api/admin/totals', { 'if-none-match': tag });
    expect((await again()).status).toBe(304);
    await caller.get('/api/admin/users');
    expect((await again()).status).toBe(304);
    await rows.user('one@example.com');
    expect((await again()).status).toBe(200);
  });

  it('returns the share of users with premium, with one decimal', async () => {
    const users = [await rows.user('a@example.com'), await rows.user('b@example.com')];
    const at = new Date();
    for (const [n, userId] of users.entries())
      await db().execute(sql`insert into subscriptions
        (id, user_id, provider, ref, customer_ref, price_key, status, created_at, checked_at)
        values (${newId()}, ${userId}, 'sandbox', ${n === 0 ? 'sub_1' : null}, 'c', 'premium_monthly', 'active',
          ${at.toISOString()}::timestamptz, ${at.toISOString()}::timestamptz)`);
    const { body } = await (await admin()).get('/api/admin/totals');
    expect(body.premium).toEqual({ active: 1, conversion: 33.3 });
  });
});

describe('the overview', () => {
  it('returns every day of the charts and no problems for an empty app', async () => {
    const { status, body } = await (await admin()).get('/api/admin/overview');
    expect(status).toBe(200);
    const days = list(body.days);
    expect(days).toHaveLength(30);
    const today = testApp.clock.now().toISOString().slice(0, 10);
    expect(days.at(-1)).toEqual({ day: today, stories: 0, failures: 0, revenueCents: 0 });
    const dates = days.map(({ day }) => Date.parse(String(day)));
    expect(dates.every((day, n) => n === 0 || day - Number(dates[n - 1]) === DAY)).toBe(true);
    expect(body).toMatchObject({
      lastActivityAt: null,
      providers: [],
      ledgerProblems: [],
      webhooks: { received: 0, medianLagSeconds: null, worstLagSeconds: null, lastAt: null },
      system: {
        database: process.env.TEST_DATABASE_URL ? 'postgresql' : 'embedded',
        version: expect.stringMatching(/^\d+\.\d+\.\d+$/),
        lastBackupAt: null,
      },
    });
    expect(list(body.queues).map(({ name }) => String(name))).toContain('stories.make');
  });

  it('groups stories, failures and payments by day in UTC', async () => {
    const now = testApp.clock.now();
    const midnight = new Date(`${now.toISOString().slice(0, 10)}T00:00:00Z`);
    const user = await rows.user('one@example.com');
    const ended = (status: 'ready' | 'failed' | 'cancelled', at: Date) =>
      rows.story(user, { status, createdAt: at, finishedAt: at });
    await ended('ready', midnight);
    await ended('ready', later(midnight, -1));
    await ended('failed', later(midnight, -1));
    await ended('cancelled', later(midnight, -1));
    await ended('ready', later(midnight, -29 * DAY));
    await ended('ready', later(midnight, -29 * DAY - 1));
    await rows.story(user, { status: 'making', finishedAt: null });
    const parent = await newParent(testApp);
    await buyPack(parent, 'popular');
    await buyPack(parent, 'single');
    await db()
      .insert(orders)
      .values({
        ...{
          id: newId(),
          userId: user,
          packageId: 'single',
          credits: 1,
          amountCents: 200,
          provider: 'sandbox',
        },
        ...{ createdAt: now, checkedAt: now },
      });
    const { body } = await (await admin()).get('/api/admin/overview');
    const days = list(body.days);
    expect(days.at(-1)).toMatchObject({ stories: 1, failures: 0, revenueCents: 950 + 200 });
    expect(days.at(-2)).toMatchObject({ stories: 1, failures: 1, revenueCents: 0 });
    expect(days.at(0)).toMatchObject({ stories: 1, failures: 0 });
    expect(body.webhooks).toMatchObject({ received: expect.any(Number), lastAt: expect.any(String) });
  });

  it('sums the calls of each provider over the last 30 days', async () => {
    const now = testApp.clock.now();
    const id = await rows.story(await rows.user('one@example.com'));
    await rows.call(id, { at: now });
    await rows.call(id, { at: now, outcome: 'busy', costMicros: 0 });
    await rows.call(id, { at: now, outcome: 'begun', costMicros: 45 });
    await rows.call(id, { at: now, provider: 'compatible', costMicros: null });
    await rows.call(id, { at: later(now, -31 * DAY), provider: 'google' });
    const { body } = await (await admin()).get('/api/admin/overview');
    expect(body.providers).toEqual([
      { provider: 'compatible', calls: 1, failed: 0, cost: null, costComplete: false },
      { provider: 'openai', calls: 3, failed: 1, cost: '0.000700', costComplete: true },
    ]);
  });

  it('counts the waiting and running jobs of a queue, and how long the oldest has waited', async () => {
    const caller = await admin();
    const { jobs, database } = testApp.app;
    // This queue has no worker, as when one is stuck.
    await jobs.send('nobody.works', { n: 1 });
    await jobs.send('nobody.works', { n: 2 });
    await jobs.send('nobody.works', { n: 3 }, { startAfterSeconds: 3600 });
    await database.run(
      `update pgboss.job set start_after = now() - interval '90 seconds' where name = 'nobody.works' and data->>'n' = '1'`,
    );
    const queue = async () =>
      list((await caller.get('/api/admin/overview')).body.queues).find(
        ({ name }) => String(name) === 'nobody.works',
      );
    const stuck = await queue();
    expect(stuck).toMatchObject({ waiting: 3, running: 0 });
    expect(Number(stuck?.oldestSeconds)).toBeGreaterThanOrEqual(90);
    expect(Number(stuck?.oldestSeconds)).toBeLessThan(120);
    await database.run(
      `update pgboss.job set state = 'active', started_on = now() where name = 'nobody.works' and data->>'n' in ('1', '2')`,
    );
    expect(await queue()).toEqual({ name: 'nobody.works', waiting: 1, running: 2, oldestSeconds: null });
    await database.run(`delete from pgboss.job where name = 'nobody.works'`);
    expect(await queue()).toEqual({ name: 'nobody.works', waiting: 0, running: 0, oldestSeconds: null });
  });

  it('returns the median and the worst lag of the payment provider’s events', async () => {
    const now = testApp.clock.now();
    const event = (id: string, ago: number, lag: number | null) => {
      const receivedAt = later(now, -ago);
      const happenedAt = lag === null ? null : later(receivedAt, -lag * SECOND);
      return { id, type: 'ping', receivedAt, happenedAt };
    };
    await db()
      .insert(webhookEvents)
      .values([
        event('a', HOUR, 1),
        event('b', HOUR, 3),
        event('c', HOUR, 60),
        event('d', HOUR, 2),
        event('early', HOUR, -5),
        event('old', 25 * HOUR, 900),
        event('unknown', 2 * HOUR, null),
      ]);
    const { body } = await (await admin()).get('/api/admin/overview');
    expect(body.webhooks).toEqual({
      received: 6,
      medianLagSeconds: 2,
      worstLagSeconds: 60,
      lastAt: later(now, -HOUR).toISOString(),
    });
  });

  it('stores when the payment provider’s events happened', async () => {
    await buyPack(await newParent(testApp));
    const events = await eventually(async () => {
      const found = await db().select().from(webhookEvents);
      return found.length ? found : undefined;
    });
    for (const { happenedAt, receivedAt } of events)
      expect(Math.abs(receivedAt.getTime() - Number(happenedAt?.getTime()))).toBeLessThan(60 * SECOND);
  });

  it('lists the problems that the ledger audit finds', async () => {
    const user = await rows.user('one@example.com');
    await db().execute(sql`insert into credit_accounts (user_id, balance) values (${user}, 7)
      on conflict (user_id) do update set balance = 7`);
    const { body } = await (await admin()).get('/api/admin/overview');
    expect(body.ledgerProblems).toEqual([{ problem: 'balance is not the sum of the entries', ref: user }]);
    await db().execute(sql`update credit_accounts set balance = 0`);
  });

  it('returns the times of the last backup and the last admin action', async () => {
    const now = testApp.clock.now();
    const [before, after] = [later(now, -DAY), later(now, -HOUR)];
    await db()
      .insert(backups)
      .values([before, after].map((finishedAt) => ({ id: newId(), finishedAt, bytes: 1 })));
    const action = { adminEmail: ADMIN, action: 'user_delete', details: { reason: 'x' } } as const;
    await db()
      .insert(adminActivities)
      .values([before, after].map((createdAt) => ({ id: newId(), createdAt, ...action })));
    const { body } = await (await admin()).get('/api/admin/overview');
    expect(body.lastActivityAt).toBe(after.toISOString());
    expect(body.system?.lastBackupAt).toBe(after.toISOString());
  });
});
