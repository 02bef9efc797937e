import { describe, expect, it } from 'vitest';
import { adminRows, minutes, NOON } from '../../../../tools/testing/admin-rows.ts';
import { ADMIN, createTestApp } from '../../../../tools/testing/app.ts';
import { Caller, type Loose, newParent } from '../../../../tools/testing/users.ts';
import { invoices, orders, subscriptions } from '../../../billing/server/schema.ts';
import { newId } from '../../../platform/server/security/ids.ts';
import { post } from '../../../wallet/server/ledger.ts';
import { transactionCounts } from './transaction-counts.ts';

const testApp = createTestApp();
const rows = adminRows(testApp);
const db = () => testApp.app.database.db;
const admin = () => newParent(testApp, ADMIN);

const listed = async (caller: Caller, query = '') =>
  (await caller.get(`/api/admin/transactions${query}`)).body as unknown as readonly Loose[];
const descriptions = async (caller: Caller, query = '') =>
  (await listed(caller, query)).map((row) => String(row.description));

type Order = typeof orders.$inferInsert;
type Invoice = typeof invoices.$inferInsert;

async function newOrder(userId: string, at: Date, more: Partial<Order> = {}): Promise<string> {
  const id = newId();
  const status = more.status ?? 'open';
  const row = {
    ...{ id, userId, packageId: 'popular', credits: 5, amountCents: 950, provider: 'sandbox' },
    ...{ createdAt: at, checkedAt: at, paidAt: status === 'paid' ? at : null },
    ...more,
    paymentRef: `pi_${id}`,
  };
  await db().transaction(async (tx) => {
    await tx.insert(orders).values(row);
    const fact = `payment_intent:${row.paymentRef}`;
    if (status === 'paid')
      await post(tx, { userId, kind: 'pack', delta: row.credits, fact, paymentRef: row.paymentRef }, at);
  });
  return row.paymentRef;
}

async function newInvoice(userId: string, at: Date, more: Partial<Invoice> = {}): Promise<void> {
  const id = newId();
  const status = more.status ?? 'open';
  await db().transaction(async (tx) => {
    const plan = { id, userId, provider: 'sandbox', customerRef: 'c', priceKey: 'premium_monthly' } as const;
    await tx
      .insert(subscriptions)
      .values({ ...plan, status: 'canceled', createdAt: at, checkedAt: at, endedAt: at });
    await tx.insert(invoices).values({
      ...{ ref: `in_${id}`, id, userId, subscriptionId: id, status, reason: 'subscription_cycle' },
      ...{ priceKey: 'premium_monthly', amountCents: 999, currency: 'aud', createdAt: at },
      ...{ credits: status === 'paid' ? 10 : 0, paidAt: status === 'paid' ? at : null },
      ...more,
    });
    const grant = {
      kind: 'subscription',
      delta: 10,
      fact: `invoice:in_${id}`,
      paymentRef: `in_${id}`,
    } as const;
    if (status === 'paid') await post(tx, { userId, ...grant }, at);
  });
}

const move = (userId: string, movement: Omit<Parameters<typeof post>[1], 'userId'>, at: Date) =>
  db().transaction((tx) => post(tx, { userId, ...movement }, at));

/** One transaction of each kind, of two parents, a minute apart. */
async function everyKind() {
  const jo = await rows.user('jo_1@example.com');
  const al = await rows.user('al@example.com');
  const paid = await newOrder(jo, minutes(1), { status: 'paid' });
  await newOrder(jo, minutes(2), { status: 'processing', credits: 1, amountCents: 200 });
  await newOrder(jo, minutes(3), { status: 'canceled', credits: 12, amountCents: 2160 });
  await newInvoice(al, minutes(4), { status: 'paid' });
  await newInvoice(al, minutes(5));
  await newInvoice(al, minutes(6), { attemptsNotified: 2, priceKey: 'premium_yearly', amountCents: 7999 });
  await newInvoice(al, minutes(7), { status: 'void', priceKey: null });
  await newInvoice(al, minutes(8), { status: 'uncollectible' });
  await move(jo, { kind: 'clawback', delta: -2, fact: 'refund:ch:400', paymentRef: paid }, minutes(9));
  await move(
    jo,
    { kind: 'reinstate', delta: 2, fact: 'refund:ch:400:failed', paymentRef: paid },
    minutes(10),
  );
  await move(jo, { kind: 'admin', delta: 3, fact: 'admin:1', reason: 'For the trouble' }, minutes(11));
  return { jo, al };
}

describe('the transactions', () => {
  it('lists payments and credit movements in one order, newest first', async () => {
    const { jo, al } = await everyKind();
    const caller = await admin();
    const found = await listed(caller);
    const lines = found.map((row) =>
      [row.type, row.status, row.amount, row.credits, row.description].map(String).join(' | '),
    );
    expect(lines).toEqual([
      'credit_adjustment | completed | 0 | 3 | For the trouble',
      'refund_reversed | completed | 0 | 2 | Refund of 5 credits, reversed',
      'refund | completed | 0 | -2 | Refund of 5 credits',
      'premium_subscription | failed | 9.99 | 0 | Premium, monthly',
      'premium_subscription | canceled | 9.99 | 0 | Premium',
      'premium_subscription | failed | 79.99 | 0 | Premium, yearly',
      'premium_subscription | pending | 9.99 | 0 | Premium, monthly',
      'premium_subscription | completed | 9.99 | 10 | Premium, monthly',
      'credit_purchase | canceled | 21.6 | 0 | 12 credits',
      'credit_purchase | pending | 2 | 0 | 1 credit',
      'credit_purchase | completed | 9.5 | 5 | 5 credits',
    ]);
    expect(new Set(found.map(({ id }) => String(id))).size).toBe(11);
    expect(found.at(-1)).toMatchObject({
      createdAt: '2030-01-01T12:01:00.000Z',
      userId: jo,
      userEmail: 'jo_1@example.com',
      currency: 'AUD',
    });
    const counts = await transactionCounts(db(), [jo, al]);
    expect([...counts].sort()).toEqual(
      [
        [jo, 6],
        [al, 5],
      ].sort(),
    );
  });

  it('filters transactions by type, status, period and parent, page by page', async () => {
    const { jo } = await everyKind();
    const caller = await admin();
    const all = await descriptions(caller);
    const cases: Record<string, string[]> = {
      'type=credit_purchase': all.slice(8),
      'type=premium_subscription': all.slice(3, 8),
      'type=refund': all.slice(2, 3),
      'type=refund_reversed': all.slice(1, 2),
      'type=credit_adjustment': all.slice(0, 1),
      'status=completed': [...all.slice(0, 3), 'Premium, monthly', '5 credits'],
      'status=pending': ['Premium, monthly', '1 credit'],
      'status=failed': ['Premium, monthly', 'Premium, yearly'],
      'status=canceled': ['Premium', '12 credits'],
      'status=failed&type=credit_purchase': [],
      'status=pending&type=refund': [],
      [`from=${minutes(3).toISOString()}&to=${minutes(5).toISOString()}`]: all.slice(7, 9),
      'q=JO_1%40': [...all.slice(0, 3), ...all.slice(8)],
      'q=jox1': [],
      [`q=${jo}&status=canceled`]: ['12 credits'],
      'limit=2&offset=2': all.slice(2, 4),
      'offset=11': [],
    };
    for (const [query, expected] of Object.entries(cases))
      expect(await descriptions(caller, `?${query}`), query).toEqual(expected);
    for (const wrong of ['type=x', 'status=x', 'from=yesterday', 'limit=0'])
      expect((await caller.get(`/api/admin/transactions?${wrong}`)).status, wrong).toBe(400);
  });

  it('neither repeats nor skips transactions across pages when many share one instant', async () => {
    const { jo } = await everyKind();
    for (let n = 0; n < 12; n += 1) {
      await newOrder(jo, NOON);
      await move(jo, { kind: 'admin', delta: 1, fact: `admin:x${n}`, reason: `reason ${n}` }, NOON);
    }
    const caller = await admin();
    const whole = (await listed(caller, '?limit=100')).map(({ id }) => String(id));
    const paged: string[] = [];
    for (let offset = 0; offset < 35; offset += 7)
      paged.push(...(await listed(caller, `?limit=7&offset=${offset}`)).map(({ id }) => String(id)));
    expect(paged).toEqual(whole);
    expect(new Set(whole).size).toBe(35);
  });

  it('exports transactions as CSV with the same filters, complete and in order', async () => {
    const { jo } = await everyKind();
    await db()
      .insert(orders)
      .values(
        Array.from({ length: 1_100 }, (_, n) => {
          const id = newId();
          const bought = { packageId: 'single', credits: 1, amountCents: 200, provider: 'sandbox' };
          // Several per instant, and more than one page of the export.
          return { id, userId: jo, ...bought, createdAt: minutes(-(n % 90)), checkedAt: NOON };
        }),
      );
    await move(jo, { kind: 'admin', delta: 1, fact: 'admin:2', reason: '=1+1, "quoted"' }, minutes(20));
    const caller = await admin();
    const answer = await caller.get('/api/admin/transactions.csv');
    expect(answer.headers.get('content-type')).toContain('text/csv');
    expect(answer.headers.get('content-disposition')).toContain('attachment');
    const lines = String(answer.body.text).trimEnd().split('\r\n');
    expect(lines[0]).toBe('Date,Id,User id,User,Type,Amount,Currency,Credits,Status,Description');
    expect(lines).toHaveLength(1 + 12 + 1_100);
    expect(new Set(lines).size).toBe(lines.length);
    expect(lines[1]).toContain(`"'=1+1, ""quoted"""`);
    const dates = lines.slice(1).map((line) => line.slice(0, 24));
    expect(dates).toEqual([...dates].sort().reverse());
    const failed = await caller.get('/api/admin/transactions.csv?status=failed');
    expect(String(failed.body.text).trimEnd().split('\r\n')).toHaveLength(3);
    expect((await caller.get('/api/admin/transactions.csv?type=x')).status).toBe(400);
    expect((await new Caller(testApp).get('/api/admin/transactions.csv')).status).toBe(401);
    expect((await (await newParent(testApp)).get('/api/admin/transactions.csv')).status).toBe(403);
  });
});
