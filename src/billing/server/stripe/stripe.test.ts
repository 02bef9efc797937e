import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import Stripe from 'stripe';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { FakeOptions } from '../../../../tools/fakes/stripe/store.ts';
import { type FakeStripe, openFakeStripe } from '../../../../tools/fakes/stripe/stripe.ts';
import { createLog } from '../../../platform/server/log.ts';
import { BadSignatureError, type PaymentProvider, ProviderUnavailableError } from '../provider/provider.ts';
import { checkAccount } from './account-check.ts';
import { EVENT_TYPES } from './events.ts';
import { createStripe } from './stripe.ts';

const USER = { id: 'user-1', email: 'parent@example.com', name: 'Pat Parent' };
const GOOD = '4242424242424242';
const FAILS_LATER = '4000000000000341';

let fake: FakeStripe;
let provider: PaymentProvider;
const settingsOf = (fakeStripe: FakeStripe) => ({
  secretKey: fakeStripe.secretKey,
  publishableKey: fakeStripe.publishableKey,
  webhookSecret: fakeStripe.webhookSecret,
  apiUrl: fakeStripe.url,
  automaticTax: false,
});
async function open(options: FakeOptions = {}, more: { automaticTax?: boolean; timeoutMs?: number } = {}) {
  await fake?.close();
  fake = await openFakeStripe(options);
  provider = createStripe({ ...settingsOf(fake), ...more }, createLog('silent'));
}
async function begin(card = GOOD) {
  const { ref: customerRef } = await provider.ensureCustomer(USER);
  const made = await provider.createSubscription({ localId: 'l1', customerRef, priceKey: 'premium_monthly' });
  await fake.confirm(made.clientSecret, card);
  return made;
}
const requestsOf = (operation: string) => fake.requests.filter((request) => request.operation === operation);

beforeEach(() => open());
afterEach(() => fake.close());

describe('Stripe', () => {
  it('sends only a parent’s name, address and id, and an order with its sum, to Stripe', async () => {
    const { ref } = await provider.ensureCustomer(USER);
    const order = {
      orderId: 'o1',
      customerRef: ref,
      amountCents: 200,
      currency: 'aud',
      description: '1 credit',
    } as const;
    await provider.createPackPayment(order);
    expect(requestsOf('customers.create')[0]?.params).toEqual({
      email: USER.email,
      name: USER.name,
      metadata: { userId: USER.id },
    });
    expect(requestsOf('paymentIntents.create')[0]).toMatchObject({ idempotencyKey: 'order:o1' });
    expect(requestsOf('paymentIntents.create')[0]?.params).toEqual({
      amount: '200',
      currency: 'aud',
      customer: ref,
      automatic_payment_methods: { enabled: 'true' },
      description: '1 credit',
      metadata: { orderId: 'o1' },
    });
  });

  it('voids a renewal that was still a draft when its subscription ended', async () => {
    await open({ drafts: true, start: new Date('2026-11-10T00:00:00Z') });
    const { ref } = await begin();
    await fake.advance(30.02);
    expect((await provider.listInvoices(ref)).map(({ status }) => status)).toEqual(['draft', 'paid']);
    await provider.cancelNow(ref);
    await fake.advance(10);
    expect((await provider.listInvoices(ref)).map(({ status }) => status)).toEqual(['void', 'paid']);
    expect(fake.problems).toEqual([]);
  });

  it('sends a unique idempotency key with every change', async () => {
    const { ref } = await begin(FAILS_LATER);
    await provider.changePrice(ref, 'premium_yearly', 'c1');
    await provider.cancelAtPeriodEnd(ref);
    await provider.resume(ref);
    await provider.cancelNow(ref);
    const posts = fake.requests.filter(({ method }) => method === 'POST');
    const keys = posts.map(({ idempotencyKey }) => idempotencyKey);
    expect(keys).toEqual(
      expect.arrayContaining(['customer:user-1', 'price:premium_monthly:999', 'sub:l1', 'change:c1']),
    );
    expect(new Set(keys).size).toBe(keys.length);
    expect(fake.problems).toEqual([]);
  });

  it('returns the same customer after a parent changes name or address', async () => {
    const first = await provider.ensureCustomer(USER);
    expect(await provider.ensureCustomer({ ...USER, name: 'Pat Other' })).toEqual(first);
    expect(await provider.ensureCustomer({ ...USER, email: 'other@example.com' })).toEqual(first);
  });

  it('looks up each price once, creates a new one for a new sum, and still recognises the old one', async () => {
    const { ref } = await begin();
    await provider.getSubscription(ref);
    expect(requestsOf('prices.list')).toHaveLength(1);
    const raw = new Stripe(fake.secretKey, {
      host: '127.0.0.1',
      port: Number(new URL(fake.url).port),
      protocol: 'http',
    });
    const { data } = await raw.prices.list();
    const dearer = {
      product: String(data[0]?.product),
      currency: 'aud',
      unit_amount: 1099,
      recurring: { interval: 'month' },
      lookup_key: 'premium_monthly',
      transfer_lookup_key: true,
      metadata: { storywren_price: 'premium_monthly' },
    } as const;
    await raw.prices.create(dearer, { idempotencyKey: 'somebody else' });
    const second = createStripe(settingsOf(fake), createLog('silent'));
    expect((await second.getSubscription(ref))?.priceKey).toBe('premium_monthly');
    const [invoice] = await second.listInvoices(ref);
    expect(invoice?.lines).toEqual([{ priceKey: 'premium_monthly', amountCents: 999, isProration: false }]);
  });

  it('cancels at the end of the period by flag in classic billing mode', async () => {
    await open({ billingMode: 'classic' });
    const { ref } = await begin();
    const canceled = await provider.cancelAtPeriodEnd(ref);
    expect(canceled.cancelAt).toEqual(canceled.periodEnd);
    expect((await provider.resume(ref)).cancelAt).toBeNull();
  });

  it('reports a subscription that is unpaid after dunning as one that must be ended', async () => {
    await open({ dunningEnds: 'unpaid' });
    const { ref } = await begin(FAILS_LATER);
    await fake.advance(31 + 8);
    expect(await provider.getSubscription(ref)).toMatchObject({ status: 'canceled', mustEnd: true });
    expect(await provider.cancelNow(ref)).toMatchObject({ status: 'canceled', mustEnd: false });
    expect((await provider.listInvoices(ref))[0]?.status).toBe('void');
  });

  it.each([[false], [true]])(
    'counts a failed refund as not refunded, whether its charge still counts it: %s',
    async (stillCounted) => {
      const { ref: customerRef } = await provider.ensureCustomer(USER);
      const order = {
        orderId: 'o1',
        customerRef,
        amountCents: 950,
        currency: 'aud',
        description: '5',
      } as const;
      const { ref, clientSecret } = await provider.createPackPayment(order);
      await fake.confirm(clientSecret, GOOD);
      const refund = await fake.refund(ref, 400);
      await fake.refund(ref, 100);
      await fake.failRefund(refund, { stillCounted });
      const event = fake.events.findLast(({ type }) => type === 'refund.failed');
      const { data } = JSON.parse(event?.payload ?? '{}');
      expect((await provider.getCharge(data.object.charge))?.refundedCents).toBe(100);
    },
  );

  it('sends a country with automatic tax', async () => {
    const { ref: customerRef } = await provider.ensureCustomer(USER);
    const taxed = createStripe({ ...settingsOf(fake), automaticTax: true }, createLog('silent'));
    await taxed.createSubscription({ localId: 'l1', customerRef, priceKey: 'premium_yearly' });
    expect(requestsOf('subscriptions.create')[0]?.params.automatic_tax).toEqual({ enabled: 'true' });
    expect(fake.problems).toEqual([]);
  });

  it('throws ProviderUnavailableError within the timeout when Stripe does not answer', async () => {
    await open({}, { timeoutMs: 150 });
    fake.hang(true);
    const startedAt = Date.now();
    await expect(provider.ensureCustomer(USER)).rejects.toThrow(ProviderUnavailableError);
    await expect(provider.cancelNow('sub_1')).rejects.toThrow(ProviderUnavailableError);
    expect(Date.now() - startedAt).toBeLessThan(5000);
    fake.hang(false);
    await fake.close();
    await expect(provider.getPayment('pi_1')).rejects.toThrow(ProviderUnavailableError);
  });

  it('throws refusals that contain no key, address or name', async () => {
    const wrong = createStripe({ ...settingsOf(fake), secretKey: 'sk_test_wrong' }, createLog('silent'));
    const error = await wrong.ensureCustomer(USER).catch((thrown: Error) => thrown);
    expect(error).toBeInstanceOf(Error);
    expect(error).not.toBeInstanceOf(ProviderUnavailableError);
    const whole = JSON.stringify(error) + String((error as Error).stack);
    expect(whole).not.toMatch(/sk_test|example\.com|Pat/);
  });

  it('rejects live events in an app with test keys', () => {
    const event = {
      id: 'evt_1',
      object: 'event',
      type: 'invoice.paid',
      livemode: true,
      data: { object: {} },
    };
    const payload = JSON.stringify(event);
    const signature = Stripe.webhooks.generateTestHeaderString({ payload, secret: fake.webhookSecret });
    const read = () => provider.parseWebhook(Buffer.from(payload), { 'stripe-signature': signature });
    expect(read).toThrow(BadSignatureError);
  });

  it('reads events that do not concern the app as events about nothing', async () => {
    await begin();
    const event = fake.events.find(({ type }) => type === 'invoice.finalized');
    const payload = event?.payload ?? '';
    const signature = Stripe.webhooks.generateTestHeaderString({ payload, secret: fake.webhookSecret });
    const read = provider.parseWebhook(Buffer.from(payload), { 'stripe-signature': signature });
    expect(read).toMatchObject({ type: 'invoice.finalized', about: undefined });
  });
});

describe('account check', () => {
  const PUBLIC = { publicUrl: 'https://storywren.example', create: false };
  const check = (more: object = {}) =>
    checkAccount({ ...settingsOf(fake), ...PUBLIC, ...more }, createLog('silent'));
  const lacking = async (more: object = {}) =>
    (await check(more)).filter(({ state }) => state === 'missing').map(({ text }) => text);

  it('reports what is missing, creates it with `create`, and reports nothing then', async () => {
    expect(await lacking()).toEqual([
      expect.stringContaining('premium_monthly of $9.99'),
      expect.stringContaining('premium_yearly of $79.99'),
      expect.stringContaining('https://storywren.example/api/webhooks/stripe'),
    ]);
    expect(fake.requests.filter(({ method }) => method === 'POST')).toEqual([]);
    expect(await lacking({ create: true })).toEqual([
      expect.stringMatching(/STRIPE_WEBHOOK_SECRET=whsec_\w+/),
    ]);
    expect(requestsOf('webhookEndpoints.create')[0]?.params.enabled_events).toEqual([...EVENT_TYPES]);
    expect(await lacking()).toEqual([]);
    expect(fake.problems).toEqual([]);
  });

  it('reports keys of different modes, invalid keys and tax that is not set up', async () => {
    expect(await lacking({ publishableKey: 'pk_live_x' })).toEqual([
      expect.stringContaining('the other is live'),
    ]);
    expect(await lacking({ secretKey: '' })).toEqual([expect.stringContaining('STRIPE_SECRET_KEY')]);
    expect((await lacking({ automaticTax: true })).at(-1)).toMatch(/Stripe Tax isn’t active.*head_office/);
    expect(await lacking({ secretKey: 'sk_test_wrong' })).toContainEqual(
      expect.stringContaining('isn’t allowed to read'),
    );
  });

  it('exits with 1 on the command line while something is missing', async () => {
    const env = { PATH: process.env.PATH, STRIPE_SECRET_KEY: 'nonsense' };
    const run = promisify(execFile)('npx', ['tsx', 'src/billing/server/stripe/check.ts'], { env });
    await expect(run).rejects.toMatchObject({ code: 1, stdout: expect.stringContaining('MISSING') });
  });
});
