import { type Action, ADJUSTMENT_INVALID, ADJUSTMENT_MISSING } from '../contract.ts';
import type { AdminStory, ReportStatus, TransactionType } from '../records-contract.ts';

/** Names of the tabs of the panel. */
export const TAB_NAMES = {
  users: 'Users',
  stories: 'Stories',
  reports: 'Reports',
  transactions: 'Transactions',
  activities: 'Admin Activities',
  overview: 'System Overview',
} as const;
export type Tab = keyof typeof TAB_NAMES;
export const TABS = Object.keys(TAB_NAMES) as readonly Tab[];

export const DENIED = {
  title: 'Access Denied',
  parent: 'You don’t have permission to see this page. It’s for the people who run Storywren.',
  guest: 'You don’t have permission to see this page. If you run Storywren, log in with your admin account.',
} as const;

/** Toasts after a successful reply. */
export const DONE = {
  deleted: 'User deleted successfully',
  reactivated: 'User reactivated successfully',
  adjusted: 'Credits adjusted successfully',
  confirmed: 'Payment confirmed successfully',
  reported: 'Report updated successfully',
} as const;

/** Toasts under the title "Error". */
export const FAILED = {
  deleted: 'Failed to delete user',
  reactivated: 'Failed to reactivate user',
  adjusted: 'Failed to adjust credits',
  confirmed: 'Failed to confirm payment',
  reported: 'Failed to update report',
} as const;

export const MISSING = {
  title: 'Missing Information',
  message: ADJUSTMENT_MISSING,
} as const;
export const INVALID = {
  title: 'Invalid Amount',
  message: ADJUSTMENT_INVALID,
} as const;

/** Shown when the server gave no reason. */
export const NO_REASON = 'The server didn’t answer properly. Nothing was lost; please try again.';

/** Shown for empty tables. */
export const EMPTY = {
  users: 'No users yet.',
  stories: 'Users have not generated any stories yet.',
  reports: 'No reports submitted yet',
  transactions: 'No transactions yet.',
  activities: 'No admin activity yet.',
} as const;
export const NOT_FOUND = 'Nothing matches your search.';

export const ACTION_NAMES: Readonly<Record<Action, string>> = {
  user_delete: 'User deleted',
  user_reactivate: 'User reactivated',
  credit_adjust: 'Credit adjustment',
  payment_confirm: 'Payment confirmed',
  report_update: 'Report updated',
};

export const TRANSACTION_NAMES: Readonly<Record<TransactionType, string>> = {
  credit_purchase: 'Credit purchase',
  premium_subscription: 'Premium subscription',
  refund: 'Refund',
  refund_reversed: 'Refund reversed',
  credit_adjustment: 'Credit adjustment',
};

export const REPORT_STATUS_NAMES: Readonly<Record<ReportStatus, string>> = {
  open: 'Open',
  in_progress: 'In Progress',
  resolved: 'Resolved',
};

/** Labels of the buttons that set the status of a report. */
export const MARK: Readonly<Record<ReportStatus, string>> = {
  open: 'Mark Open',
  in_progress: 'Mark In Progress',
  resolved: 'Mark Resolved',
};

export const STORY_STATUS_NAMES: Readonly<Record<AdminStory['status'], string>> = {
  ready: 'Ready',
  making: 'Being made',
  failed: 'Failed',
  cancelled: 'Cancelled',
};

/** "Content issue" from "content_issue". */
export function plainWord(word: string): string {
  const spaced = word.replaceAll(/[._-]+/g, ' ').trim();
  return spaced.charAt(0).toUpperCase() + spaced.slice(1);
}

/** "1 story", "2 stories". */
export function counted(count: number, one: string, many = `${one}s`): string {
  return `${count.toLocaleString('en-AU')} ${count === 1 ? one : many}`;
}

/** The first characters of an id. */
export function shortId(id: string): string {
  return id.length > 8 ? `${id.slice(0, 8)}…` : id;
}

/** "33%"; "0%" when the whole is 0. */
export function percentText(part: number, whole: number): string {
  return `${whole > 0 ? Math.round((100 * part) / whole) : 0}%`;
}

/** "Pay-as-you-go", or the name of the package. */
export function planText(packageType: AdminStory['subscription']['packageType']): string {
  return packageType === 'premium' ? 'Premium' : 'Pay-as-you-go';
}

/** "$9.50 AUD" */
export function amountText(amount: number, currency: string): string {
  const sign = amount < 0 ? '-' : '';
  return `${sign}$${Math.abs(amount).toFixed(2)} ${currency}`;
}

/** "US$0.0123", "at least US$0.0123", or "Cost not known". */
export function costText(cost: string | null, isComplete: boolean): string {
  if (cost === null) return 'Cost not known';
  // Shows four of the six decimals, unless that would round the cost to zero.
  const dollars = Number(cost) >= 0.0001 ? Number(cost).toFixed(4) : cost;
  return `${isComplete ? '' : 'at least '}US$${Number(cost) === 0 ? '0' : dollars}`;
}
