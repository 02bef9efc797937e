import { creditsText } from '../../../accounts/web/credits-text.ts';
import type { PremiumPackage } from '../../contract.ts';
import { CYCLE_WORDS } from './plan.ts';

type Cycle = PremiumPackage['billingCycle'];

/** Days are undefined where only the provider knows them. */
export const CHANGE_CYCLE = {
  toYearly: {
    title: 'Change to yearly',
    message: (price: string, credits: number, last4: string | undefined) =>
      last4
        ? `${price} is charged now to your card ending ${last4}. ${creditsText(credits)} at once; the rest of this month is not refunded.`
        : `${price} is charged now to your card. ${creditsText(credits)} at once; the rest of this month is not refunded.`,
    submit: (price: string) => `Pay ${price} and change to yearly`,
    submitting: 'Paying…',
  },
  toMonthly: {
    title: 'Change to monthly',
    message: (price: string, credits: number, day: string | undefined) =>
      day
        ? `From ${day} on it is ${price} AUD and ${creditsText(credits)} a month. Nothing is charged now.`
        : `From the next renewal on it is ${price} AUD and ${creditsText(credits)} a month. Nothing is charged now.`,
    submit: (day: string | undefined) =>
      day ? `Change to monthly from ${day}` : 'Change to monthly from the next renewal',
  },
  /** The change is noted, and can still be taken back. */
  toCome: {
    title: (cycle: Cycle, day: string | undefined) =>
      day
        ? `Premium is ${CYCLE_WORDS[cycle]} from ${day}`
        : `Premium is ${CYCLE_WORDS[cycle]} from the next renewal`,
    message:
      'Nothing is charged before that. Until then everything stays as it is, and you can still change your mind.',
    stay: { monthly: 'Stay with monthly', yearly: 'Stay with yearly' },
  },
  cardNeeded: {
    title: 'Your card was not accepted; pay with another one',
    message: {
      monthly: 'Premium stays monthly until this payment is made.',
      yearly: 'Premium stays yearly until this payment is made.',
    },
    hint: (credits: number) => `${creditsText(credits)} at once. The price includes GST.`,
  },
  doneNow: (plan: string, credits: number) => ({
    title: `You are on ${plan} now`,
    message: `${creditsText(credits)} added to your account.`,
  }),
  doneLater: (cycle: Cycle, day: string | undefined) => ({
    title: 'Change noted',
    message: day
      ? `Premium is ${CYCLE_WORDS[cycle]} from ${day} on.`
      : `Premium is ${CYCLE_WORDS[cycle]} from the next renewal on.`,
  }),
  failed: {
    title: 'Plan Switch Failed',
    message: 'Unable to change your plan. Please try again.',
  },
} as const;

/** A renewal did not go through. */
export const PAST_DUE = {
  title: 'Your last payment did not go through',
  owed: {
    monthly: (price: string) => `${price} AUD for another month of Premium could not be charged.`,
    yearly: (price: string) => `${price} AUD for another year of Premium could not be charged.`,
  },
  message:
    'Your credits still work. Pay with another card and Premium continues; we will also try your card again over the next few days.',
  hint: (credits: number) => `${creditsText(credits)} come with it. The price includes GST.`,
} as const;

/** Premium was cancelled and has not ended. */
export const KEEP_PREMIUM = {
  title: (day: string) => `Premium ends on ${day}`,
  message:
    'You cancelled it. Nothing more is charged, and your credits stay. You can still change your mind.',
  button: 'Keep Premium',
  done: {
    title: 'Premium continues',
    renews: (day: string) => `It renews on ${day}.`,
    asBefore: 'Nothing changes.',
  },
  failed: {
    title: 'Premium not changed',
    message: 'Unable to keep your plan as it is. Please try again.',
  },
} as const;

export const CANCEL_PREMIUM = {
  title: 'Cancel Subscription',
  message: (day: string | undefined) =>
    day
      ? `Premium runs on until ${day}, then ends. Nothing more is charged.`
      : 'Premium runs on until the last day of this period, then ends. Nothing more is charged.',
  /** While a payment is owed. */
  owedMessage:
    'Premium ends on the last day of this period. The payment that is open stays open: to be rid of it too, switch to Pay As You Go.',
  button: 'Cancel Subscription',
  done: {
    title: 'Subscription Cancelled',
    runsOn: (day: string) => `Premium runs on until ${day}, then ends. Your credits stay.`,
    ended: 'Premium has ended. Your credits stay.',
  },
  failed: {
    title: 'Cancellation Failed',
    message: 'Unable to cancel subscription. Please try again.',
  },
} as const;

/** Asked once more, before premium is cancelled. */
export const CANCEL_SURE = {
  title: (day: string | undefined) =>
    day ? `End Premium on ${day}?` : 'End Premium on the last day of this period?',
  message:
    'Until then everything stays as it is. After that nothing renews and nothing more is charged. Your credits stay.',
  keep: 'Keep Premium',
  submit: 'Yes, cancel Premium',
  submitting: 'Cancelling…',
} as const;

export const LEAVE_PREMIUM = {
  /** Premium that has begun. */
  begun: {
    title: 'Switch to Pay As You Go',
    message: (credits: number) =>
      credits > 0
        ? `Premium stops now. You keep your ${creditsText(credits)}, and they never expire. After that each story costs $2 AUD.`
        : 'Premium stops now. After that each story costs $2 AUD.',
  },
  /** Premium that still waits for its first payment. */
  pending: {
    title: 'Stay with Pay As You Go',
    message: (credits: number) =>
      credits > 0
        ? `Premium has not begun, and nothing has been charged. You keep your ${creditsText(credits)}, and they never expire. Each story costs $2 AUD.`
        : 'Premium has not begun, and nothing has been charged. Each story costs $2 AUD.',
  },
  button: 'Switch to Pay As You Go',
  done: {
    title: 'Plan Switched',
    message: 'You are on Pay As You Go now. Your credits stay, and they never expire.',
  },
  doneWithWarning: 'Plan Switched (with warning)',
  failed: {
    title: 'Plan Switch Failed',
    message: 'Unable to switch to Pay As You Go. Please try again.',
  },
} as const;

export const SWITCH_TO_PREMIUM = {
  title: 'Switch to Premium',
  message: 'Credits arrive automatically, and each story costs less. The credits you have stay yours.',
} as const;
