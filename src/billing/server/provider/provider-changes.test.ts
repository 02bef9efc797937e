import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { PriceKey } from '../../contract.ts';
import { CARDS, DRIVERS, type Driver, openDriver } from '../stripe/fixtures/drivers.ts';

describe.each(DRIVERS)('changes of price (%s)', (name) => {
  let driver: Driver;
  beforeEach(async () => {
    driver = await openDriver(name, '2027-01-31T23:30:00Z');
  });
  afterEach(async () => {
    await driver.close();
    expect(driver.problems()).toEqual([]);
  });

  it('changes from monthly to yearly immediately, at the full price, once per change id', async () => {
    const { ref } = await driver.begin();
    await driver.advance(10);
    const change = () => driver.provider.changePrice(ref, 'premium_yearly', 'change-1');
    expect(await change()).toMatchObject({ state: { status: 'active', priceKey: 'premium_yearly' } });
    expect((await change()).clientSecret).toBeUndefined();
    expect(await driver.summaryOf(ref)).toBe('active premium_yearly until 2028-02-10');
    expect(await driver.invoices(ref)).toEqual(['paid 7999', 'paid 999']);
    const [invoice] = await driver.provider.listInvoices(ref);
    expect(invoice).toMatchObject({ reason: 'subscription_update', lines: [{ priceKey: 'premium_yearly' }] });
  });

  it('refuses a price change until the cancellation is undone, in both directions', async () => {
    const { ref } = await driver.begin();
    await driver.provider.cancelAtPeriodEnd(ref);
    const change = () => driver.provider.changePrice(ref, 'premium_yearly', 'change-1');
    await expect(change()).rejects.toMatchObject({ code: 'CONFLICT' });
    await driver.provider.resume(ref);
    expect((await change()).state).toMatchObject({ priceKey: 'premium_yearly', cancelAt: null });
  });

  it('stays monthly while the card is declined, until the yearly invoice is paid', async () => {
    const { ref } = await driver.begin(CARDS.fails_later);
    const { clientSecret, state } = await driver.provider.changePrice(ref, 'premium_yearly', 'change-1');
    expect(state).toMatchObject({ status: 'active', priceKey: 'premium_monthly', nextPriceKey: undefined });
    const again = await driver.provider.changePrice(ref, 'premium_yearly', 'change-1');
    expect(again.clientSecret).toBe(clientSecret);
    expect(await driver.pay(clientSecret ?? '', CARDS.declined)).toBe('refused');
    expect(await driver.pay(clientSecret ?? '')).toBe('paid');
    expect(await driver.summaryOf(ref)).toBe('active premium_yearly until 2028-01-31');
    expect(await driver.invoices(ref)).toEqual(['paid 7999', 'paid 999']);
  });

  it('drops a change to yearly that is undone before it was paid', async () => {
    const { ref } = await driver.begin(CARDS.fails_later);
    const { clientSecret } = await driver.provider.changePrice(ref, 'premium_yearly', 'change-1');
    await driver.provider.changePrice(ref, null, 'change-2');
    expect(await driver.pay(clientSecret ?? '')).toBe('refused');
    expect(await driver.provider.openPayment(ref)).toBeUndefined();
    expect(await driver.summaryOf(ref)).toBe('active premium_monthly until 2027-02-28');
  });

  it('changes from yearly to monthly at the end of the year, unless that is undone', async () => {
    const { ref } = await driver.begin(CARDS.valid, 'premium_yearly');
    const changeTo = (key: PriceKey | null, id: string) => driver.provider.changePrice(ref, key, id);
    const planned = { priceKey: 'premium_yearly', nextPriceKey: 'premium_monthly' };
    expect((await changeTo('premium_monthly', 'c1')).state).toMatchObject(planned);
    expect((await changeTo(null, 'c2')).state.nextPriceKey).toBeUndefined();
    expect((await changeTo('premium_monthly', 'c3')).state).toMatchObject(planned);
    expect((await driver.provider.cancelAtPeriodEnd(ref)).nextPriceKey).toBeUndefined();
    await driver.provider.resume(ref);
    await changeTo('premium_monthly', 'c4');
    await driver.advance(366);
    expect(await driver.summaryOf(ref)).toBe('active premium_monthly until 2028-02-29');
    await driver.advance(60);
    expect(await driver.summaryOf(ref)).toBe('active premium_monthly until 2028-04-30');
    expect(await driver.invoices(ref)).toEqual(['paid 999', 'paid 999', 'paid 999', 'paid 7999']);
  });
});
