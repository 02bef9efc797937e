import './admin.css';
import { useQuery } from '@tanstack/react-query';
import { useCallback, useState } from 'react';
import { useLocation, useSearch } from 'wouter';
import { Heading } from '../../platform/web/ui/heading.tsx';
import { Tabs } from '../../platform/web/ui/tabs.tsx';
import { addressOfTab, type Filters, filtersIn } from './filters.ts';
import { TAB_NAMES, TABS, type Tab } from './messages.ts';
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

const VIEWS = {
  users: UsersTab,
  stories: StoriesTab,
  reports: ReportsTab,
  transactions: TransactionsTab,
  activities: ActivitiesTab,
  overview: OverviewTab,
} as const;

/** The panel: six tabs, the open one in the URL. The dialogs are rendered outside the tables, so that no poll closes them. */
export function Panel() {
  const search = useSearch();
  const [, navigate] = useLocation();
  const { tab, filters } = filtersIn(search);
  // Each tab keeps its filters while another one is open.
  const [tabFilters, setTabFilters] = useState<Partial<Record<Tab, Filters>>>({ [tab]: filters });
  const [seen, setSeen] = useState(search);
  if (seen !== search) {
    setSeen(search);
    setTabFilters({ ...tabFilters, [tab]: filters });
  }
  const { data: totals } = useQuery(totalsQuery);
  const applyFilters = useCallback(
    (next: Filters, mode?: 'typing') => navigate(addressOfTab(tab, next), { replace: mode === 'typing' }),
    [navigate, tab],
  );
  const count: Partial<Record<Tab, number>> = totals
    ? { users: totals.users.total, stories: totals.stories.total, reports: totals.reports.total }
    : {};
  const tabs = TABS.map((value) => {
    const View = VIEWS[value];
    const tabCount = count[value];
    return {
      value,
      label: tabCount === undefined ? TAB_NAMES[value] : `${TAB_NAMES[value]} (${tabCount})`,
      panel: <View filters={filters} onFilter={applyFilters} />,
    };
  });
  return (
    <main id="main" tabIndex={-1} className="wrap admin">
      <Polls tab={tab} tabFilters={tabFilters} />
      <div className="admin-head">
        <Heading>Admin</Heading>
      </div>
      <Tabs
        label="Admin"
        open={tab}
        onOpen={(next) => navigate(addressOfTab(next, tabFilters[next] ?? {}))}
        tabs={tabs}
      />
      <AdjustDialog />
      <DeleteDialog />
      <StoryDialog />
      <ReportDialog />
    </main>
  );
}
