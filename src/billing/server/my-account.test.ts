import { describe, expect, it } from 'vitest';
import { createTestApp } from '../../../tools/testing/app.ts';
import { eventually } from '../../../tools/testing/eventually.ts';
import { beginPremium, untilCredits, untilPlan } from '../../../tools/testing/money/steps.ts';
import { buyPack, type Caller, GOOD_CARD, newParent } from '../../../tools/testing/users.ts';
import { LEDGER_PAGE } from '../contract.ts';

const testApp = createTestApp({ SELLER_ABN: '51 824 753 556' });

const pay = (parent: Caller, clientSecret: string) =>
  parent.post('/api/sandbox/confirm', { clientSecret, ...GOOD_CARD });

async function premium(parent: Caller): Promise<void> {
  await pay(parent, await beginPremium(parent));
  await untilPlan(parent, 'active');
  await untilCredits(parent, 10);
}

describe('My Account', () => {
  it('lists the premium packages with their prices', async () => {
    const parent = await newParent(testApp);
    const { body } = await parent.get('/api/premium-packages');
    expect(body).toMatchObject([
      {
        id: 'premium_monthly',
        name: 'Premium, monthly',
        description: '10 credits now and 10 each month.',
        priceAUD: 9.99,
        billingCycle: 'monthly',
        credits: 10,
        savings: '',
      },
      {
        id: 'premium_yearly',
        name: 'Premium, yearly',
        description: '120 credits now and at every renewal. Priority support.',
        priceAUD: 79.99,
        billingCycle: 'yearly',
        credits: 120,
        savings: '33% savings',
      },
    ]);
  });

  it('returns the plan with its status, renewal price and card', async () => {
    const parent = await newParent(testApp);
    expect((await parent.get('/api/subscription/status')).body).toMatchObject({
      packageType: 'pay_as_you_go',
      renewalCents: null,
      card: null,
    });
    await premium(parent);
    expect((await parent.get('/api/subscription/status')).body).toMatchObject({
      packageType: 'premium',
      status: 'active',
      billingCycle: 'monthly',
      cancelAt: null,
      nextBillingCycle: null,
      renewalCents: 999,
      card: { brand: 'visa', last4: '4242' },
      credits: 10,
      debt: 0,
    });
    await parent.post('/api/subscription/cancel');
    expect((await parent.get('/api/subscription/status')).body).toMatchObject({ renewalCents: null });
  });

  it('lists every payment, with a receipt that only its owner can read', async () => {
    const [parent, other] = [await newParent(testApp), await newParent(testApp)];
    await buyPack(parent, 'family');
    await pay(parent, await beginPremium(parent));
    await untilCredits(parent, 22);
    await beginPremium(other);
    const { body } = await parent.get('/api/billing/payments');
    expect(body).toMatchObject([
      { what: 'Premium, monthly', amountCents: 999, credits: 10, status: 'paid' },
      { what: '12 credits', amountCents: 2160, credits: 12, status: 'paid' },
    ]);
    expect((await other.get('/api/billing/payments')).body).toEqual([]);
    const path = String(body[0]?.receiptPath);
    const page = await parent.get(path);
    expect(page.headers.get('content-type')).toContain('text/html');
    for (const words of [
      'Tax invoice',
      'ABN 51 824 753 556',
      'Premium, monthly',
      '$9.99 AUD',
      '$0.91 AUD',
      'ending 4242',
    ])
      expect(String(page.body.text).replaceAll('<!-- -->', '')).toContain(words);
    expect((await other.get(path)).status).toBe(404);
    expect((await other.get('/api/billing/receipts/made-up-number')).status).toBe(404);
  });

  it('sends one receipt per payment, and none for an unpaid one', async () => {
    const parent = await newParent(testApp);
    await buyPack(parent);
    await pay(parent, await beginPremium(parent));
    await testApp.mailTo(parent.email, 'Receipt for premium');
    const pack = await testApp.mailTo(parent.email, 'Receipt for credit pack');
    expect(pack.text).toContain('$9.50 AUD');
    const other = await newParent(testApp);
    await beginPremium(other);
    const receiptsTo = async (email: string) =>
      (await testApp.mails()).filter(
        ({ to, subject }) => [to].flat().some((one) => one?.text === email) && subject?.includes('Receipt'),
      ).length;
    await eventually(async () => ((await receiptsTo(parent.email)) === 2 ? true : undefined));
    expect(await receiptsTo(other.email)).toBe(0);
  });

  it('lists every ledger entry once, page by page', async () => {
    const parent = await newParent(testApp);
    await buyPack(parent);
    const userId = String((await parent.get('/api/auth/me')).body.user?.id);
    for (let n = 0; n < LEDGER_PAGE + 3; n += 1) {
      await testApp.app.database.run(
        `with account as (update credit_accounts set balance = balance + 1, seq = seq + 1 where user_id = $1 returning *)
         insert into credit_entries (user_id, seq, kind, delta, balance_after, fact, reason, created_at)
         select user_id, seq, 'admin', 1, balance, 'admin:' || seq, 'a gift', now() from account`,
        [userId],
      );
    }
    const seen: number[] = [];
    let before = '';
    for (let page = 0; page < 3; page += 1) {
      const { body } = await parent.get(`/api/billing/ledger${before}`);
      const lines = body.lines as unknown as { seq: number; kind: string }[];
      seen.push(...lines.map(({ seq }) => seq));
      if (body.next === null) break;
      before = `?before=${String(body.next)}`;
    }
    expect(seen).toEqual(Array.from({ length: LEDGER_PAGE + 4 }, (_, n) => LEDGER_PAGE + 4 - n));
    const { body } = await parent.get('/api/billing/ledger');
    expect(body.lines?.[0]).toMatchObject({ kind: 'admin', reason: 'a gift', delta: 1 });
  });

  it('ignores a subscription at a provider that is not in use, and leaves it unchanged', async () => {
    const parent = await newParent(testApp);
    await testApp.app.database.run(
      `insert into subscriptions (id, user_id, provider, ref, customer_ref, price_key, status, created_at, checked_at)
       select 'elsewhere', id, 'stripe', 'sub_elsewhere', 'cus_elsewhere', 'premium_yearly', 'active', now(), now()
         from users where email = '${parent.email}'`,
    );
    expect((await parent.get('/api/subscription/status')).body).toMatchObject({
      packageType: 'pay_as_you_go',
    });
    await premium(parent);
    await parent.post('/api/subscription/switch-to-payasyougo');
    const { rows } = await testApp.app.database.run(
      'select provider, status from subscriptions order by provider',
    );
    expect(rows).toEqual([
      { provider: 'sandbox', status: 'canceled' },
      { provider: 'stripe', status: 'active' },
    ]);
  });

  it('lets a parent cancel premium that was only chosen at sign-up', async () => {
    const parent = await newParent(testApp, 'chose@example.com', 'premium');
    const { status, body } = await parent.post('/api/subscription/cancel');
    expect([status, body.subscription]).toEqual([
      200,
      expect.objectContaining({ packageType: 'pay_as_you_go' }),
    ]);
  });

  it('returns 409 when a parent without premium cancels, resumes, changes or pays', async () => {
    const parent = await newParent(testApp);
    for (const path of ['cancel', 'resume', 'pay'])
      expect((await parent.post(`/api/subscription/${path}`)).status).toBe(409);
    const change = await parent.post('/api/subscription/change', { packageId: 'premium_yearly' });
    expect([change.status, String(change.body.error)]).toEqual([409, 'You don’t have a subscription.']);
    const nonsense = await parent.post('/api/create-premium-subscription', { packageId: 'platinum' });
    expect(nonsense.status).toBe(400);
  });
});
