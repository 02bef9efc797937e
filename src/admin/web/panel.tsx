import './admin.css';
import { useQuery } from '@tanstack/react-query';
import { useCallback, useState } from 'react';
import { useLocation, useSearch } from 'wouter';
import { Heading } from '../../platform/web/ui/heading.tsx';
import { Tabs } from '../../platform/web/ui/tabs.tsx';
import { addressOfTab, type Looking, lookingIn } from './looking.ts';
import { OverviewTab } from './overview/overview-tab.tsx';
import { Polls, totalsQuery } from './polls.tsx';
import { ActivitiesTab } from './records/activities-tab.tsx';
import { TransactionsTab } from './records/transactions-tab.tsx';
import { ReportDialog } from './reports/report-dialog.tsx';
import { ReportsTab } from './reports/reports-tab.tsx';
import { StoriesTab } from './stories/stories-tab.tsx';
import { StoryDialog } from './stories/story-dialog.tsx';
import { AdjustDialog } from './users/adjust-dialog.tsx';
import { DeleteDialog } from './users/delete-dialog.tsx';
import { UsersTab } from './users/users-tab.tsx';
import { TAB_NAMES, TABS, type Tab } from './words.ts';

const VIEWS = {
  users: UsersTab,
  stories: StoriesTab,
  reports: ReportsTab,
  transactions: TransactionsTab,
  activities: ActivitiesTab,
  overview: OverviewTab,
} as const;

/** The panel: six tabs, the open one in the address. The dialogs stand beside the tables, so that no poll closes them. */
export function Panel() {
  const search = useSearch();
  const [, navigate] = useLocation();
  const { tab, looking } = lookingIn(search);
  // Each tab is found again as it was left.
  const [lookings, setLookings] = useState<Partial<Record<Tab, Looking>>>({ [tab]: looking });
  const [seen, setSeen] = useState(search);
  if (seen !== search) {
    setSeen(search);
    setLookings({ ...lookings, [tab]: looking });
  }
  const { data: totals } = useQuery(totalsQuery);
  const look = useCallback(
    (next: Looking, how?: 'typing') => navigate(addressOfTab(tab, next), { replace: how === 'typing' }),
    [navigate, tab],
  );
  const count: Partial<Record<Tab, number>> = totals
    ? { users: totals.users.total, stories: totals.stories.total, reports: totals.reports.total }
    : {};
  const tabs = TABS.map((value) => {
    const View = VIEWS[value];
    const many = count[value];
    return {
      value,
      label: many === undefined ? TAB_NAMES[value] : `${TAB_NAMES[value]} (${many})`,
      panel: <View looking={looking} onLook={look} />,
    };
  });
  return (
    <main id="main" tabIndex={-1} className="wrap admin">
      <Polls tab={tab} lookings={lookings} />
      <div className="admin-head">
        <Heading>Admin</Heading>
      </div>
      <Tabs
        label="Admin"
        open={tab}
        onOpen={(next) => navigate(addressOfTab(next, lookings[next] ?? {}))}
        tabs={tabs}
      />
      <AdjustDialog />
      <DeleteDialog />
      <StoryDialog />
      <ReportDialog />
    </main>
  );
}
