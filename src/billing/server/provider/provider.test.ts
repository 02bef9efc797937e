import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { CARDS, DRIVERS, type Driver, openDriver, PARENT } from '../stripe/fixtures/drivers.ts';
import { BadSignatureError } from './provider.ts';

describe.each(DRIVERS)('payments and events (%s)', (name) => {
  let driver: Driver;
  beforeEach(async () => {
    driver = await openDriver(name, '2027-01-31T23:30:00Z');
  });
  afterEach(async () => {
    await driver.close();
    expect(driver.problems()).toEqual([]);
  });

  it('returns the same customer for a parent again', async () => {
    expect(await driver.provider.ensureCustomer(PARENT)).toEqual({ ref: driver.customerRef });
  });

  it('forgets a customer, also when repeated, and retains the payments', async () => {
    const { provider, customerRef } = driver;
    const { ref, clientSecret } = await provider.createPackPayment(driver.pack());
    await driver.pay(clientSecret);
    await provider.forgetCustomer(customerRef);
    await provider.forgetCustomer(customerRef);
    expect(await provider.getPayment(ref)).toMatchObject({ status: 'succeeded', customerRef });
    const again = await provider.ensureCustomer({ ...PARENT, id: 'another' });
    expect(again.ref).not.toBe(customerRef);
  });

  it('returns the same payment for an order, which any card may pay', async () => {
    const { provider } = driver;
    const created = await provider.createPackPayment(driver.pack());
    expect(await provider.createPackPayment(driver.pack())).toEqual(created);
    const open = {
      ref: created.ref,
      status: 'open',
      amountReceivedCents: 0,
      orderId: 'order-1',
      lastError: null,
    };
    expect(await provider.getPayment(created.ref)).toMatchObject(open);
    expect(await driver.pay(created.clientSecret, CARDS.declined)).toBe('refused');
    const declined = await provider.getPayment(created.ref);
    expect(declined).toMatchObject({ status: 'open', lastError: 'Your card was declined.' });
    expect(await driver.pay(created.clientSecret)).toBe('paid');
    expect(await provider.getPayment(created.ref)).toEqual({
      ref: created.ref,
      status: 'succeeded',
      awaitsAuthentication: false,
      amountReceivedCents: 950,
      currency: 'aud',
      customerRef: driver.customerRef,
      orderId: 'order-1',
      invoiceRef: null,
      lastError: null,
      card: { brand: 'visa', last4: '4242' },
    });
    expect(await driver.sentTypes()).toEqual(
      expect.arrayContaining(['payment_intent.payment_failed', 'payment_intent.succeeded']),
    );
  });

  it('requires 3-D Secure, and leaves the payment open when it fails', async () => {
    const { ref, clientSecret } = await driver.provider.createPackPayment(driver.pack());
    expect(await driver.pay(clientSecret, CARDS.requires3ds)).toBe('3ds');
    const waiting = { status: 'open', awaitsAuthentication: true };
    expect(await driver.provider.getPayment(ref)).toMatchObject(waiting);
    expect(await driver.pay(clientSecret, CARDS.requires3ds, false)).toBe('refused');
    const failed = { status: 'open', awaitsAuthentication: false };
    expect(await driver.provider.getPayment(ref)).toMatchObject(failed);
    expect(await driver.pay(clientSecret, CARDS.requires3ds, true)).toBe('paid');
    expect((await driver.provider.getPayment(ref))?.status).toBe('succeeded');
  });

  it('marks an invoice as paid out of band, also when repeated', async () => {
    const { ref } = await driver.begin(CARDS.fails_later);
    await driver.advance(29);
    const [open] = await driver.provider.listInvoices(ref);
    const finalized = await driver.provider.payOutOfBand(open?.ref ?? '');
    expect(finalized).toMatchObject({ ref: open?.ref, status: 'paid', paymentRef: null, card: null });
    expect(await driver.provider.payOutOfBand(open?.ref ?? '')).toEqual(finalized);
    expect(await driver.summaryOf(ref)).toBe('active premium_monthly until 2027-03-31');
  });

  it('refunds part of a payment', async () => {
    const { ref, clientSecret } = await driver.provider.createPackPayment(driver.pack());
    await driver.pay(clientSecret);
    await driver.refund(ref, 300);
    const charge = await driver.chargeOf('charge.refunded');
    const given = { paymentRef: ref, orderId: 'order-1', invoiceRef: null, amountCents: 950, disputes: [] };
    expect(await driver.provider.getCharge(charge)).toEqual({ ref: charge, refundedCents: 300, ...given });
    await driver.refund(ref);
    expect(await driver.provider.getCharge(charge)).toMatchObject({ refundedCents: 950 });
  });

  it.each([true, false])('reports a dispute over an invoice, won %s', async (won) => {
    const { ref } = await driver.begin(CARDS.disputed);
    await driver.advance(2);
    const charge = await driver.chargeOf('charge.dispute.funds_withdrawn');
    const [invoice] = await driver.provider.listInvoices(ref);
    const withdrawn = { invoiceRef: invoice?.ref, orderId: null, disputes: [{ withdrawnCents: 999 }] };
    expect(await driver.provider.getCharge(charge)).toMatchObject(withdrawn);
    await driver.closeDispute(invoice?.paymentRef ?? '', won);
    const left = (await driver.provider.getCharge(charge))?.disputes[0]?.withdrawnCents;
    expect(left).toBe(won ? 0 : 999);
    expect(await driver.chargeOf('charge.dispute.closed')).toBe(charge);
  });

  it('reads signed events, and rejects those that are forged, tampered with or too old', async () => {
    const { provider } = driver;
    await driver.begin();
    const body = await driver.body();
    const read = async (raw: string, headers: Record<string, string>) =>
      provider.parseWebhook(Buffer.from(raw), headers);
    expect((await read(body, await driver.sign(body))).id).toMatch(/^evt_/);
    const refused = [
      read(`${body} `, await driver.sign(body)),
      read(body, await driver.sign(body, 0, 'whsec_of_somebody_else')),
      read(body, await driver.sign(body, 600)),
      read(body, {}),
      read('{}', await driver.sign('{}')),
    ];
    for (const one of refused) await expect(one).rejects.toThrow(BadSignatureError);
  });

  it('returns undefined for objects that do not exist', async () => {
    const { provider } = driver;
    const refs = ['', 'pi_none', '../customers'];
    for (const ref of refs) {
      expect(await provider.getPayment(ref)).toBeUndefined();
      expect(await provider.getSubscription(ref)).toBeUndefined();
      expect(await provider.getInvoice(ref)).toBeUndefined();
      expect(await provider.getCharge(ref)).toBeUndefined();
      expect(await provider.listInvoices(ref)).toEqual([]);
      expect(await provider.openPayment(ref)).toBeUndefined();
    }
  });
});
