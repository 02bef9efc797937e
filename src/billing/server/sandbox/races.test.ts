import fc from 'fast-check';
import { beforeAll, expect, it } from 'vitest';
import { testDatabase } from '../../../../tools/testing/database.ts';
import { begin, openTestSandbox, type TestSandbox } from './fixtures/test-sandbox.ts';

/** What parents, operators and the clock can do to one subscription, in any order and concurrently. */
const ACTS: Readonly<Record<string, (testSandbox: TestSandbox, ref: string, n: number) => Promise<unknown>>> =
  {
    pay: async (testSandbox, ref) =>
      testSandbox.confirm((await testSandbox.provider.openPayment(ref))?.clientSecret ?? ''),
    payAndFailLater: async (testSandbox, ref) =>
      testSandbox.confirm(
        (await testSandbox.provider.openPayment(ref))?.clientSecret ?? '',
        '4000000000000341',
      ),
    finalize: async (testSandbox, ref) =>
      testSandbox.provider.payOutOfBand(
        (await testSandbox.provider.getSubscription(ref))?.latestInvoiceRef ?? '',
      ),
    yearly: (testSandbox, ref, n) => testSandbox.provider.changePrice(ref, 'premium_yearly', `wish-${n}`),
    monthly: (testSandbox, ref, n) => testSandbox.provider.changePrice(ref, 'premium_monthly', `wish-${n}`),
    takeBack: (testSandbox, ref, n) => testSandbox.provider.changePrice(ref, null, `wish-${n}`),
    cancelLater: (testSandbox, ref) => testSandbox.provider.cancelAtPeriodEnd(ref),
    resume: (testSandbox, ref) => testSandbox.provider.resume(ref),
    cancelNow: (testSandbox, ref) => testSandbox.provider.cancelNow(ref),
    aWeek: (testSandbox) => testSandbox.advance(7),
    aMonth: (testSandbox) => testSandbox.advance(31),
  };
const acts = fc.constantFrom(...Object.keys(ACTS));

/** Rows that contradict each other; empty when all is consistent. */
const CONTRADICTIONS = `
  select 'payment' as what, i.id from sandbox_invoices i join sandbox_payments p on p.id = i.payment_id
    where case i.status when 'open' then p.status not in ('requires_payment_method', 'requires_action')
      when 'paid' then p.status <> case when i.out_of_band then 'canceled' else 'succeeded' end
      else p.status <> 'canceled' end
  union all
  select 'open', s.id from sandbox_subscriptions s where
    (select count(*) from sandbox_invoices i where i.subscription_id = s.id and i.status = 'open')
      <> case when s.status in ('incomplete', 'past_due') or s.wanted_price_key is not null then 1 else 0 end
  union all
  select 'told', i.id from sandbox_invoices i where
    (select count(*) from sandbox_events e where e.payload::json ->> 'type' = 'invoice.paid'
      and e.payload::json #>> '{data,object,id}' = i.id) <> case i.status when 'paid' then 1 else 0 end
  union all
  select 'money', p.id from sandbox_payments p where
    (select count(*) from sandbox_events e where e.payload::json ->> 'type' = 'payment_intent.succeeded'
      and e.payload::json #>> '{data,object,id}' = p.id) <> case p.status when 'succeeded' then 1 else 0 end
  union all
  select 'overlap', i.id from sandbox_invoices i join sandbox_invoices j using (subscription_id)
    where i.id < j.id and i.created_at = j.created_at and i.reason = j.reason
  union all
  select 'waits', e.id from sandbox_events e where e.delivered_at is null`;

/** Refusals are expected; any other error is a bug. */
const isRefusal = (error: unknown) => error instanceof Error && error.name === 'AppError';

// Opening the database takes seconds, which should not count towards a test's time.
beforeAll(() => testDatabase());

/** The embedded database has one connection, so there is little concurrency. */
const RUNS = process.env.TEST_DATABASE_URL ? 30 : 4;

it('pays every invoice at most once, and emits its events once, under concurrent actions', async () => {
  const { run } = await testDatabase();
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.array(acts, { minLength: 1, maxLength: 4 }), { minLength: 1, maxLength: 6 }),
      async (rounds) => {
        const testSandbox = await openTestSandbox('2027-01-31T12:00:00Z');
        const { ref } = await begin(testSandbox, { card: null });
        for (const [n, round] of rounds.entries()) {
          const results = await Promise.allSettled(round.map((act) => ACTS[act]?.(testSandbox, ref, n)));
          const broken = results.filter((one) => one.status === 'rejected' && !isRefusal(one.reason));
          expect(broken).toEqual([]);
        }
        await testSandbox.advance(0.001);
        expect((await run(CONTRADICTIONS)).rows).toEqual([]);
      },
    ),
    { numRuns: RUNS },
  );
}, 60_000);
