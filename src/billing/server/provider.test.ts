import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { BadSignatureError } from './provider.ts';
import { CARDS, DRIVERS, type Driver, openDriver, PARENT } from './stripe/fixtures/drivers.ts';

describe.each(DRIVERS)('payments and events, over %s', (name) => {
  let driver: Driver;
  beforeEach(async () => {
    driver = await openDriver(name, '2027-01-31T23:30:00Z');
  });
  afterEach(async () => {
    await driver.close();
    expect(driver.problems()).toEqual([]);
  });

  it('knows a parent again', async () => {
    expect(await driver.provider.ensureCustomer(PARENT)).toEqual({ ref: driver.customerRef });
  });

  it('forgets who a customer is, as often as it is told, and keeps what was paid', async () => {
    const { provider, customerRef } = driver;
    const { ref, clientSecret } = await provider.createPackPayment(driver.pack());
    await driver.pay(clientSecret);
    await provider.forgetCustomer(customerRef);
    await provider.forgetCustomer(customerRef);
    expect(await provider.getPayment(ref)).toMatchObject({ status: 'succeeded', customerRef });
    const again = await provider.ensureCustomer({ ...PARENT, id: 'another' });
    expect(again.ref).not.toBe(customerRef);
  });

  it('gives an order the same payment again, which any card may pay', async () => {
    const { provider } = driver;
    const begun = await provider.createPackPayment(driver.pack());
    expect(await provider.createPackPayment(driver.pack())).toEqual(begun);
    const open = {
      ref: begun.ref,
      status: 'open',
      amountReceivedCents: 0,
      orderId: 'order-1',
      lastError: null,
    };
    expect(await provider.getPayment(begun.ref)).toMatchObject(open);
    expect(await driver.pay(begun.clientSecret, CARDS.declined)).toBe('refused');
    const declined = await provider.getPayment(begun.ref);
    expect(declined).toMatchObject({ status: 'open', lastError: 'Your card was declined.' });
    expect(await driver.pay(begun.clientSecret)).toBe('paid');
    expect(await provider.getPayment(begun.ref)).toEqual({
      ref: begun.ref,
      status: 'succeeded',
      amountReceivedCents: 950,
      currency: 'aud',
      customerRef: driver.customerRef,
      orderId: 'order-1',
      invoiceRef: null,
      lastError: null,
      card: { brand: 'visa', last4: '4242' },
    });
    expect(await driver.toldTypes()).toEqual(
      expect.arrayContaining(['payment_intent.payment_failed', 'payment_intent.succeeded']),
    );
  });

  it('asks for 3-D Secure, and a failed one leaves the payment open', async () => {
    const { ref, clientSecret } = await driver.provider.createPackPayment(driver.pack());
    expect(await driver.pay(clientSecret, CARDS.asks)).toBe('3ds');
    expect((await driver.provider.getPayment(ref))?.status).toBe('open');
    expect(await driver.pay(clientSecret, CARDS.asks, false)).toBe('refused');
    expect(await driver.pay(clientSecret, CARDS.asks, true)).toBe('paid');
    expect((await driver.provider.getPayment(ref))?.status).toBe('succeeded');
  });

  it('takes an invoice as paid by other means, as often as it is told', async () => {
    const { ref } = await driver.begin(CARDS.fails_later);
    await driver.advance(29);
    const [open] = await driver.provider.listInvoices(ref);
    const settled = await driver.provider.settleOutOfBand(open?.ref ?? '');
    expect(settled).toMatchObject({ ref: open?.ref, status: 'paid', paymentRef: null, card: null });
    expect(await driver.provider.settleOutOfBand(open?.ref ?? '')).toEqual(settled);
    expect(await driver.standing(ref)).toBe('active premium_monthly until 2027-03-31');
  });

  it('gives parts of a payment back', async () => {
    const { ref, clientSecret } = await driver.provider.createPackPayment(driver.pack());
    await driver.pay(clientSecret);
    await driver.refund(ref, 300);
    const charge = await driver.chargeOf('charge.refunded');
    const given = { paymentRef: ref, orderId: 'order-1', invoiceRef: null, amountCents: 950, disputes: [] };
    expect(await driver.provider.getCharge(charge)).toEqual({ ref: charge, refundedCents: 300, ...given });
    await driver.refund(ref);
    expect(await driver.provider.getCharge(charge)).toMatchObject({ refundedCents: 950 });
  });

  it.each([true, false])('tells of a dispute over an invoice, won %s', async (won) => {
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

  it('reads what it signed, and nothing that is forged, tampered with or old', async () => {
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

  it('knows nothing of what is not there', async () => {
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
