import { describe, expect, it } from 'vitest';
import { MINUTE } from '../../src/platform/server/clock.ts';
import {
  beginPremium,
  bringAll,
  CARDS,
  daysUntil,
  flagsOf,
  planOf,
  subscribe,
  untilCredits,
  untilPlan,
} from './money-steps.ts';
import type { MoneyWorld } from './money-world.ts';
import { creditsOf, newParent } from './people.ts';

const leave = '/api/subscription/switch-to-payasyougo';
const day = (plan: { periodEnd?: unknown }) => String(plan.periodEnd).slice(0, 10);

/** What may happen to a subscription that is going; the books are audited after each. */
export function renewalScenarios(world: MoneyWorld): void {
  const { house } = world;

  describe('a subscription', () => {
    it('by the month renews over 31 January, and comes back to the 31st', async () => {
      const parent = await newParent(house);
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

    it('by the year renews over 29 February, and comes back to the 29th', async () => {
      const parent = await newParent(house);
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

    it('renews once however often the event is brought, and once when it was lost', async () => {
      const parent = await newParent(house);
      await subscribe(world, parent);
      await world.loseEvents();
      await world.advance(32);
      expect(await creditsOf(parent)).toBe(10);
      house.clock.advance(25 * 60 * MINUTE);
      await house.house.features.billing.reconcile();
      expect(await creditsOf(parent)).toBe(20);
      const events = await world.events();
      await bringAll(world, [...events, ...events]);
      expect(await creditsOf(parent)).toBe(20);
    });

    it('that ended stays ended when an older event comes late', async () => {
      const parent = await newParent(house);
      await world.loseEvents();
      await world.pay(parent, await beginPremium(parent));
      const older = await world.events();
      await bringAll(world, older);
      expect((await parent.post(leave)).status).toBe(200);
      const ending = (await world.events()).slice(older.length);
      await bringAll(world, [...ending, ...older]);
      expect(await planOf(parent)).toMatchObject({ packageType: 'pay_as_you_go', status: 'canceled' });
      expect(await creditsOf(parent)).toBe(10);
    });

    it('that cannot renew is past due, tells by mail, and goes on when another card pays', async () => {
      const parent = await newParent(house);
      await subscribe(world, parent, 'premium_monthly', CARDS.failsLater);
      await world.advance(32);
      await untilPlan(parent, 'past_due');
      await house.mailTo(parent.email, 'did not go through');
      // Tried again on the third and the fifth day.
      await world.advance(4);
      expect(await planOf(parent)).toMatchObject({ packageType: 'premium', status: 'past_due' });
      expect(await creditsOf(parent)).toBe(10);
      const { body } = await parent.post('/api/subscription/pay');
      expect(await world.pay(parent, String(body.clientSecret))).toBe('paid');
      await untilPlan(parent, 'active');
      await untilCredits(parent, 20);
      expect((await parent.post('/api/subscription/pay')).status).toBe(409);
    });

    it('that cannot renew at all ends with the last try; credits stay', async () => {
      const parent = await newParent(house);
      await subscribe(world, parent, 'premium_monthly', CARDS.failsLater);
      await world.advance(32 + 16);
      await untilPlan(parent, 'canceled');
      expect(await planOf(parent)).toMatchObject({ packageType: 'pay_as_you_go' });
      expect(await creditsOf(parent)).toBe(10);
    });

    it('cancelled runs to the end of its period, also when cancelled twice', async () => {
      const parent = await newParent(house);
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

    it('whose cancelling is taken back renews', async () => {
      const parent = await newParent(house);
      await subscribe(world, parent);
      await parent.post('/api/subscription/cancel');
      const { body } = await parent.post('/api/subscription/resume');
      expect(body.subscription).toMatchObject({ status: 'active', cancelAt: null });
      await world.advance(32);
      await untilCredits(parent, 20);
    });

    it('left for pay as you go ends now, keeps its credits, and a renewal that was paid before counts once', async () => {
      const parent = await newParent(house);
      await subscribe(world, parent);
      await world.loseEvents();
      await world.advance(32);
      const answer = await parent.post(leave);
      expect(answer.body).toMatchObject({ ok: true, subscription: { packageType: 'pay_as_you_go' } });
      expect(answer.body.warning).toBeUndefined();
      const events = await world.events();
      await bringAll(world, [...events, ...events]);
      expect(await creditsOf(parent)).toBe(20);
      expect(await planOf(parent)).toMatchObject({ packageType: 'pay_as_you_go' });
      expect(await flagsOf(world)).toEqual(['paid_after_end']);
      await world.advance(40);
      expect(await creditsOf(parent)).toBe(20);
      expect((await parent.post(leave)).status).toBe(200);
    });

    it('changes from monthly to yearly at once and at the full price, and back at the end of the year', async () => {
      const parent = await newParent(house);
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

    it('that cannot renew at another price than before tells by mail too', async () => {
      const parent = await newParent(house);
      await subscribe(world, parent, 'premium_yearly', CARDS.failsLater);
      await parent.post('/api/subscription/change', { packageId: 'premium_monthly' });
      await world.advance(367);
      await untilPlan(parent, 'past_due');
      await house.mailTo(parent.email, 'did not go through');
    });

    it('that was cancelled has to be kept before its price can change', async () => {
      const parent = await newParent(house);
      await subscribe(world, parent);
      await parent.post('/api/subscription/cancel');
      const answer = await parent.post('/api/subscription/change', { packageId: 'premium_yearly' });
      expect([answer.status, await creditsOf(parent)]).toEqual([409, 10]);
    });

    it('whose card is not taken for the change stays monthly until another card pays', async () => {
      const parent = await newParent(house);
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

    it('of a deleted parent is ended; what was paid still reaches the books', async () => {
      const parent = await newParent(house);
      await subscribe(world, parent);
      await world.loseEvents();
      await world.advance(32);
      await house.house.database.run('update users set deleted_at = now() where email like $1', [
        parent.email,
      ]);
      await bringAll(world, await world.events());
      const { rows } = await house.house.database.run(
        'select balance from credit_accounts where user_id = (select id from users where email = $1)',
        [parent.email],
      );
      expect(rows[0]?.balance).toBe(20);
      await house.house.features.billing.reconcile();
      await world.advance(40);
      await bringAll(world, await world.events());
      const after = await house.house.database.run('select status, end_owed_since from subscriptions');
      expect(after.rows).toEqual([{ status: 'canceled', end_owed_since: null }]);
      const { rows: paid } = await house.house.database.run('select ref from invoices');
      expect(paid).toHaveLength(2);
    });
  });
}
