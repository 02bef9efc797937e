import { and, eq, isNull, lt, or, sql } from 'drizzle-orm';
import { later, MINUTE, SECOND } from '../../../../platform/server/clock.ts';
import type { Queue } from '../../../../platform/server/jobs/jobs.ts';
import { newId } from '../../../../platform/server/security/ids.ts';
import { clearEnded } from '../../../creation/server/end-story.ts';
import type { StoryDeps } from '../../../story/server/deps.ts';
import { repaintRuns } from '../../../story/server/schema.ts';
import { scanLibrary } from './find-pictures.ts';
import { repaintPicture } from './repaint-picture.ts';

/** The queue of pictures to be painted again; a job paints for a while, then enqueues the next one. */
export const REPAINT_QUEUE: Queue = {
  name: 'stories.repaint',
  concurrency: 2,
  retries: 0,
  expireSeconds: 170,
};

/** A job starts no further picture after this time, in milliseconds. */
const JOB_DURATION = 45 * SECOND;
const HEARTBEAT_EVERY = 4 * SECOND;
/** A worker without a heartbeat for this long is considered dead. */
const HEARTBEAT_TIMEOUT = 20 * SECOND;
/** A run that no worker has picked up for this long has lost its job in the queue. */
const QUEUE_TIMEOUT = MINUTE;
/** A run that was picked up this often without progress fails. */
const MAX_TAKES = 4;

/** The topic on which the progress of a run is published. */
export const repaintTopic = (runId: string) => `repaint:${runId}`;

/** Continues a run. Returns when another worker holds the lease, or when the run has ended. */
export async function workOnRepaint(deps: StoryDeps, runId: string): Promise<void> {
  const { db, clock, pubSub, jobs } = deps;
  const lease = newId();
  const now = clock.now();
  const [run] = await db
    .update(repaintRuns)
    .set({ lease, heartbeatAt: now, takes: sql`${repaintRuns.takes} + 1` })
    .where(
      and(
        eq(repaintRuns.id, runId),
        eq(repaintRuns.status, 'running'),
        or(isNull(repaintRuns.lease), lt(repaintRuns.heartbeatAt, later(now, -HEARTBEAT_TIMEOUT))),
      ),
    )
    .returning();
  if (!run) return;
  const ours = and(
    eq(repaintRuns.id, runId),
    eq(repaintRuns.lease, lease),
    eq(repaintRuns.status, 'running'),
  );
  const control = new AbortController();
  const note = async (set: Partial<typeof repaintRuns.$inferInsert>) => {
    const held = await db
      .update(repaintRuns)
      .set({ heartbeatAt: clock.now(), ...set })
      .where(ours)
      .returning({ id: repaintRuns.id });
    if (held.length === 0) control.abort();
    pubSub.publish(repaintTopic(runId));
  };
  const beat = setInterval(() => void note({}).catch(() => control.abort()), HEARTBEAT_EVERY);
  beat.unref();
  try {
    let { tasks } = run;
    if (!tasks) {
      const scan = await scanLibrary(deps, run.userId, run.lastCheckedId);
      tasks = scan.tasks;
      await note(scan);
    }
    const until = Date.now() + JOB_DURATION;
    const painted = [...run.painted];
    for (const [at, task] of tasks.entries()) {
      if (at < run.done) continue;
      if (control.signal.aborted) return;
      if (Date.now() > until) {
        await note({ lease: null, takes: 0 });
        await jobs.send(REPAINT_QUEUE.name, { runId });
        return;
      }
      if (await repaintPicture(deps, task, control.signal)) painted.push(task);
      await clearEnded(deps, task.storyId);
      await note({ done: at + 1, painted, takes: 1 });
    }
    const failed = tasks.length > 0 && painted.length === 0;
    await note({ status: failed ? 'failed' : 'done', lease: null });
  } finally {
    clearInterval(beat);
  }
}

/** Finds runs whose worker has stopped: they are enqueued again, or ended. Safe to run anywhere, any time. */
export async function sweepRepaints(deps: StoryDeps): Promise<void> {
  const now = deps.clock.now();
  const stale = await deps.db
    .select({ id: repaintRuns.id, takes: repaintRuns.takes })
    .from(repaintRuns)
    .where(
      and(
        eq(repaintRuns.status, 'running'),
        or(
          and(
            sql`${repaintRuns.lease} is not null`,
            lt(repaintRuns.heartbeatAt, later(now, -HEARTBEAT_TIMEOUT)),
          ),
          and(isNull(repaintRuns.lease), lt(repaintRuns.heartbeatAt, later(now, -QUEUE_TIMEOUT))),
        ),
      ),
    );
  for (const run of stale) await requeue(deps, run);
}

/** After a start of the embedded app: no other process can be working, so every run is enqueued again at once. */
export async function resumeRepaints(deps: StoryDeps): Promise<void> {
  const runs = await deps.db
    .update(repaintRuns)
    .set({ lease: null, heartbeatAt: deps.clock.now() })
    .where(eq(repaintRuns.status, 'running'))
    .returning({ id: repaintRuns.id, takes: repaintRuns.takes });
  for (const run of runs) await requeue(deps, run);
}

async function requeue(
  { db, jobs, pubSub }: StoryDeps,
  { id, takes }: { id: string; takes: number },
): Promise<void> {
  if (takes < MAX_TAKES) {
    await jobs.send(REPAINT_QUEUE.name, { runId: id });
    return;
  }
  await db
    .update(repaintRuns)
    .set({ status: 'failed', lease: null })
    .where(and(eq(repaintRuns.id, id), eq(repaintRuns.status, 'running')));
  pubSub.publish(repaintTopic(id));
}
