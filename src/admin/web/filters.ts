import { searchIn } from '../../platform/web/search-in.ts';
import {
  ACTIONS,
  listActivities,
  listAdminUsers,
  ROWS_DEFAULT,
  SEARCH_MAX,
  USER_FILTERS,
  USER_SORTS,
} from '../contract.ts';
import {
  listAdminStories,
  listReports,
  listTransactions,
  REPORT_STATUSES,
  STORY_FILTERS,
  TRANSACTION_STATUSES,
  TRANSACTION_TYPES,
} from '../records-contract.ts';
import { adminQuery } from './admin-query.ts';
import { startOf } from './dates.ts';
import { TABS, type Tab } from './messages.ts';

/** Filters, sorting and offset of a table, as in the URL; missing or invalid ones have their default. */
export type Filters = Readonly<Record<string, string>>;

/** One row more than the page shows, to detect whether there is another page. */
const ROW_LIMIT = ROWS_DEFAULT + 1;
const SORTS = ['newest', 'oldest'] as const;
export const REPORT_FILTERS = ['all', ...REPORT_STATUSES] as const;

/** The URL parameters of each table; all others are ignored. */
const TAB_PARAMS: Readonly<Record<Tab, readonly string[]>> = {
  users: ['q', 'filter', 'sort', 'offset'],
  stories: ['q', 'filter', 'sort', 'offset'],
  reports: ['q', 'filter', 'offset'],
  transactions: ['q', 'type', 'status', 'from', 'to', 'offset'],
  activities: ['q', 'action', 'from', 'to', 'offset'],
  overview: [],
};

/** The open tab and the filters of its table, from the query string; a search that is too long is cut. */
export function filtersIn(search: string): { tab: Tab; filters: Filters } {
  const params = [...new URLSearchParams(search)];
  const named = params.findLast(([name]) => name === 'tab')?.[1];
  const tab = TABS.find((one) => one === named) ?? 'users';
  const known = params.filter(([name]) => TAB_PARAMS[tab].includes(name));
  const cut = known.map(([name, value]) => [name, name === 'q' ? searchIn(value, SEARCH_MAX) : value]);
  return { tab, filters: Object.fromEntries(cut) };
}

/** The URL of a tab with these filters. */
export function addressOfTab(tab: Tab, filters: Filters): string {
  const params = new URLSearchParams({ tab });
  for (const [name, value] of Object.entries(filters)) if (value !== '') params.set(name, value);
  return `/admin?${params}`;
}

/** The text if it is one of these values, otherwise undefined. */
export function oneOf<T extends string>(values: readonly T[], text: string | undefined): T | undefined {
  return values.find((value) => value === text);
}

/** The offset of the first row on the page. */
export function offsetOf({ offset = '' }: Filters): number {
  return /^\d{1,6}$/.test(offset) ? Number(offset) : 0;
}

/** Whether the table is filtered: then its total is not shown. */
export function isNarrowed({ offset: _, sort: __, ...filters }: Filters): boolean {
  return Object.values(filters).some((value) => value !== '' && value !== 'all');
}

const rowsOf = (filters: Filters) => ({
  limit: ROW_LIMIT,
  offset: offsetOf(filters),
  ...(filters.q?.trim() ? { q: filters.q.trim() } : {}),
});

const periodOf = ({ from = '', to = '' }: Filters) => {
  const [begin, end] = [startOf(from), startOf(to, 1)];
  return { ...(begin ? { from: begin } : {}), ...(end ? { to: end } : {}) };
};

export const usersQuery = (filters: Filters) =>
  adminQuery(listAdminUsers, {
    query: {
      ...rowsOf(filters),
      filter: oneOf(USER_FILTERS, filters.filter) ?? 'all',
      sort: oneOf(USER_SORTS, filters.sort) ?? 'newest',
    },
  });

export const storiesQuery = (filters: Filters) =>
  adminQuery(listAdminStories, {
    query: {
      ...rowsOf(filters),
      filter: oneOf(STORY_FILTERS, filters.filter) ?? 'all',
      sort: oneOf(SORTS, filters.sort) ?? 'newest',
      words: 'false',
    },
  });

export const reportsQuery = (filters: Filters) =>
  adminQuery(listReports, {
    query: { ...rowsOf(filters), filter: oneOf(REPORT_FILTERS, filters.filter) ?? 'all' },
  });

/** Filters of the transactions, for the table and the CSV export. */
export function transactionFilterOf(filters: Filters) {
  const [type, status] = [
    oneOf(TRANSACTION_TYPES, filters.type),
    oneOf(TRANSACTION_STATUSES, filters.status),
  ];
  const q = filters.q?.trim();
  return {
    ...(q ? { q } : {}),
    ...(type ? { type } : {}),
    ...(status ? { status } : {}),
    ...periodOf(filters),
  };
}

export const transactionsQuery = (filters: Filters) =>
  adminQuery(listTransactions, { query: { ...rowsOf(filters), ...transactionFilterOf(filters) } });

/** Filters of the audit log, for the table and the CSV export. */
export function activityFilterOf(filters: Filters) {
  const action = oneOf(ACTIONS, filters.action);
  const q = filters.q?.trim();
  return { ...(q ? { q } : {}), ...(action ? { action } : {}), ...periodOf(filters) };
}

export const activitiesQuery = (filters: Filters) =>
  adminQuery(listActivities, { query: { ...rowsOf(filters), ...activityFilterOf(filters) } });
