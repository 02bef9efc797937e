import { describe, expect, it } from 'vitest';
import { MINUTE } from '../../../src/platform/server/clock.ts';
import { creditsOf, newParent } from '../users.ts';
import {
  beginPremium,
  CARDS,
  daysUntil,
  deliverAll,
  flagsOf,
  planOf,
  subscribe,
  untilCredits,
  untilPlan,
} from './steps.ts';
import type { MoneyWorld } from './world.ts';

const leave = '/api/subscription/switch-to-payasyougo';
const day = (plan: { periodEnd?: unknown }) => String(plan.periodEnd).slice(0, 10);

/** Renewals and changes of a subscription; the ledger is audited after each test. */
export function renewalScenarios(world: MoneyWorld): void {
  const { app: testApp } = world;

  describe('subscriptions', () => {
    it('renews a monthly subscription begun on 31 January on the last day of shorter months, then on the 31st again', async () => {
      const parent = await newParent(testApp);
      await world.advance(await daysUntil(world, '2027-01-31'));
      await subscribe(world, parent);
      expect(day(await planOf(parent))).toBe('2027-02-28');
      await world.advance(28);
      await untilCredits(parent, 20);
      expect(day(await planOf(parent))).toBe('2027-03-31');
      await world.advance(31);
      await untilCredits(parent, 30);
      expect(day(await planOf(parent))).toBe('2027-04-30');
    });

    it('renews a yearly subscription begun on 29 February on 28 February, then on the 29th again in a leap year', async () => {
      const parent = await newParent(testApp);
      await world.advance(await daysUntil(world, '2028-02-29'));
      await subscribe(world, parent, 'premium_yearly');
      expect(day(await planOf(parent))).toBe('2029-02-28');
      await world.advance(366);
      await untilCredits(parent, 240);
      expect(day(await planOf(parent))).toBe('2030-02-28');
      await world.advance(730);
      await untilCredits(parent, 480);
      expect(day(await planOf(parent))).toBe('2032-02-29');
    });

    it('renews a subscription once when its event is delivered repeatedly, and once when it was lost', async () => {
      const parent = await newParent(testApp);
      await subscribe(world, parent);
      await world.loseEvents();
      await world.advance(32);
      expect(await creditsOf(parent)).toBe(10);
      testApp.clock.advance(25 * 60 * MINUTE);
      await testApp.app.features.billing.reconcile();
      expect(await creditsOf(parent)).toBe(20);
      const events = await world.events();
      await deliverAll(world, [...events, ...events]);
      expect(await creditsOf(parent)).toBe(20);
    });

    it('leaves an ended subscription ended when an older event arrives late', async () => {
      const parent = await newParent(testApp);
      await world.loseEvents();
      await world.pay(parent, await beginPremium(parent));
      const older = await world.events();
      await deliverAll(world, older);
      expect((await parent.post(leave)).status).toBe(200);
      const ending = (await world.events()).slice(older.length);
      await deliverAll(world, [...ending, ...older]);
      expect(await planOf(parent)).toMatchObject({ packageType: 'pay_as_you_go', status: 'canceled' });
      expect(await creditsOf(parent)).toBe(10);
    });

    it('marks a subscription past due when its renewal is declined, sends a mail, and reactivates it when another card pays', async () => {
      const parent = await newParent(testApp);
      await subscribe(world, parent, 'premium_monthly', CARDS.failsLater);
      await world.advance(32);
      await untilPlan(parent, 'past_due');
      await testApp.mailTo(parent.email, 'didn’t go through');
      // Retried on the third and the fifth day.
      await world.advance(4);
      expect(await planOf(parent)).toMatchObject({ packageType: 'premium', status: 'past_due' });
      expect(await creditsOf(parent)).toBe(10);
      const { body } = await parent.post('/api/subscription/pay');
      expect(await world.pay(parent, String(body.clientSecret))).toBe('paid');
      await untilPlan(parent, 'active');
      await untilCredits(parent, 20);
      expect((await parent.post('/api/subscription/pay')).status).toBe(409);
    });

    it('cancels a subscription when the last renewal attempt is declined, and leaves its credits', async () => {
      const parent = await newParent(testApp);
      await subscribe(world, parent, 'premium_monthly', CARDS.failsLater);
      await world.advance(32 + 16);
      await untilPlan(parent, 'canceled');
      expect(await planOf(parent)).toMatchObject({ packageType: 'pay_as_you_go' });
      expect(await creditsOf(parent)).toBe(10);
    });

    it('ends a cancelled subscription at the end of its period, also when cancelled twice', async () => {
      const parent = await newParent(testApp);
      await subscribe(world, parent);
      const [first, second] = await Promise.all([
        parent.post('/api/subscription/cancel'),
        parent.post('/api/subscription/cancel'),
      ]);
      expect([first.status, second.status]).toEqual([200, 200]);
      const plan = await planOf(parent);
      expect(plan).toMatchObject({ packageType: 'premium', status: 'active' });
      expect(String(plan.cancelAt)).toBe(String(plan.periodEnd));
      await world.advance(32);
      await untilPlan(parent, 'canceled');
      expect(await creditsOf(parent)).toBe(10);
      expect((await parent.post('/api/subscription/cancel')).status).toBe(409);
    });

    it('renews a subscription whose cancellation is withdrawn', async () => {
      const parent = await newParent(testApp);
      await subscribe(world, parent);
      await parent.post('/api/subscription/cancel');
      const { body } = await parent.post('/api/subscription/resume');
      expect(body.subscription).toMatchObject({ status: 'active', cancelAt: null });
      await world.advance(32);
      await untilCredits(parent, 20);
    });

    it('ends a subscription at once on a switch to pay as you go, leaves its credits, and counts an earlier paid renewal once', async () => {
      const parent = await newParent(testApp);
      await subscribe(world, parent);
      await world.loseEvents();
      await world.advance(32);
      const answer = await parent.post(leave);
      expect(answer.body).toMatchObject({ ok: true, subscription: { packageType: 'pay_as_you_go' } });
      expect(answer.body.warning).toBeUndefined();
      const events = await world.events();
      await deliverAll(world, [...events, ...events]);
      expect(await creditsOf(parent)).toBe(20);
      expect(await planOf(parent)).toMatchObject({ packageType: 'pay_as_you_go' });
      expect(await flagsOf(world)).toEqual(['paid_after_end']);
      await world.advance(40);
      expect(await creditsOf(parent)).toBe(20);
      expect((await parent.post(leave)).status).toBe(200);
    });

    it('changes monthly to yearly at once at the full price, and yearly to monthly at the end of the year', async () => {
      const parent = await newParent(testApp);
      await subscribe(world, parent);
      const both = await Promise.all([
        parent.post('/api/subscription/change', { packageId: 'premium_yearly' }),
        parent.post('/api/subscription/change', { packageId: 'premium_yearly' }),
      ]);
      expect(both.map(({ status }) => status)).toEqual([200, 200]);
      expect(await creditsOf(parent)).toBe(130);
      expect(await planOf(parent)).toMatchObject({ billingCycle: 'yearly', status: 'active' });
      await parent.post('/api/subscription/change', { packageId: 'premium_monthly' });
      const { body } = await parent.get('/api/subscription/status');
      expect(body).toMatchObject({ billingCycle: 'yearly', nextBillingCycle: 'monthly', renewalCents: 999 });
      await world.advance(366);
      await untilCredits(parent, 140);
      expect(await planOf(parent)).toMatchObject({ billingCycle: 'monthly' });
    });

    it('sends a mail when a renewal at a changed price is declined', async () => {
      const parent = await newParent(testApp);
      await subscribe(world, parent, 'premium_yearly', CARDS.failsLater);
      await parent.post('/api/subscription/change', { packageId: 'premium_monthly' });
      await world.advance(367);
      await untilPlan(parent, 'past_due');
      await testApp.mailTo(parent.email, 'didn’t go through');
    });

    it('returns 409 for a price change of a cancelled subscription', async () => {
      const parent = await newParent(testApp);
      await subscribe(world, parent);
      await parent.post('/api/subscription/cancel');
      const answer = await parent.post('/api/subscription/change', { packageId: 'premium_yearly' });
      expect([answer.status, await creditsOf(parent)]).toEqual([409, 10]);
    });

    it('leaves a subscription monthly when the card is declined for the change, until another card pays', async () => {
      const parent = await newParent(testApp);
      await subscribe(world, parent, 'premium_monthly', CARDS.failsLater);
      const { body } = await parent.post('/api/subscription/change', { packageId: 'premium_yearly' });
      expect(body).toMatchObject({
        clientSecret: expect.any(String),
        subscription: { billingCycle: 'monthly' },
      });
      expect(await creditsOf(parent)).toBe(10);
      expect(await world.pay(parent, String(body.clientSecret))).toBe('paid');
      await untilCredits(parent, 130);
      expect(await planOf(parent)).toMatchObject({ billingCycle: 'yearly' });
    });

    it('ends the subscription of a deleted parent, and still posts paid renewals to the ledger', async () => {
      const parent = await newParent(testApp);
      await subscribe(world, parent);
      await world.loseEvents();
      await world.advance(32);
      await testApp.app.database.run('update users set deleted_at = now() where email like $1', [
        parent.email,
      ]);
      await deliverAll(world, await world.events());
      const { rows } = await testApp.app.database.run(
        'select balance from credit_accounts where user_id = (select id from users where email = $1)',
        [parent.email],
      );
      expect(rows[0]?.balance).toBe(20);
      await testApp.app.features.billing.reconcile();
      await world.advance(40);
      await deliverAll(world, await world.events());
      const after = await testApp.app.database.run('select status, end_owed_since from subscriptions');
      expect(after.rows).toEqual([{ status: 'canceled', end_owed_since: null }]);
      const { rows: paid } = await testApp.app.database.run('select ref from invoices');
      expect(paid).toHaveLength(2);
    });
  });
}
