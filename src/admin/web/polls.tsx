import { useQuery } from '@tanstack/react-query';
import { billingFlags } from '../../billing/contract.ts';
import { getOverview, getTotals } from '../overview-contract.ts';
import { adminQuery } from './admin-query.ts';
import {
  activitiesQuery,
  type Filters,
  reportsQuery,
  storiesQuery,
  transactionsQuery,
  usersQuery,
} from './filters.ts';
import type { Tab } from './messages.ts';

/** In milliseconds. */
const POLL_INTERVAL = 30_000;
const LOG_POLL_INTERVAL = 10_000;

export const totalsQuery = adminQuery(getTotals);
export const overviewQuery = adminQuery(getOverview);
export const flagsQuery = adminQuery(billingFlags);

/** Polls only while the page is visible, and refetches once it is visible again. Causes no renders by itself. */
const polled = (interval: number, isShown = true) => ({
  enabled: isShown,
  refetchInterval: interval,
  refetchIntervalInBackground: false,
  refetchOnWindowFocus: 'always' as const,
  notifyOnChangeProps: [],
});

interface PollsProps {
  tab: Tab;
  tabFilters: Partial<Readonly<Record<Tab, Filters>>>;
}

/**
 * Polls the data of the panel, whichever tab is open; the overview only while it is shown. The tables
 * only read the cache; this is the only place that polls.
 */
export function Polls({ tab, tabFilters }: PollsProps) {
  const filtersOf = (of: Tab) => tabFilters[of] ?? {};
  useQuery({ ...totalsQuery, ...polled(POLL_INTERVAL) });
  useQuery({ ...usersQuery(filtersOf('users')), ...polled(POLL_INTERVAL) });
  useQuery({ ...storiesQuery(filtersOf('stories')), ...polled(POLL_INTERVAL) });
  useQuery({ ...reportsQuery(filtersOf('reports')), ...polled(POLL_INTERVAL) });
  useQuery({
    ...transactionsQuery(filtersOf('transactions')),
    ...polled(POLL_INTERVAL),
  });
  useQuery({
    ...activitiesQuery(filtersOf('activities')),
    ...polled(LOG_POLL_INTERVAL),
  });
  useQuery({ ...overviewQuery, ...polled(POLL_INTERVAL, tab === 'overview') });
  useQuery({ ...flagsQuery, ...polled(POLL_INTERVAL, tab === 'overview') });
  return null;
}
