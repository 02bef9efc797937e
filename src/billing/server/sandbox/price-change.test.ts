import { beforeEach, describe, expect, it } from 'vitest';
import { begin, openTrial, standing, type Trial } from './fixtures/trial.ts';

let trial: Trial;
beforeEach(async () => {
  trial = await openTrial('2027-03-10T09:00:00Z');
});

const change = (ref: string, priceKey: 'premium_monthly' | 'premium_yearly' | null, changeId: string) =>
  trial.provider.changePrice(ref, priceKey, changeId);
const YEARLY_NOW = { status: 'active', until: '2028-03-20', invoices: ['paid 7999', 'paid 999'] };

describe('a dearer price', () => {
  it('is paid in full at once and begins now, once for one wish', async () => {
    const { ref } = await begin(trial);
    await trial.advance(10);
    const all = await Promise.all([1, 2, 3].map(() => change(ref, 'premium_yearly', 'wish')));
    expect(all.every(({ clientSecret }) => clientSecret === undefined)).toBe(true);
    expect(all[0]?.state).toMatchObject({ priceKey: 'premium_yearly', cancelAt: null });
    expect(await standing(trial, ref)).toEqual(YEARLY_NOW);
    expect((await trial.provider.listInvoices(ref))[0]?.reason).toBe('subscription_update');
    await trial.advance(400);
    expect(await standing(trial, ref)).toMatchObject({ until: '2029-03-20' });
  });

  it('that the stored card does not pay waits, for another card or for being taken back', async () => {
    const { ref } = await begin(trial, { card: '4000000000000341' });
    await trial.advance(10);
    const refused = await change(ref, 'premium_yearly', 'one');
    expect(refused.state).toMatchObject({ status: 'active', priceKey: 'premium_monthly' });
    expect(await change(ref, 'premium_yearly', 'one')).toEqual(refused);
    expect((await change(ref, 'premium_yearly', 'two')).clientSecret).toBe(refused.clientSecret);
    expect(await trial.provider.openPayment(ref)).toEqual({ clientSecret: refused.clientSecret });
    await change(ref, null, 'three');
    expect(await standing(trial, ref)).toMatchObject({
      status: 'active',
      until: '2027-04-10',
      invoices: ['void 7999', 'paid 999'],
    });
    const again = await change(ref, 'premium_yearly', 'four');
    await trial.confirm(again.clientSecret ?? '');
    expect(await standing(trial, ref)).toEqual({
      ...YEARLY_NOW,
      invoices: ['paid 7999', 'void 7999', 'paid 999'],
    });
  });

  it('that still waits when the period ends is dropped, and the old price is renewed', async () => {
    const { ref } = await begin(trial, { card: '4000000000000341' });
    const { clientSecret = '' } = await change(ref, 'premium_yearly', 'one');
    await trial.advance(31.5);
    await expect(trial.confirm(clientSecret)).rejects.toMatchObject({ code: 'PAYMENT_DECLINED' });
    expect(await standing(trial, ref)).toMatchObject({
      status: 'past_due',
      invoices: ['open 999', 'void 7999', 'paid 999'],
    });
    await expect(change(ref, 'premium_yearly', 'two')).rejects.toMatchObject({ code: 'CONFLICT' });
  });
});

describe('a cheaper price', () => {
  it('begins with the next period, counted from the same day', async () => {
    const leap = await openTrial('2028-02-29T12:00:00Z');
    const { ref } = await begin(leap, { priceKey: 'premium_yearly' });
    const { state } = await leap.provider.changePrice(ref, 'premium_monthly', 'one');
    expect(state).toMatchObject({ priceKey: 'premium_yearly', nextPriceKey: 'premium_monthly' });
    await leap.advance(367);
    expect(await standing(leap, ref)).toEqual({
      status: 'active',
      until: '2029-03-29',
      invoices: ['paid 999', 'paid 7999'],
    });
    expect(await leap.provider.getSubscription(ref)).toMatchObject({
      priceKey: 'premium_monthly',
      nextPriceKey: undefined,
    });
  });

  it('can be taken back, also by a cancellation; the price of now changes nothing', async () => {
    const { ref } = await begin(trial, { priceKey: 'premium_yearly' });
    await change(ref, 'premium_monthly', 'one');
    expect((await change(ref, null, 'two')).state.nextPriceKey).toBeUndefined();
    await change(ref, 'premium_monthly', 'three');
    expect((await trial.provider.cancelAtPeriodEnd(ref)).nextPriceKey).toBeUndefined();
    await trial.provider.resume(ref);
    const same = await change(ref, 'premium_yearly', 'four');
    expect(same.state).toEqual(await trial.provider.getSubscription(ref));
    await trial.advance(366);
    expect(await standing(trial, ref)).toMatchObject({ invoices: ['paid 7999', 'paid 7999'] });
  });

  it('of what has ended is refused', async () => {
    const { ref } = await begin(trial, { priceKey: 'premium_yearly' });
    await trial.provider.cancelNow(ref);
    await expect(change(ref, 'premium_monthly', 'one')).rejects.toMatchObject({ code: 'CONFLICT' });
  });
});
