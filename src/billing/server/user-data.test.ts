import { describe, expect, it } from 'vitest';
import { eventually } from '../../../tools/testing/eventually.ts';
import { stripeWorld } from '../../../tools/testing/money/stripe.ts';
import { GOOD_CARD, newParent, PASSWORD } from '../../../tools/testing/users.ts';

const world = stripeWorld();

describe('account deletion', () => {
  it('deletes the customer at the payment provider, also when the provider did not answer at first', async () => {
    const { app: testApp, stripe } = world;
    const parent = await newParent(testApp);
    const { body } = await parent.post('/api/create-payment-intent', { packageId: 'popular' });
    expect(await world.pay(parent, String(body.clientSecret), GOOD_CARD.number)).toBe('paid');
    const userId = String((await parent.get('/api/auth/me')).body.user?.id);
    stripe.hang(true);
    expect((await parent.call('DELETE', '/api/account', { password: PASSWORD })).status).toBe(200);
    stripe.hang(false);
    const forgotten = await eventually(
      async () => stripe.requests.find(({ operation, status }) => operation === 'customers.del' && status),
      'the customer to be forgotten',
    );
    expect(forgotten.status).toBe(200);
    const { userData } = testApp.app.features.billing;
    // Once more, when the customer no longer exists.
    expect(await userData.erase?.(userId)).toBe('done');
    expect(stripe.problems).toEqual([]);
  });
});
