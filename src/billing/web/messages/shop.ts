import { creditsText } from '../../../accounts/web/credits-text.ts';

export const PLAN_TABS = {
  label: 'Plans',
  credits: 'Buy Credits',
  premium: 'Premium',
  switch: 'Switch Plan',
} as const;

/** What is on sale, or why it is unavailable. */
export const SHOP = {
  creditsFailed: 'Failed to load credit packages',
  premiumFailed: 'Failed to load premium packages',
  failedHint: 'Please try again in a moment.',
  unreached: 'We couldn’t load the plans.',
  emptyMessage: 'There’s nothing for sale right now. Please come back a little later.',
} as const;

export const PACKS = {
  legend: 'Credit pack',
  unit: 'AUD',
  oneStory: 'One story',
  perStory: (price: string) => `${price} a story.`,
  popular: 'Popular',
  hint: 'Credits never expire. The price includes GST.',
} as const;

export const PREMIUM_SALE = {
  legend: 'Premium package',
  names: { monthly: 'Monthly', yearly: 'Yearly' },
  units: { monthly: 'AUD a month', yearly: 'AUD a year' },
  pending:
    'You haven’t been charged yet: Premium starts with your first payment. Changed your mind? You can stay with Pay As You Go under Switch Plan.',
  /** The button while no package is chosen. */
  switch: 'Switch to Premium',
  notChosen: {
    title: 'Please select a plan',
    message: 'Choose a premium package to switch to.',
  },
  hint: (renewal: string) =>
    `Renews on ${renewal} unless you cancel. You can cancel at any time and keep your credits.`,
} as const;

export const PREMIUM_LIVE = {
  failed: 'We couldn’t load your plan. It’s safe, and nothing has changed.',
} as const;

const added = (credits: number) => `${creditsText(credits)} added to your account.`;
const setupFailed = {
  title: 'Payment Setup Failed',
  message: 'Unable to setup payment. Please try again.',
} as const;

/** For each purchase: its button, and the messages for success and failure. */
export const PURCHASES = {
  pack: {
    button: (price: string, credits: number) => `Pay ${price} for ${creditsText(credits)}`,
    thanks: added,
    refused: setupFailed,
  },
  premium: {
    button: (price: string) => `Pay ${price} and start Premium`,
    thanks: (credits: number) => `Premium has started. ${added(credits)}`,
    refused: {
      begin: {
        title: 'Subscription Setup Failed',
        message: 'Unable to setup premium subscription. Please try again.',
      },
      switch: {
        title: 'Plan Switch Failed',
        message: 'Unable to switch to premium plan. Please try again.',
      },
    },
  },
  change: {
    buttons: {
      monthly: (price: string) => `Pay ${price} and change to monthly`,
      yearly: (price: string) => `Pay ${price} and change to yearly`,
    },
    thanks: (plan: string, credits: number) => `You’re now on ${plan}. ${added(credits)}`,
    refused: setupFailed,
  },
  renewal: {
    button: (price: string) => `Pay ${price} and keep Premium`,
    thanks: (credits: number) => `Premium continues. ${added(credits)}`,
    refused: setupFailed,
  },
} as const;

export const CHECKOUT = {
  receipt: (email: string) => `We’ll send a receipt to ${email}.`,
  paying: 'Paying…',
  proceed: 'Continue to payment',
  back: 'Back',
} as const;

export const TOTAL = {
  gst: 'Includes GST',
  chargedNow: 'Charged now',
  sum: (price: string) => `${price} AUD`,
} as const;

/** The card fields of the sandbox. */
export const CARD_FORM = {
  title: 'Card',
  sandbox: 'Sandbox: no real money.',
  sandboxHint: 'Pay with the card 4242 4242 4242 4242, any future date and any CVC.',
  number: 'Card number',
  numberExample: '1234 1234 1234 1234',
  expiry: 'Expiry',
  expiryExample: 'MM / YY',
  cvc: 'CVC',
  cvcExample: '3 digits',
} as const;

/** Simulates the bank's 3-D Secure page. Sandbox only. */
export const CHALLENGE = {
  title: 'Your bank needs to confirm it’s you',
  message:
    'With a real card, you’d now confirm the payment in your banking app. Here, you choose what happens.',
  complete: 'Complete authentication',
  fail: 'Fail authentication',
} as const;
