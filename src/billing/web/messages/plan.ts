import { creditsText } from '../../../accounts/web/credits-text.ts';
import type { Subscription } from '../../../wallet/contract.ts';
import type { PremiumPackage } from '../../contract.ts';

type Cycle = PremiumPackage['billingCycle'];

export const PLAN_DIALOG = {
  title: 'Choose Your Plan',
} as const;

export const PLAN_NAMES = {
  pay: 'Pay As You Go',
  /** While no billing cycle is known. */
  premium: 'Premium',
  monthly: 'Premium, monthly',
  yearly: 'Premium, yearly',
} as const;

/** For use inside a sentence. */
export const CYCLE_WORDS: Readonly<Record<Cycle, string>> = {
  monthly: 'monthly',
  yearly: 'yearly',
};

export const STATUS_WORDS: Readonly<Record<Subscription['status'], string>> = {
  pending: 'Waiting for the first payment',
  active: 'Active',
  past_due: 'Payment due',
  canceled: 'Ended',
};

/** The state of the plan. */
export const STANDING = {
  pending: (credits: number) => `Premium starts with your first payment. You have ${creditsText(credits)}.`,
  pay: (credits: number, storyCost: number) =>
    `You have ${creditsText(credits)}. Each story costs ${creditsText(storyCost)}.`,
  goesOn: (plan: string, credits: number) => `You’re on ${plan}. You have ${creditsText(credits)} left.`,
  ends: (plan: string, day: string, credits: number) =>
    `You’re on ${plan}, until ${day}. You have ${creditsText(credits)} left.`,
  pastDue: (plan: string, credits: number) =>
    `You’re on ${plan}, but your last payment didn’t go through. You have ${creditsText(credits)} left.`,
} as const;

/** The facts of a plan: names and values. */
export const FACTS = {
  plan: 'Plan',
  price: 'Price',
  payPrice: '$2 AUD a story, less in packs',
  status: 'Status',
  endsOn: 'Ends on',
  renewsOn: 'Renews on',
  nextPayment: 'Next payment',
  payment: (price: string) => `${price} AUD`,
  paymentAndChange: (price: string, cycle: Cycle) => `${price} AUD, ${CYCLE_WORDS[cycle]} from then on`,
  card: 'Card',
  cardEnding: (brand: string, last4: string) => `${brand} ending ${last4}`,
} as const;
