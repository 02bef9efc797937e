import type { Clock } from '../../src/platform/server/clock.ts';
import type { Db } from '../../src/platform/server/database/database.ts';
import type { Encryption } from '../../src/platform/server/security/encryption.ts';
import { newId } from '../../src/platform/server/security/ids.ts';
import { childNamed } from '../../src/stories/story/server/children-names.ts';
import { HERO_MARK, stories } from '../../src/stories/story/server/schema.ts';
import { indexStory } from '../../src/stories/story/server/search/index-stories.ts';
import { STORY_REQUEST } from './users.ts';

/** A story for a library; `⟦hero⟧` stands for the child's name. */
export interface AddedStory {
  readonly title: string;
  readonly pages: readonly string[];
  readonly childName?: string;
  /** The invented name of a hero who is not the parent's child. */
  readonly standIn?: string;
  readonly isFavorite?: boolean;
  readonly createdAt?: Date;
}

/** Inserts a finished story into a parent's library. Returns its id. */
export async function addStories(
  { db, encryption, clock }: { db: Db; encryption: Encryption; clock: Clock },
  userId: string,
  { title, pages, childName = '', standIn, isFavorite = false, createdAt = clock.now() }: AddedStory,
): Promise<string> {
  const id = newId();
  const content = pages.map((text) => ({ text }));
  const storyRequest = { ...STORY_REQUEST, childName, includeChildAsMain: childName !== '' };
  await db.transaction(async (tx) => {
    await tx.insert(stories).values({
      id,
      userId,
      childId: await childNamed(tx, { encryption, clock }, userId, childName),
      status: 'ready',
      requestEncrypted: encryption.encrypt(JSON.stringify(storyRequest), id),
      commissionEncrypted: encryption.encrypt(JSON.stringify({ heroName: standIn ?? HERO_MARK }), id),
      ageBand: '3-7',
      structure: 'classic',
      theme: 'animals',
      title,
      pages: content,
      wordCount: pages.join(' ').split(/\s+/).length,
      isFavorite,
      heartbeatAt: createdAt,
      createdAt,
    });
    await indexStory(tx, { id, userId, title, pages: content });
  });
  return id;
}
