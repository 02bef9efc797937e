import { beforeAll, describe, expect, it } from 'vitest';
import { testDatabase } from '../../../../tools/testing/database.ts';
import { begin, openTrial, standing, type Trial } from './fixtures/trial.ts';

// Opening the database takes seconds, which are no test's.
beforeAll(() => testDatabase());

const NEW_YEAR = '2027-01-31T23:30:00Z';
const counted = (trial: Trial, type: string) => trial.brought.filter((event) => event.type === type).length;
const attemptsTold = (trial: Trial) =>
  trial.bodies
    .map((body) => JSON.parse(body))
    .filter((event) => event.type === 'invoice.payment_failed')
    .map((event) => event.data.object.attempt_count);

async function endsOf(trial: Trial, ref: string, days: number[]): Promise<(string | undefined)[]> {
  const ends = [(await standing(trial, ref)).until];
  for (const count of days) {
    await trial.advance(count);
    ends.push((await standing(trial, ref)).until);
  }
  return ends;
}

describe('renewals', () => {
  it('of a month that began on the 31st come back to the 31st', async () => {
    const trial = await openTrial(NEW_YEAR);
    const { ref } = await begin(trial);
    expect(await endsOf(trial, ref, [28, 31, 30])).toEqual([
      '2027-02-28',
      '2027-03-31',
      '2027-04-30',
      '2027-05-31',
    ]);
    expect(counted(trial, 'invoice.paid')).toBe(4);
  });

  it('of a year that began on 29 February', async () => {
    const trial = await openTrial('2028-02-29T12:00:00Z');
    const { ref } = await begin(trial, { priceKey: 'premium_yearly' });
    await trial.advance(800);
    expect(await endsOf(trial, ref, [400, 300])).toEqual(['2031-02-28', '2032-02-29', '2033-02-28']);
  });

  it('over 800 days are one invoice a period, each at its own time, told in order, and quick', async () => {
    const trial = await openTrial(NEW_YEAR);
    const { ref } = await begin(trial);
    const began = performance.now();
    await trial.advance(800);
    // Two seconds on a quiet machine.
    expect(performance.now() - began).toBeLessThan(6000);
    const state = await trial.provider.getSubscription(ref);
    expect(state?.periodEnd?.toISOString()).toMatch(/^2029-04-30T23:30/);
    expect(counted(trial, 'invoice.paid')).toBe(27);
    const invoices = await trial.provider.listInvoices(ref);
    expect(invoices).toHaveLength(24);
    expect(invoices[0]?.createdAt.toISOString()).toMatch(/^2029-03-31T23:30/);
    const created: number[] = trial.bodies.map((body) => JSON.parse(body).created);
    expect(created).toEqual([...created].sort((a, b) => a - b));
  });

  it('happen once when the clock is advanced twice at once, or looked at by several', async () => {
    const trial = await openTrial(NEW_YEAR);
    const { ref } = await begin(trial);
    const { runDue } = trial.sandbox;
    await Promise.all([trial.advance(29), trial.advance(1), runDue(), runDue()]);
    await trial.runJobs();
    expect(await standing(trial, ref)).toMatchObject({
      until: '2027-03-31',
      invoices: ['paid 999', 'paid 999'],
    });
    expect(counted(trial, 'invoice.paid')).toBe(2);
  });

  it('happen by themselves as real time passes', async () => {
    const trial = await openTrial(NEW_YEAR);
    const { ref } = await begin(trial);
    trial.clock.advance(29 * 86_400_000);
    await trial.sandbox.runDue();
    expect((await standing(trial, ref)).until).toBe('2027-03-31');
  });
});

describe('a renewal that is refused', () => {
  it('is tried again after 3, 5 and 7 days, and then the subscription ends', async () => {
    const trial = await openTrial(NEW_YEAR);
    const { ref } = await begin(trial, { card: '4000000000000341' });
    await trial.advance(28.1);
    expect(await standing(trial, ref)).toEqual({
      status: 'past_due',
      until: '2027-02-28',
      invoices: ['open 999', 'paid 999'],
    });
    await trial.advance(2);
    expect(attemptsTold(trial)).toEqual([1]);
    await trial.advance(1);
    expect(attemptsTold(trial)).toEqual([1, 2]);
    await trial.advance(2);
    expect(attemptsTold(trial)).toEqual([1, 2, 3]);
    expect((await standing(trial, ref)).status).toBe('past_due');
    const owed = await trial.provider.openPayment(ref);
    await trial.advance(2);
    expect(attemptsTold(trial)).toEqual([1, 2, 3, 4]);
    expect(await standing(trial, ref)).toMatchObject({
      status: 'canceled',
      invoices: ['uncollectible 999', 'paid 999'],
    });
    expect(await trial.provider.openPayment(ref)).toBeUndefined();
    await expect(trial.confirm(owed?.clientSecret ?? '')).rejects.toMatchObject({ code: 'PAYMENT_DECLINED' });
    expect(counted(trial, 'customer.subscription.deleted')).toBe(1);
  });

  it('three times and then paid with another card goes on as if nothing had been', async () => {
    const trial = await openTrial(NEW_YEAR);
    const { ref } = await begin(trial, { card: '4000000000000341' });
    await trial.advance(28 + 6);
    const owed = await trial.provider.openPayment(ref);
    await expect(trial.confirm(owed?.clientSecret ?? '', '4000000000000002')).rejects.toMatchObject({
      code: 'PAYMENT_DECLINED',
    });
    await trial.confirm(owed?.clientSecret ?? '');
    expect(await standing(trial, ref)).toEqual({
      status: 'active',
      until: '2027-03-31',
      invoices: ['paid 999', 'paid 999'],
    });
    await trial.advance(30);
    expect(attemptsTold(trial)).toEqual([1, 2, 3, 3]);
    expect(await standing(trial, ref)).toMatchObject({ status: 'active', until: '2027-04-30' });
  });

  it('and cancelled for its end goes on being tried, and ends with the period that is paid then', async () => {
    const trial = await openTrial(NEW_YEAR);
    const { ref } = await begin(trial, { card: '4000000000000341' });
    await trial.advance(29);
    const canceled = await trial.provider.cancelAtPeriodEnd(ref);
    expect(canceled.status).toBe('past_due');
    expect(canceled.cancelAt?.toISOString()).toMatch(/^2027-03-31/);
    await trial.confirm((await trial.provider.openPayment(ref))?.clientSecret ?? '');
    await trial.advance(31);
    expect(await standing(trial, ref)).toMatchObject({
      status: 'canceled',
      invoices: ['paid 999', 'paid 999'],
    });
  });
});
