import { and, eq } from 'drizzle-orm';
import { stories, storyPictures, storySteps } from '../../database/schema/stories.ts';
import { sha256 } from '../../platform/server/ids.ts';
import { within } from '../../platform/server/within.ts';
import type { Commission } from '../../studio/admit.ts';
import type { Picture, PictureBrief, StoryPlan } from '../../studio/contract.ts';
import { capture } from '../../wallet/server/ledger.ts';
import type { StageId } from '../contract.ts';
import { announce, record } from './events.ts';
import { type Lease, LeaseLostError, takeLease } from './lease.ts';
import { introducingPage } from './naming.ts';
import { type StoryParts, topicOf } from './parts.ts';
import { hangPicture } from './pictures.ts';
import { giveUp } from './settle.ts';

/** Whatever never answers, a story ends: this long after it was taken up, in milliseconds. */
const TIME_LIMIT = 80_000;
/** A picture that fails is tried this often; then the story goes without it. */
const TRIES = 3;
/** How many pictures are on the easel at once: the painter has two hands. */
const EASELS = 2;

/**
 * Makes a story from where it stands: every stage's result is stored before the next begins, so a crash repeats only
 * what was in flight. Returns quietly when somebody else is at it, or when it has ended.
 */
export async function makeStory(parts: StoryParts, storyId: string): Promise<void> {
  const lease = await takeLease(parts, storyId);
  if (!lease) return;
  const { db, log } = parts;
  try {
    const [story] = await db.select().from(stories).where(eq(stories.id, storyId));
    if (!story) return;
    const commission = JSON.parse(parts.seal.open(story.commissionSealed, storyId)) as Commission;
    const make = async () => {
      const plan = await planned(parts, storyId, commission);
      if (!story.pages) await writeText(parts, lease, storyId, commission, plan);
      await paintPictures(parts, lease, storyId, commission, plan);
      await finish(parts, lease, storyId);
    };
    // Whatever still goes on after the limit finds its lease lost.
    await within(TIME_LIMIT, make(), 'the story took too long');
  } catch (error) {
    if (error instanceof LeaseLostError) return;
    log.error({ story: storyId, err: error }, 'a story could not be made');
    await giveUp(parts, storyId, 'STORY_FAILED');
  } finally {
    lease.stop();
  }
}

/** The plan, from the books if it was made before for the same commission. */
async function planned(
  { db, clock, studio, seal }: StoryParts,
  storyId: string,
  commission: Commission,
): Promise<StoryPlan> {
  const inputHash = sha256(JSON.stringify(commission));
  const [known] = await db
    .select()
    .from(storySteps)
    .where(
      and(eq(storySteps.storyId, storyId), eq(storySteps.stage, 'plan'), eq(storySteps.inputHash, inputHash)),
    );
  if (known) return JSON.parse(seal.open(known.output as string, storyId)) as StoryPlan;
  const plan = await studio.plan(commission);
  // Sealed: a plan repeats what the parent said about the child.
  const output = seal.close(JSON.stringify(plan), storyId);
  const step = { storyId, stage: 'plan', index: 0, inputHash, output, createdAt: clock.now() };
  await db
    .insert(storySteps)
    .values(step)
    .onConflictDoUpdate({ target: [storySteps.storyId, storySteps.stage, storySteps.index], set: step });
  return plan;
}

/** Writes the text; the credit is kept for good in the transaction that stores it. */
async function writeText(
  parts: StoryParts,
  lease: Lease,
  storyId: string,
  commission: Commission,
  plan: StoryPlan,
): Promise<void> {
  const { db, clock, studio, signals } = parts;
  const text = await studio.write(commission, plan);
  await db.transaction(async (tx) => {
    await lease.require(tx);
    if (!(await capture(tx, storyId, clock.now()))) throw new LeaseLostError();
    await tx
      .update(stories)
      .set({
        title: text.title,
        moral: plan.moral,
        pages: text.pages,
        wordCount: text.wordCount,
        readingGrade: text.readingGrade,
        writtenBy: text.writtenBy,
      })
      .where(eq(stories.id, storyId));
    await record(tx, storyId, 'stage', { stage: 'polishing' });
    const introducing = introducingPage(text.pages);
    for (const [index, page] of text.pages.entries()) {
      await record(tx, storyId, 'page', { index, text: page.text, introduces: index === introducing });
    }
  });
  signals.tell(topicOf(storyId));
}

async function paintPictures(
  parts: StoryParts,
  lease: Lease,
  storyId: string,
  commission: Commission,
  plan: StoryPlan,
): Promise<void> {
  const { db } = parts;
  const hung = await db
    .select({ index: storyPictures.index })
    .from(storyPictures)
    .where(eq(storyPictures.storyId, storyId));
  const waiting = plan.briefs
    .map((brief, index) => ({ brief, index }))
    .filter(({ index }) => !hung.some((picture) => picture.index === index));
  // Said one after the other, so that the stages are told in their order whichever easel is quicker.
  let said = Promise.resolve();
  const say = (stage: StageId) => {
    said = said.then(() => announce(parts, storyId, 'stage', { stage }));
    return said;
  };
  const paintNext = async (): Promise<void> => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      await say(`painting-${next.index + 1}` as StageId);
      const picture = await painted(parts, commission, next.brief);
      if (!picture) continue;
      await hangPicture(parts, lease, { storyId, index: next.index, page: next.brief.page, picture });
    }
  };
  await Promise.all(Array.from({ length: EASELS }, paintNext));
}

/** A picture, or undefined when the painter could not make it in several tries: no story is lost for a picture. */
async function painted(
  { studio, log }: StoryParts,
  commission: Commission,
  brief: PictureBrief,
): Promise<Picture | undefined> {
  for (let attempt = 1; attempt <= TRIES; attempt += 1) {
    try {
      return await studio.paint(commission, brief);
    } catch (error) {
      log.warn({ attempt, beat: brief.beat, err: error }, 'a picture could not be painted');
    }
  }
  return undefined;
}

async function finish({ db, clock, signals }: StoryParts, lease: Lease, storyId: string): Promise<void> {
  await db.transaction(async (tx) => {
    await lease.require(tx);
    for (const stage of ['checking', 'gathering', 'complete'] as const)
      await record(tx, storyId, 'stage', { stage });
    await tx.update(stories).set({ status: 'ready', finishedAt: clock.now() }).where(eq(stories.id, storyId));
    await record(tx, storyId, 'done', { id: storyId });
  });
  signals.tell(topicOf(storyId));
}
