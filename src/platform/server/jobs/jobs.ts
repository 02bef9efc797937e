import PgBoss from 'pg-boss';
import { bound, type Database, type Tx } from '../database/database.ts';
import type { Log } from '../log.ts';

/** Background jobs. */
export interface Jobs {
  /** Enqueues inside `tx`: the job exists only if the transaction commits. Call `wake` after the commit. */
  enqueue(tx: Tx, queue: string, data: object): Promise<void>;
  /** Enqueues outside of any transaction and wakes the workers. */
  send(queue: string, data: object, options?: { startAfterSeconds?: number }): Promise<void>;
  /** Makes this process's workers poll now; those of other processes poll every two seconds. */
  wake(queue: string): void;
  /** Runs `handler` for each job, `concurrency` at a time. Retries a handler that throws, up to `retries` times. */
  work<T extends object>(
    queue: Queue,
    handler: (data: T, attempt: { last: boolean }) => Promise<void>,
  ): Promise<void>;
  /** The backlog of every queue, ordered by name; includes empty queues. */
  backlog(): Promise<readonly Backlog[]>;
  stop(): Promise<void>;
}

/** The number of jobs in a queue. */
export interface Backlog {
  readonly name: string;
  /** Jobs that have not started, including retries and delayed jobs. */
  readonly waiting: number;
  readonly running: number;
  /** How long the oldest job that is due has waited, in seconds; null when none is due. */
  readonly oldestSeconds: number | null;
}

export interface Queue {
  readonly name: string;
  /** How many jobs each process runs at once. */
  readonly concurrency: number;
  readonly retries: number;
  /** The longest time that one job may take; well under two minutes, so that a lost job is retried soon. */
  readonly expireSeconds: number;
}

const POLL_SECONDS = 2;

/** Starts pg-boss on the database. With `working: false` (a web-only replica) jobs are enqueued but not run here. */
export async function startJobs(database: Database, log: Log, options: { working: boolean }): Promise<Jobs> {
  const boss = new PgBoss({
    db: { executeSql: (text, values) => database.run(text, values) },
    schedule: false,
    supervise: options.working,
    maintenanceIntervalSeconds: 60,
    deleteAfterDays: 2,
    archiveCompletedAfterSeconds: 3600,
  });
  boss.on('error', (error) => log.error({ err: error }, 'the job queue had an error'));
  await boss.start();
  const workers = new Map<string, string[]>();
  const known = new Set<string>();

  const ensure = async (queue: string) => {
    if (!known.has(queue)) await boss.createQueue(queue);
    known.add(queue);
  };
  const wake = (queue: string) => {
    for (const id of workers.get(queue) ?? []) boss.notifyWorker(id);
  };

  return {
    async enqueue(tx, queue, data) {
      await boss.send(queue, data, {
        db: {
          executeSql: async (text: string, values: unknown[]) => {
            const result: unknown = await tx.execute(bound(text, values));
            return { rows: rowsOf(result) };
          },
        },
      });
    },
    async send(queue, data, { startAfterSeconds } = {}) {
      await ensure(queue);
      await boss.send(queue, data, startAfterSeconds ? { startAfter: startAfterSeconds } : {});
      wake(queue);
    },
    wake,
    async work(queue, handler) {
      await boss.createQueue(queue.name);
      await boss.updateQueue(queue.name, {
        name: queue.name,
        retryLimit: queue.retries,
        retryDelay: 2,
        retryBackoff: true,
        expireInSeconds: queue.expireSeconds,
      });
      known.add(queue.name);
      if (!options.working) return;
      const ids: string[] = [];
      for (let n = 0; n < queue.concurrency; n += 1) {
        ids.push(
          await boss.work(
            queue.name,
            { batchSize: 1, includeMetadata: true, pollingIntervalSeconds: POLL_SECONDS },
            async (batch: PgBoss.JobWithMetadata<object>[]) => {
              for (const job of batch) {
                try {
                  await handler(job.data as Parameters<typeof handler>[0], {
                    last: job.retryCount >= job.retryLimit,
                  });
                } catch (error) {
                  log.warn(
                    { queue: queue.name, job: job.id, try: job.retryCount, err: error },
                    'a job failed',
                  );
                  throw new Error('the job failed');
                }
              }
            },
          ),
        );
      }
      workers.set(queue.name, ids);
    },
    backlog: async () => (await database.run(BACKLOG)).rows.map(backlogOf),
    stop: () => boss.stop({ graceful: true, wait: true, timeout: 8000 }),
  };
}

// Uses the clock of pg-boss, which is the database's.
const BACKLOG = `
  select queue.name,
    count(job.id) filter (where job.state in ('created', 'retry')) as waiting,
    count(job.id) filter (where job.state = 'active') as running,
    extract(epoch from now() - min(job.start_after)
      filter (where job.state in ('created', 'retry') and job.start_after <= now())) as oldest
  from pgboss.queue left join pgboss.job on job.name = queue.name and job.state <= 'active'
  group by queue.name order by queue.name`;

/** One driver returns counts as strings, the other as numbers. */
const backlogOf = (row: Record<string, unknown>): Backlog => ({
  name: String(row.name),
  waiting: Number(row.waiting),
  running: Number(row.running),
  oldestSeconds: row.oldest === null ? null : Math.max(0, Math.floor(Number(row.oldest))),
});

function rowsOf(result: unknown): Record<string, unknown>[] {
  if (typeof result === 'object' && result !== null && 'rows' in result && Array.isArray(result.rows))
    return result.rows;
  return [];
}
