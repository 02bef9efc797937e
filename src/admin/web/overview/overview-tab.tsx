import { useQuery } from '@tanstack/react-query';
import { LoadingOrRetry } from '../../../platform/web/ui/section.tsx';
import type { Overview, Totals } from '../../overview-contract.ts';
import { amountText, counted } from '../messages.ts';
import { overviewQuery } from '../polls.tsx';
import { Figures } from '../table/facts.tsx';
import { Moment } from '../table/moment.tsx';
import { Chart } from './chart.tsx';
import { Flags } from './flags.tsx';
import { Ledger, Providers, Queues, SystemInfo, Webhooks } from './health.tsx';
import { Part } from './part.tsx';

const whole = (number: number) => number.toLocaleString('en-AU');

function Cards({ totals: { users, premium, transactions, stories } }: { totals: Totals }) {
  return (
    <Figures
      name="Storywren in figures"
      figures={[
        { name: 'Total users', value: whole(users.total), note: `${whole(users.active)} active` },
        {
          name: 'Premium users',
          value: whole(premium.active),
          note: `Active subscriptions, ${premium.conversion.toFixed(1)}% conversion`,
        },
        {
          name: 'Total transactions',
          value: whole(transactions.total),
          note: `${whole(transactions.completed)} completed`,
        },
        { name: 'Stories generated', value: whole(stories.generated), note: 'Across all users' },
      ]}
    />
  );
}

function SystemStatus({ lastActivityAt }: Pick<Overview, 'lastActivityAt'>) {
  return (
    <Part title="System Status">
      <div className="status-lines">
        <div>
          <span>Database Connection</span>
          <span className="badge badge-good">Connected</span>
        </div>
        <div>
          <span>Admin Panel Access</span>
          <span className="badge badge-good">Active</span>
        </div>
        <div>
          <span>Last activity</span>
          {lastActivityAt ? <Moment at={lastActivityAt} /> : <span>None yet</span>}
        </div>
      </div>
    </Part>
  );
}

function Charts({ days }: Pick<Overview, 'days'>) {
  const by = (key: 'stories' | 'revenueCents' | 'failures') =>
    days.map((day) => ({ day: day.day, value: day[key] }));
  return (
    <Part title={`The last ${days.length} days`}>
      <div className="charts">
        <Chart
          title="Stories"
          tone="plain"
          days={by('stories')}
          format={(value) => counted(value, 'story', 'stories')}
        />
        <Chart
          title="Revenue"
          tone="good"
          days={by('revenueCents')}
          format={(value) => amountText(value / 100, 'AUD')}
        />
        <Chart
          title="Failures"
          tone="bad"
          days={by('failures')}
          format={(value) => counted(value, 'failed story', 'failed stories')}
        />
      </div>
    </Part>
  );
}

/** The system overview: totals, system, charts, ledger, queues, webhooks and providers. */
export function OverviewTab() {
  const { data: overview, isError, refetch } = useQuery(overviewQuery);
  if (!overview) return <LoadingOrRetry failed={isError} onRetry={() => void refetch()} />;
  return (
    <div className="overview">
      <Cards totals={overview.totals} />
      <div className="overview-pair">
        <SystemStatus lastActivityAt={overview.lastActivityAt} />
        <SystemInfo system={overview.system} />
      </div>
      <Charts days={overview.days} />
      <div className="overview-pair">
        <Ledger ledgerProblems={overview.ledgerProblems} />
        <Flags />
      </div>
      <div className="overview-pair">
        <Queues queues={overview.queues} />
        <Webhooks webhooks={overview.webhooks} />
      </div>
      <Providers providers={overview.providers} />
    </div>
  );
}
