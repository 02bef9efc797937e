import { useQuery } from '@tanstack/react-query';
import { Button } from '../../../platform/web/ui/button.tsx';
import { type AdminReport, REPORT_STATUSES } from '../../records-contract.ts';
import { reportsQuery } from '../filters.ts';
import { EMPTY, plainWord, REPORT_STATUS_NAMES, shortId } from '../messages.ts';
import { totalsQuery } from '../polls.tsx';
import { Moment } from '../table/moment.tsx';
import { Paged, useRows } from '../table/paged.tsx';
import type { Column } from '../table/records.tsx';
import { Choice, type TabProps, Tools } from '../table/tools.tsx';
import { reportDialog } from './report-handle.ts';
import { ReportStatusBadge } from './report-messages.tsx';

const FILTERS = [
  { value: 'all', label: 'All' },
  ...REPORT_STATUSES.map((value) => ({ value, label: REPORT_STATUS_NAMES[value] })),
];

const subjectId = (id: string) => `report-${id}`;

const COLUMNS: readonly Column<AdminReport>[] = [
  { name: 'Date', cell: ({ createdAt }) => <Moment at={createdAt} /> },
  {
    name: 'User',
    className: 'cell-who',
    cell: ({ contactName, userEmail, storyId }) => (
      <>
        {contactName && <b>{contactName}</b>}
        {userEmail && <span className="below">{userEmail}</span>}
        {!contactName && !userEmail && 'Anonymous'}
        {storyId && (
          <span className="below" title={storyId}>
            Story {shortId(storyId)}
          </span>
        )}
      </>
    ),
  },
  { name: 'Category', cell: ({ category }) => plainWord(category) },
  {
    name: 'Subject',
    className: 'cell-long',
    cell: ({ id, subject }) => <span id={subjectId(id)}>{subject}</span>,
  },
  { name: 'Severity', cell: ({ severity }) => plainWord(severity) },
  { name: 'Status', cell: ({ status }) => <ReportStatusBadge status={status} /> },
  {
    name: 'Actions',
    lead: true,
    className: 'cell-acts',
    cell: (report) => (
      <div className="acts">
        <Button
          kind="quiet"
          size="small"
          aria-describedby={subjectId(report.id)}
          onClick={() => reportDialog.openWithPayload(report)}
        >
          View
        </Button>
      </div>
    ),
  },
];

/** The reports. */
export function ReportsTab({ filters, onFilter }: TabProps) {
  const { data: totals } = useQuery(totalsQuery);
  const rows = useRows(reportsQuery(filters));
  return (
    <>
      <Tools filters={filters} onFilter={onFilter} placeholder="A subject, a name or an email">
        <Choice label="Filter" name="filter" options={FILTERS} filters={filters} onFilter={onFilter} />
      </Tools>
      <Paged
        {...rows}
        name="Reports"
        columns={COLUMNS}
        keyOf={({ id }) => id}
        filters={filters}
        onFilter={onFilter}
        total={totals?.reports.total}
        empty={EMPTY.reports}
      />
    </>
  );
}
