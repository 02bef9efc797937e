import { beforeEach, describe, expect, it } from 'vitest';
import { begin, openTestSandbox, summaryOf, type TestSandbox } from '../fixtures/test-sandbox.ts';

let testSandbox: TestSandbox;
beforeEach(async () => {
  testSandbox = await openTestSandbox('2027-03-10T09:00:00Z');
});

const change = (ref: string, priceKey: 'premium_monthly' | 'premium_yearly' | null, changeId: string) =>
  testSandbox.provider.changePrice(ref, priceKey, changeId);
const YEARLY_NOW = { status: 'active', until: '2028-03-20', invoices: ['paid 7999', 'paid 999'] };

describe('changes to a dearer price', () => {
  it('charges a dearer price in full and begins it immediately, once per change id', async () => {
    const { ref } = await begin(testSandbox);
    await testSandbox.advance(10);
    const all = await Promise.all([1, 2, 3].map(() => change(ref, 'premium_yearly', 'wish')));
    expect(all.every(({ clientSecret }) => clientSecret === undefined)).toBe(true);
    expect(all[0]?.state).toMatchObject({ priceKey: 'premium_yearly', cancelAt: null });
    expect(await summaryOf(testSandbox, ref)).toEqual(YEARLY_NOW);
    expect((await testSandbox.provider.listInvoices(ref))[0]?.reason).toBe('subscription_update');
    await testSandbox.advance(400);
    expect(await summaryOf(testSandbox, ref)).toMatchObject({ until: '2029-03-20' });
  });

  it('leaves a dearer price pending when the stored card is declined, until another card pays or it is undone', async () => {
    const { ref } = await begin(testSandbox, { card: '4000000000000341' });
    await testSandbox.advance(10);
    const refused = await change(ref, 'premium_yearly', 'one');
    expect(refused.state).toMatchObject({ status: 'active', priceKey: 'premium_monthly' });
    expect(await change(ref, 'premium_yearly', 'one')).toEqual(refused);
    expect((await change(ref, 'premium_yearly', 'two')).clientSecret).toBe(refused.clientSecret);
    expect(await testSandbox.provider.openPayment(ref)).toEqual({ clientSecret: refused.clientSecret });
    await change(ref, null, 'three');
    expect(await summaryOf(testSandbox, ref)).toMatchObject({
      status: 'active',
      until: '2027-04-10',
      invoices: ['void 7999', 'paid 999'],
    });
    const again = await change(ref, 'premium_yearly', 'four');
    await testSandbox.confirm(again.clientSecret ?? '');
    expect(await summaryOf(testSandbox, ref)).toEqual({
      ...YEARLY_NOW,
      invoices: ['paid 7999', 'void 7999', 'paid 999'],
    });
  });

  it('drops a dearer price that is pending when the period ends, and renews the old price', async () => {
    const { ref } = await begin(testSandbox, { card: '4000000000000341' });
    const { clientSecret = '' } = await change(ref, 'premium_yearly', 'one');
    await testSandbox.advance(31.5);
    await expect(testSandbox.confirm(clientSecret)).rejects.toMatchObject({ code: 'PAYMENT_DECLINED' });
    expect(await summaryOf(testSandbox, ref)).toMatchObject({
      status: 'past_due',
      invoices: ['open 999', 'void 7999', 'paid 999'],
    });
    await expect(change(ref, 'premium_yearly', 'two')).rejects.toMatchObject({ code: 'CONFLICT' });
  });
});

describe('changes to a cheaper price', () => {
  it('begins a cheaper price with the next period, counted from the same day', async () => {
    const leap = await openTestSandbox('2028-02-29T12:00:00Z');
    const { ref } = await begin(leap, { priceKey: 'premium_yearly' });
    const { state } = await leap.provider.changePrice(ref, 'premium_monthly', 'one');
    expect(state).toMatchObject({ priceKey: 'premium_yearly', nextPriceKey: 'premium_monthly' });
    await leap.advance(367);
    expect(await summaryOf(leap, ref)).toEqual({
      status: 'active',
      until: '2029-03-29',
      invoices: ['paid 999', 'paid 7999'],
    });
    expect(await leap.provider.getSubscription(ref)).toMatchObject({
      priceKey: 'premium_monthly',
      nextPriceKey: undefined,
    });
  });

  it('undoes a scheduled change, also by a cancellation, and ignores the current price', async () => {
    const { ref } = await begin(testSandbox, { priceKey: 'premium_yearly' });
    await change(ref, 'premium_monthly', 'one');
    expect((await change(ref, null, 'two')).state.nextPriceKey).toBeUndefined();
    await change(ref, 'premium_monthly', 'three');
    expect((await testSandbox.provider.cancelAtPeriodEnd(ref)).nextPriceKey).toBeUndefined();
    await testSandbox.provider.resume(ref);
    const same = await change(ref, 'premium_yearly', 'four');
    expect(same.state).toEqual(await testSandbox.provider.getSubscription(ref));
    await testSandbox.advance(366);
    expect(await summaryOf(testSandbox, ref)).toMatchObject({ invoices: ['paid 7999', 'paid 7999'] });
  });

  it('refuses to change a subscription that has ended', async () => {
    const { ref } = await begin(testSandbox, { priceKey: 'premium_yearly' });
    await testSandbox.provider.cancelNow(ref);
    await expect(change(ref, 'premium_monthly', 'one')).rejects.toMatchObject({ code: 'CONFLICT' });
  });
});
