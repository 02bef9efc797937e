import { readdir } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import { testHouse } from '../../../tools/testing/house.ts';
import { begin, ended, richParent } from '../../../tools/testing/stories.ts';
import { type Media, openMedia } from '../../platform/server/media.ts';
import { createSeal } from '../../platform/server/seal.ts';
import { loadSecrets } from '../../platform/server/secrets.ts';
import { cardOf } from './card.ts';
import type { StoryParts } from './parts.ts';
import { publicBook } from './public-story.ts';

const house = testHouse();

async function sharedStory() {
  const parent = await richParent(house);
  const { id } = await begin(parent);
  await ended(parent, id);
  await parent.call('PUT', `/api/stories/${id}/share`, {});
  return { parent, id, share: `/api/stories/${id}/share` };
}

/** The house's own parts, but for a store whose covers come when `until` says so. Counts how often one was fetched. */
async function slowStore(until: Promise<void> = Promise.resolve()) {
  const { secretKey } = await loadSecrets({ DATA_DIR: house.dataDir });
  const store = openMedia({ DATA_DIR: house.dataDir });
  const fetched = { covers: 0, first: () => {} };
  const begun = new Promise<void>((resolve) => {
    fetched.first = resolve;
  });
  const media: Media = {
    ...store,
    async get(key) {
      if (key.startsWith('pictures/')) {
        fetched.covers += 1;
        fetched.first();
        await until;
      }
      return store.get(key);
    },
  };
  const parts = { db: house.house.database.db, media, seal: createSeal(secretKey) } as unknown as StoryParts;
  return { parts, fetched, begun };
}

function gate() {
  let open = () => {};
  const opened = new Promise<void>((resolve) => {
    open = resolve;
  });
  return { opened, open };
}

const cardsKept = async (id: string) =>
  (await readdir(house.dataDir, { recursive: true })).filter((file) => file.includes(`cards/${id}-`));

describe('the card of a shared story', () => {
  it('is painted once for all who ask for it first', async () => {
    const { id } = await sharedStory();
    const { parts, fetched } = await slowStore();
    const book = await publicBook(parts, id);
    const cards = await Promise.all(Array.from({ length: 40 }, () => cardOf(parts, book)));
    expect(new Set(cards).size).toBe(1);
    expect(fetched.covers).toBe(1);
    expect(await cardsKept(id)).toHaveLength(1);
  });

  it('is shown to nobody when the share was revoked while it was painted, and leaves no file', async () => {
    const { parent, id, share } = await sharedStory();
    const { opened, open } = gate();
    const { parts, begun } = await slowStore(opened);
    const card = cardOf(parts, await publicBook(parts, id)).catch((error: Error) => error);
    await begun;
    await parent.call('DELETE', share);
    open();
    expect(await card).toMatchObject({ code: 'NOT_FOUND' });
    expect(await cardsKept(id)).toEqual([]);
  });

  it('never takes the place of one that was painted later and finished first', async () => {
    const { parent, id, share } = await sharedStory();
    const { opened, open } = gate();
    const slow = await slowStore(opened);
    const early = cardOf(slow.parts, await publicBook(slow.parts, id));
    await slow.begun;
    await house.house.database.run('update stories set title = $1', ['Another title']);
    const { parts } = await slowStore();
    await cardOf(parts, await publicBook(parts, id));
    const [kept] = await cardsKept(id);
    open();
    expect(await early).toBeInstanceOf(Buffer);
    expect(await cardsKept(id)).toEqual([kept]);
    const { rows } = await house.house.database.run('select card_key from story_shares');
    expect(kept?.endsWith(String(rows[0]?.card_key))).toBe(true);
    await parent.call('DELETE', share);
    expect(await cardsKept(id)).toEqual([]);
  });
});
