import { eq } from 'drizzle-orm';
import { withTimeout } from '../../../platform/server/jobs/with-timeout.ts';
import type { Commission } from '../../../studio/admit.ts';
import type { StoryPage, StoryPlan } from '../../../studio/contract.ts';
import { type GenerationContext, PromptRefusedError } from '../../../studio/generation-context.ts';
import { type StoryDeps, topicOf } from '../../story/server/deps.ts';
import { record } from '../../story/server/events.ts';
import { stories } from '../../story/server/schema.ts';
import { logCall, spentOn } from './call-log.ts';
import { clearEnded, endUnfinished, makeReady } from './end-story.ts';
import { type Lease, LeaseLostError, takeLease } from './lease.ts';
import { openPainting, type Painting } from './painting.ts';
import { providerResultCache } from './provider-result-cache.ts';
import { loadProgress, storePage, storePlan, storeText } from './steps.ts';

/**
 * The studio observes the time limit of a story by itself, and the embedded painter steps in at its end, which takes a
 * while on a busy machine. The story fails this many milliseconds after the limit.
 */
const GRACE_MS = 25_000;

/**
 * Makes a story, resuming from its stored steps: each step is stored before the next is requested, so a crash repeats
 * only what was in flight. Returns without an error when another server holds the lease, or when the story has ended.
 */
export async function makeStory(deps: StoryDeps, storyId: string): Promise<void> {
  const lease = await takeLease(deps, storyId);
  if (!lease) return;
  const { db, log, studio } = deps;
  try {
    const [story] = await db.select().from(stories).where(eq(stories.id, storyId));
    if (!story) return;
    const commission = JSON.parse(deps.encryption.decrypt(story.commissionEncrypted, storyId)) as Commission;
    const limit = studio.seconds * 1000;
    const context: GenerationContext = {
      signal: lease.signal,
      deadline: Date.now() + limit,
      before: await spentOn(deps, storyId),
      resultCache: providerResultCache(deps, storyId),
      note: (call) =>
        logCall(deps, storyId, call).catch((error: unknown) =>
          log.warn({ story: storyId, err: error }, 'a call was not logged'),
        ),
    };
    const making = make(deps, lease, context, commission, story.pages !== null);
    // Work that still runs after the limit finds its lease lost.
    await withTimeout(limit + GRACE_MS, making, 'the story took too long');
  } catch (error) {
    if (error instanceof LeaseLostError) return;
    if (error instanceof PromptRefusedError) {
      const { sentence, suggestion, code } = error.refusal;
      await endUnfinished(deps, storyId, code, `${sentence} ${suggestion} You’ve got your credit back.`);
      return;
    }
    log.error({ story: storyId, err: error }, 'a story could not be made');
    await endUnfinished(deps, storyId, 'STORY_FAILED');
  } finally {
    lease.abandon();
    lease.stop();
    await clearEnded(deps, storyId);
  }
}

/** Writes and paints concurrently: the painting begins as soon as there is a plan. */
async function make(
  deps: StoryDeps,
  lease: Lease,
  context: GenerationContext,
  commission: Commission,
  textStored: boolean,
): Promise<void> {
  const painting = openPainting(deps, lease, context, commission);
  try {
    await writeStory(deps, { lease, context, commission, painting, textStored });
    await painting.finished();
  } catch (error) {
    lease.abandon();
    await painting.stop();
    throw error;
  }
  await finish(deps, lease);
  await painting
    .shrink()
    .catch((error: unknown) =>
      deps.log.warn({ story: lease.storyId, err: error }, 'pictures were not made smaller'),
    );
}

/** Writes the story from its stored steps on, and stores each new step. */
async function writeStory(
  deps: StoryDeps,
  at: {
    lease: Lease;
    context: GenerationContext;
    commission: Commission;
    painting: Painting;
    textStored: boolean;
  },
): Promise<void> {
  const { lease, context, commission, painting, textStored } = at;
  const progress = await loadProgress(deps, lease.storyId, commission);
  const sentPages: StoryPage[] = [...progress.pages];
  let plan: StoryPlan | undefined = progress.plan;
  if (plan) painting.begin(plan);
  if (sentPages.length > 0) painting.show();
  if (textStored) return painting.textStored();
  for await (const step of deps.studio.write(commission, progress, context)) {
    if (step.kind === 'plan') {
      await painting.stop();
      await storePlan(deps, lease, commission, step.plan);
      plan = step.plan;
      painting.begin(plan);
    } else if (!plan) {
      throw new TypeError('a story was written without a plan');
    } else if (step.kind === 'page') {
      await storePage(deps, { lease, plan, sentPages, index: step.index, page: step.page });
      sentPages.push(step.page);
      painting.show();
    } else {
      await storeText(deps, { lease, plan, sentCount: sentPages.length, text: step.text });
      painting.show();
      painting.textStored();
    }
  }
}

async function finish({ db, clock, pubSub }: StoryDeps, lease: Lease): Promise<void> {
  const { storyId } = lease;
  await db.transaction(async (tx) => {
    await lease.require(tx);
    for (const stage of ['checking', 'gathering', 'complete'] as const)
      await record(tx, storyId, 'stage', { stage });
    await makeReady(tx, storyId, clock.now());
  });
  pubSub.publish(topicOf(storyId));
}
