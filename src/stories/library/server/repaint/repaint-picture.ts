import { and, eq } from 'drizzle-orm';
import { MINUTE } from '../../../../platform/server/clock.ts';
import type { GenerationContext, Spent } from '../../../../studio/generation-context.ts';
import { logCall } from '../../../creation/server/call-log.ts';
import { LeaseLostError } from '../../../creation/server/lease.ts';
import { paintWithRetries, referenceFrom } from '../../../creation/server/painting.ts';
import { providerResultCache } from '../../../creation/server/provider-result-cache.ts';
import { storePicture } from '../../../creation/server/store-picture.ts';
import type { StoryDeps } from '../../../story/server/deps.ts';
import { deletePictureFiles, shrinkPicture } from '../../../story/server/pictures.ts';
import { type RepaintTask, stories, storyPictures } from '../../../story/server/schema.ts';
import { isWhole, planOf } from './find-pictures.ts';

/** Maximum time for one picture. */
const TIMEOUT_MS = MINUTE;

/**
 * Paints one picture of a finished story again and replaces the lost one. Returns false when it could not be painted,
 * or when the story was deleted in the meantime.
 */
export async function repaintPicture(
  deps: StoryDeps,
  { storyId, index }: RepaintTask,
  signal: AbortSignal,
  // The limits of a story apply to its making; a repaint that its parent asks for has its own.
  before: Spent = { texts: 0, pictures: 0, micros: 0 },
): Promise<boolean> {
  const { db, log } = deps;
  const [story] = await db
    .select({ id: stories.id, commissionEncrypted: stories.commissionEncrypted })
    .from(stories)
    .where(eq(stories.id, storyId));
  if (!story) return false;
  const { commission, plan } = await planOf(deps, story);
  const brief = plan?.briefs[index];
  if (!brief) return false;
  const context: GenerationContext = {
    signal,
    deadline: Date.now() + TIMEOUT_MS,
    before,
    resultCache: providerResultCache(deps, storyId),
    note: (call) =>
      logCall(deps, storyId, call).catch((error: unknown) =>
        log.warn({ story: storyId, err: error }, 'a call was not logged'),
      ),
  };
  try {
    const reference =
      index > 0 && deps.studio.concurrency.needsReference ? await firstOf(deps, storyId) : undefined;
    const picture = await paintWithRetries(deps, commission, { index, brief, reference }, context);
    if (!picture) return false;
    const removed: string[] = [];
    const { mediaKey } = await storePicture(
      deps,
      {
        storyId,
        // Deletes the old picture in the transaction that stores the new one.
        async advance(tx) {
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
    await deletePictureFiles(deps, removed);
    await shrinkPicture(deps, mediaKey);
    return true;
  } catch (error) {
    if (error instanceof LeaseLostError || signal.aborted) return false;
    log.warn({ story: storyId, index, err: error }, 'a picture could not be painted again');
    return false;
  }
}

/** The first picture of the book as a reference for the others, if it is intact and painted by a model. */
async function firstOf(deps: StoryDeps, storyId: string): Promise<Buffer | undefined> {
  const [first] = await deps.db
    .select({
      index: storyPictures.index,
      mediaKey: storyPictures.mediaKey,
      paintedBy: storyPictures.paintedBy,
    })
    .from(storyPictures)
    .where(and(eq(storyPictures.storyId, storyId), eq(storyPictures.index, 0)));
  return first && (await isWhole(deps, first.mediaKey)) ? referenceFrom(deps, first) : undefined;
}
