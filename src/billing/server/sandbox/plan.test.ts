import { beforeEach, describe, expect, it } from 'vitest';
import { DAY, HOUR } from '../../../platform/server/clock.ts';
import { begin, CUSTOMER, openTrial, standing, type Trial } from './fixtures/trial.ts';

let trial: Trial;
beforeEach(async () => {
  trial = await openTrial('2027-03-10T09:00:00Z');
});

const types = () => trial.brought.map((event) => event.type);
const refusal = (code: string) =>
  expect.objectContaining({ body: { error: expect.objectContaining({ code }) } });

describe('the first payment', () => {
  it('makes the subscription active until one month from now, and its card is known', async () => {
    const { ref, clientSecret, paymentRef } = await begin(trial, { card: null });
    expect(await standing(trial, ref)).toEqual({
      status: 'pending',
      until: undefined,
      invoices: ['open 999'],
    });
    expect(await trial.confirm(clientSecret)).toEqual({
      paymentIntent: { id: paymentRef, status: 'succeeded' },
    });
    expect(await standing(trial, ref)).toEqual({
      status: 'active',
      until: '2027-04-10',
      invoices: ['paid 999'],
    });
    const state = await trial.provider.getSubscription(ref);
    const invoice = await trial.provider.getInvoice(state?.latestInvoiceRef ?? '');
    expect(invoice).toMatchObject({
      reason: 'subscription_create',
      subscriptionRef: ref,
      customerRef: CUSTOMER,
      paymentRef,
      card: { brand: 'visa', last4: '4242' },
      attempts: 1,
      lines: [{ priceKey: 'premium_monthly', amountCents: 999, isProration: false }],
    });
    expect(await trial.provider.getPayment(paymentRef)).toMatchObject({
      status: 'succeeded',
      amountReceivedCents: 999,
      invoiceRef: invoice?.ref,
      orderId: null,
    });
    expect(await trial.provider.openPayment(ref)).toBeUndefined();
  });

  it('is told in order, by jobs that bring each event once', async () => {
    await begin(trial);
    expect(types()).toEqual([]);
    await trial.runJobs();
    expect(types()).toEqual([
      'customer.subscription.created',
      'payment_intent.succeeded',
      'invoice.paid',
      'invoice.payment_succeeded',
      'customer.subscription.updated',
    ]);
    expect(trial.brought.map(({ about }) => about?.kind)).toEqual([
      'subscription',
      'payment',
      'invoice',
      'invoice',
      'subscription',
    ]);
    const [, , invoice, , subscription] = trial.bodies.map((body) => JSON.parse(body).data.object);
    expect(invoice.parent.subscription_details.subscription).toBe(subscription.id);
    expect(subscription.items.data[0].current_period_end).toBe(Date.parse(periodEndOf(subscription)) / 1000);
  });

  it('can be made with 3-D Secure, which may fail first', async () => {
    const { ref, clientSecret } = await begin(trial, { card: null });
    const card = '4000002500003155';
    expect(await trial.confirm(clientSecret, card)).toEqual({ next_action: { type: '3ds' } });
    await expect(trial.confirm(clientSecret, card, { authenticated: false })).rejects.toThrow(
      refusal('payment_intent_authentication_failure'),
    );
    expect((await standing(trial, ref)).status).toBe('pending');
    await trial.confirm(clientSecret, card, { authenticated: true });
    expect((await standing(trial, ref)).status).toBe('active');
  });

  it('that is declined leaves it waiting, tells so, and another card may pay', async () => {
    const { ref, clientSecret, paymentRef } = await begin(trial, { card: null });
    await expect(trial.confirm(clientSecret, '4000000000009995')).rejects.toThrow(refusal('card_declined'));
    await expect(trial.confirm(clientSecret, '4000000000000069')).rejects.toThrow(refusal('expired_card'));
    expect(await trial.provider.getPayment(paymentRef)).toMatchObject({
      status: 'open',
      lastError: 'Your card has expired.',
    });
    await trial.confirm(clientSecret);
    expect(await standing(trial, ref)).toMatchObject({ status: 'active', invoices: ['paid 999'] });
    await trial.runJobs();
    expect(types().filter((type) => type === 'invoice.payment_failed')).toHaveLength(2);
  });

  it('confirmed twice at once pays once, and again answers success again', async () => {
    const { ref, clientSecret } = await begin(trial, { card: null });
    await Promise.all([
      trial.confirm(clientSecret),
      trial.confirm(clientSecret),
      trial.confirm(clientSecret),
    ]);
    await trial.runJobs();
    expect(types().filter((type) => type === 'invoice.paid')).toHaveLength(1);
    expect((await standing(trial, ref)).until).toBe('2027-04-10');
  });

  it('cannot be made by anybody else', async () => {
    const { clientSecret } = await begin(trial, { card: null });
    await expect(trial.confirm(clientSecret, undefined, { caller: 'somebody' })).rejects.toMatchObject({
      code: 'NOT_FOUND',
    });
    await expect(trial.confirm(`${clientSecret}x`)).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });

  it('that never comes lets the subscription expire after 23 hours, and is refused then', async () => {
    const { ref, clientSecret } = await begin(trial, { card: null });
    await trial.advance(22.9 / 24);
    expect((await standing(trial, ref)).status).toBe('pending');
    trial.clock.advance(0.2 * HOUR);
    await expect(trial.confirm(clientSecret)).rejects.toThrow(refusal('payment_intent_unexpected_state'));
    expect(await standing(trial, ref)).toMatchObject({ status: 'expired', invoices: ['void 999'] });
    await trial.advance(0.1);
    expect(types()).toEqual([
      'customer.subscription.created',
      'payment_intent.canceled',
      'invoice.voided',
      'customer.subscription.updated',
    ]);
  });

  it('is asked for once, however often and at once the subscription is begun', async () => {
    const all = await Promise.all(Array.from({ length: 5 }, () => begin(trial, { card: null })));
    expect(new Set(all.map(({ ref, clientSecret }) => `${ref} ${clientSecret}`)).size).toBe(1);
    await expect(begin(trial, { priceKey: 'premium_yearly', card: null })).rejects.toMatchObject({
      code: 'CONFLICT',
    });
  });
});

describe('a cancellation', () => {
  it('for the period’s end lets it run, can be taken back, and ends it without an invoice', async () => {
    const { ref } = await begin(trial);
    const canceled = await trial.provider.cancelAtPeriodEnd(ref);
    expect(canceled).toMatchObject({ status: 'active', cancelAt: canceled.periodEnd });
    expect(await trial.provider.cancelAtPeriodEnd(ref)).toEqual(canceled);
    expect(await trial.provider.resume(ref)).toMatchObject({ status: 'active', cancelAt: null });
    await trial.provider.cancelAtPeriodEnd(ref);
    await trial.advance(40);
    expect(await standing(trial, ref)).toMatchObject({ status: 'canceled', invoices: ['paid 999'] });
    expect(types().at(-1)).toBe('customer.subscription.deleted');
    expect((await trial.provider.cancelAtPeriodEnd(ref)).status).toBe('canceled');
    expect((await trial.provider.resume(ref)).status).toBe('canceled');
  });

  it('for now ends it at once, twice is once, and what was unpaid is void', async () => {
    const { ref, clientSecret } = await begin(trial, { card: null });
    expect((await trial.provider.cancelNow(ref)).status).toBe('expired');
    expect((await trial.provider.cancelNow(ref)).status).toBe('expired');
    await expect(trial.confirm(clientSecret)).rejects.toThrow(refusal('payment_intent_unexpected_state'));
    const other = await begin(trial, { localId: 'local-2' });
    const both = await Promise.all([
      trial.provider.cancelNow(other.ref),
      trial.provider.cancelNow(other.ref),
    ]);
    expect(both.map(({ status }) => status)).toEqual(['canceled', 'canceled']);
    await trial.runJobs();
    expect(types().filter((type) => type === 'customer.subscription.deleted')).toHaveLength(2);
    await trial.advance(800);
    expect(await standing(trial, other.ref)).toMatchObject({ invoices: ['paid 999'] });
  });

  it('racing the first payment leaves either a paid and canceled one or an expired one, never money for nothing', async () => {
    for (let n = 0; n < 6; n += 1) {
      const { ref, clientSecret } = await begin(trial, { card: null, localId: `race-${n}` });
      const acts = [() => trial.confirm(clientSecret), () => trial.provider.cancelNow(ref)];
      if (n % 2) acts.reverse();
      const paid = (await Promise.allSettled(acts.map((act) => act()))).every(
        ({ status }) => status === 'fulfilled',
      );
      expect(await standing(trial, ref)).toMatchObject(
        paid ? { status: 'canceled', invoices: ['paid 999'] } : { status: 'expired', invoices: ['void 999'] },
      );
    }
  });
});

/** One month after the payment, to the second, as the subscription's event says it. */
function periodEndOf(subscription: { created: number }): string {
  const at = new Date(subscription.created * 1000 + 31 * DAY);
  return at.toISOString();
}
