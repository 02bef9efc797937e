import { describe, expect, it } from 'vitest';
import { createTestApp, WEBHOOK_SECRET } from '../../../tools/testing/app.ts';
import { eventually } from '../../../tools/testing/eventually.ts';
import { buyPack, Caller, creditsOf, GOOD_CARD, newParent } from '../../../tools/testing/users.ts';
import { MINUTE } from '../../platform/server/clock.ts';
import { signatureOf } from './sandbox/events/signature.ts';

const testApp = createTestApp();

/** The payloads of all events the sandbox has sent so far, as it signed them. */
async function events(): Promise<string[]> {
  const { rows } = await testApp.app.database.run('select payload from sandbox_events order by created_at');
  return rows.map((row) => String(row.payload));
}

const postEvent = (body: string, header = signatureOf(body, WEBHOOK_SECRET, testApp.clock.now())) =>
  new Caller(testApp).post('/api/webhooks/sandbox', body, { 'stripe-signature': header });

async function begin(parent: Caller, packageId = 'popular', headers: Record<string, string> = {}) {
  const { status, body } = await parent.post('/api/create-payment-intent', { packageId }, headers);
  return { status, clientSecret: String(body.clientSecret) };
}

describe('credit packs', () => {
  it('lists the credit packs with their prices, GST included', async () => {
    const { body } = await new Caller(testApp).get('/api/credit-packages');
    expect(body).toMatchObject([
      { id: 'single', credits: 1, priceAUD: 2, popular: false, description: 'One story', savings: '' },
      {
        id: 'popular',
        credits: 5,
        priceAUD: 9.5,
        popular: true,
        description: '$1.90 a story',
        savings: 'Save 5%',
      },
      { id: 'family', credits: 12, priceAUD: 21.6, popular: false, savings: 'Save 10%' },
    ]);
  });

  it('grants the credits of a pack when the signed event of a test card payment arrives', async () => {
    const parent = await newParent(testApp);
    expect(await buyPack(parent, 'popular')).toBe(5);
    expect(await buyPack(parent, 'family')).toBe(17);
  });

  it('returns 404 for a pack that is not on sale', async () => {
    const parent = await newParent(testApp);
    expect((await begin(parent, 'a-thousand')).status).toBe(404);
  });

  it('returns 409 when a paid order is repeated with its key after the provider forgot the payment', async () => {
    const parent = await newParent(testApp);
    const key = { 'idempotency-key': 'one-press' };
    const { clientSecret } = await begin(parent, 'popular', key);
    await parent.post('/api/sandbox/confirm', { clientSecret, ...GOOD_CARD });
    await eventually(async () => ((await creditsOf(parent)) === 5 ? true : undefined));
    expect((await begin(parent, 'popular', key)).status).toBe(200);
    await testApp.app.database.run(`update sandbox_payments set order_id = 'forgotten'`);
    expect((await begin(parent, 'popular', key)).status).toBe(409);
  });

  it('creates one payment for parallel requests with one idempotency key, and returns 409 when the key is reused for another pack', async () => {
    const parent = await newParent(testApp);
    const key = { 'idempotency-key': 'one-press' };
    const all = await Promise.all(Array.from({ length: 8 }, () => begin(parent, 'popular', key)));
    expect(new Set(all.map((answer) => answer.clientSecret)).size).toBe(1);
    expect((await begin(parent, 'family', key)).status).toBe(409);
    const { rows } = await testApp.app.database.run('select count(*)::int as n from orders');
    expect(rows[0]?.n).toBe(1);
  });
});

describe('test cards', () => {
  it.each([
    ['4000000000000002', 'card_declined', 'generic_decline'],
    ['4000 0000 0000 9995', 'card_declined', 'insufficient_funds'],
    ['4000000000000069', 'expired_card', 'expired_card'],
    ['4000000000000127', 'incorrect_cvc', 'incorrect_cvc'],
    ['4000000000000119', 'processing_error', 'processing_error'],
    ['4111111111111112', 'incorrect_number', 'incorrect_number'],
  ])(
    'declines card %s as %s, grants nothing, and accepts another card afterwards',
    async (number, code, declineCode) => {
      const parent = await newParent(testApp);
      const { clientSecret } = await begin(parent);
      const refused = await parent.post('/api/sandbox/confirm', { clientSecret, ...GOOD_CARD, number });
      expect(refused.status).toBe(402);
      expect(refused.body.error).toMatchObject({
        code,
        decline_code: declineCode,
        message: expect.stringMatching(/\.$/),
      });
      expect(await creditsOf(parent)).toBe(0);
      const paid = await parent.post('/api/sandbox/confirm', { clientSecret, ...GOOD_CARD });
      expect(String(paid.body.paymentIntent?.status)).toBe('succeeded');
      await eventually(async () => ((await creditsOf(parent)) === 5 ? true : undefined));
    },
  );

  it('refuses an expired card, and stores only the last four digits of a number', async () => {
    const parent = await newParent(testApp);
    const { clientSecret } = await begin(parent);
    const past = await parent.post('/api/sandbox/confirm', { clientSecret, ...GOOD_CARD, expiry: '01 / 20' });
    expect(String(past.body.error?.code)).toBe('invalid_expiry_year_past');
    const { rows } = await testApp.app.database.run('select * from sandbox_payments');
    expect(JSON.stringify(rows)).not.toContain('424242424242');
    expect(rows[0]?.card_last4).toBe('4242');
  });

  it('returns 404 when a parent confirms a payment of another parent or one that does not exist', async () => {
    const [one, other] = [await newParent(testApp), await newParent(testApp)];
    const { clientSecret } = await begin(one);
    expect((await other.post('/api/sandbox/confirm', { clientSecret, ...GOOD_CARD })).status).toBe(404);
    const made = { clientSecret: `${clientSecret.split('_secret_')[0]}_secret_made-up`, ...GOOD_CARD };
    expect((await one.post('/api/sandbox/confirm', made)).status).toBe(404);
  });
});

describe('payment events', () => {
  it('grants the credits once for two different events of one payment', async () => {
    const parent = await newParent(testApp);
    await buyPack(parent);
    const [event = ''] = await events();
    await postEvent(event.replace(/evt_sbx_\w+/, 'evt_sbx_another'));
    expect(await creditsOf(parent)).toBe(5);
  });

  it('grants nothing for a forged success event: the provider state is fetched', async () => {
    const parent = await newParent(testApp);
    const { clientSecret } = await begin(parent);
    await parent.post('/api/sandbox/confirm', { clientSecret, ...GOOD_CARD, number: '4000000000000002' });
    const [failed = ''] = await events();
    const forgedEvent = failed.replace(/evt_sbx_\w+/, 'evt_sbx_lie').replace('payment_failed', 'succeeded');
    expect((await postEvent(forgedEvent)).status).toBe(200);
    expect(await creditsOf(parent)).toBe(0);
  });

  it('returns 400 for events that are forged, tampered with or too old', async () => {
    const parent = await newParent(testApp);
    await buyPack(parent);
    const [event = ''] = await events();
    const old = signatureOf(event, WEBHOOK_SECRET, new Date(testApp.clock.now().getTime() - 6 * MINUTE));
    const tampered = signatureOf(event, WEBHOOK_SECRET, testApp.clock.now());
    const answers = [
      await postEvent(event, signatureOf(event, 'whsec_of_somebody_else', testApp.clock.now())),
      await postEvent(event.replace('950', '951'), tampered),
      await postEvent(event, old),
      await postEvent(event, 'nonsense'),
    ];
    expect(answers.map((answer) => answer.status)).toEqual([400, 400, 400, 400]);
  });

  it('grants the credits of a lost event by reconciling, however many older orders are unpaid', async () => {
    const parent = await newParent(testApp);
    await begin(parent, 'single');
    // More than two reconcile passes can handle.
    await testApp.app.database.run(
      `insert into orders (id, user_id, package_id, credits, amount_cents, provider, payment_ref, created_at, checked_at)
       select id || n, user_id, package_id, credits, amount_cents, provider, payment_ref || n, created_at, checked_at
         from orders, generate_series(1, 60) n`,
    );
    const { clientSecret } = await begin(parent);
    await testApp.app.database.run(
      `update sandbox_payments set status = 'succeeded', amount_received_cents = amount_cents where id = $1`,
      [clientSecret.split('_secret_')[0]],
    );
    for (let round = 0; round < 2; round += 1) {
      testApp.clock.advance(2 * MINUTE + 1000);
      await testApp.app.features.billing.reconcile();
    }
    expect(await creditsOf(parent)).toBe(5);
  });

  it('grants nothing for a payment that differs from its order', async () => {
    const parent = await newParent(testApp);
    const { clientSecret } = await begin(parent);
    await testApp.app.database.run(
      `update sandbox_payments set status = 'succeeded', amount_received_cents = 1 where id = $1`,
      [clientSecret.split('_secret_')[0]],
    );
    testApp.clock.advance(3 * MINUTE);
    await testApp.app.features.billing.reconcile();
    expect(await creditsOf(parent)).toBe(0);
  });
});
