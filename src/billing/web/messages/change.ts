import { creditsText } from '../../../accounts/web/credits-text.ts';
import type { PremiumPackage } from '../../contract.ts';
import { CYCLE_WORDS } from './plan.ts';

type Cycle = PremiumPackage['billingCycle'];

/** Days are undefined when only the provider knows them. */
export const CHANGE_CYCLE = {
  toYearly: {
    title: 'Change to yearly',
    message: (price: string, credits: number, last4: string | undefined) =>
      last4
        ? `We’ll charge ${price} to your card ending ${last4} now, and you’ll get ${creditsText(credits)} straight away. The rest of this month isn’t refunded.`
        : `We’ll charge ${price} to your card now, and you’ll get ${creditsText(credits)} straight away. The rest of this month isn’t refunded.`,
    submit: (price: string) => `Pay ${price} and change to yearly`,
    submitting: 'Paying…',
  },
  toMonthly: {
    title: 'Change to monthly',
    message: (price: string, credits: number, day: string | undefined) =>
      day
        ? `From ${day} you’ll pay ${price} AUD and get ${creditsText(credits)} a month. There’s nothing to pay now.`
        : `From your next renewal you’ll pay ${price} AUD and get ${creditsText(credits)} a month. There’s nothing to pay now.`,
    submit: (day: string | undefined) =>
      day ? `Change to monthly from ${day}` : 'Change to monthly from your next renewal',
  },
  /** The change is scheduled and can still be undone. */
  toCome: {
    title: (cycle: Cycle, day: string | undefined) =>
      day
        ? `Premium will be ${CYCLE_WORDS[cycle]} from ${day}`
        : `Premium will be ${CYCLE_WORDS[cycle]} from your next renewal`,
    message:
      'You won’t be charged before then. Nothing changes until that day, and you can still change your mind.',
    stay: { monthly: 'Stay with monthly', yearly: 'Stay with yearly' },
  },
  cardNeeded: {
    title: 'Your card wasn’t accepted. Try another one',
    message: {
      monthly: 'Premium stays monthly until you’ve made this payment.',
      yearly: 'Premium stays yearly until you’ve made this payment.',
    },
    hint: (credits: number) => `You’ll get ${creditsText(credits)} straight away. The price includes GST.`,
  },
  doneNow: (plan: string, credits: number) => ({
    title: `You’re now on ${plan}`,
    message: `${creditsText(credits)} added to your account.`,
  }),
  doneLater: (cycle: Cycle, day: string | undefined) => ({
    title: 'Change saved',
    message: day
      ? `Premium will be ${CYCLE_WORDS[cycle]} from ${day}.`
      : `Premium will be ${CYCLE_WORDS[cycle]} from your next renewal.`,
  }),
  failed: {
    title: 'Plan Switch Failed',
    message: 'Unable to change your plan. Please try again.',
  },
} as const;

/** A renewal failed. */
export const PAST_DUE = {
  title: 'Your last payment didn’t go through',
  owed: {
    monthly: (price: string) => `We couldn’t charge ${price} AUD for another month of Premium.`,
    yearly: (price: string) => `We couldn’t charge ${price} AUD for another year of Premium.`,
  },
  message:
    'Your credits still work. Pay with another card to keep Premium; we’ll also try your card again over the next few days.',
  hint: (credits: number) => `You’ll get ${creditsText(credits)} with it. The price includes GST.`,
} as const;

/** Premium is cancelled and has not ended. */
export const RESUME_PREMIUM = {
  title: (day: string) => `Premium ends on ${day}`,
  message:
    'You’ve cancelled. You won’t be charged again, and you’ll keep your credits. You can still change your mind.',
  button: 'Keep Premium',
  done: {
    title: 'Premium continues',
    renews: (day: string) => `It renews on ${day}.`,
    asBefore: 'Nothing changes.',
  },
  failed: {
    title: 'Premium not changed',
    message: 'Unable to keep your plan. Please try again.',
  },
} as const;

export const CANCEL_PREMIUM = {
  title: 'Cancel Subscription',
  message: (day: string | undefined) =>
    day
      ? `Premium continues until ${day}, then ends. You won’t be charged again.`
      : 'Premium continues until the end of this billing period, then ends. You won’t be charged again.',
  /** While a payment is owed. */
  owedMessage:
    'Premium ends with this billing period, but you’ll still owe the payment that’s due. Switch to Pay As You Go to cancel it too.',
  /** While the first payment is pending. */
  pendingMessage: 'Premium won’t start, and you won’t be charged. You’ll keep your credits.',
  button: 'Cancel Subscription',
  submitting: 'Cancelling…',
  done: {
    title: 'Subscription Cancelled',
    runsOn: (day: string) => `Premium continues until ${day}, then ends. You’ll keep your credits.`,
    ended: 'Premium has ended. You’ll keep your credits.',
    notBegun: 'Premium won’t start, and you weren’t charged. You’ll keep your credits.',
  },
  failed: {
    title: 'Cancellation Failed',
    message: 'Unable to cancel subscription. Please try again.',
  },
} as const;

/** Confirmation before premium is cancelled. */
export const CANCEL_CONFIRMATION = {
  title: (day: string | undefined) =>
    day ? `End Premium on ${day}?` : 'End Premium at the end of this billing period?',
  message:
    'Nothing changes until then. After that it won’t renew, and you won’t be charged again. You’ll keep your credits.',
  dismiss: 'Keep Premium',
  submit: 'Yes, cancel Premium',
  submitting: 'Cancelling…',
} as const;

export const LEAVE_PREMIUM = {
  /** Premium that has begun. */
  begun: {
    title: 'Switch to Pay As You Go',
    message: (credits: number) =>
      credits > 0
        ? `Premium stops now. You’ll keep your ${creditsText(credits)}, and they never expire. After that, each story costs $2 AUD.`
        : 'Premium stops now. After that, each story costs $2 AUD.',
  },
  /** Premium whose first payment is pending. */
  pending: {
    title: 'Stay with Pay As You Go',
    message: (credits: number) =>
      credits > 0
        ? `Premium hasn’t started, and you haven’t been charged. You’ll keep your ${creditsText(credits)}, and they never expire. Each story costs $2 AUD.`
        : 'Premium hasn’t started, and you haven’t been charged. Each story costs $2 AUD.',
  },
  button: 'Switch to Pay As You Go',
  done: {
    title: 'Plan Switched',
    message: 'You’re now on Pay As You Go. You’ll keep your credits, and they never expire.',
  },
  doneWithWarning: 'Plan Switched (with warning)',
  failed: {
    title: 'Plan Switch Failed',
    message: 'Unable to switch to Pay As You Go. Please try again.',
  },
} as const;

export const SWITCH_TO_PREMIUM = {
  title: 'Switch to Premium',
  message: 'Credits arrive automatically, and each story costs less. You’ll keep the credits you have.',
} as const;
