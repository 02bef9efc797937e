import { beforeEach, describe, expect, it } from 'vitest';
import { begin, CUSTOMER, openTestSandbox, type TestSandbox } from '../fixtures/test-sandbox.ts';

let testSandbox: TestSandbox;
beforeEach(async () => {
  testSandbox = await openTestSandbox('2027-03-10T09:00:00Z');
});

const DISPUTED = '4000000000000259';
const chargeOf = (payment: string) => payment.replace('pi_', 'ch_');
const sentTypes = () =>
  testSandbox.delivered.map(({ type }) => type).filter((type) => /charge|refund/.test(type));

async function buy(number?: string): Promise<string> {
  const { ref, clientSecret } = await testSandbox.provider.createPackPayment({
    orderId: 'order-1',
    customerRef: CUSTOMER,
    amountCents: 950,
    currency: 'aud',
    description: '5 credits',
  });
  await testSandbox.confirm(clientSecret, number);
  return ref;
}

describe('refunds', () => {
  it('refunds part of a payment and then the rest, and no more', async () => {
    const payment = await buy();
    expect(await testSandbox.refund(payment, 300)).toEqual({ refundedCents: 300 });
    expect(await testSandbox.provider.getCharge(chargeOf(payment))).toEqual({
      ref: chargeOf(payment),
      paymentRef: payment,
      orderId: 'order-1',
      invoiceRef: null,
      amountCents: 950,
      refundedCents: 300,
      disputes: [],
    });
    expect(sentTypes()).toEqual(['refund.created', 'charge.refunded']);
    expect(testSandbox.delivered.slice(-2).map(({ about }) => about)).toEqual([
      { kind: 'charge', ref: chargeOf(payment) },
      { kind: 'charge', ref: chargeOf(payment) },
    ]);
    expect(await testSandbox.refund(payment, 5000)).toEqual({ refundedCents: 950 });
    await expect(testSandbox.refund(payment)).rejects.toMatchObject({ code: 'CONFLICT' });
    await expect(testSandbox.refund('pi_sbx_none')).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });

  it('never refunds more than was paid when refunds run at the same time', async () => {
    const payment = await buy();
    await Promise.allSettled([
      testSandbox.refund(payment, 600),
      testSandbox.refund(payment, 600),
      testSandbox.refund(payment),
    ]);
    expect((await testSandbox.provider.getCharge(chargeOf(payment)))?.refundedCents).toBe(950);
  });
});

describe('disputes', () => {
  it('opens a dispute within two days, and returns the money when it is won', async () => {
    const payment = await buy(DISPUTED);
    await testSandbox.advance(2);
    expect(sentTypes()).toEqual(['charge.dispute.created', 'charge.dispute.funds_withdrawn']);
    expect((await testSandbox.provider.getCharge(chargeOf(payment)))?.disputes).toMatchObject([
      { withdrawnCents: 950 },
    ]);
    await expect(testSandbox.refund(payment)).rejects.toMatchObject({ code: 'CONFLICT' });
    await testSandbox.closeDispute(payment, true);
    expect(sentTypes().slice(2)).toEqual(['charge.dispute.funds_reinstated', 'charge.dispute.closed']);
    expect((await testSandbox.provider.getCharge(chargeOf(payment)))?.disputes).toMatchObject([
      { withdrawnCents: 0 },
    ]);
    await expect(testSandbox.closeDispute(payment, false)).rejects.toMatchObject({ code: 'NOT_FOUND' });
    await testSandbox.advance(10);
    expect(sentTypes()).toHaveLength(4);
  });

  it('withdraws only what was not refunded, and does not return it when the dispute is lost', async () => {
    const payment = await buy(DISPUTED);
    await testSandbox.refund(payment, 200);
    await testSandbox.advance(2);
    await testSandbox.closeDispute(payment, false);
    expect(sentTypes().at(-1)).toBe('charge.dispute.closed');
    expect(sentTypes()).not.toContain('charge.dispute.funds_reinstated');
    expect((await testSandbox.provider.getCharge(chargeOf(payment)))?.disputes).toMatchObject([
      { withdrawnCents: 750 },
    ]);
  });

  it('disputes every payment of a disputing card, and no other', async () => {
    const { ref } = await begin(testSandbox, { card: DISPUTED });
    const payment = await buy();
    await testSandbox.advance(33);
    const invoices = await testSandbox.provider.listInvoices(ref);
    const charges = await Promise.all(
      invoices.map(({ paymentRef }) => testSandbox.provider.getCharge(chargeOf(paymentRef ?? ''))),
    );
    expect(charges.map((charge) => charge?.disputes.length)).toEqual([1, 1]);
    expect(charges[0]?.invoiceRef).toBe(invoices[0]?.ref);
    await expect(testSandbox.closeDispute(payment, true)).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });
});
