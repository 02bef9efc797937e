import Stripe from 'stripe';
import { describe, expect, it } from 'vitest';
import { createLog } from '../../../platform/server/log.ts';
import { createStripe } from './stripe.ts';

const url = process.env.STRIPE_RIG_URL ?? '';
const PERSON = { id: 'user-1', email: 'parent@example.com', name: 'Pat Parent' };

interface RigRequest {
  readonly method: string;
  readonly op: string;
  readonly idempotencyKey: string | null;
}

// Another stand-in for Stripe, written by others: it has no behaviour of its own, so the test sets every state.
describe.runIf(url)('Stripe over another stand-in', () => {
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

  it('sells a pack', async () => {
    await rig('reset', {});
    const { ref: customerRef } = await provider.ensureCustomer(PERSON);
    expect(await provider.ensureCustomer(PERSON)).toEqual({ ref: customerRef });
    const order = {
      orderId: 'o1',
      customerRef,
      amountCents: 950,
      currency: 'aud',
      description: '5',
    } as const;
    const begun = await provider.createPackPayment(order);
    expect(await provider.createPackPayment(order)).toEqual(begun);
    await set(begun.ref, { status: 'succeeded', amount_received: 950 });
    expect(await provider.getPayment(begun.ref)).toMatchObject({
      status: 'succeeded',
      amountReceivedCents: 950,
      customerRef,
      orderId: 'o1',
    });
    expect(await provider.getPayment('pi_nothing')).toBeUndefined();
  });

  it('sells premium, changes it, cancels it and ends it', async () => {
    await rig('reset', {});
    const { ref: customerRef } = await provider.ensureCustomer(PERSON);
    const wish = { localId: 'l1', customerRef, priceKey: 'premium_monthly' } as const;
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
    const { ref, clientSecret } = await fresh.createSubscription(wish);
    expect(clientSecret).toMatch(/_secret_/);
    expect(await fresh.getSubscription(ref)).toMatchObject({ status: 'pending', localId: 'l1' });
    const invoice = (await api.invoices.list()).data.at(-1)?.id ?? '';
    await set(ref, { status: 'active', schedule: null });
    await set(invoice, {
      status: 'open',
      parent: { type: 'subscription_details', subscription_details: { subscription: ref } },
    });
    expect(await fresh.openPayment(ref)).toEqual({ clientSecret: expect.stringMatching(/_secret_/) });
    await fresh.settleOutOfBand(invoice);
    await set(invoice, { status: 'paid' });
    expect(await fresh.settleOutOfBand(invoice)).toMatchObject({ status: 'paid', subscriptionRef: ref });
    expect(await fresh.cancelAtPeriodEnd(ref)).toMatchObject({ status: 'active' });
    await fresh.resume(ref);
    await fresh.changePrice(ref, 'premium_yearly', 'c1');
    expect(await fresh.cancelNow(ref)).toMatchObject({ status: 'canceled' });
    expect(await fresh.cancelNow(ref)).toMatchObject({ status: 'canceled' });
  });

  it('was asked under a key of ours for every change', async () => {
    const requests = await rig<RigRequest[]>('requests');
    const posts = requests.filter(({ method }) => method === 'POST');
    expect(posts.length).toBeGreaterThan(5);
    for (const { op, idempotencyKey } of posts) expect([op, idempotencyKey]).not.toContain(null);
  });
});
