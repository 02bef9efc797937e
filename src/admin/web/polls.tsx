import { useQuery } from '@tanstack/react-query';
import { billingFlags } from '../../billing/contract.ts';
import { getOverview, getTotals } from '../overview-contract.ts';
import { adminQuery } from './admin-query.ts';
import {
  activitiesQuery,
  type Looking,
  reportsQuery,
  storiesQuery,
  transactionsQuery,
  usersQuery,
} from './looking.ts';
import type { Tab } from './words.ts';

/** Milliseconds from one look to the next. */
const EVERY = 30_000;
const LOG_EVERY = 10_000;

export const totalsQuery = adminQuery(getTotals);
export const overviewQuery = adminQuery(getOverview);
export const flagsQuery = adminQuery(billingFlags);

/** Nothing is asked while the page is hidden, and everything once it is shown again. Draws nothing by itself. */
const polled = (every: number, isShown = true) => ({
  enabled: isShown,
  refetchInterval: every,
  refetchIntervalInBackground: false,
  refetchOnWindowFocus: 'always' as const,
  notifyOnChangeProps: [],
});

interface PollsProps {
  tab: Tab;
  lookings: Partial<Readonly<Record<Tab, Looking>>>;
}

/**
 * Keeps what the panel shows up to date: users, stories, reports and the counts whichever tab is open, the rest while it
 * is shown. The tables only read; here alone is asked again.
 */
export function Polls({ tab, lookings }: PollsProps) {
  const look = (one: Tab) => lookings[one] ?? {};
  useQuery({ ...totalsQuery, ...polled(EVERY) });
  useQuery({ ...usersQuery(look('users')), ...polled(EVERY) });
  useQuery({ ...storiesQuery(look('stories')), ...polled(EVERY) });
  useQuery({ ...reportsQuery(look('reports')), ...polled(EVERY) });
  useQuery({ ...transactionsQuery(look('transactions')), ...polled(EVERY, tab === 'transactions') });
  useQuery({ ...activitiesQuery(look('activities')), ...polled(LOG_EVERY, tab === 'activities') });
  useQuery({ ...overviewQuery, ...polled(EVERY, tab === 'overview') });
  useQuery({ ...flagsQuery, ...polled(EVERY, tab === 'overview') });
  return null;
}
