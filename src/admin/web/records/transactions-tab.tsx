import { useQuery } from '@tanstack/react-query';
import {
  TRANSACTION_STATUSES,
  TRANSACTION_TYPES,
  type Transaction,
  transactionsFile,
} from '../../records-contract.ts';
import { transactionFilterOf, transactionsQuery } from '../filters.ts';
import { amountText, EMPTY, plainWord, shortId, TRANSACTION_NAMES } from '../messages.ts';
import { totalsQuery } from '../polls.tsx';
import { Moment } from '../table/moment.tsx';
import { Paged, useRows } from '../table/paged.tsx';
import type { Column } from '../table/records.tsx';
import { Choice, Period, type TabProps, Tools } from '../table/tools.tsx';
import { ExportLink } from './export-link.tsx';

const TYPES = [
  { value: '', label: 'All' },
  ...TRANSACTION_TYPES.map((value) => ({ value, label: TRANSACTION_NAMES[value] })),
];
const STATUSES = [
  { value: '', label: 'All' },
  ...TRANSACTION_STATUSES.map((value) => ({ value, label: plainWord(value) })),
];

/** For refunds and adjustments only the credits are stored. */
const moneyOf = ({ type, amount, currency }: Transaction) =>
  type === 'credit_purchase' || type === 'premium_subscription' ? amountText(amount, currency) : 'N/A';

const COLUMNS: readonly Column<Transaction>[] = [
  { name: 'Date', cell: ({ createdAt }) => <Moment at={createdAt} /> },
  {
    name: 'User',
    className: 'cell-who',
    cell: ({ userId, userEmail }) => (
      <>
        <span title={userId}>{shortId(userId)}</span>
        <span className="below">{userEmail}</span>
      </>
    ),
  },
  { name: 'Type', cell: ({ type }) => TRANSACTION_NAMES[type] },
  { name: 'Amount', num: true, cell: moneyOf },
  { name: 'Credits', num: true, cell: ({ credits }) => credits.toLocaleString('en-AU') },
  {
    name: 'Status',
    cell: ({ status }) => (
      <span className={`badge ${status === 'completed' ? 'badge-good' : 'badge-bad'}`}>
        {plainWord(status)}
      </span>
    ),
  },
  { name: 'Description', className: 'cell-long', cell: ({ description }) => description },
];

/** Payments, refunds, and credits that admins added or removed. */
export function TransactionsTab({ filters, onFilter }: TabProps) {
  const { data: totals } = useQuery(totalsQuery);
  const rows = useRows(transactionsQuery(filters));
  return (
    <>
      <Tools filters={filters} onFilter={onFilter} placeholder="A user id or an email">
        <Choice label="Type" name="type" options={TYPES} filters={filters} onFilter={onFilter} />
        <Choice label="Status" name="status" options={STATUSES} filters={filters} onFilter={onFilter} />
        <Period filters={filters} onFilter={onFilter} />
        <ExportLink path={transactionsFile.path} filter={transactionFilterOf(filters)} />
      </Tools>
      <Paged
        {...rows}
        name="Transactions"
        columns={COLUMNS}
        keyOf={({ id, type }) => `${type}-${id}`}
        filters={filters}
        onFilter={onFilter}
        total={totals?.transactions.total}
        empty={EMPTY.transactions}
      />
    </>
  );
}
