import { and, desc, eq, gt, sql } from 'drizzle-orm';
import { repaintRuns } from '../../database/schema/stories.ts';
import { HOUR, later, MINUTE } from '../../platform/server/clock.ts';
import { isUniqueViolation } from '../../platform/server/db.ts';
import { AppError, unavailable } from '../../platform/server/errors.ts';
import { newId } from '../../platform/server/ids.ts';
import type { Repaint } from '../library-contract.ts';
import type { StoryParts } from './parts.ts';
import { REPAINT_QUEUE, repaintTopic } from './repaint-work.ts';

/** Runs that a parent may begin within an hour. */
const RUNS_AN_HOUR = 6;
/** Longest that a call without `respond-async` waits; a run of twenty pictures has ended by then. */
const PATIENCE = 10 * MINUTE;
const LOOK_EVERY = 500;

type Run = typeof repaintRuns.$inferSelect;

/**
 * Begins to paint a parent's lost pictures again, or joins the run that is at it. Returns the run's id.
 * @throws RATE_LIMITED after several runs within an hour.
 */
export async function beginRepaint(parts: StoryParts, userId: string): Promise<string> {
  const { db, clock, jobs } = parts;
  const running = await runningOf(parts, userId);
  if (running) return running.id;
  const now = clock.now();
  const [lately] = await db
    .select({ count: sql<number>`count(*)::int` })
    .from(repaintRuns)
    .where(and(eq(repaintRuns.userId, userId), gt(repaintRuns.startedAt, later(now, -HOUR))));
  if ((lately?.count ?? 0) >= RUNS_AN_HOUR)
    throw new AppError(
      'RATE_LIMITED',
      'Your illustrations were looked over several times this hour. Please try again in an hour.',
    );
  // A long shelf is looked along in several runs; each goes on where the last one stopped.
  const last = await latestOf(parts, userId);
  const id = newId();
  try {
    await db.transaction(async (tx) => {
      await tx.insert(repaintRuns).values({
        id,
        userId,
        lookedTo: last?.lookedTo ?? null,
        beatAt: now,
        startedAt: now,
      });
      await jobs.enqueue(tx, REPAINT_QUEUE.name, { runId: id });
    });
  } catch (error) {
    const other = isUniqueViolation(error) ? await runningOf(parts, userId) : undefined;
    if (!other) throw error;
    return other.id;
  }
  jobs.wake(REPAINT_QUEUE.name);
  return id;
}

/** How far a run is. */
export async function repaintOf({ db }: StoryParts, runId: string): Promise<Repaint> {
  const [run] = await db.select().from(repaintRuns).where(eq(repaintRuns.id, runId));
  return told(run);
}

/** How far the parent's latest run is; at rest when there was none. */
export async function latestRepaint(parts: StoryParts, userId: string): Promise<Repaint> {
  return told(await latestOf(parts, userId));
}

/** Waits for the end of a run. @throws UNAVAILABLE when nothing that had to be painted could be. */
export async function untilRepainted(parts: StoryParts, runId: string): Promise<Repaint> {
  const { db, clock, signals } = parts;
  const latest = later(clock.now(), PATIENCE);
  for (;;) {
    const news = signals.wait(repaintTopic(runId), LOOK_EVERY);
    const [run] = await db.select().from(repaintRuns).where(eq(repaintRuns.id, runId));
    if (run?.status === 'failed')
      throw unavailable('We could not paint your illustrations just now. Please try again in a few minutes.');
    if (run?.status !== 'running' || clock.now() > latest) return told(run);
    await news;
  }
}

function told(run: Run | undefined): Repaint {
  const painted = run?.painted ?? [];
  return {
    running: run?.status === 'running',
    done: run?.done ?? 0,
    total: run?.tasks?.length ?? 0,
    totalIllustrationsRegenerated: painted.length,
    regeneratedStories: new Set(painted.map(({ storyId }) => storyId)).size,
  };
}

async function runningOf({ db }: StoryParts, userId: string): Promise<Run | undefined> {
  const [run] = await db
    .select()
    .from(repaintRuns)
    .where(and(eq(repaintRuns.userId, userId), eq(repaintRuns.status, 'running')));
  return run;
}

async function latestOf({ db }: StoryParts, userId: string): Promise<Run | undefined> {
  const [run] = await db
    .select()
    .from(repaintRuns)
    .where(eq(repaintRuns.userId, userId))
    .orderBy(desc(repaintRuns.startedAt))
    .limit(1);
  return run;
}
