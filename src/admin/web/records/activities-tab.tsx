import { ACTIONS, type Activity, activitiesFile } from '../../contract.ts';
import { activitiesQuery, activityFilterOf } from '../looking.ts';
import { Moment } from '../table/moment.tsx';
import { Paged, useRows } from '../table/paged.tsx';
import type { Column } from '../table/records.tsx';
import { Choice, Period, type TabProps, Tools } from '../table/tools.tsx';
import { ACTION_NAMES, EMPTY } from '../words.ts';
import { changeText, reasonIn } from './activity-words.ts';
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

/** What admins did. Nothing in it is ever changed. */
export function ActivitiesTab({ looking, onLook }: TabProps) {
  const rows = useRows(activitiesQuery(looking));
  return (
    <>
      <Tools looking={looking} onLook={onLook} placeholder="An admin or a user">
        <Choice label="Action" name="action" options={OPTIONS} looking={looking} onLook={onLook} />
        <Period looking={looking} onLook={onLook} />
        <ExportLink path={activitiesFile.path} filter={activityFilterOf(looking)} />
      </Tools>
      <Paged
        {...rows}
        name="Admin Activities"
        columns={COLUMNS}
        keyOf={({ id }) => id}
        looking={looking}
        onLook={onLook}
        empty={EMPTY.activities}
      />
    </>
  );
}
