import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { CARDS, DRIVERS, type Driver, openDriver } from '../stripe/fixtures/drivers.ts';

describe.each(DRIVERS)('subscriptions (%s)', (name) => {
  let driver: Driver;
  beforeEach(async () => {
    driver = await openDriver(name, '2027-01-31T23:30:00Z');
  });
  afterEach(async () => {
    await driver.close();
    expect(driver.problems()).toEqual([]);
  });

  it('creates one subscription per local id, active with its first payment', async () => {
    const made = await driver.begin(null);
    expect(await driver.begin(null)).toEqual(made);
    expect(await driver.summaryOf(made.ref)).toBe('pending premium_monthly until never');
    expect(await driver.provider.openPayment(made.ref)).toEqual({ clientSecret: made.clientSecret });
    await driver.pay(made.clientSecret);
    expect(await driver.summaryOf(made.ref)).toBe('active premium_monthly until 2027-02-28');
    const state = await driver.provider.getSubscription(made.ref);
    expect(state).toMatchObject({
      localId: 'local-1',
      customerRef: driver.customerRef,
      mustEnd: false,
      cancelAt: null,
    });
    const invoice = await driver.provider.getInvoice(state?.latestInvoiceRef ?? '');
    expect(invoice).toMatchObject({
      status: 'paid',
      customerRef: driver.customerRef,
      subscriptionRef: made.ref,
      reason: 'subscription_create',
      totalCents: 999,
      lines: [{ priceKey: 'premium_monthly', amountCents: 999, isProration: false }],
      card: { brand: 'visa', last4: '4242' },
    });
    const payment = await driver.provider.getPayment(invoice?.paymentRef ?? '');
    expect(payment).toMatchObject({ status: 'succeeded', invoiceRef: invoice?.ref, orderId: null });
    expect(await driver.provider.listInvoices(made.ref)).toEqual([invoice]);
    expect(await driver.sentTypes()).toEqual(
      expect.arrayContaining(['invoice.paid', 'customer.subscription.updated']),
    );
  });

  it('expires a subscription that was never paid', async () => {
    const { ref, clientSecret } = await driver.begin(null);
    await driver.advance(1);
    expect(await driver.summaryOf(ref)).toBe('expired premium_monthly until never');
    expect(await driver.provider.openPayment(ref)).toBeUndefined();
    expect(await driver.pay(clientSecret)).toBe('refused');
    expect(await driver.invoices(ref)).toEqual(['void 999']);
  });

  it('renews at the end of each month, counted from the first', async () => {
    const { ref } = await driver.begin();
    await driver.advance(29);
    expect(await driver.summaryOf(ref)).toBe('active premium_monthly until 2027-03-31');
    await driver.advance(31);
    expect(await driver.summaryOf(ref)).toBe('active premium_monthly until 2027-04-30');
    const [newest] = await driver.provider.listInvoices(ref);
    expect(newest).toMatchObject({ status: 'paid', reason: 'subscription_cycle', attempts: 1 });
    expect(await driver.invoices(ref)).toEqual(['paid 999', 'paid 999', 'paid 999']);
  });

  it('becomes past due when a renewal is declined, until another card pays it', async () => {
    const { ref } = await driver.begin(CARDS.fails_later);
    await driver.advance(29);
    expect(await driver.summaryOf(ref)).toBe('past_due premium_monthly until 2027-02-28');
    const owed = await driver.provider.openPayment(ref);
    await expect(driver.provider.changePrice(ref, 'premium_yearly', 'c')).rejects.toThrow(
      'pay what’s due first',
    );
    expect(await driver.pay(owed?.clientSecret ?? '')).toBe('paid');
    expect(await driver.summaryOf(ref)).toBe('active premium_monthly until 2027-03-31');
    expect(await driver.provider.openPayment(ref)).toBeUndefined();
    await driver.advance(31);
    expect(await driver.summaryOf(ref)).toBe('active premium_monthly until 2027-04-30');
    expect(await driver.sentTypes()).toContain('invoice.payment_failed');
  });

  it('ends a subscription when the retries are exhausted', async () => {
    const { ref } = await driver.begin(CARDS.fails_later);
    await driver.advance(28 + 6);
    expect(await driver.summaryOf(ref)).toMatch('past_due');
    await driver.advance(2);
    expect(await driver.summaryOf(ref)).toBe('canceled premium_monthly until 2027-02-28');
    expect((await driver.provider.getSubscription(ref))?.mustEnd).toBe(false);
    expect(await driver.provider.openPayment(ref)).toBeUndefined();
    expect(await driver.sentTypes()).toContain('customer.subscription.deleted');
  });

  it('cancels at the end of the period, and undoes that', async () => {
    const { ref } = await driver.begin();
    const canceled = await driver.provider.cancelAtPeriodEnd(ref);
    expect(canceled).toMatchObject({ status: 'active', cancelAt: canceled.periodEnd });
    expect(await driver.provider.cancelAtPeriodEnd(ref)).toEqual(canceled);
    expect(await driver.provider.resume(ref)).toMatchObject({ status: 'active', cancelAt: null });
    await driver.advance(29);
    expect(await driver.summaryOf(ref)).toBe('active premium_monthly until 2027-03-31');
    await driver.provider.cancelAtPeriodEnd(ref);
    await driver.advance(32);
    expect(await driver.provider.getSubscription(ref)).toMatchObject({ status: 'canceled', cancelAt: null });
    expect((await driver.provider.cancelAtPeriodEnd(ref)).status).toBe('canceled');
  });

  it('ends a subscription immediately, also when repeated, and voids its unpaid invoices', async () => {
    const { ref, clientSecret } = await driver.begin(null);
    expect((await driver.provider.cancelNow(ref)).status).toMatch(/canceled|expired/);
    expect((await driver.provider.cancelNow(ref)).status).toMatch(/canceled|expired/);
    expect(await driver.pay(clientSecret)).toBe('refused');
    expect(await driver.invoices(ref)).toEqual(['void 999']);
  });
});
