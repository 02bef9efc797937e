import { describe, expect, it } from 'vitest';
import type { Subscription } from '../../wallet/contract.ts';
import { cardText, planFacts, planSentence } from './plan-words.ts';

const plan = (given: Partial<Subscription> = {}): Subscription => ({
  packageType: 'premium',
  status: 'active',
  billingCycle: 'monthly',
  cancelAt: null,
  periodEnd: '2026-12-18T12:00:00.000Z',
  ...given,
});
const NOTHING = plan({ packageType: 'pay_as_you_go', billingCycle: null, periodEnd: null });

describe('where a parent stands', () => {
  it.each([
    [NOTHING, 'You have 7 credits. Each story costs 1 credit.'],
    [plan(), 'You are on Premium, monthly. 7 credits left.'],
    [
      plan({ status: 'pending', billingCycle: null }),
      'Premium starts with its first payment. You have 7 credits.',
    ],
    [
      plan({ status: 'past_due', billingCycle: 'yearly' }),
      'You are on Premium, yearly, but the last payment did not go through. 7 credits left.',
    ],
    [
      plan({ cancelAt: '2026-12-18T12:00:00.000Z' }),
      'You are on Premium, monthly, until 18 December 2026. 7 credits left.',
    ],
  ])('%#', (subscription, sentence) => expect(planSentence({ credits: 7, subscription })).toBe(sentence));
});

describe('the facts of a plan', () => {
  const more = { nextBillingCycle: null, renewalCents: 999, card: { brand: 'visa', last4: '4242' } };
  const names = (given: Parameters<typeof planFacts>[0]) => planFacts(given).map(([name]) => name);

  it('are its price, its day and its card while it goes on', () => {
    expect(planFacts({ ...plan(), ...more })).toEqual([
      ['Plan', 'Premium, monthly'],
      ['Status', 'Active'],
      ['Renews on', '18 December 2026'],
      ['Next payment', '$9.99 AUD'],
      ['Card', 'Visa ending 4242'],
    ]);
  });

  it('tell of a change to come', () => {
    const facts = planFacts({ ...plan({ billingCycle: 'yearly' }), ...more, nextBillingCycle: 'monthly' });
    expect(facts).toContainEqual(['Next payment', '$9.99 AUD, monthly from then on']);
  });

  it('name no payment to come once it is cancelled, or while one is owed', () => {
    const cancelled = { ...plan({ cancelAt: '2026-12-18T12:00:00.000Z' }), ...more };
    expect(names(cancelled)).toEqual(['Plan', 'Status', 'Ends on', 'Card']);
    expect(names({ ...plan({ status: 'past_due' }), ...more })).toEqual(['Plan', 'Status', 'Card']);
  });

  it('are few for pay as you go', () => {
    expect(names({ ...NOTHING, nextBillingCycle: null, renewalCents: null, card: null })).toEqual([
      'Plan',
      'Price',
    ]);
  });
});

it.each([
  ['visa', 'Visa ending 0341'],
  ['amex', 'American Express ending 0341'],
  ['mastercard', 'Mastercard ending 0341'],
])('%s is written as its bank writes it', (brand, text) =>
  expect(cardText({ brand, last4: '0341' })).toBe(text),
);
