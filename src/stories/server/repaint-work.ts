import { and, eq, isNull, lt, or, sql } from 'drizzle-orm';
import { repaintRuns } from '../../database/schema/stories.ts';
import { later, MINUTE, SECOND } from '../../platform/server/clock.ts';
import { newId } from '../../platform/server/ids.ts';
import type { Queue } from '../../platform/server/jobs.ts';
import type { StoryParts } from './parts.ts';
import { lookAlong } from './repaint-look.ts';
import { repaintPicture } from './repaint-picture.ts';

/** The queue of pictures to be painted again; a job paints for a while, and the next one goes on. */
export const REPAINT_QUEUE: Queue = { name: 'stories.repaint', side: 2, retries: 0, expireSeconds: 170 };

/** Longest that one job goes on to the next picture, in milliseconds. */
const AT_A_STRETCH = 45 * SECOND;
const BEAT_EVERY = 4 * SECOND;
/** A painter that has been silent for this long is taken for dead. */
const SILENCE = 20 * SECOND;
/** A run that nobody has taken up for this long has lost its place in the queue. */
const WAITED_LONG = MINUTE;
/** A run that was taken up so often without getting on ends. */
const MOST_TAKES = 4;

/** The topic that is told whenever a run gets on. */
export const repaintTopic = (runId: string) => `repaint:${runId}`;

/** Goes on with a run. Returns quietly when somebody else is at it, or when it has ended. */
export async function workOnRepaint(parts: StoryParts, runId: string): Promise<void> {
  const { db, clock, signals, jobs } = parts;
  const lease = newId();
  const now = clock.now();
  const [run] = await db
    .update(repaintRuns)
    .set({ lease, beatAt: now, takes: sql`${repaintRuns.takes} + 1` })
    .where(
      and(
        eq(repaintRuns.id, runId),
        eq(repaintRuns.status, 'running'),
        or(isNull(repaintRuns.lease), lt(repaintRuns.beatAt, later(now, -SILENCE))),
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
      .set({ beatAt: clock.now(), ...set })
      .where(ours)
      .returning({ id: repaintRuns.id });
    if (held.length === 0) control.abort();
    signals.tell(repaintTopic(runId));
  };
  const beat = setInterval(() => void note({}).catch(() => control.abort()), BEAT_EVERY);
  beat.unref();
  try {
    let { tasks } = run;
    if (!tasks) {
      const look = await lookAlong(parts, run.userId, run.lookedTo);
      tasks = look.tasks;
      await note(look);
    }
    const until = Date.now() + AT_A_STRETCH;
    const painted = [...run.painted];
    for (const [at, task] of tasks.entries()) {
      if (at < run.done) continue;
      if (control.signal.aborted) return;
      if (Date.now() > until) {
        await note({ lease: null, takes: 0 });
        await jobs.send(REPAINT_QUEUE.name, { runId });
        return;
      }
      if (await repaintPicture(parts, task, control.signal)) painted.push(task);
      await note({ done: at + 1, painted, takes: 1 });
    }
    const failed = tasks.length > 0 && painted.length === 0;
    await note({ status: failed ? 'failed' : 'done', lease: null });
  } finally {
    clearInterval(beat);
  }
}

/** Finds runs whose painter fell silent: they are taken up again, or ended. Safe to run anywhere, any time. */
export async function sweepRepaints(parts: StoryParts): Promise<void> {
  const now = parts.clock.now();
  const silent = await parts.db
    .select({ id: repaintRuns.id, takes: repaintRuns.takes })
    .from(repaintRuns)
    .where(
      and(
        eq(repaintRuns.status, 'running'),
        or(
          and(sql`${repaintRuns.lease} is not null`, lt(repaintRuns.beatAt, later(now, -SILENCE))),
          and(isNull(repaintRuns.lease), lt(repaintRuns.beatAt, later(now, -WAITED_LONG))),
        ),
      ),
    );
  for (const run of silent) await takeUp(parts, run);
}

/** After a start of the embedded house: no other process can be at work, so every run is taken up at once. */
export async function resumeRepaints(parts: StoryParts): Promise<void> {
  const lying = await parts.db
    .update(repaintRuns)
    .set({ lease: null, beatAt: parts.clock.now() })
    .where(eq(repaintRuns.status, 'running'))
    .returning({ id: repaintRuns.id, takes: repaintRuns.takes });
  for (const run of lying) await takeUp(parts, run);
}

async function takeUp(
  { db, jobs, signals }: StoryParts,
  { id, takes }: { id: string; takes: number },
): Promise<void> {
  if (takes < MOST_TAKES) {
    await jobs.send(REPAINT_QUEUE.name, { runId: id });
    return;
  }
  await db
    .update(repaintRuns)
    .set({ status: 'failed', lease: null })
    .where(and(eq(repaintRuns.id, id), eq(repaintRuns.status, 'running')));
  signals.tell(repaintTopic(id));
}
