import { describe, expect, it } from 'vitest';
import { MINUTE } from '../../src/platform/server/clock.ts';
import { ADMIN } from './house.ts';
import { beginPremium, bringAll, planOf, subscribe, untilPlan } from './money-steps.ts';
import type { MoneyWorld } from './money-world.ts';
import { Caller, creditsOf, newParent, PASSWORD } from './people.ts';

/** What may happen to the beginning of premium; the books are audited after each. */
export function premiumScenarios(world: MoneyWorld): void {
  const { house } = world;

  describe('premium', () => {
    it('begun in two tabs is one subscription; beside a live one a second is refused', async () => {
      const parent = await newParent(house);
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

    it('with another package chosen before paying is that package, paid once', async () => {
      const parent = await newParent(house);
      await beginPremium(parent, 'premium_monthly');
      const secret = await beginPremium(parent, 'premium_yearly');
      await world.pay(parent, secret);
      await untilPlan(parent, 'active');
      expect(await planOf(parent)).toMatchObject({ packageType: 'premium', billingCycle: 'yearly' });
      expect(await creditsOf(parent)).toBe(120);
    });

    it.each([['first to last'], ['last to first']])(
      'is active with its ten credits whatever comes first: %s',
      async (order) => {
        const parent = await newParent(house);
        await world.loseEvents();
        await world.pay(parent, await beginPremium(parent));
        const told = [...(await world.events())];
        await bringAll(world, order === 'first to last' ? told : told.reverse());
        expect(await planOf(parent)).toMatchObject({ packageType: 'premium', status: 'active' });
        expect(await creditsOf(parent)).toBe(10);
      },
    );

    it('whose events were all lost is found by looking', async () => {
      const parent = await newParent(house);
      await world.loseEvents();
      await world.pay(parent, await beginPremium(parent));
      expect(await planOf(parent)).toMatchObject({ status: 'pending' });
      house.clock.advance(2 * MINUTE + 1000);
      await house.house.features.billing.reconcile();
      expect(await planOf(parent)).toMatchObject({ status: 'active' });
      expect(await creditsOf(parent)).toBe(10);
    });

    it('that is never paid runs out, and pay as you go is left', async () => {
      const parent = await newParent(house);
      await beginPremium(parent);
      expect(await planOf(parent)).toMatchObject({ packageType: 'premium', status: 'pending' });
      await world.advance(1);
      await untilPlan(parent, 'canceled');
      expect(await planOf(parent)).toMatchObject({ packageType: 'pay_as_you_go' });
      await subscribe(world, parent);
    });
  });

  describe('an admin', () => {
    it('who confirms a payment while the card pays it gives the credits once', async () => {
      const parent = await newParent(house);
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

    it('confirms for whoever chose premium at sign-up and never came to pay', async () => {
      const parent = await newParent(house, 'never-came@example.com', 'premium');
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

/** The admin of the test house, who may have joined already. */
async function signedInAdmin({ house }: MoneyWorld): Promise<Caller> {
  const admin = new Caller(house);
  const { status } = await admin.post('/api/auth/login', { email: ADMIN, password: PASSWORD });
  return status === 200 ? admin : newParent(house, ADMIN);
}
