import Stripe from 'stripe';
import { describe, expect, it } from 'vitest';
import { createLog } from '../../../platform/server/log.ts';
import { createStripe } from './stripe.ts';

const url = process.env.STRIPE_RIG_URL ?? '';
const USER = { id: 'user-1', email: 'parent@example.com', name: 'Pat Parent' };

interface RigRequest {
  readonly method: string;
  readonly op: string;
  readonly idempotencyKey: string | null;
}

// An independent fake of Stripe without any behaviour of its own, so the test sets every state.
describe.runIf(url)('Stripe over an independent fake', () => {
  const provider = createStripe(
    {
      secretKey: 'sk_test_rig',
      publishableKey: 'pk_test_rig',
      webhookSecret: 'whsec_rig',
      apiUrl: url,
      automaticTax: false,
    },
    createLog('silent'),
  );
  const api = new Stripe('sk_test_rig', {
    host: new URL(url || 'http://x').hostname,
    port: new URL(url || 'http://x').port,
    protocol: 'http',
  });
  const rig = async <T>(path: string, body?: object): Promise<T> => {
    const answer = await fetch(
      `${url}/_rig/${path}`,
      body ? { method: 'POST', body: JSON.stringify(body) } : {},
    );
    return (await answer.json()) as T;
  };
  const set = (id: string, patch: object) => rig('set', { id, patch });

  it('creates a pack payment', async () => {
    await rig('reset', {});
    const { ref: customerRef } = await provider.ensureCustomer(USER);
    expect(await provider.ensureCustomer(USER)).toEqual({ ref: customerRef });
    const order = {
      orderId: 'o1',
      customerRef,
      amountCents: 950,
      currency: 'aud',
      description: '5',
    } as const;
    const payment = await provider.createPackPayment(order);
    expect(await provider.createPackPayment(order)).toEqual(payment);
    await set(payment.ref, { status: 'succeeded', amount_received: 950 });
    expect(await provider.getPayment(payment.ref)).toMatchObject({
      status: 'succeeded',
      amountReceivedCents: 950,
      customerRef,
      orderId: 'o1',
    });
    expect(await provider.getPayment('pi_nothing')).toBeUndefined();
  });

  it('creates, changes, cancels and ends a subscription', async () => {
    await rig('reset', {});
    const { ref: customerRef } = await provider.ensureCustomer(USER);
    const input = { localId: 'l1', customerRef, priceKey: 'premium_monthly' } as const;
    const fresh = createStripe(
      {
        secretKey: 'sk_test_rig',
        publishableKey: 'pk',
        webhookSecret: 'w',
        apiUrl: url,
        automaticTax: false,
      },
      createLog('silent'),
    );
    const { ref, clientSecret } = await fresh.createSubscription(input);
    expect(clientSecret).toMatch(/_secret_/);
    expect(await fresh.getSubscription(ref)).toMatchObject({ status: 'pending', localId: 'l1' });
    const invoice = (await api.invoices.list()).data.at(-1)?.id ?? '';
    await set(ref, { status: 'active', schedule: null });
    await set(invoice, {
      status: 'open',
      parent: { type: 'subscription_details', subscription_details: { subscription: ref } },
    });
    expect(await fresh.openPayment(ref)).toEqual({ clientSecret: expect.stringMatching(/_secret_/) });
    await fresh.payOutOfBand(invoice);
    await set(invoice, { status: 'paid' });
    expect(await fresh.payOutOfBand(invoice)).toMatchObject({ status: 'paid', subscriptionRef: ref });
    expect(await fresh.cancelAtPeriodEnd(ref)).toMatchObject({ status: 'active' });
    await fresh.resume(ref);
    await fresh.changePrice(ref, 'premium_yearly', 'c1');
    expect(await fresh.cancelNow(ref)).toMatchObject({ status: 'canceled' });
    expect(await fresh.cancelNow(ref)).toMatchObject({ status: 'canceled' });
  });

  it('sends an idempotency key with every change', async () => {
    const requests = await rig<RigRequest[]>('requests');
    const posts = requests.filter(({ method }) => method === 'POST');
    expect(posts.length).toBeGreaterThan(5);
    for (const { op, idempotencyKey } of posts) expect([op, idempotencyKey]).not.toContain(null);
  });
});
