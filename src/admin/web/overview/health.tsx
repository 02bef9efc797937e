import type { Overview } from '../../overview-contract.ts';
import { durationText } from '../dates.ts';
import { costText, plainWord } from '../messages.ts';
import { Moment } from '../table/moment.tsx';
import { type Column, Records } from '../table/records.tsx';
import { Part } from './part.tsx';

type Queue = Overview['queues'][number];
type Provider = Overview['providers'][number];

const QUEUE_COLUMNS: readonly Column<Queue>[] = [
  { name: 'Queue', lead: true, cell: ({ name }) => plainWord(name) },
  { name: 'Waiting', num: true, cell: ({ waiting }) => waiting.toLocaleString('en-AU') },
  { name: 'Running', num: true, cell: ({ running }) => running.toLocaleString('en-AU') },
  {
    name: 'Oldest has waited',
    cell: ({ oldestSeconds }) => (oldestSeconds === null ? 'None waiting' : durationText(oldestSeconds)),
  },
];

/** Waiting and running jobs of each queue. */
export function Queues({ queues }: Pick<Overview, 'queues'>) {
  return (
    <Part title="Queues">
      {queues.length === 0 ? (
        <p className="text-soft">All queues are empty.</p>
      ) : (
        <Records name="Queues" columns={QUEUE_COLUMNS} rows={queues} keyOf={({ name }) => name} />
      )}
    </Part>
  );
}

const failedShare = ({ calls, failed }: Provider) =>
  `${failed.toLocaleString('en-AU')} (${calls > 0 ? ((100 * failed) / calls).toFixed(1) : '0.0'}%)`;

const PROVIDER_COLUMNS: readonly Column<Provider>[] = [
  { name: 'Provider', lead: true, cell: ({ provider }) => provider },
  { name: 'Calls', num: true, cell: ({ calls }) => calls.toLocaleString('en-AU') },
  { name: 'Failed', num: true, cell: failedShare },
  { name: 'Cost', cell: ({ cost, costComplete }) => costText(cost, costComplete) },
];

/** Calls, failures and cost of each model provider. */
export function Providers({ providers }: Pick<Overview, 'providers'>) {
  return (
    <Part title="Providers, last 30 days">
      {providers.length === 0 ? (
        <p className="text-soft">No models called: Storywren’s own storyteller is free.</p>
      ) : (
        <Records
          name="Providers, last 30 days"
          columns={PROVIDER_COLUMNS}
          rows={providers}
          keyOf={({ provider }) => provider}
        />
      )}
    </Part>
  );
}

/** Problems that the ledger audit found. */
export function Ledger({ ledgerProblems }: Pick<Overview, 'ledgerProblems'>) {
  const isConsistent = ledgerProblems.length === 0;
  return (
    <Part title="Credit ledger">
      <div className="status-lines">
        <div>
          <span>Ledger drift</span>
          <span className={`badge ${isConsistent ? 'badge-good' : 'badge-bad'}`}>
            {ledgerProblems.length}
          </span>
        </div>
      </div>
      {isConsistent ? (
        <p className="text-sm text-soft">
          Every balance equals the sum of its entries, and every payment has its credits.
        </p>
      ) : (
        <ul className="problems">
          {ledgerProblems.map(({ problem, ref }) => (
            <li key={`${problem} ${ref}`}>
              {plainWord(problem)}: <span className="wrap-anywhere">{ref}</span>
            </li>
          ))}
        </ul>
      )}
    </Part>
  );
}

const lag = (seconds: number | null) => (seconds === null ? 'Nothing to measure' : durationText(seconds));

/** Number and lag of the payment provider's events. */
export function Webhooks({ webhooks }: Pick<Overview, 'webhooks'>) {
  return (
    <Part title="Payment events, last 24 hours">
      <div className="status-lines">
        <div>
          <span>Received</span>
          <span className="nums">{webhooks.received.toLocaleString('en-AU')}</span>
        </div>
        <div>
          <span>Usual lag</span>
          <span className="nums">{lag(webhooks.medianLagSeconds)}</span>
        </div>
        <div>
          <span>Worst lag</span>
          <span className="nums">{lag(webhooks.worstLagSeconds)}</span>
        </div>
        <div>
          <span>Last event</span>
          {webhooks.lastAt ? <Moment at={webhooks.lastAt} /> : <span>None yet</span>}
        </div>
      </div>
    </Part>
  );
}

const DATABASES: Readonly<Record<string, string>> = { embedded: 'Embedded', postgresql: 'PostgreSQL' };

/** Version, database, uptime and last backup. */
export function SystemInfo({ system }: Pick<Overview, 'system'>) {
  const { database, version, uptimeSeconds, lastBackupAt } = system;
  return (
    <Part title="System">
      <div className="status-lines">
        <div>
          <span>Version</span>
          <span className="nums">{version}</span>
        </div>
        <div>
          <span>Database</span>
          <span>{DATABASES[database] ?? plainWord(database)}</span>
        </div>
        <div>
          <span>Running for</span>
          <span className="nums">{durationText(uptimeSeconds)}</span>
        </div>
        <div>
          <span>Last backup</span>
          {lastBackupAt ? (
            <Moment at={lastBackupAt} />
          ) : (
            <span className="badge badge-wait">No backup yet</span>
          )}
        </div>
      </div>
    </Part>
  );
}
