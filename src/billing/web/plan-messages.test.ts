import { describe, expect, it } from 'vitest';
import type { Subscription } from '../../wallet/contract.ts';
import { cardText, planFacts, planSentence } from './plan-messages.ts';

const plan = (given: Partial<Subscription> = {}): Subscription => ({
  packageType: 'premium',
  status: 'active',
  billingCycle: 'monthly',
  cancelAt: null,
  periodEnd: '2026-12-18T12:00:00.000Z',
  ...given,
});
const NOTHING = plan({ packageType: 'pay_as_you_go', billingCycle: null, periodEnd: null });

describe('plan messages', () => {
  it.each([
    [NOTHING, 'You have 7 credits. Each story costs 1 credit.'],
    [plan(), 'You’re on Premium, monthly. You have 7 credits left.'],
    [
      plan({ status: 'pending', billingCycle: null }),
      'Premium starts with your first payment. You have 7 credits.',
    ],
    [
      plan({ status: 'past_due', billingCycle: 'yearly' }),
      'You’re on Premium, yearly, but your last payment didn’t go through. You have 7 credits left.',
    ],
    [
      plan({ cancelAt: '2026-12-18T12:00:00.000Z' }),
      'You’re on Premium, monthly, until 18 December 2026. You have 7 credits left.',
    ],
  ])('describes the plan in a sentence: %#', (subscription, sentence) =>
    expect(planSentence({ credits: 7, subscription })).toBe(sentence),
  );
});

describe('plan facts', () => {
  const more = { nextBillingCycle: null, renewalCents: 999, card: { brand: 'visa', last4: '4242' } };
  const names = (given: Parameters<typeof planFacts>[0]) => planFacts(given).map(([name]) => name);

  it('lists price, date and card of a plan that renews', () => {
    expect(planFacts({ ...plan(), ...more })).toEqual([
      ['Plan', 'Premium, monthly'],
      ['Status', 'Active'],
      ['Renews on', '18 December 2026'],
      ['Next payment', '$9.99 AUD'],
      ['Card', 'Visa ending 4242'],
    ]);
  });

  it('includes a scheduled change', () => {
    const facts = planFacts({ ...plan({ billingCycle: 'yearly' }), ...more, nextBillingCycle: 'monthly' });
    expect(facts).toContainEqual(['Next payment', '$9.99 AUD, monthly from then on']);
  });

  it('omits the next payment when the plan is cancelled or past due', () => {
    const cancelled = { ...plan({ cancelAt: '2026-12-18T12:00:00.000Z' }), ...more };
    expect(names(cancelled)).toEqual(['Plan', 'Status', 'Ends on', 'Card']);
    expect(names({ ...plan({ status: 'past_due' }), ...more })).toEqual(['Plan', 'Status', 'Card']);
  });

  it('lists only plan and price for pay as you go', () => {
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
])("shows the card brand %s in the bank's spelling", (brand, text) =>
  expect(cardText({ brand, last4: '0341' })).toBe(text),
);
