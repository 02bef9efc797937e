import { and, eq, like } from 'drizzle-orm';
import { storySteps } from '../../database/schema/stories.ts';
import type { Shelf } from '../../studio/desk.ts';
import type { StoryParts } from './parts.ts';

const STAGE = 'paid:';
const stageOf = (key: string) => `${STAGE}${key}`;
const fileOf = (storyId: string, key: string) => `paid/${storyId}-${key}`;

/** Where the file of a step lies among the media; undefined for steps that are no file. */
export const paidFileOf = (step: {
  storyId: string;
  stage: string;
  inputHash: string;
}): string | undefined => (step.stage.startsWith(STAGE) ? fileOf(step.storyId, step.inputHash) : undefined);

/**
 * Keeps what a provider was paid for from the moment it came: a crash before it was looked at and hung costs nothing.
 * Cleared when the story has ended.
 */
export function paidShelf({ db, media, clock }: StoryParts, storyId: string): Shelf {
  return {
    async take(key) {
      const [known] = await db
        .select({ stage: storySteps.stage })
        .from(storySteps)
        .where(and(eq(storySteps.storyId, storyId), eq(storySteps.stage, stageOf(key))));
      const bytes = known && (await media.get(fileOf(storyId, key)));
      return bytes ? Buffer.from(bytes) : undefined;
    },
    async put(key, bytes) {
      // The row first: it is refused for a story that was deleted meanwhile, and no file is left behind.
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
        .onConflictDoNothing();
      await media.put(fileOf(storyId, key), bytes, 'application/octet-stream');
    },
  };
}

/** Throws away what lies on a story's shelf. */
export async function clearShelf({ db, media }: StoryParts, storyId: string): Promise<void> {
  const lying = and(eq(storySteps.storyId, storyId), like(storySteps.stage, `${STAGE}%`));
  const rows = await db.select({ key: storySteps.inputHash }).from(storySteps).where(lying);
  for (const { key } of rows) await media.delete(fileOf(storyId, key));
  if (rows.length > 0) await db.delete(storySteps).where(lying);
}
