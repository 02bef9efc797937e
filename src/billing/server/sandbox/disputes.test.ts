import { beforeEach, describe, expect, it } from 'vitest';
import { begin, CUSTOMER, openTrial, type Trial } from './fixtures/trial.ts';

let trial: Trial;
beforeEach(async () => {
  trial = await openTrial('2027-03-10T09:00:00Z');
});

const DISPUTED = '4000000000000259';
const chargeOf = (payment: string) => payment.replace('pi_', 'ch_');
const told = () => trial.brought.map(({ type }) => type).filter((type) => /charge|refund/.test(type));

async function buy(number?: string): Promise<string> {
  const { ref, clientSecret } = await trial.provider.createPackPayment({
    orderId: 'order-1',
    customerRef: CUSTOMER,
    amountCents: 950,
    currency: 'aud',
    description: '5 credits',
  });
  await trial.confirm(clientSecret, number);
  return ref;
}

describe('refunds', () => {
  it('give back a part and then the rest, and nothing more', async () => {
    const payment = await buy();
    expect(await trial.refund(payment, 300)).toEqual({ refundedCents: 300 });
    expect(await trial.provider.getCharge(chargeOf(payment))).toEqual({
      ref: chargeOf(payment),
      paymentRef: payment,
      orderId: 'order-1',
      invoiceRef: null,
      amountCents: 950,
      refundedCents: 300,
      disputes: [],
    });
    expect(told()).toEqual(['refund.created', 'charge.refunded']);
    expect(trial.brought.slice(-2).map(({ about }) => about)).toEqual([
      { kind: 'charge', ref: chargeOf(payment) },
      { kind: 'charge', ref: chargeOf(payment) },
    ]);
    expect(await trial.refund(payment, 5000)).toEqual({ refundedCents: 950 });
    await expect(trial.refund(payment)).rejects.toMatchObject({ code: 'CONFLICT' });
    await expect(trial.refund('pi_sbx_none')).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });

  it('at once never give back more than there was', async () => {
    const payment = await buy();
    await Promise.allSettled([trial.refund(payment, 600), trial.refund(payment, 600), trial.refund(payment)]);
    expect((await trial.provider.getCharge(chargeOf(payment)))?.refundedCents).toBe(950);
  });
});

describe('disputes', () => {
  it('come within two days; won, the money comes back', async () => {
    const payment = await buy(DISPUTED);
    await trial.advance(2);
    expect(told()).toEqual(['charge.dispute.created', 'charge.dispute.funds_withdrawn']);
    expect((await trial.provider.getCharge(chargeOf(payment)))?.disputes).toMatchObject([
      { withdrawnCents: 950 },
    ]);
    await expect(trial.refund(payment)).rejects.toMatchObject({ code: 'CONFLICT' });
    await trial.closeDispute(payment, true);
    expect(told().slice(2)).toEqual(['charge.dispute.funds_reinstated', 'charge.dispute.closed']);
    expect((await trial.provider.getCharge(chargeOf(payment)))?.disputes).toMatchObject([
      { withdrawnCents: 0 },
    ]);
    await expect(trial.closeDispute(payment, false)).rejects.toMatchObject({ code: 'NOT_FOUND' });
    await trial.advance(10);
    expect(told()).toHaveLength(4);
  });

  it('lost, the money stays away; only what was not given back is taken', async () => {
    const payment = await buy(DISPUTED);
    await trial.refund(payment, 200);
    await trial.advance(2);
    await trial.closeDispute(payment, false);
    expect(told().at(-1)).toBe('charge.dispute.closed');
    expect(told()).not.toContain('charge.dispute.funds_reinstated');
    expect((await trial.provider.getCharge(chargeOf(payment)))?.disputes).toMatchObject([
      { withdrawnCents: 750 },
    ]);
  });

  it('are about every payment of such a card, and about no other', async () => {
    const { ref } = await begin(trial, { card: DISPUTED });
    const payment = await buy();
    await trial.advance(33);
    const invoices = await trial.provider.listInvoices(ref);
    const charges = await Promise.all(
      invoices.map(({ paymentRef }) => trial.provider.getCharge(chargeOf(paymentRef ?? ''))),
    );
    expect(charges.map((charge) => charge?.disputes.length)).toEqual([1, 1]);
    expect(charges[0]?.invoiceRef).toBe(invoices[0]?.ref);
    await expect(trial.closeDispute(payment, true)).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });
});
