import { and, asc, eq } from 'drizzle-orm';
import { stories, storyEvents, storyPictures, storySteps } from '../../database/schema/stories.ts';
import { sha256 } from '../../platform/server/ids.ts';
import type { Commission } from '../../studio/admit.ts';
import { EMBEDDED, HERO, type StoryPage, type StoryPlan, type StoryText } from '../../studio/contract.ts';
import type { SoFar } from '../../studio/desk.ts';
import { capture } from '../../wallet/server/ledger.ts';
import { record } from './events.ts';
import { type Lease, LeaseLostError } from './lease.ts';
import { catalogue } from './library-catalogue.ts';
import { type StoryParts, topicOf } from './parts.ts';
import { takeDown } from './pictures.ts';

/** What was stored of a story: its plan, if it is for this commission, and the pages that were told. */
export async function storedSoFar(
  { db, seal }: StoryParts,
  storyId: string,
  commission: Commission,
): Promise<SoFar> {
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
  const told = await db
    .select({ data: storyEvents.data })
    .from(storyEvents)
    .where(and(eq(storyEvents.storyId, storyId), eq(storyEvents.name, 'page')))
    .orderBy(asc(storyEvents.seq));
  return {
    plan: step && (JSON.parse(seal.open(step.output as string, storyId)) as StoryPlan),
    pages: told.map(({ data }): StoryPage => ({ text: (data as { text: string }).text })),
  };
}

/**
 * Stores a plan in the place of any earlier one, and throws away what was painted for that; none of it was shown.
 * Sealed: a plan repeats what the parent said about the child.
 */
export async function storePlan(
  parts: StoryParts,
  lease: Lease,
  commission: Commission,
  plan: StoryPlan,
): Promise<void> {
  const { db, seal, clock } = parts;
  const { storyId } = lease;
  const output = seal.close(JSON.stringify(plan), storyId);
  const step = {
    storyId,
    stage: 'plan',
    index: 0,
    inputHash: hashOf(commission),
    output,
    createdAt: clock.now(),
  };
  const removed = await db.transaction(async (tx) => {
    await lease.require(tx);
    await tx
      .insert(storySteps)
      .values(step)
      .onConflictDoUpdate({ target: [storySteps.storyId, storySteps.stage, storySteps.index], set: step });
    return tx
      .delete(storyPictures)
      .where(eq(storyPictures.storyId, storyId))
      .returning({ mediaKey: storyPictures.mediaKey });
  });
  await takeDown(
    parts,
    removed.map(({ mediaKey }) => mediaKey),
  );
}

const hashOf = (commission: Commission) => sha256(JSON.stringify(commission));

/** Stores one page and tells it; from then on it stays as it is. */
export async function storePage(
  { db, signals }: StoryParts,
  at: { lease: Lease; plan: StoryPlan; told: readonly StoryPage[]; index: number; page: StoryPage },
): Promise<void> {
  const { lease, plan, told, index, page } = at;
  const introduces = page.text.includes(HERO) && !told.some((earlier) => earlier.text.includes(HERO));
  await db.transaction(async (tx) => {
    await lease.require(tx);
    // Whoever begins to read wants to know what.
    if (told.length === 0)
      await tx.update(stories).set({ title: plan.title }).where(eq(stories.id, lease.storyId));
    await record(tx, lease.storyId, 'page', { index, text: page.text, introduces });
  });
  signals.tell(topicOf(lease.storyId));
}

/** Stores the text, and tells the pages that were not told before; the credit is kept for good in the same transaction. */
export async function storeText(
  { db, clock, signals }: StoryParts,
  { lease, plan, told, text }: { lease: Lease; plan: StoryPlan; told: number; text: StoryText },
): Promise<void> {
  const { storyId } = lease;
  const introducing = text.pages.findIndex((page) => page.text.includes(HERO));
  await db.transaction(async (tx) => {
    await lease.require(tx);
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
      })
      .where(eq(stories.id, storyId))
      .returning({ userId: stories.userId });
    if (story) await catalogue(tx, { id: storyId, ...story, title: text.title, pages: text.pages });
    for (const [index, page] of text.pages.entries()) {
      if (index < told) continue;
      await record(tx, storyId, 'page', { index, text: page.text, introduces: index === introducing });
    }
    await record(tx, storyId, 'stage', { stage: 'polishing' });
  });
  signals.tell(topicOf(storyId));
}
