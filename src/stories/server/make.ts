import { eq } from 'drizzle-orm';
import { stories } from '../../database/schema/stories.ts';
import { within } from '../../platform/server/within.ts';
import type { Commission } from '../../studio/admit.ts';
import type { StoryPage, StoryPlan } from '../../studio/contract.ts';
import { type Desk, WishRefusedError } from '../../studio/desk.ts';
import { noteCall, spentOn } from './calls.ts';
import { record } from './events.ts';
import { type Lease, LeaseLostError, takeLease } from './lease.ts';
import { clearShelf, paidShelf } from './paid.ts';
import { openPainting, type Painting } from './painting.ts';
import { type StoryParts, topicOf } from './parts.ts';
import { giveUp } from './settle.ts';
import { storedSoFar, storePage, storePlan, storeText } from './steps.ts';

/**
 * The studio keeps to a story's time by itself, and our own painter steps in at its end; on a crowded machine that takes a
 * while. This long after the limit nobody waits any more, in milliseconds.
 */
const GRACE = 25_000;

/**
 * Makes a story from where it stands: whatever is finished is stored before the next is asked for, so a crash repeats
 * only what was in flight. Returns quietly when somebody else is at it, or when it has ended.
 */
export async function makeStory(parts: StoryParts, storyId: string): Promise<void> {
  const lease = await takeLease(parts, storyId);
  if (!lease) return;
  const { db, log, studio } = parts;
  try {
    const [story] = await db.select().from(stories).where(eq(stories.id, storyId));
    if (!story) return;
    const commission = JSON.parse(parts.seal.open(story.commissionSealed, storyId)) as Commission;
    const limit = studio.seconds * 1000;
    const desk: Desk = {
      signal: lease.signal,
      deadline: Date.now() + limit,
      before: await spentOn(parts, storyId),
      shelf: paidShelf(parts, storyId),
      note: (call) =>
        noteCall(parts, storyId, call).catch((error: unknown) =>
          log.warn({ story: storyId, err: error }, 'a call was not written down'),
        ),
    };
    const making = make(parts, lease, desk, commission, story.pages !== null);
    // Whatever still goes on after the limit finds its lease lost.
    await within(limit + GRACE, making, 'the story took too long');
  } catch (error) {
    if (error instanceof LeaseLostError) return;
    if (error instanceof WishRefusedError) {
      const { sentence, suggestion, code } = error.refusal;
      await giveUp(parts, storyId, code, `${sentence} ${suggestion} Your credit is back.`);
      return;
    }
    log.error({ story: storyId, err: error }, 'a story could not be made');
    await giveUp(parts, storyId, 'STORY_FAILED');
  } finally {
    lease.abandon();
    lease.stop();
    await clearEnded(parts, storyId);
  }
}

/** Nothing lies about once a story has ended. */
async function clearEnded(parts: StoryParts, storyId: string): Promise<void> {
  const { db, log } = parts;
  const [story] = await db.select({ status: stories.status }).from(stories).where(eq(stories.id, storyId));
  if (story?.status === 'making') return;
  await clearShelf(parts, storyId).catch((error: unknown) =>
    log.warn({ story: storyId, err: error }, 'a shelf was not cleared'),
  );
}

/** Writing and painting go side by side: the painting begins as soon as there is a plan. */
async function make(
  parts: StoryParts,
  lease: Lease,
  desk: Desk,
  commission: Commission,
  textStands: boolean,
): Promise<void> {
  const painting = openPainting(parts, lease, desk, commission);
  try {
    await tellStory(parts, { lease, desk, commission, painting, textStands });
    await painting.finished();
  } catch (error) {
    lease.abandon();
    await painting.stop();
    throw error;
  }
  await finish(parts, lease);
  await painting
    .shrink()
    .catch((error: unknown) =>
      parts.log.warn({ story: lease.storyId, err: error }, 'pictures were not made smaller'),
    );
}

/** Tells the story from where it stands, and stores each step. */
async function tellStory(
  parts: StoryParts,
  at: { lease: Lease; desk: Desk; commission: Commission; painting: Painting; textStands: boolean },
): Promise<void> {
  const { lease, desk, commission, painting, textStands } = at;
  const soFar = await storedSoFar(parts, lease.storyId, commission);
  const told: StoryPage[] = [...soFar.pages];
  let plan: StoryPlan | undefined = soFar.plan;
  if (plan) painting.begin(plan);
  if (told.length > 0) painting.show();
  if (textStands) return painting.textStands();
  for await (const step of parts.studio.tell(commission, soFar, desk)) {
    if (step.kind === 'plan') {
      await painting.stop();
      await storePlan(parts, lease, commission, step.plan);
      plan = step.plan;
      painting.begin(plan);
    } else if (!plan) {
      throw new TypeError('a story was told without a plan');
    } else if (step.kind === 'page') {
      await storePage(parts, { lease, plan, told, index: step.index, page: step.page });
      told.push(step.page);
      painting.show();
    } else {
      await storeText(parts, { lease, plan, told: told.length, text: step.text });
      painting.show();
      painting.textStands();
    }
  }
}

async function finish({ db, clock, signals }: StoryParts, lease: Lease): Promise<void> {
  const { storyId } = lease;
  await db.transaction(async (tx) => {
    await lease.require(tx);
    for (const stage of ['checking', 'gathering', 'complete'] as const)
      await record(tx, storyId, 'stage', { stage });
    await tx.update(stories).set({ status: 'ready', finishedAt: clock.now() }).where(eq(stories.id, storyId));
    await record(tx, storyId, 'done', { id: storyId });
  });
  signals.tell(topicOf(storyId));
}
