import { creditsText } from '../../../accounts/web/credits-text.ts';

export const BALANCE = {
  title: 'Credits',
  /** Said after the number, which stands out. */
  toSpend: (count: number) => (count === 1 ? 'credit to spend' : 'credits to spend'),
  hint: 'Each story costs 1 credit. Credits never expire.',
  buy: 'Buy Credits',
  startPremium: 'Start Premium',
  debtTitle: (debt: number) => `${creditsText(debt)} to make good`,
  debtMessage:
    'A payment was given back after its credits had been used. The next credits that you get make that good first; then you can create stories again.',
} as const;

export const PLAN_CARD = {
  title: 'Plan',
  pastDueTitle: 'Your last payment did not go through',
  pastDueMessage: 'Your credits still work. Pay with another card and Premium continues.',
  payNow: 'Pay now',
  pending: 'Premium starts with its first payment. Nothing has been charged.',
  manage: 'Manage Plan',
  switch: 'Switch to Premium',
  keep: 'Keep Premium',
  cancel: 'Cancel Subscription',
} as const;

export const PAYMENTS = {
  title: 'Payments',
  caption: 'Payments, newest first',
  emptyMessage: 'Nothing paid yet. Receipts will be kept here.',
  columns: {
    what: 'What',
    amount: 'AUD',
    date: 'Date',
    card: 'Card',
    status: 'Status',
    receipt: 'Receipt',
  },
  status: { paid: 'Paid', open: 'Not paid yet', void: 'Not charged' },
  noCard: 'No card',
  receipt: 'Receipt',
  /** Heard after the word on the link. */
  receiptOf: (what: string, day: string) => `for ${what}, ${day}, in a new tab`,
  noReceipt: 'No receipt',
} as const;

export const LEDGER = {
  title: 'Credits in and out',
  caption: 'Movements of credits, newest first',
  emptyMessage: 'No credits have come or gone yet.',
  columns: {
    what: 'What',
    credits: 'Credits',
    date: 'Date',
    balance: 'Balance',
  },
  more: 'Show more',
  moreFailed: {
    title: 'Could not show more',
    message: 'Please try again in a moment.',
  },
} as const;

/** What moved credits. */
export const MOVEMENTS = {
  pack: (credits: number) => `${creditsText(credits)} bought`,
  subscription: (credits: number) => `${creditsText(credits)} with Premium`,
  hold: (storyTitle: string | null) => (storyTitle ? `A story: ${storyTitle}` : 'A story'),
  release: 'Story did not work out: credit given back',
  clawback: 'Payment given back: credits taken',
  reinstate: 'Dispute settled: credits returned',
  admin: (reason: string | null) => (reason ? `From Storywren: ${reason}` : 'From Storywren'),
} as const;
