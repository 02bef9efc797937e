import { createServer, type Server } from 'node:http';
import Stripe from 'stripe';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { addMonths, periodEnd } from './calendar.ts';
import { type FakeStripe, openFakeStripe } from './stripe.ts';

let fake: FakeStripe;
let api: Stripe;
let server: Server | undefined;
beforeEach(async () => {
  fake = await openFakeStripe();
  api = new Stripe(fake.secretKey, {
    host: '127.0.0.1',
    port: Number(new URL(fake.url).port),
    protocol: 'http',
    maxNetworkRetries: 0,
    telemetry: false,
  });
});
afterEach(async () => {
  await fake.close();
  server?.closeAllConnections();
  server?.close();
});

let count = 0;
const key = () => {
  count += 1;
  return { idempotencyKey: `key-${count}` };
};
const form = (params: Record<string, string>) => params as never;
const customer = () => api.customers.create({ email: 'a@example.com' }, key());
const payment = (more: Record<string, string> = {}) =>
  api.paymentIntents.create({ amount: 500, currency: 'aud', ...(more as object) }, key());

/** A webhook that records the types of received events and returns the given statuses. */
async function listen(
  answer: (n: number) => number = () => 200,
): Promise<{ url: string; received: string[] }> {
  const received: string[] = [];
  server = createServer(async (request, response) => {
    let body = '';
    for await (const chunk of request) body += chunk;
    const header = String(request.headers['stripe-signature']);
    const event = Stripe.webhooks.constructEvent(body, header, fake.webhookSecret);
    received.push(event.type);
    response.writeHead(answer(received.length)).end();
  });
  await new Promise<void>((resolve) => server?.listen(0, '127.0.0.1', resolve));
  const address = server.address() as { port: number };
  return { url: `http://127.0.0.1:${address.port}`, received };
}

describe('the rules of the fake', () => {
  it.each([
    ['an unknown parameter', () => payment({ payment_method_types: 'card' }), /payment_method_types/],
    ['a missing parameter', () => api.paymentIntents.create(form({ amount: '500' }), key()), /currency/],
    ['an amount that is not an integer', () => payment({ amount: '9.99' }), /integer: amount/],
    ['an unknown enum value', () => payment({ capture_method: 'later' }), /capture_method/],
    ['an empty string', () => payment({ description: '' }), /empty string for 'description'/],
    [
      'an unknown nested parameter',
      () => payment({ shipping: { phones: '1' } as never }),
      /shipping\[phones\]/,
    ],
    [
      'a property that cannot be expanded',
      () => payment({ expand: ['invoice'] as never }),
      /cannot be expanded/,
    ],
    [
      'a POST without an idempotency key',
      () => api.customers.create({ email: 'a@example.com' }),
      /idempotency key/,
    ],
  ])('rejects %s', async (_, call, message) => {
    await expect(call()).rejects.toThrow(message);
  });

  it('records violations of the rules', async () => {
    await expect(payment({ curency: 'aud' })).rejects.toMatchObject({
      statusCode: 400,
      code: 'parameter_unknown',
      param: 'curency',
    });
    const old = new Stripe(fake.secretKey, {
      host: '127.0.0.1',
      port: Number(new URL(fake.url).port),
      protocol: 'http',
      apiVersion: '2024-06-20' as never,
    });
    await expect(old.customers.list()).rejects.toThrow('Invalid Stripe API version');
    expect(fake.problems).toHaveLength(2);
  });

  it('replays the response for an idempotency key, and rejects the key with other parameters', async () => {
    const once = { idempotencyKey: 'once' };
    const first = await api.customers.create({ email: 'a@example.com' }, once);
    expect(await api.customers.create({ email: 'a@example.com' }, once)).toEqual(first);
    await expect(api.customers.create({ email: 'b@example.com' }, once)).rejects.toThrow('same parameters');
    expect(fake.problems).toHaveLength(1);
  });

  it('returns 404 for an unknown id without recording a violation', async () => {
    await expect(api.charges.retrieve('ch_1')).rejects.toMatchObject({
      statusCode: 404,
      code: 'resource_missing',
    });
    expect(fake.problems).toEqual([]);
  });
});

describe('the fake', () => {
  it('returns hidden properties only when they are expanded', async () => {
    const { id } = await customer();
    await api.products.create({ id: 'p', name: 'P' }, key());
    const price = await api.prices.create(
      { product: 'p', currency: 'aud', unit_amount: 999, recurring: { interval: 'month' } },
      key(),
    );
    const params = {
      customer: id,
      items: [{ price: price.id }],
      payment_behavior: 'default_incomplete' as const,
    };
    const plain = await api.subscriptions.create(params, key());
    expect(plain.latest_invoice).toMatch(/^in_/);
    const invoice = await api.invoices.retrieve(String(plain.latest_invoice), { expand: ['payments'] });
    expect(invoice.confirmation_secret).toBeUndefined();
    expect(invoice.payments?.data[0]).toMatchObject({ status: 'open', invoice: invoice.id });
    const shown = await api.subscriptions.retrieve(plain.id, {
      expand: ['latest_invoice.confirmation_secret'],
    });
    expect(shown.latest_invoice).toMatchObject({ confirmation_secret: { type: 'payment_intent' } });
  });

  it('delivers events in order, retries failed deliveries, and delivers an event again on request', async () => {
    await customer();
    const { url, received } = await listen((n) => (n === 1 ? 500 : 200));
    expect(received).toEqual([]);
    fake.sendEventsTo(url);
    await payment();
    await fake.settled();
    expect(received).toEqual(['customer.created', 'customer.created', 'payment_intent.created']);
    const [event] = fake.events;
    expect(await fake.deliver(event?.id ?? '', { times: 20, atOnce: true })).toEqual(Array(20).fill(200));
    expect(await fake.deliver(event?.id ?? '', { url: 'http://127.0.0.1:9' })).toEqual([0]);
  });

  it('removes customers and events and resets its clock on reset', async () => {
    const { id } = await customer();
    await fake.advance(40);
    expect(fake.now().getTime()).toBeGreaterThan(Date.now() + 39 * 86_400_000);
    fake.reset();
    expect(Math.abs(fake.now().getTime() - Date.now())).toBeLessThan(5000);
    await expect(api.customers.retrieve(id)).rejects.toThrow('No such customer');
    expect(fake.events).toEqual([]);
  });

  it('counts months from the anchor', () => {
    const anchor = Date.UTC(2027, 0, 31, 23, 30) / 1000;
    const days = [1, 2, 3, 13].map((n) => new Date(addMonths(anchor, n) * 1000).toISOString().slice(0, 16));
    expect(days).toEqual(['2027-02-28T23:30', '2027-03-31T23:30', '2027-04-30T23:30', '2028-02-29T23:30']);
    const leap = Date.UTC(2028, 1, 29) / 1000;
    expect(new Date(periodEnd(leap, leap, 'year') * 1000).toISOString()).toMatch(/^2029-02-28/);
  });

  it('returns a payment by its client secret, and why a card was declined', async () => {
    const { id, client_secret } = await payment();
    const secret = client_secret ?? '';
    const answer = await fake.confirm(secret, '4000000000009995');
    expect(answer).toMatchObject({
      error: { code: 'card_declined', decline_code: 'insufficient_funds', payment_intent: { id } },
    });
    expect(fake.retrieve(secret)).toMatchObject({ id, status: 'requires_payment_method', amount: 500 });
    expect(await fake.confirm(secret, '1234')).toMatchObject({ error: { code: 'incorrect_number' } });
    expect(fake.retrieve('pi_x_secret_y')).toBeUndefined();
  });
});
