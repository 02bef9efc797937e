import { and, asc, eq } from 'drizzle-orm';
import { sha256 } from '../../../platform/server/security/ids.ts';
import type { Commission } from '../../../studio/admit.ts';
import { EMBEDDED, HERO, type StoryPage, type StoryPlan, type StoryText } from '../../../studio/contract.ts';
import type { StoryProgress } from '../../../studio/generation-context.ts';
import { capture } from '../../../wallet/server/ledger.ts';
import { type StoryDeps, topicOf } from '../../story/server/deps.ts';
import { record } from '../../story/server/events.ts';
import { deletePictureFiles } from '../../story/server/pictures.ts';
import { stories, storyEvents, storyPictures, storySteps } from '../../story/server/schema.ts';
import { indexStory } from '../../story/server/search/index-stories.ts';
import { type Lease, LeaseLostError } from './lease.ts';

/** What is stored of a story: its plan, if it is for this commission, and the pages that were sent. */
export async function loadProgress(
  { db, encryption }: StoryDeps,
  storyId: string,
  commission: Commission,
): Promise<StoryProgress> {
  const [step] = await db
    .select({ output: storySteps.output })
    .from(storySteps)
    .where(
      and(
        eq(storySteps.storyId, storyId),
        eq(storySteps.stage, 'plan'),
        eq(storySteps.inputHash, hashOf(commission)),
      ),
    );
  const sentPages = await db
    .select({ data: storyEvents.data })
    .from(storyEvents)
    .where(and(eq(storyEvents.storyId, storyId), eq(storyEvents.name, 'page')))
    .orderBy(asc(storyEvents.seq));
  return {
    plan: step && (JSON.parse(encryption.decrypt(step.output as string, storyId)) as StoryPlan),
    pages: sentPages.map(({ data }): StoryPage => ({ text: (data as { text: string }).text })),
  };
}

/**
 * Replaces any earlier plan, and deletes the pictures that were painted for it; none of them was published.
 * The plan is encrypted, because it repeats child details.
 */
export async function storePlan(
  deps: StoryDeps,
  lease: Lease,
  commission: Commission,
  plan: StoryPlan,
): Promise<void> {
  const { db, encryption, clock } = deps;
  const { storyId } = lease;
  const output = encryption.encrypt(JSON.stringify(plan), storyId);
  const step = {
    storyId,
    stage: 'plan',
    index: 0,
    inputHash: hashOf(commission),
    output,
    createdAt: clock.now(),
  };
  const removed = await db.transaction(async (tx) => {
    await lease.advance(tx);
    await tx
      .insert(storySteps)
      .values(step)
      .onConflictDoUpdate({ target: [storySteps.storyId, storySteps.stage, storySteps.index], set: step });
    return tx
      .delete(storyPictures)
      .where(eq(storyPictures.storyId, storyId))
      .returning({ mediaKey: storyPictures.mediaKey });
  });
  await deletePictureFiles(
    deps,
    removed.map(({ mediaKey }) => mediaKey),
  );
}

const hashOf = (commission: Commission) => sha256(JSON.stringify(commission));

/** Stores and publishes one page; it does not change afterwards. */
export async function storePage(
  { db, pubSub }: StoryDeps,
  at: { lease: Lease; plan: StoryPlan; sentPages: readonly StoryPage[]; index: number; page: StoryPage },
): Promise<void> {
  const { lease, plan, sentPages, index, page } = at;
  const introduces = page.text.includes(HERO) && !sentPages.some((earlier) => earlier.text.includes(HERO));
  await db.transaction(async (tx) => {
    await lease.advance(tx);
    // The reader shows the title from the first page on.
    if (sentPages.length === 0)
      await tx.update(stories).set({ title: plan.title }).where(eq(stories.id, lease.storyId));
    await record(tx, lease.storyId, 'page', { index, text: page.text, introduces });
  });
  pubSub.publish(topicOf(lease.storyId));
}

/** Stores the text, publishes the pages that were not sent yet, and captures the credit in the same transaction. */
export async function storeText(
  { db, clock, pubSub }: StoryDeps,
  { lease, plan, sentCount, text }: { lease: Lease; plan: StoryPlan; sentCount: number; text: StoryText },
): Promise<void> {
  const { storyId } = lease;
  const introducing = text.pages.findIndex((page) => page.text.includes(HERO));
  await db.transaction(async (tx) => {
    await lease.advance(tx);
    if (!(await capture(tx, storyId, clock.now()))) throw new LeaseLostError();
    const [story] = await tx
      .update(stories)
      .set({
        title: text.title,
        moral: plan.moral,
        pages: text.pages,
        wordCount: text.wordCount,
        readingGrade: text.readingGrade,
        writtenBy: text.writtenBy || EMBEDDED,
        telling: text.writtenBy === EMBEDDED ? (plan.telling ?? null) : null,
      })
      .where(eq(stories.id, storyId))
      .returning({ userId: stories.userId });
    if (story) await indexStory(tx, { id: storyId, ...story, title: text.title, pages: text.pages });
    for (const [index, page] of text.pages.entries()) {
      if (index < sentCount) continue;
      await record(tx, storyId, 'page', { index, text: page.text, introduces: index === introducing });
    }
    await record(tx, storyId, 'stage', { stage: 'polishing' });
  });
  pubSub.publish(topicOf(storyId));
}
