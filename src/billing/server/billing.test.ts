import { describe, expect, it } from 'vitest';
import { eventually } from '../../../tools/testing/eventually.ts';
import { testHouse, WEBHOOK_SECRET } from '../../../tools/testing/house.ts';
import { buyPack, Caller, creditsOf, GOOD_CARD, newParent } from '../../../tools/testing/people.ts';
import { MINUTE } from '../../platform/server/clock.ts';
import { signatureOf } from './sandbox/signature.ts';

const house = testHouse();

/** The events that the sandbox has told so far, as it signed them. */
async function events(): Promise<string[]> {
  const { rows } = await house.house.database.run('select payload from sandbox_events order by created_at');
  return rows.map((row) => String(row.payload));
}

const bring = (body: string, header = signatureOf(body, WEBHOOK_SECRET, house.clock.now())) =>
  new Caller(house).post('/api/webhooks/sandbox', body, { 'stripe-signature': header });

async function begin(parent: Caller, packageId = 'popular', headers: Record<string, string> = {}) {
  const { status, body } = await parent.post('/api/create-payment-intent', { packageId }, headers);
  return { status, clientSecret: String(body.clientSecret) };
}

describe('credit packs', () => {
  it('cost what the house says, GST included', async () => {
    const { body } = await new Caller(house).get('/api/credit-packages');
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

  it('are paid with a test card, and the signed event brings the credits', async () => {
    const parent = await newParent(house);
    expect(await buyPack(parent, 'popular')).toBe(5);
    expect(await buyPack(parent, 'family')).toBe(17);
  });

  it('that are not on sale are not found', async () => {
    const parent = await newParent(house);
    expect((await begin(parent, 'a-thousand')).status).toBe(404);
  });

  it('asked for again with the key of one that is paid, when the provider has forgotten it, are no second payment', async () => {
    const parent = await newParent(house);
    const key = { 'idempotency-key': 'one-press' };
    const { clientSecret } = await begin(parent, 'popular', key);
    await parent.post('/api/sandbox/confirm', { clientSecret, ...GOOD_CARD });
    await eventually(async () => ((await creditsOf(parent)) === 5 ? true : undefined));
    expect((await begin(parent, 'popular', key)).status).toBe(200);
    await house.house.database.run(`update sandbox_payments set order_id = 'forgotten'`);
    expect((await begin(parent, 'popular', key)).status).toBe(409);
  });

  it('begun twice with one key are one payment; with another wish the key is refused', async () => {
    const parent = await newParent(house);
    const key = { 'idempotency-key': 'one-press' };
    const all = await Promise.all(Array.from({ length: 8 }, () => begin(parent, 'popular', key)));
    expect(new Set(all.map((answer) => answer.clientSecret)).size).toBe(1);
    expect((await begin(parent, 'family', key)).status).toBe(409);
    const { rows } = await house.house.database.run('select count(*)::int as n from orders');
    expect(rows[0]?.n).toBe(1);
  });
});

describe('cards', () => {
  it.each([
    ['4000000000000002', 'card_declined', 'generic_decline'],
    ['4000 0000 0000 9995', 'card_declined', 'insufficient_funds'],
    ['4000000000000069', 'expired_card', 'expired_card'],
    ['4000000000000127', 'incorrect_cvc', 'incorrect_cvc'],
    ['4000000000000119', 'processing_error', 'processing_error'],
    ['4111111111111112', 'incorrect_number', 'incorrect_number'],
  ])(
    '%s is declined as %s, gives nothing, and another card may be tried',
    async (number, code, declineCode) => {
      const parent = await newParent(house);
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

  it('past their month are refused, and nothing of a number is kept but its last four', async () => {
    const parent = await newParent(house);
    const { clientSecret } = await begin(parent);
    const past = await parent.post('/api/sandbox/confirm', { clientSecret, ...GOOD_CARD, expiry: '01 / 20' });
    expect(String(past.body.error?.code)).toBe('invalid_expiry_year_past');
    const { rows } = await house.house.database.run('select * from sandbox_payments');
    expect(JSON.stringify(rows)).not.toContain('424242424242');
    expect(rows[0]?.card_last4).toBe('4242');
  });

  it('cannot pay what another parent began, nor what was never begun', async () => {
    const [one, other] = [await newParent(house), await newParent(house)];
    const { clientSecret } = await begin(one);
    expect((await other.post('/api/sandbox/confirm', { clientSecret, ...GOOD_CARD })).status).toBe(404);
    const made = { clientSecret: `${clientSecret.split('_secret_')[0]}_secret_made-up`, ...GOOD_CARD };
    expect((await one.post('/api/sandbox/confirm', made)).status).toBe(404);
  });
});

describe('events', () => {
  it('two different ones of one payment give the credits once', async () => {
    const parent = await newParent(house);
    await buyPack(parent);
    const [event = ''] = await events();
    await bring(event.replace(/evt_sbx_\w+/, 'evt_sbx_another'));
    expect(await creditsOf(parent)).toBe(5);
  });

  it('alone grant nothing: the truth is fetched', async () => {
    const parent = await newParent(house);
    const { clientSecret } = await begin(parent);
    await parent.post('/api/sandbox/confirm', { clientSecret, ...GOOD_CARD, number: '4000000000000002' });
    const [failed = ''] = await events();
    const lie = failed.replace(/evt_sbx_\w+/, 'evt_sbx_lie').replace('payment_failed', 'succeeded');
    expect((await bring(lie)).status).toBe(200);
    expect(await creditsOf(parent)).toBe(0);
  });

  it('that are forged, tampered with or old are refused', async () => {
    const parent = await newParent(house);
    await buyPack(parent);
    const [event = ''] = await events();
    const old = signatureOf(event, WEBHOOK_SECRET, new Date(house.clock.now().getTime() - 6 * MINUTE));
    const tampered = signatureOf(event, WEBHOOK_SECRET, house.clock.now());
    const answers = [
      await bring(event, signatureOf(event, 'whsec_of_somebody_else', house.clock.now())),
      await bring(event.replace('950', '951'), tampered),
      await bring(event, old),
      await bring(event, 'nonsense'),
    ];
    expect(answers.map((answer) => answer.status)).toEqual([400, 400, 400, 400]);
  });

  it('that were lost are made good however many orders were left unpaid before', async () => {
    const parent = await newParent(house);
    await begin(parent, 'single');
    // As many more as two looks can hold.
    await house.house.database.run(
      `insert into orders (id, user_id, package_id, credits, amount_cents, provider, payment_ref, created_at, checked_at)
       select id || n, user_id, package_id, credits, amount_cents, provider, payment_ref || n, created_at, checked_at
         from orders, generate_series(1, 60) n`,
    );
    const { clientSecret } = await begin(parent);
    await house.house.database.run(
      `update sandbox_payments set status = 'succeeded', amount_received_cents = amount_cents where id = $1`,
      [clientSecret.split('_secret_')[0]],
    );
    for (let round = 0; round < 2; round += 1) {
      house.clock.advance(2 * MINUTE + 1000);
      await house.house.features.billing.reconcile();
    }
    expect(await creditsOf(parent)).toBe(5);
  });

  it('of a payment that differs from its order give nothing', async () => {
    const parent = await newParent(house);
    const { clientSecret } = await begin(parent);
    await house.house.database.run(
      `update sandbox_payments set status = 'succeeded', amount_received_cents = 1 where id = $1`,
      [clientSecret.split('_secret_')[0]],
    );
    house.clock.advance(3 * MINUTE);
    await house.house.features.billing.reconcile();
    expect(await creditsOf(parent)).toBe(0);
  });
});
