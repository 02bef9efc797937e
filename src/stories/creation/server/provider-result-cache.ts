import { and, eq, like } from 'drizzle-orm';
import type { ProviderResultCache } from '../../../studio/generation-context.ts';
import type { StoryDeps } from '../../story/server/deps.ts';
import { storySteps } from '../../story/server/schema.ts';

const STAGE = 'paid:';
const stageOf = (key: string) => `${STAGE}${key}`;
const fileOf = (storyId: string, key: string) => `paid/${storyId}-${key}`;

/** The media key of a step's file; undefined for steps without a file. */
export const paidFileOf = (step: {
  storyId: string;
  stage: string;
  inputHash: string;
}): string | undefined => (step.stage.startsWith(STAGE) ? fileOf(step.storyId, step.inputHash) : undefined);

/**
 * Stores paid provider results as soon as they arrive, so that a crash before they are used does not pay twice.
 * The row is written before the request, because several stories share one connection to the embedded database and a
 * result would wait for its turn; when the result is there, only its file is written.
 * Cleared when the story has ended.
 */
export function providerResultCache({ db, media, clock }: StoryDeps, storyId: string): ProviderResultCache {
  const rowOf = (key: string) => and(eq(storySteps.storyId, storyId), eq(storySteps.stage, stageOf(key)));
  return {
    async take(key) {
      // Without its row, which a deleted story cannot have, a result is not stored; the request is made all the same.
      await db
        .insert(storySteps)
        .values({
          storyId,
          stage: stageOf(key),
          index: 0,
          inputHash: key,
          output: {},
          createdAt: clock.now(),
        })
        .onConflictDoNothing()
        .catch(() => undefined);
      const bytes = await media.get(fileOf(storyId, key));
      return bytes && Buffer.from(bytes);
    },
    async put(key, bytes) {
      await media.put(fileOf(storyId, key), bytes, 'application/octet-stream');
      // The story was deleted meanwhile: its files must not outlive it.
      const rows = await db.$count(storySteps, rowOf(key));
      if (rows === 0) await media.delete(fileOf(storyId, key));
    },
  };
}

/** Deletes the cached provider results of a story. */
export async function clearProviderResults({ db, media }: StoryDeps, storyId: string): Promise<void> {
  const ofStory = and(eq(storySteps.storyId, storyId), like(storySteps.stage, `${STAGE}%`));
  const rows = await db.select({ key: storySteps.inputHash }).from(storySteps).where(ofStory);
  for (const { key } of rows) await media.delete(fileOf(storyId, key));
  if (rows.length > 0) await db.delete(storySteps).where(ofStory);
}
