import { ACTIONS, type Activity, activitiesFile } from '../../contract.ts';
import { activitiesQuery, activityFilterOf } from '../filters.ts';
import { ACTION_NAMES, EMPTY } from '../messages.ts';
import { Moment } from '../table/moment.tsx';
import { Paged, useRows } from '../table/paged.tsx';
import type { Column } from '../table/records.tsx';
import { Choice, Period, type TabProps, Tools } from '../table/tools.tsx';
import { changeText, reasonIn } from './activity-messages.ts';
import { ExportLink } from './export-link.tsx';

const OPTIONS = [
  { value: '', label: 'All' },
  ...ACTIONS.map((value) => ({ value, label: ACTION_NAMES[value] })),
];

const NOTHING = <span className="text-soft">None</span>;

const COLUMNS: readonly Column<Activity>[] = [
  { name: 'Date', cell: ({ createdAt }) => <Moment at={createdAt} /> },
  { name: 'Admin', className: 'cell-who', cell: ({ adminEmail }) => adminEmail },
  { name: 'Action', cell: ({ action }) => ACTION_NAMES[action] },
  { name: 'Target user', className: 'cell-who', cell: ({ targetUserEmail }) => targetUserEmail ?? NOTHING },
  { name: 'Details', className: 'cell-long', cell: ({ details }) => reasonIn(details) || NOTHING },
  { name: 'Change', className: 'nums whole', cell: (activity) => changeText(activity) ?? NOTHING },
];

/** The audit log, read-only. */
export function ActivitiesTab({ filters, onFilter }: TabProps) {
  const rows = useRows(activitiesQuery(filters));
  return (
    <>
      <Tools filters={filters} onFilter={onFilter} placeholder="An admin or a user">
        <Choice label="Action" name="action" options={OPTIONS} filters={filters} onFilter={onFilter} />
        <Period filters={filters} onFilter={onFilter} />
        <ExportLink path={activitiesFile.path} filter={activityFilterOf(filters)} />
      </Tools>
      <Paged
        {...rows}
        name="Admin Activities"
        columns={COLUMNS}
        keyOf={({ id }) => id}
        filters={filters}
        onFilter={onFilter}
        empty={EMPTY.activities}
      />
    </>
  );
}
