import { users } from '../../src/accounts/server/schema.ts';
import { createEncryption } from '../../src/platform/server/security/encryption.ts';
import { newId } from '../../src/platform/server/security/ids.ts';
import { loadSecrets } from '../../src/platform/server/security/secrets.ts';
import { stories, storyCalls, storyPictures } from '../../src/stories/story/server/schema.ts';
import { HERO } from '../../src/studio/contract.ts';
import type { TestApp } from './app.ts';
import { STORY_REQUEST } from './users.ts';

export const NOON = new Date('2030-01-01T12:00:00Z');
export const minutes = (count: number) => new Date(NOON.getTime() + count * 60_000);

/** Inserts the rows that admin tables show directly into the database. */
export function adminRows(testApp: TestApp) {
  const db = () => testApp.app.database.db;
  return {
    async user(email: string, more: Partial<typeof users.$inferInsert> = {}): Promise<string> {
      const id = newId();
      await db()
        .insert(users)
        .values({
          id,
          email,
          fullName: 'Jo Example',
          country: 'Australia',
          passwordHash: 'none',
          selectedPlan: 'pay-as-you-go',
          createdAt: NOON,
          ...more,
        });
      return id;
    },
    /** A story with its story request encrypted as the app encrypts it. */
    async story(
      userId: string,
      more: Partial<typeof stories.$inferInsert> = {},
      storyRequest: object = STORY_REQUEST,
    ): Promise<string> {
      const id = newId();
      const { secretKey } = await loadSecrets({ DATA_DIR: testApp.dataDir });
      await db()
        .insert(stories)
        .values({
          id,
          userId,
          status: 'ready',
          requestEncrypted: createEncryption(secretKey).encrypt(JSON.stringify(storyRequest), id),
          commissionEncrypted: 'sealed',
          ageBand: '3-7',
          structure: 'classic',
          theme: 'ocean',
          title: `${HERO}’s Red Bicycle`,
          pages: [{ text: `${HERO} had a secret.` }],
          wordCount: 640,
          writtenBy: 'openai:gpt-6-luna',
          heartbeatAt: NOON,
          createdAt: NOON,
          finishedAt: minutes(1),
          ...more,
        });
      return id;
    },
    async call(storyId: string, more: Partial<typeof storyCalls.$inferInsert> = {}): Promise<void> {
      await db()
        .insert(storyCalls)
        .values({
          id: newId(),
          storyId,
          kind: 'text',
          purpose: 'story',
          provider: 'openai',
          model: 'gpt-6-luna',
          tokensIn: 2_000,
          tokensCached: 500,
          tokensOut: 1_000,
          pictures: 0,
          costMicros: 655,
          outcome: 'ok',
          milliseconds: 4_000,
          at: NOON,
          ...more,
        });
    },
    /** A picture's row without its file. Returns its URL. */
    async picture(storyId: string, index: number, paintedBy = 'embedded'): Promise<string> {
      const mediaKey = newId();
      await db().insert(storyPictures).values({
        storyId,
        index,
        mediaKey,
        alt: 'a picture',
        page: index,
        width: 1024,
        height: 1024,
        placeholder: 'data:',
        paintedBy,
        milliseconds: 900,
      });
      return `/media/${mediaKey}.webp`;
    },
  };
}
