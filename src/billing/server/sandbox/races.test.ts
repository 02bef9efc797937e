import fc from 'fast-check';
import { beforeAll, expect, it } from 'vitest';
import { testDatabase } from '../../../../tools/testing/database.ts';
import { begin, openTrial, type Trial } from './fixtures/trial.ts';

/** What parents, operators and the clock may do to one subscription, in any order and at the same time. */
const ACTS: Readonly<Record<string, (trial: Trial, ref: string, n: number) => Promise<unknown>>> = {
  pay: async (trial, ref) => trial.confirm((await trial.provider.openPayment(ref))?.clientSecret ?? ''),
  payAndFailLater: async (trial, ref) =>
    trial.confirm((await trial.provider.openPayment(ref))?.clientSecret ?? '', '4000000000000341'),
  settle: async (trial, ref) =>
    trial.provider.settleOutOfBand((await trial.provider.getSubscription(ref))?.latestInvoiceRef ?? ''),
  yearly: (trial, ref, n) => trial.provider.changePrice(ref, 'premium_yearly', `wish-${n}`),
  monthly: (trial, ref, n) => trial.provider.changePrice(ref, 'premium_monthly', `wish-${n}`),
  takeBack: (trial, ref, n) => trial.provider.changePrice(ref, null, `wish-${n}`),
  cancelLater: (trial, ref) => trial.provider.cancelAtPeriodEnd(ref),
  resume: (trial, ref) => trial.provider.resume(ref),
  cancelNow: (trial, ref) => trial.provider.cancelNow(ref),
  aWeek: (trial) => trial.advance(7),
  aMonth: (trial) => trial.advance(31),
};
const acts = fc.constantFrom(...Object.keys(ACTS));

/** Rows that contradict each other; none when all is well. */
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

/** Mistakes that are no parent's: anything but a refusal in words. */
const isRefusal = (error: unknown) => error instanceof Error && error.name === 'AppError';

// Opening the database takes seconds, which are no test's.
beforeAll(() => testDatabase());

/** The embedded database has one connection, so that little can happen at once there. */
const RUNS = process.env.TEST_DATABASE_URL ? 30 : 4;

it('whatever happens at once, every invoice is paid once or never, and told so', async () => {
  const { run } = await testDatabase();
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.array(acts, { minLength: 1, maxLength: 4 }), { minLength: 1, maxLength: 6 }),
      async (rounds) => {
        const trial = await openTrial('2027-01-31T12:00:00Z');
        const { ref } = await begin(trial, { card: null });
        for (const [n, round] of rounds.entries()) {
          const results = await Promise.allSettled(round.map((act) => ACTS[act]?.(trial, ref, n)));
          const broken = results.filter((one) => one.status === 'rejected' && !isRefusal(one.reason));
          expect(broken).toEqual([]);
        }
        await trial.advance(0.001);
        expect((await run(CONTRADICTIONS)).rows).toEqual([]);
      },
    ),
    { numRuns: RUNS },
  );
}, 60_000);
