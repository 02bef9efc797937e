import { describe, expect, it } from 'vitest';
import { MINUTE } from '../../../src/platform/server/clock.ts';
import { ADMIN } from '../app.ts';
import { Caller, creditsOf, newParent, PASSWORD } from '../users.ts';
import { beginPremium, deliverAll, planOf, subscribe, untilPlan } from './steps.ts';
import type { MoneyWorld } from './world.ts';

/** Starting premium; the ledger is audited after each test. */
export function premiumScenarios(world: MoneyWorld): void {
  const { app: testApp } = world;

  describe('premium', () => {
    it('starts one subscription from several tabs, and returns 409 for a second beside an active one', async () => {
      const parent = await newParent(testApp);
      const secrets = await Promise.all([beginPremium(parent), beginPremium(parent), beginPremium(parent)]);
      expect(new Set(secrets).size).toBe(1);
      await world.pay(parent, secrets[0]);
      await untilPlan(parent, 'active');
      for (const path of ['/api/create-premium-subscription', '/api/subscription/switch-to-premium']) {
        const again = await parent.post(path, { packageId: 'premium_yearly' });
        expect(again.status).toBe(409);
      }
      expect(await creditsOf(parent)).toBe(10);
    });

    it('starts the premium package that was chosen last before paying, and charges it once', async () => {
      const parent = await newParent(testApp);
      await beginPremium(parent, 'premium_monthly');
      const secret = await beginPremium(parent, 'premium_yearly');
      await world.pay(parent, secret);
      await untilPlan(parent, 'active');
      expect(await planOf(parent)).toMatchObject({ packageType: 'premium', billingCycle: 'yearly' });
      expect(await creditsOf(parent)).toBe(120);
    });

    it.each([['first to last'], ['last to first']])(
      'activates premium with its ten credits when events arrive %s',
      async (order) => {
        const parent = await newParent(testApp);
        await world.loseEvents();
        await world.pay(parent, await beginPremium(parent));
        const sent = [...(await world.events())];
        await deliverAll(world, order === 'first to last' ? sent : sent.reverse());
        expect(await planOf(parent)).toMatchObject({ packageType: 'premium', status: 'active' });
        expect(await creditsOf(parent)).toBe(10);
      },
    );

    it('activates premium by reconciliation when every event was lost', async () => {
      const parent = await newParent(testApp);
      await world.loseEvents();
      await world.pay(parent, await beginPremium(parent));
      expect(await planOf(parent)).toMatchObject({ status: 'pending' });
      testApp.clock.advance(2 * MINUTE + 1000);
      await testApp.app.features.billing.reconcile();
      expect(await planOf(parent)).toMatchObject({ status: 'active' });
      expect(await creditsOf(parent)).toBe(10);
    });

    it('cancels premium that is never paid, and leaves the parent on pay as you go', async () => {
      const parent = await newParent(testApp);
      await beginPremium(parent);
      expect(await planOf(parent)).toMatchObject({ packageType: 'premium', status: 'pending' });
      await world.advance(1);
      await untilPlan(parent, 'canceled');
      expect(await planOf(parent)).toMatchObject({ packageType: 'pay_as_you_go' });
      await subscribe(world, parent);
    });
  });

  describe('payment confirmation by an admin', () => {
    it('gives the credits once when an admin confirms a payment while the card pays it', async () => {
      const parent = await newParent(testApp);
      const secret = await beginPremium(parent);
      const admin = await signedInAdmin(world);
      const userId = String((await parent.get('/api/auth/me')).body.user?.id);
      const confirm = () =>
        admin.post('/api/admin/confirm-payment', { userId, paymentType: 'premium_subscription' });
      const [answer] = await Promise.all([confirm(), world.pay(parent, secret).catch(() => 'declined')]);
      expect([200, 409]).toContain(answer.status);
      await untilPlan(parent, 'active');
      expect(await creditsOf(parent)).toBe(10);
      expect((await confirm()).status).toBe(409);
    });

    it('confirms premium for a parent who chose it at sign-up and never paid', async () => {
      const parent = await newParent(testApp, 'never-came@example.com', 'premium');
      const admin = await signedInAdmin(world);
      const userId = String((await parent.get('/api/auth/me')).body.user?.id);
      const body = { userId, paymentType: 'premium_subscription' };
      const answer = await admin.post('/api/admin/confirm-payment', body);
      expect(answer.body).toEqual({ transaction: { creditsAwarded: 10 } });
      expect(await planOf(parent)).toMatchObject({ packageType: 'premium', status: 'active' });
      expect(await creditsOf(parent)).toBe(10);
      expect((await parent.post('/api/admin/confirm-payment', body)).status).toBe(403);
    });
  });
}

/** The admin of the app, who may have joined already. */
async function signedInAdmin({ app: testApp }: MoneyWorld): Promise<Caller> {
  const admin = new Caller(testApp);
  const { status } = await admin.post('/api/auth/login', { email: ADMIN, password: PASSWORD });
  return status === 200 ? admin : newParent(testApp, ADMIN);
}
