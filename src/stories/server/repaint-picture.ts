import { and, eq } from 'drizzle-orm';
import { type RepaintTask, stories, storyPictures } from '../../database/schema/stories.ts';
import { MINUTE } from '../../platform/server/clock.ts';
import type { Desk } from '../../studio/desk.ts';
import { noteCall } from './calls.ts';
import { LeaseLostError } from './lease.ts';
import { clearShelf, paidShelf } from './paid.ts';
import { painted, referenceFrom } from './painting.ts';
import type { StoryParts } from './parts.ts';
import { keepPicture, shrinkPicture, takeDown } from './pictures.ts';
import { isWhole, planOf } from './repaint-look.ts';

/** Longest that one picture may take. */
const PATIENCE = MINUTE;

/**
 * Paints one picture of a finished story again, in the place of the one that was lost. False when it could not be
 * painted, or when the story has gone meanwhile.
 */
export async function repaintPicture(
  parts: StoryParts,
  { storyId, index }: RepaintTask,
  signal: AbortSignal,
): Promise<boolean> {
  const { db, log } = parts;
  const [story] = await db
    .select({ id: stories.id, commissionSealed: stories.commissionSealed })
    .from(stories)
    .where(eq(stories.id, storyId));
  if (!story) return false;
  const { commission, plan } = await planOf(parts, story);
  const brief = plan?.briefs[index];
  if (!brief) return false;
  const desk: Desk = {
    signal,
    deadline: Date.now() + PATIENCE,
    // The limits of a story are for its making; a run of repainting has its own.
    before: { texts: 0, pictures: 0, micros: 0 },
    shelf: paidShelf(parts, storyId),
    note: (call) =>
      noteCall(parts, storyId, call).catch((error: unknown) =>
        log.warn({ story: storyId, err: error }, 'a call was not written down'),
      ),
  };
  try {
    const reference = index > 0 && parts.studio.easels.fromFirst ? await firstOf(parts, storyId) : undefined;
    const picture = await painted(parts, commission, { index, brief, reference }, desk);
    if (!picture) return false;
    const removed: string[] = [];
    const { mediaKey } = await keepPicture(
      parts,
      {
        storyId,
        // In the transaction that hangs the new picture the old one is taken down.
        async require(tx) {
          const [still] = await tx
            .select({ id: stories.id })
            .from(stories)
            .where(and(eq(stories.id, storyId), eq(stories.status, 'ready')))
            .for('update');
          if (!still) throw new LeaseLostError();
          const old = await tx
            .delete(storyPictures)
            .where(and(eq(storyPictures.storyId, storyId), eq(storyPictures.index, index)))
            .returning({ mediaKey: storyPictures.mediaKey });
          removed.push(...old.map((one) => one.mediaKey));
        },
      },
      { index, page: brief.page, picture },
    );
    await takeDown(parts, removed);
    await shrinkPicture(parts, mediaKey);
    return true;
  } catch (error) {
    if (error instanceof LeaseLostError || signal.aborted) return false;
    log.warn({ story: storyId, index, err: error }, 'a picture could not be painted again');
    return false;
  } finally {
    await clearShelf(parts, storyId);
  }
}

/** The first picture of the book for the others to go by, where it is whole and a model's. */
async function firstOf(parts: StoryParts, storyId: string): Promise<Buffer | undefined> {
  const [first] = await parts.db
    .select({
      index: storyPictures.index,
      mediaKey: storyPictures.mediaKey,
      paintedBy: storyPictures.paintedBy,
    })
    .from(storyPictures)
    .where(and(eq(storyPictures.storyId, storyId), eq(storyPictures.index, 0)));
  return first && (await isWhole(parts, first.mediaKey)) ? referenceFrom(parts, first) : undefined;
}
