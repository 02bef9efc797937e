import { beforeEach, describe, expect, it } from 'vitest';
import { begin, openTrial, standing, type Trial } from './fixtures/trial.ts';

let trial: Trial;
beforeEach(async () => {
  trial = await openTrial('2027-03-10T09:00:00Z');
});

const types = () => trial.brought.map((event) => event.type);
const refusal = (code: string) =>
  expect.objectContaining({ body: { error: expect.objectContaining({ code }) } });

describe('settling out of band', () => {
  it('pays the invoice without a payment, makes it active, and again is fine', async () => {
    const { ref, clientSecret, paymentRef } = await begin(trial, { card: null });
    const open = (await trial.provider.getSubscription(ref))?.latestInvoiceRef ?? '';
    const settled = await trial.provider.settleOutOfBand(open);
    expect(settled).toMatchObject({ status: 'paid', paymentRef: null, card: null });
    expect(await trial.provider.settleOutOfBand(open)).toEqual(settled);
    expect((await trial.provider.getPayment(paymentRef))?.status).toBe('canceled');
    expect(await standing(trial, ref)).toMatchObject({ status: 'active', until: '2027-04-10' });
    await expect(trial.confirm(clientSecret)).rejects.toThrow(refusal('payment_intent_unexpected_state'));
    await trial.runJobs();
    expect(types().filter((type) => type === 'invoice.paid')).toHaveLength(1);
  });

  it('twice at once, racing a card, one wins and never both', async () => {
    for (let n = 0; n < 6; n += 1) {
      const { ref, clientSecret, paymentRef } = await begin(trial, { card: null, localId: `race-${n}` });
      const open = (await trial.provider.getSubscription(ref))?.latestInvoiceRef ?? '';
      const settle = () => trial.provider.settleOutOfBand(open);
      await Promise.allSettled(
        n % 2 ? [settle(), trial.confirm(clientSecret), settle()] : [trial.confirm(clientSecret), settle()],
      );
      const [invoice, payment] = [
        await trial.provider.getInvoice(open),
        await trial.provider.getPayment(paymentRef),
      ];
      expect(invoice?.status).toBe('paid');
      expect(payment?.status).toBe(invoice?.paymentRef ? 'succeeded' : 'canceled');
    }
    await trial.runJobs();
    expect(types().filter((type) => type === 'invoice.paid')).toHaveLength(6);
  });

  it('is refused for what was given up, and for what is not known', async () => {
    const { ref } = await begin(trial, { card: null });
    const open = (await trial.provider.getSubscription(ref))?.latestInvoiceRef ?? '';
    await trial.provider.cancelNow(ref);
    await expect(trial.provider.settleOutOfBand(open)).rejects.toMatchObject({ code: 'CONFLICT' });
    await expect(trial.provider.settleOutOfBand('in_sbx_none')).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });

  it('leaves no card behind, so that the next renewal is not collected', async () => {
    const { ref } = await begin(trial, { card: null });
    await trial.provider.settleOutOfBand((await trial.provider.getSubscription(ref))?.latestInvoiceRef ?? '');
    await trial.advance(32);
    expect(await standing(trial, ref)).toMatchObject({
      status: 'past_due',
      invoices: ['open 999', 'paid 999'],
    });
  });
});
