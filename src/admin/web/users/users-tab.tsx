import { useQuery } from '@tanstack/react-query';
import { type AdminUser, USER_FILTERS, USER_SORTS, type UserFilter, type UserSort } from '../../contract.ts';
import { usersQuery } from '../filters.ts';
import { counted, EMPTY } from '../messages.ts';
import { totalsQuery } from '../polls.tsx';
import { Moment } from '../table/moment.tsx';
import { Paged, useRows } from '../table/paged.tsx';
import type { Column } from '../table/records.tsx';
import { Choice, type TabProps, Tools } from '../table/tools.tsx';
import { nameId, UserActions } from './user-actions.tsx';
import { UserStatus } from './user-status.tsx';

const FILTER_NAMES: Readonly<Record<UserFilter, string>> = {
  all: 'All',
  premium: 'Premium Active',
  pending: 'Premium Pending',
  payg: 'Pay As You Go',
  deleted: 'Deleted',
};
const SORT_NAMES: Readonly<Record<UserSort, string>> = {
  newest: 'Newest',
  oldest: 'Oldest',
  name: 'Name',
  credits: 'Most credits',
};
const FILTERS = USER_FILTERS.map((value) => ({ value, label: FILTER_NAMES[value] }));
const SORTS = USER_SORTS.map((value) => ({ value, label: SORT_NAMES[value] }));

const COLUMNS: readonly Column<AdminUser>[] = [
  {
    name: 'User',
    lead: true,
    className: 'cell-who',
    cell: ({ id, fullName, email, country }) => (
      <>
        <b id={nameId(id)}>{fullName}</b>
        <span className="below">{email}</span>
        <span className="below">{country}</span>
      </>
    ),
  },
  { name: 'Status', cell: (user) => <UserStatus user={user} /> },
  { name: 'Credits', num: true, cell: ({ credits }) => credits.toLocaleString('en-AU') },
  {
    name: 'Activity',
    className: 'whole',
    cell: ({ totalStories, totalTransactions }) => (
      <>
        {counted(totalStories, 'story', 'stories')}
        <span className="below">{counted(totalTransactions, 'transaction')}</span>
      </>
    ),
  },
  { name: 'Joined', cell: ({ createdAt }) => <Moment at={createdAt} /> },
  { name: 'Actions', lead: true, className: 'cell-acts', cell: (user) => <UserActions user={user} /> },
];

/** The users, with the actions on their accounts. */
export function UsersTab({ filters, onFilter }: TabProps) {
  const { data: totals } = useQuery(totalsQuery);
  const rows = useRows(usersQuery(filters));
  return (
    <>
      <Tools filters={filters} onFilter={onFilter} placeholder="A name, an email or an id">
        <Choice label="Filter" name="filter" options={FILTERS} filters={filters} onFilter={onFilter} />
        <Choice label="Sort" name="sort" options={SORTS} filters={filters} onFilter={onFilter} />
      </Tools>
      <Paged
        {...rows}
        name="Users"
        columns={COLUMNS}
        keyOf={({ id }) => id}
        isGone={({ isDeleted }) => isDeleted}
        filters={filters}
        onFilter={onFilter}
        total={totals?.users.total}
        empty={EMPTY.users}
      />
    </>
  );
}
