import { beforeEach, describe, expect, it } from 'vitest';
import { DAY, HOUR } from '../../../../platform/server/clock.ts';
import { begin, CUSTOMER, openTestSandbox, summaryOf, type TestSandbox } from '../fixtures/test-sandbox.ts';

let testSandbox: TestSandbox;
beforeEach(async () => {
  testSandbox = await openTestSandbox('2027-03-10T09:00:00Z');
});

const types = () => testSandbox.delivered.map((event) => event.type);
const refusal = (code: string) =>
  expect.objectContaining({ body: { error: expect.objectContaining({ code }) } });

describe('the first payment', () => {
  it('activates the subscription for one month, and its card is known', async () => {
    const { ref, clientSecret, paymentRef } = await begin(testSandbox, { card: null });
    expect(await summaryOf(testSandbox, ref)).toEqual({
      status: 'pending',
      until: undefined,
      invoices: ['open 999'],
    });
    expect(await testSandbox.confirm(clientSecret)).toEqual({
      paymentIntent: { id: paymentRef, status: 'succeeded' },
    });
    expect(await summaryOf(testSandbox, ref)).toEqual({
      status: 'active',
      until: '2027-04-10',
      invoices: ['paid 999'],
    });
    const state = await testSandbox.provider.getSubscription(ref);
    const invoice = await testSandbox.provider.getInvoice(state?.latestInvoiceRef ?? '');
    expect(invoice).toMatchObject({
      reason: 'subscription_create',
      subscriptionRef: ref,
      customerRef: CUSTOMER,
      paymentRef,
      card: { brand: 'visa', last4: '4242' },
      attempts: 1,
      lines: [{ priceKey: 'premium_monthly', amountCents: 999, isProration: false }],
    });
    expect(await testSandbox.provider.getPayment(paymentRef)).toMatchObject({
      status: 'succeeded',
      amountReceivedCents: 999,
      invoiceRef: invoice?.ref,
      orderId: null,
    });
    expect(await testSandbox.provider.openPayment(ref)).toBeUndefined();
  });

  it('sends its events in order, each exactly once, by jobs', async () => {
    await begin(testSandbox);
    expect(types()).toEqual([]);
    await testSandbox.runJobs();
    expect(types()).toEqual([
      'customer.subscription.created',
      'payment_intent.succeeded',
      'invoice.paid',
      'invoice.payment_succeeded',
      'customer.subscription.updated',
    ]);
    expect(testSandbox.delivered.map(({ about }) => about?.kind)).toEqual([
      'subscription',
      'payment',
      'invoice',
      'invoice',
      'subscription',
    ]);
    const [, , invoice, , subscription] = testSandbox.bodies.map((body) => JSON.parse(body).data.object);
    expect(invoice.parent.subscription_details.subscription).toBe(subscription.id);
    expect(subscription.items.data[0].current_period_end).toBe(Date.parse(periodEndOf(subscription)) / 1000);
  });

  it('can be made with 3-D Secure, also after a failed attempt', async () => {
    const { ref, clientSecret } = await begin(testSandbox, { card: null });
    const card = '4000002500003155';
    expect(await testSandbox.confirm(clientSecret, card)).toEqual({ next_action: { type: '3ds' } });
    await expect(testSandbox.confirm(clientSecret, card, { authenticated: false })).rejects.toThrow(
      refusal('payment_intent_authentication_failure'),
    );
    expect((await summaryOf(testSandbox, ref)).status).toBe('pending');
    await testSandbox.confirm(clientSecret, card, { authenticated: true });
    expect((await summaryOf(testSandbox, ref)).status).toBe('active');
  });

  it('leaves the subscription pending when declined, emits an event, and accepts another card', async () => {
    const { ref, clientSecret, paymentRef } = await begin(testSandbox, { card: null });
    await expect(testSandbox.confirm(clientSecret, '4000000000009995')).rejects.toThrow(
      refusal('card_declined'),
    );
    await expect(testSandbox.confirm(clientSecret, '4000000000000069')).rejects.toThrow(
      refusal('expired_card'),
    );
    expect(await testSandbox.provider.getPayment(paymentRef)).toMatchObject({
      status: 'open',
      lastError: 'Your card has expired.',
    });
    await testSandbox.confirm(clientSecret);
    expect(await summaryOf(testSandbox, ref)).toMatchObject({ status: 'active', invoices: ['paid 999'] });
    await testSandbox.runJobs();
    expect(types().filter((type) => type === 'invoice.payment_failed')).toHaveLength(2);
  });

  it('pays once when confirmed twice at the same time, and returns success again', async () => {
    const { ref, clientSecret } = await begin(testSandbox, { card: null });
    await Promise.all([
      testSandbox.confirm(clientSecret),
      testSandbox.confirm(clientSecret),
      testSandbox.confirm(clientSecret),
    ]);
    await testSandbox.runJobs();
    expect(types().filter((type) => type === 'invoice.paid')).toHaveLength(1);
    expect((await summaryOf(testSandbox, ref)).until).toBe('2027-04-10');
  });

  it('cannot be confirmed by another customer', async () => {
    const { clientSecret } = await begin(testSandbox, { card: null });
    await expect(testSandbox.confirm(clientSecret, undefined, { caller: 'somebody' })).rejects.toMatchObject({
      code: 'NOT_FOUND',
    });
    await expect(testSandbox.confirm(`${clientSecret}x`)).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });

  it('expires the subscription after 23 hours without a first payment, and refuses the payment then', async () => {
    const { ref, clientSecret } = await begin(testSandbox, { card: null });
    await testSandbox.advance(22.9 / 24);
    expect((await summaryOf(testSandbox, ref)).status).toBe('pending');
    testSandbox.clock.advance(0.2 * HOUR);
    await expect(testSandbox.confirm(clientSecret)).rejects.toThrow(
      refusal('payment_intent_unexpected_state'),
    );
    expect(await summaryOf(testSandbox, ref)).toMatchObject({ status: 'expired', invoices: ['void 999'] });
    await testSandbox.advance(0.1);
    expect(types()).toEqual([
      'customer.subscription.created',
      'payment_intent.canceled',
      'invoice.voided',
      'customer.subscription.updated',
    ]);
  });

  it('creates one payment when a subscription is begun repeatedly and concurrently', async () => {
    const all = await Promise.all(Array.from({ length: 5 }, () => begin(testSandbox, { card: null })));
    expect(new Set(all.map(({ ref, clientSecret }) => `${ref} ${clientSecret}`)).size).toBe(1);
    await expect(begin(testSandbox, { priceKey: 'premium_yearly', card: null })).rejects.toMatchObject({
      code: 'CONFLICT',
    });
  });
});

describe('cancellation', () => {
  it('cancels at the end of the period, can be undone, and ends without an invoice', async () => {
    const { ref } = await begin(testSandbox);
    const canceled = await testSandbox.provider.cancelAtPeriodEnd(ref);
    expect(canceled).toMatchObject({ status: 'active', cancelAt: canceled.periodEnd });
    expect(await testSandbox.provider.cancelAtPeriodEnd(ref)).toEqual(canceled);
    expect(await testSandbox.provider.resume(ref)).toMatchObject({ status: 'active', cancelAt: null });
    await testSandbox.provider.cancelAtPeriodEnd(ref);
    await testSandbox.advance(40);
    expect(await summaryOf(testSandbox, ref)).toMatchObject({ status: 'canceled', invoices: ['paid 999'] });
    expect(types().at(-1)).toBe('customer.subscription.deleted');
    expect((await testSandbox.provider.cancelAtPeriodEnd(ref)).status).toBe('canceled');
    expect((await testSandbox.provider.resume(ref)).status).toBe('canceled');
  });

  it('cancels immediately, is idempotent, and voids unpaid invoices', async () => {
    const { ref, clientSecret } = await begin(testSandbox, { card: null });
    expect((await testSandbox.provider.cancelNow(ref)).status).toBe('expired');
    expect((await testSandbox.provider.cancelNow(ref)).status).toBe('expired');
    await expect(testSandbox.confirm(clientSecret)).rejects.toThrow(
      refusal('payment_intent_unexpected_state'),
    );
    const other = await begin(testSandbox, { localId: 'local-2' });
    const both = await Promise.all([
      testSandbox.provider.cancelNow(other.ref),
      testSandbox.provider.cancelNow(other.ref),
    ]);
    expect(both.map(({ status }) => status)).toEqual(['canceled', 'canceled']);
    await testSandbox.runJobs();
    expect(types().filter((type) => type === 'customer.subscription.deleted')).toHaveLength(2);
    await testSandbox.advance(800);
    expect(await summaryOf(testSandbox, other.ref)).toMatchObject({ invoices: ['paid 999'] });
  });

  it('leaves either a paid and canceled or an expired subscription when cancelling races the first payment', async () => {
    for (let n = 0; n < 6; n += 1) {
      const { ref, clientSecret } = await begin(testSandbox, { card: null, localId: `race-${n}` });
      const acts = [() => testSandbox.confirm(clientSecret), () => testSandbox.provider.cancelNow(ref)];
      if (n % 2) acts.reverse();
      const paid = (await Promise.allSettled(acts.map((act) => act()))).every(
        ({ status }) => status === 'fulfilled',
      );
      expect(await summaryOf(testSandbox, ref)).toMatchObject(
        paid ? { status: 'canceled', invoices: ['paid 999'] } : { status: 'expired', invoices: ['void 999'] },
      );
    }
  });
});

/** One month after the payment, to the second, according to the subscription's event. */
function periodEndOf(subscription: { created: number }): string {
  const at = new Date(subscription.created * 1000 + 31 * DAY);
  return at.toISOString();
}
