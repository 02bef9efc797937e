import { afterAll, describe, expect, it } from 'vitest';
import { eventually } from '../../../tools/testing/eventually.ts';
import { packScenarios } from '../../../tools/testing/money/packs.ts';
import { premiumScenarios } from '../../../tools/testing/money/premium.ts';
import { renewalScenarios } from '../../../tools/testing/money/renewals.ts';
import {
  beginPack,
  deliverAll,
  flagsOf,
  paymentOf,
  planOf,
  subscribe,
  untilCredits,
} from '../../../tools/testing/money/steps.ts';
import { stripeWorld } from '../../../tools/testing/money/stripe.ts';
import { Caller, creditsOf, newParent } from '../../../tools/testing/users.ts';
import { MINUTE } from '../../platform/server/clock.ts';

const world = stripeWorld();
const { app: testApp } = world;
packScenarios(world);
premiumScenarios(world);
renewalScenarios(world);

describe('Stripe', () => {
  it('ends premium locally and refuses new premium within 15 s when Stripe does not answer, and ends it at Stripe later', async () => {
    const [leaver, beginner] = [await newParent(testApp), await newParent(testApp)];
    await subscribe(world, leaver);
    world.stripe.hang(true);
    const before = Date.now();
    const [left, refused] = await Promise.all([
      leaver.post('/api/subscription/switch-to-payasyougo'),
      beginner.post('/api/create-premium-subscription', { packageId: 'premium_yearly' }),
    ]);
    expect(Date.now() - before).toBeLessThan(15_000);
    world.stripe.hang(false);
    expect([left.status, refused.status]).toEqual([200, 503]);
    expect(String(left.body.warning)).toContain('keep checking');
    expect(String(refused.body.error)).toBe('Unable to setup premium subscription. Please try again.');
    for (const parent of [leaver, beginner])
      expect(await planOf(parent)).toMatchObject({ packageType: 'pay_as_you_go' });
    await testApp.app.features.billing.reconcile();
    await world.advance(40);
    expect(await creditsOf(leaver)).toBe(10);
    await subscribe(world, beginner, 'premium_yearly');
    expect(await creditsOf(beginner)).toBe(120);
  }, 30_000);

  it('refuses a premium subscription when the parent leaves while Stripe is slow', async () => {
    const parent = await newParent(testApp);
    await beginPack(parent);
    world.stripe.hang(true);
    const beginning = parent.post('/api/create-premium-subscription', { packageId: 'premium_monthly' });
    await eventually(async () => {
      const { rows } = await testApp.app.database.run('select 1 from subscriptions');
      return rows.length ? true : undefined;
    });
    expect((await parent.post('/api/subscription/switch-to-payasyougo')).status).toBe(200);
    world.stripe.hang(false);
    expect((await beginning).status).toBe(409);
    await world.stripe.settled();
    const { rows } = await testApp.app.database.run('select status, end_owed_since from subscriptions');
    expect(rows).toEqual([{ status: 'expired', end_owed_since: null }]);
  }, 30_000);

  it('delays a returning parent once, and briefly, when Stripe does not answer', async () => {
    const parent = await newParent(testApp);
    await beginPack(parent);
    testApp.clock.advance(3 * MINUTE);
    world.stripe.hang(true);
    const times: number[] = [];
    for (let n = 0; n < 3; n += 1) {
      const before = Date.now();
      expect((await parent.get('/api/auth/me')).status).toBe(200);
      times.push(Date.now() - before);
    }
    expect(times[0]).toBeLessThan(6000);
    expect(Math.max(...times.slice(1))).toBeLessThan(1000);
  });

  it('returns the credits when a refund fails, and takes them again with the next refund', async () => {
    const parent = await newParent(testApp);
    const secret = await beginPack(parent);
    await world.pay(parent, secret);
    await untilCredits(parent, 5);
    const refund = await world.stripe.refund(paymentOf(secret));
    await untilCredits(parent, 0);
    await world.stripe.failRefund(refund);
    await untilCredits(parent, 5);
    await world.stripe.refund(paymentOf(secret));
    await untilCredits(parent, 0);
  });

  it('ignores events of objects that are not ours, and refuses forged ones', async () => {
    const parent = await newParent(testApp);
    await world.pay(parent, await beginPack(parent));
    await untilCredits(parent, 5);
    const events = await world.events();
    await deliverAll(world, events);
    expect(await creditsOf(parent)).toBe(5);
    expect(await flagsOf(world)).toEqual([]);
    const forged = await new Caller(testApp).post('/api/webhooks/stripe', events[0]?.payload, {
      'stripe-signature': 't=1,v1=00',
    });
    expect(forged.status).toBe(400);
    expect((await new Caller(testApp).post('/api/webhooks/sandbox', '{}')).status).toBe(404);
    expect((await parent.post('/api/sandbox/confirm', {})).status).toBe(404);
  });
});

afterAll(() => {
  expect(world.stripe.problems, 'requests that Stripe would refuse').toEqual([]);
});
