import { describe, expect, it } from 'vitest';
import { eventually } from '../../../tools/testing/eventually.ts';
import { stripeWorld } from '../../../tools/testing/money-stripe.ts';
import { GOOD_CARD, newParent, PASSWORD } from '../../../tools/testing/people.ts';

const world = stripeWorld();

describe('an account that is erased', () => {
  it('is forgotten by the payment provider too, also when that was away at first', async () => {
    const { house, stripe } = world;
    const parent = await newParent(house);
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
    const { belongings } = house.house.features.billing;
    // Once more, now that there is nobody to forget.
    expect(await belongings.erase?.(userId)).toBe('done');
    expect(stripe.problems).toEqual([]);
  });
});
