import type { Subscription } from '../contract.ts';

/**
 * The plan a parent is on. Somebody who chose premium at sign-up is premium with a payment still pending, until the
 * first payment is confirmed; everybody else pays as they go.
 */
export function planOf(person: { selectedPlan: string }): Subscription {
  return person.selectedPlan === 'premium'
    ? { packageType: 'premium', status: 'pending', billingCycle: 'monthly' }
    : { packageType: 'pay_as_you_go', status: 'active', billingCycle: null };
}
