import { readdir } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import { createTestApp } from '../../../../../tools/testing/app.ts';
import { begin, ended, parentWithCredits } from '../../../../../tools/testing/stories.ts';
import { createEncryption } from '../../../../platform/server/security/encryption.ts';
import { loadSecrets } from '../../../../platform/server/security/secrets.ts';
import { type Media, openMedia } from '../../../../platform/server/storage/media.ts';
import type { StoryDeps } from '../../../story/server/deps.ts';
import { publicBook } from '../public-story.ts';
import { cardOf } from './card.ts';

const testApp = createTestApp();

async function sharedStory() {
  const parent = await parentWithCredits(testApp);
  const { id } = await begin(parent);
  await ended(parent, id);
  await parent.call('PUT', `/api/stories/${id}/share`, {});
  return { parent, id, share: `/api/stories/${id}/share` };
}

/**
 * The app's deps with a store that returns covers only once `until` has resolved. Counts how often a cover was
 * fetched.
 */
async function slowStore(until: Promise<void> = Promise.resolve()) {
  const { secretKey } = await loadSecrets({ DATA_DIR: testApp.dataDir });
  const store = openMedia({ DATA_DIR: testApp.dataDir });
  const fetched = { covers: 0, first: () => {} };
  const started = new Promise<void>((resolve) => {
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
  const deps = {
    db: testApp.app.database.db,
    media,
    encryption: createEncryption(secretKey),
  } as unknown as StoryDeps;
  return { deps, fetched, started };
}

function gate() {
  let open = () => {};
  const opened = new Promise<void>((resolve) => {
    open = resolve;
  });
  return { opened, open };
}

const storedCards = async (id: string) =>
  (await readdir(testApp.dataDir, { recursive: true })).filter((file) => file.includes(`cards/${id}-`));

describe('the card of a shared story', () => {
  it('paints a card once for concurrent first requests', async () => {
    const { id } = await sharedStory();
    const { deps, fetched } = await slowStore();
    const book = await publicBook(deps, id);
    const cards = await Promise.all(Array.from({ length: 40 }, () => cardOf(deps, book)));
    expect(new Set(cards).size).toBe(1);
    expect(fetched.covers).toBe(1);
    expect(await storedCards(id)).toHaveLength(1);
  });

  it('neither serves nor stores a card when its share is revoked while it is painted', async () => {
    const { parent, id, share } = await sharedStory();
    const { opened, open } = gate();
    const { deps, started } = await slowStore(opened);
    const card = cardOf(deps, await publicBook(deps, id)).catch((error: Error) => error);
    await started;
    await parent.call('DELETE', share);
    open();
    expect(await card).toMatchObject({ code: 'NOT_FOUND' });
    expect(await storedCards(id)).toEqual([]);
  });

  it('does not replace a card that was painted later and finished first', async () => {
    const { parent, id, share } = await sharedStory();
    const { opened, open } = gate();
    const slow = await slowStore(opened);
    const early = cardOf(slow.deps, await publicBook(slow.deps, id));
    await slow.started;
    await testApp.app.database.run('update stories set title = $1', ['Another title']);
    const { deps } = await slowStore();
    await cardOf(deps, await publicBook(deps, id));
    const [storedCard] = await storedCards(id);
    open();
    expect(await early).toBeInstanceOf(Buffer);
    expect(await storedCards(id)).toEqual([storedCard]);
    const { rows } = await testApp.app.database.run('select card_key from story_shares');
    expect(storedCard?.endsWith(String(rows[0]?.card_key))).toBe(true);
    await parent.call('DELETE', share);
    expect(await storedCards(id)).toEqual([]);
  });
});
