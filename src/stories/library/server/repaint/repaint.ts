import { and, desc, eq, gt, sql } from 'drizzle-orm';
import { HOUR, later, MINUTE } from '../../../../platform/server/clock.ts';
import { isUniqueViolation } from '../../../../platform/server/database/database.ts';
import { AppError, unavailable } from '../../../../platform/server/http/errors.ts';
import { newId } from '../../../../platform/server/security/ids.ts';
import type { StoryDeps } from '../../../story/server/deps.ts';
import { repaintRuns } from '../../../story/server/schema.ts';
import type { Repaint } from '../../contract.ts';
import { REPAINT_QUEUE, repaintTopic } from './repaint-job.ts';

/** Runs that a parent may start within an hour. */
const RUNS_AN_HOUR = 6;
/** Maximum time that a request without `respond-async` waits; a run of twenty pictures has ended by then. */
const TIMEOUT_MS = 10 * MINUTE;
const POLL_EVERY = 500;

type Run = typeof repaintRuns.$inferSelect;

/**
 * Starts to repaint a parent's lost pictures, or joins the running run. Returns the run's id.
 * @throws RATE_LIMITED after several runs within an hour.
 */
export async function beginRepaint(deps: StoryDeps, userId: string): Promise<string> {
  const { db, clock, jobs } = deps;
  const running = await runningOf(deps, userId);
  if (running) return running.id;
  const now = clock.now();
  const [recent] = await db
    .select({ count: sql<number>`count(*)::int` })
    .from(repaintRuns)
    .where(and(eq(repaintRuns.userId, userId), gt(repaintRuns.startedAt, later(now, -HOUR))));
  if ((recent?.count ?? 0) >= RUNS_AN_HOUR)
    throw new AppError(
      'RATE_LIMITED',
      'We’ve already checked your illustrations several times this hour. Please try again in an hour.',
    );
  // A large library is scanned in several runs; each continues where the last one stopped.
  const last = await latestOf(deps, userId);
  const id = newId();
  try {
    await db.transaction(async (tx) => {
      await tx.insert(repaintRuns).values({
        id,
        userId,
        lastCheckedId: last?.lastCheckedId ?? null,
        heartbeatAt: now,
        startedAt: now,
      });
      await jobs.enqueue(tx, REPAINT_QUEUE.name, { runId: id });
    });
  } catch (error) {
    const other = isUniqueViolation(error) ? await runningOf(deps, userId) : undefined;
    if (!other) throw error;
    return other.id;
  }
  jobs.wake(REPAINT_QUEUE.name);
  return id;
}

/** The progress of a run. */
export async function repaintOf({ db }: StoryDeps, runId: string): Promise<Repaint> {
  const [run] = await db.select().from(repaintRuns).where(eq(repaintRuns.id, runId));
  return repaintView(run);
}

/** The progress of the parent's latest run; not running when there was none. */
export async function latestRepaint(deps: StoryDeps, userId: string): Promise<Repaint> {
  return repaintView(await latestOf(deps, userId));
}

/** Waits for the end of a run. @throws UNAVAILABLE when every picture of the run failed. */
export async function untilRepainted(deps: StoryDeps, runId: string): Promise<Repaint> {
  const { db, clock, pubSub } = deps;
  const latest = later(clock.now(), TIMEOUT_MS);
  for (;;) {
    const news = pubSub.wait(repaintTopic(runId), POLL_EVERY);
    const [run] = await db.select().from(repaintRuns).where(eq(repaintRuns.id, runId));
    if (run?.status === 'failed')
      throw unavailable(
        'We couldn’t repaint your illustrations just now. Please try again in a few minutes.',
      );
    if (run?.status !== 'running' || clock.now() > latest) return repaintView(run);
    await news;
  }
}

function repaintView(run: Run | undefined): Repaint {
  const painted = run?.painted ?? [];
  return {
    running: run?.status === 'running',
    done: run?.done ?? 0,
    total: run?.tasks?.length ?? 0,
    totalIllustrationsRegenerated: painted.length,
    regeneratedStories: new Set(painted.map(({ storyId }) => storyId)).size,
  };
}

async function runningOf({ db }: StoryDeps, userId: string): Promise<Run | undefined> {
  const [run] = await db
    .select()
    .from(repaintRuns)
    .where(and(eq(repaintRuns.userId, userId), eq(repaintRuns.status, 'running')));
  return run;
}

async function latestOf({ db }: StoryDeps, userId: string): Promise<Run | undefined> {
  const [run] = await db
    .select()
    .from(repaintRuns)
    .where(eq(repaintRuns.userId, userId))
    .orderBy(desc(repaintRuns.startedAt))
    .limit(1);
  return run;
}
