import { creditsText } from '../../../accounts/web/credits-text.ts';

export const BALANCE = {
  title: 'Credits',
  /** Follows the number, which is styled separately. */
  toSpend: (count: number) => (count === 1 ? 'credit to spend' : 'credits to spend'),
  hint: 'Each story costs 1 credit. Credits never expire.',
  buy: 'Buy Credits',
  startPremium: 'Start Premium',
  debtTitle: (debt: number) => `You owe ${creditsText(debt)}`,
  debtMessage:
    'A payment was refunded after you’d used its credits. Your next credits will cover that first; then you can create stories again.',
} as const;

export const PLAN_CARD = {
  title: 'Plan',
  pastDueTitle: 'Your last payment didn’t go through',
  pastDueMessage: 'Your credits still work. Pay with another card to keep Premium.',
  payNow: 'Pay now',
  pending: 'Premium starts with your first payment. You haven’t been charged yet.',
  manage: 'Manage Plan',
  switch: 'Switch to Premium',
  resume: 'Keep Premium',
  cancel: 'Cancel Subscription',
} as const;

export const PAYMENTS = {
  title: 'Payments',
  caption: 'Payments, newest first',
  emptyMessage: 'No payments yet. Your receipts will appear here.',
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
  /** For screen readers, after the text of the link. */
  receiptOf: (what: string, day: string) => `for ${what}, ${day}, in a new tab`,
  noReceipt: 'No receipt',
} as const;

export const LEDGER = {
  title: 'Credit history',
  caption: 'Credit history, newest first',
  emptyMessage: 'Nothing here yet.',
  columns: {
    what: 'What',
    credits: 'Credits',
    date: 'Date',
    balance: 'Balance',
  },
  more: 'Show more',
  moreFailed: {
    title: 'We couldn’t show more',
    message: 'Please try again in a moment.',
  },
} as const;

/** What changed the balance. */
export const MOVEMENTS = {
  pack: (credits: number) => `${creditsText(credits)} bought`,
  subscription: (credits: number) => `${creditsText(credits)} with Premium`,
  hold: (storyTitle: string | null) => (storyTitle ? `A story: ${storyTitle}` : 'A story'),
  release: 'Story didn’t work out: credit returned',
  clawback: 'Payment refunded: credits removed',
  reinstate: 'Dispute settled: credits returned',
  admin: (reason: string | null) => (reason ? `From Storywren: ${reason}` : 'From Storywren'),
} as const;
