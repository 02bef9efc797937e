import { beforeAll, describe, expect, it } from 'vitest';
import { testDatabase } from '../../../../../tools/testing/database.ts';
import { begin, openTestSandbox, summaryOf, type TestSandbox } from '../fixtures/test-sandbox.ts';

// Opening the database takes seconds, which should not count towards a test's time.
beforeAll(() => testDatabase());

const NEW_YEAR = '2027-01-31T23:30:00Z';
const counted = (testSandbox: TestSandbox, type: string) =>
  testSandbox.delivered.filter((event) => event.type === type).length;
const attemptsNotified = (testSandbox: TestSandbox) =>
  testSandbox.bodies
    .map((body) => JSON.parse(body))
    .filter((event) => event.type === 'invoice.payment_failed')
    .map((event) => event.data.object.attempt_count);

async function endsOf(
  testSandbox: TestSandbox,
  ref: string,
  days: number[],
): Promise<(string | undefined)[]> {
  const ends = [(await summaryOf(testSandbox, ref)).until];
  for (const count of days) {
    await testSandbox.advance(count);
    ends.push((await summaryOf(testSandbox, ref)).until);
  }
  return ends;
}

describe('renewals', () => {
  it('returns to the 31st when renewing monthly from the 31st', async () => {
    const testSandbox = await openTestSandbox(NEW_YEAR);
    const { ref } = await begin(testSandbox);
    expect(await endsOf(testSandbox, ref, [28, 31, 30])).toEqual([
      '2027-02-28',
      '2027-03-31',
      '2027-04-30',
      '2027-05-31',
    ]);
    expect(counted(testSandbox, 'invoice.paid')).toBe(4);
  });

  it('renews yearly from 29 February', async () => {
    const testSandbox = await openTestSandbox('2028-02-29T12:00:00Z');
    const { ref } = await begin(testSandbox, { priceKey: 'premium_yearly' });
    await testSandbox.advance(800);
    expect(await endsOf(testSandbox, ref, [400, 300])).toEqual(['2031-02-28', '2032-02-29', '2033-02-28']);
  });

  it('creates one invoice per period over 800 days, each at its own time and in order, quickly', async () => {
    const testSandbox = await openTestSandbox(NEW_YEAR);
    const { ref } = await begin(testSandbox);
    const began = performance.now();
    await testSandbox.advance(800);
    // Takes two seconds on an idle machine.
    expect(performance.now() - began).toBeLessThan(6000);
    const state = await testSandbox.provider.getSubscription(ref);
    expect(state?.periodEnd?.toISOString()).toMatch(/^2029-04-30T23:30/);
    expect(counted(testSandbox, 'invoice.paid')).toBe(27);
    const invoices = await testSandbox.provider.listInvoices(ref);
    expect(invoices).toHaveLength(24);
    expect(invoices[0]?.createdAt.toISOString()).toMatch(/^2029-03-31T23:30/);
    const created: number[] = testSandbox.bodies.map((body) => JSON.parse(body).created);
    expect(created).toEqual([...created].sort((a, b) => a - b));
  });

  it('renews once when the clock is advanced twice or processed by several at the same time', async () => {
    const testSandbox = await openTestSandbox(NEW_YEAR);
    const { ref } = await begin(testSandbox);
    const { runDue } = testSandbox.sandbox;
    await Promise.all([testSandbox.advance(29), testSandbox.advance(1), runDue(), runDue()]);
    await testSandbox.runJobs();
    expect(await summaryOf(testSandbox, ref)).toMatchObject({
      until: '2027-03-31',
      invoices: ['paid 999', 'paid 999'],
    });
    expect(counted(testSandbox, 'invoice.paid')).toBe(2);
  });

  it('renews without a request as real time passes', async () => {
    const testSandbox = await openTestSandbox(NEW_YEAR);
    const { ref } = await begin(testSandbox);
    testSandbox.clock.advance(29 * 86_400_000);
    await testSandbox.sandbox.runDue();
    expect((await summaryOf(testSandbox, ref)).until).toBe('2027-03-31');
  });
});

describe('refused renewals', () => {
  it('retries a refused renewal after 3, 5 and 7 days, and then ends the subscription', async () => {
    const testSandbox = await openTestSandbox(NEW_YEAR);
    const { ref } = await begin(testSandbox, { card: '4000000000000341' });
    await testSandbox.advance(28.1);
    expect(await summaryOf(testSandbox, ref)).toEqual({
      status: 'past_due',
      until: '2027-02-28',
      invoices: ['open 999', 'paid 999'],
    });
    await testSandbox.advance(2);
    expect(attemptsNotified(testSandbox)).toEqual([1]);
    await testSandbox.advance(1);
    expect(attemptsNotified(testSandbox)).toEqual([1, 2]);
    await testSandbox.advance(2);
    expect(attemptsNotified(testSandbox)).toEqual([1, 2, 3]);
    expect((await summaryOf(testSandbox, ref)).status).toBe('past_due');
    const owed = await testSandbox.provider.openPayment(ref);
    await testSandbox.advance(2);
    expect(attemptsNotified(testSandbox)).toEqual([1, 2, 3, 4]);
    expect(await summaryOf(testSandbox, ref)).toMatchObject({
      status: 'canceled',
      invoices: ['uncollectible 999', 'paid 999'],
    });
    expect(await testSandbox.provider.openPayment(ref)).toBeUndefined();
    await expect(testSandbox.confirm(owed?.clientSecret ?? '')).rejects.toMatchObject({
      code: 'PAYMENT_DECLINED',
    });
    expect(counted(testSandbox, 'customer.subscription.deleted')).toBe(1);
  });

  it('continues normally when another card pays after three refusals', async () => {
    const testSandbox = await openTestSandbox(NEW_YEAR);
    const { ref } = await begin(testSandbox, { card: '4000000000000341' });
    await testSandbox.advance(28 + 6);
    const owed = await testSandbox.provider.openPayment(ref);
    await expect(testSandbox.confirm(owed?.clientSecret ?? '', '4000000000000002')).rejects.toMatchObject({
      code: 'PAYMENT_DECLINED',
    });
    await testSandbox.confirm(owed?.clientSecret ?? '');
    expect(await summaryOf(testSandbox, ref)).toEqual({
      status: 'active',
      until: '2027-03-31',
      invoices: ['paid 999', 'paid 999'],
    });
    await testSandbox.advance(30);
    expect(attemptsNotified(testSandbox)).toEqual([1, 2, 3, 3]);
    expect(await summaryOf(testSandbox, ref)).toMatchObject({ status: 'active', until: '2027-04-30' });
  });

  it('retries a refused renewal of a cancelled subscription, and ends with the period that is paid then', async () => {
    const testSandbox = await openTestSandbox(NEW_YEAR);
    const { ref } = await begin(testSandbox, { card: '4000000000000341' });
    await testSandbox.advance(29);
    const canceled = await testSandbox.provider.cancelAtPeriodEnd(ref);
    expect(canceled.status).toBe('past_due');
    expect(canceled.cancelAt?.toISOString()).toMatch(/^2027-03-31/);
    await testSandbox.confirm((await testSandbox.provider.openPayment(ref))?.clientSecret ?? '');
    await testSandbox.advance(31);
    expect(await summaryOf(testSandbox, ref)).toMatchObject({
      status: 'canceled',
      invoices: ['paid 999', 'paid 999'],
    });
  });
});
