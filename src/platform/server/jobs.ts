import PgBoss from 'pg-boss';
import { bound, type Database, type Tx } from './db.ts';
import type { Log } from './log.ts';

/** Work that goes on after a request has been answered. */
export interface Jobs {
  /** Enqueues inside `tx`: the job is there exactly when the transaction is. Call `wake` after the commit. */
  enqueue(tx: Tx, queue: string, data: object): Promise<void>;
  /** Enqueues outside of any transaction, and wakes the workers. */
  send(queue: string, data: object, options?: { startAfterSeconds?: number }): Promise<void>;
  /** Tells this process's workers to look now; workers of other processes look every two seconds. */
  wake(queue: string): void;
  /** Runs `handler` for each job, `side` at a time. A handler that throws is tried again, `retries` times. */
  work<T extends object>(
    queue: Queue,
    handler: (data: T, attempt: { last: boolean }) => Promise<void>,
  ): Promise<void>;
  /** How each queue stands, by name; queues with nothing to do are among them. */
  backlog(): Promise<readonly Backlog[]>;
  stop(): Promise<void>;
}

/** How much work a queue has before it. */
export interface Backlog {
  readonly name: string;
  /** Jobs that have not begun, those among them that are to be tried again or later. */
  readonly waiting: number;
  readonly running: number;
  /** How long the oldest job that could begin has waited, in seconds; null when none waits. */
  readonly oldestSeconds: number | null;
}

export interface Queue {
  readonly name: string;
  readonly side: number;
  readonly retries: number;
  /** Longest time that one job may take; well under two minutes, so that a lost job is soon found. */
  readonly expireSeconds: number;
}

const POLL_SECONDS = 2;

/** pg-boss on whichever database there is. With `working: false` (a web-only replica) jobs are sent but not run here. */
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
      for (let n = 0; n < queue.side; n += 1) {
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

// By pg-boss's own clock, which is the database's.
const BACKLOG = `
  select queue.name,
    count(job.id) filter (where job.state in ('created', 'retry')) as waiting,
    count(job.id) filter (where job.state = 'active') as running,
    extract(epoch from now() - min(job.start_after)
      filter (where job.state in ('created', 'retry') and job.start_after <= now())) as oldest
  from pgboss.queue left join pgboss.job on job.name = queue.name and job.state <= 'active'
  group by queue.name order by queue.name`;

/** Counts come as texts from one driver and as numbers from the other. */
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
