import { stories } from '../../src/database/schema/stories.ts';
import type { Clock } from '../../src/platform/server/clock.ts';
import type { Db } from '../../src/platform/server/db.ts';
import { newId } from '../../src/platform/server/ids.ts';
import type { Seal } from '../../src/platform/server/seal.ts';
import { childNamed } from '../../src/stories/server/children-names.ts';
import { catalogue } from '../../src/stories/server/library-catalogue.ts';
import { WISH } from './people.ts';

/** A story as a test wants it on the shelf; `⟦hero⟧` stands for the name. */
export interface Shelved {
  readonly title: string;
  readonly pages: readonly string[];
  readonly childName?: string;
  readonly isFavorite?: boolean;
  readonly createdAt?: Date;
}

/** Puts a finished story on a parent's shelf without making it. Returns its id. */
export async function shelve(
  { db, seal, clock }: { db: Db; seal: Seal; clock: Clock },
  userId: string,
  { title, pages, childName = '', isFavorite = false, createdAt = clock.now() }: Shelved,
): Promise<string> {
  const id = newId();
  const told = pages.map((text) => ({ text }));
  const wish = { ...WISH, childName, includeChildAsMain: childName !== '' };
  await db.transaction(async (tx) => {
    await tx.insert(stories).values({
      id,
      userId,
      childId: await childNamed(tx, { seal, clock }, userId, childName),
      status: 'ready',
      requestSealed: seal.close(JSON.stringify(wish), id),
      commissionSealed: seal.close('{}', id),
      ageBand: '3-7',
      structure: 'classic',
      theme: 'animals',
      title,
      pages: told,
      wordCount: pages.join(' ').split(/\s+/).length,
      isFavorite,
      beatAt: createdAt,
      createdAt,
    });
    await catalogue(tx, { id, userId, title, pages: told });
  });
  return id;
}
