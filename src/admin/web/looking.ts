import {
  ACTIONS,
  listActivities,
  listAdminUsers,
  ROWS_DEFAULT,
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
import { TABS, type Tab } from './words.ts';

/** How a table is looked at, as the address says it; what it does not say, or says wrongly, is the usual. */
export type Looking = Readonly<Record<string, string>>;

/** One row more than is shown tells whether there is another page. */
const ASKED = ROWS_DEFAULT + 1;
const SORTS = ['newest', 'oldest'] as const;
export const REPORT_FILTERS = ['all', ...REPORT_STATUSES] as const;

/** What a table can be asked for; whatever else an address says is none of its business. */
const OWN: Readonly<Record<Tab, readonly string[]>> = {
  users: ['q', 'filter', 'sort', 'offset'],
  stories: ['q', 'filter', 'sort', 'offset'],
  reports: ['q', 'filter', 'offset'],
  transactions: ['q', 'type', 'status', 'from', 'to', 'offset'],
  activities: ['q', 'action', 'from', 'to', 'offset'],
  overview: [],
};

/** The open tab, and how its table is looked at. */
export function lookingIn(search: string): { tab: Tab; looking: Looking } {
  const said = [...new URLSearchParams(search)];
  const named = said.findLast(([name]) => name === 'tab')?.[1];
  const tab = TABS.find((one) => one === named) ?? 'users';
  return { tab, looking: Object.fromEntries(said.filter(([name]) => OWN[tab].includes(name))) };
}

/** The address of a tab, looked at like this. */
export function addressOfTab(tab: Tab, looking: Looking): string {
  const said = new URLSearchParams({ tab });
  for (const [name, value] of Object.entries(looking)) if (value !== '') said.set(name, value);
  return `/admin?${said}`;
}

/** The value, where it is one of these. */
export function oneOf<T extends string>(values: readonly T[], said: string | undefined): T | undefined {
  return values.find((value) => value === said);
}

/** The first row that is shown. */
export function offsetOf({ offset = '' }: Looking): number {
  return /^\d{1,6}$/.test(offset) ? Number(offset) : 0;
}

/** Whether more is asked than "everything": then the table is not counted. */
export function isNarrowed({ offset: _, sort: __, ...looking }: Looking): boolean {
  return Object.values(looking).some((value) => value !== '' && value !== 'all');
}

const rowsOf = (looking: Looking) => ({
  limit: ASKED,
  offset: offsetOf(looking),
  ...(looking.q?.trim() ? { q: looking.q.trim() } : {}),
});

const periodOf = ({ from = '', to = '' }: Looking) => {
  const [begin, end] = [startOf(from), startOf(to, 1)];
  return { ...(begin ? { from: begin } : {}), ...(end ? { to: end } : {}) };
};

export const usersQuery = (looking: Looking) =>
  adminQuery(listAdminUsers, {
    query: {
      ...rowsOf(looking),
      filter: oneOf(USER_FILTERS, looking.filter) ?? 'all',
      sort: oneOf(USER_SORTS, looking.sort) ?? 'newest',
    },
  });

export const storiesQuery = (looking: Looking) =>
  adminQuery(listAdminStories, {
    query: {
      ...rowsOf(looking),
      filter: oneOf(STORY_FILTERS, looking.filter) ?? 'all',
      sort: oneOf(SORTS, looking.sort) ?? 'newest',
      words: 'false',
    },
  });

export const reportsQuery = (looking: Looking) =>
  adminQuery(listReports, {
    query: { ...rowsOf(looking), filter: oneOf(REPORT_FILTERS, looking.filter) ?? 'all' },
  });

/** Which transactions, for the table and for its file. */
export function transactionFilterOf(looking: Looking) {
  const [type, status] = [
    oneOf(TRANSACTION_TYPES, looking.type),
    oneOf(TRANSACTION_STATUSES, looking.status),
  ];
  const q = looking.q?.trim();
  return {
    ...(q ? { q } : {}),
    ...(type ? { type } : {}),
    ...(status ? { status } : {}),
    ...periodOf(looking),
  };
}

export const transactionsQuery = (looking: Looking) =>
  adminQuery(listTransactions, { query: { ...rowsOf(looking), ...transactionFilterOf(looking) } });

/** Which rows of the log, for the table and for its file. */
export function activityFilterOf(looking: Looking) {
  const action = oneOf(ACTIONS, looking.action);
  const q = looking.q?.trim();
  return { ...(q ? { q } : {}), ...(action ? { action } : {}), ...periodOf(looking) };
}

export const activitiesQuery = (looking: Looking) =>
  adminQuery(listActivities, { query: { ...rowsOf(looking), ...activityFilterOf(looking) } });
