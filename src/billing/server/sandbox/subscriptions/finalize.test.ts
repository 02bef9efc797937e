import { beforeEach, describe, expect, it } from 'vitest';
import { begin, openTestSandbox, summaryOf, type TestSandbox } from '../fixtures/test-sandbox.ts';

let testSandbox: TestSandbox;
beforeEach(async () => {
  testSandbox = await openTestSandbox('2027-03-10T09:00:00Z');
});

const types = () => testSandbox.delivered.map((event) => event.type);
const refusal = (code: string) =>
  expect.objectContaining({ body: { error: expect.objectContaining({ code }) } });

describe('paying out of band', () => {
  it('pays the invoice without a payment and activates the subscription, and is idempotent', async () => {
    const { ref, clientSecret, paymentRef } = await begin(testSandbox, { card: null });
    const open = (await testSandbox.provider.getSubscription(ref))?.latestInvoiceRef ?? '';
    const finalized = await testSandbox.provider.payOutOfBand(open);
    expect(finalized).toMatchObject({ status: 'paid', paymentRef: null, card: null });
    expect(await testSandbox.provider.payOutOfBand(open)).toEqual(finalized);
    expect((await testSandbox.provider.getPayment(paymentRef))?.status).toBe('canceled');
    expect(await summaryOf(testSandbox, ref)).toMatchObject({ status: 'active', until: '2027-04-10' });
    await expect(testSandbox.confirm(clientSecret)).rejects.toThrow(
      refusal('payment_intent_unexpected_state'),
    );
    await testSandbox.runJobs();
    expect(types().filter((type) => type === 'invoice.paid')).toHaveLength(1);
  });

  it('lets one of two simultaneous attempts and a card win, never both', async () => {
    for (let n = 0; n < 6; n += 1) {
      const { ref, clientSecret, paymentRef } = await begin(testSandbox, {
        card: null,
        localId: `race-${n}`,
      });
      const open = (await testSandbox.provider.getSubscription(ref))?.latestInvoiceRef ?? '';
      const finalize = () => testSandbox.provider.payOutOfBand(open);
      await Promise.allSettled(
        n % 2
          ? [finalize(), testSandbox.confirm(clientSecret), finalize()]
          : [testSandbox.confirm(clientSecret), finalize()],
      );
      const [invoice, payment] = [
        await testSandbox.provider.getInvoice(open),
        await testSandbox.provider.getPayment(paymentRef),
      ];
      expect(invoice?.status).toBe('paid');
      expect(payment?.status).toBe(invoice?.paymentRef ? 'succeeded' : 'canceled');
    }
    await testSandbox.runJobs();
    expect(types().filter((type) => type === 'invoice.paid')).toHaveLength(6);
  });

  it('refuses voided and unknown invoices', async () => {
    const { ref } = await begin(testSandbox, { card: null });
    const open = (await testSandbox.provider.getSubscription(ref))?.latestInvoiceRef ?? '';
    await testSandbox.provider.cancelNow(ref);
    await expect(testSandbox.provider.payOutOfBand(open)).rejects.toMatchObject({ code: 'CONFLICT' });
    await expect(testSandbox.provider.payOutOfBand('in_sbx_none')).rejects.toMatchObject({
      code: 'NOT_FOUND',
    });
  });

  it('stores no card, so that the next renewal is not collected', async () => {
    const { ref } = await begin(testSandbox, { card: null });
    await testSandbox.provider.payOutOfBand(
      (await testSandbox.provider.getSubscription(ref))?.latestInvoiceRef ?? '',
    );
    await testSandbox.advance(32);
    expect(await summaryOf(testSandbox, ref)).toMatchObject({
      status: 'past_due',
      invoices: ['open 999', 'paid 999'],
    });
  });
});
