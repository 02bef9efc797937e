import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createTestApp } from '../../../../tools/testing/app.ts';
import { eventually } from '../../../../tools/testing/eventually.ts';
import { type AddedStory, addStories } from '../../../../tools/testing/library.ts';
import { begin, ended, parentWithCredits } from '../../../../tools/testing/stories.ts';
import { type Caller, newParent } from '../../../../tools/testing/users.ts';
import { findUser } from '../../../accounts/server/users.ts';
import { DAY, later } from '../../../platform/server/clock.ts';
import { readConfig } from '../../../platform/server/config.ts';
import { createEncryption } from '../../../platform/server/security/encryption.ts';
import { loadSecrets } from '../../../platform/server/security/secrets.ts';
import { HERO_MARK as HERO } from '../../story/server/schema.ts';
import type { LibraryPage } from '../contract.ts';
import { SORTS } from '../contract.ts';

const testApp = createTestApp();

type Parent = Caller & { email: string };

/** Adds stories to a parent's library, as if they had been made. */
async function libraryFor(parent: Parent) {
  const { db } = testApp.app.database;
  const secrets = await loadSecrets(readConfig({ DATA_DIR: testApp.dataDir, NODE_ENV: 'test' }));
  const user = await findUser(db, { email: parent.email });
  const deps = { db, clock: testApp.clock, encryption: createEncryption(secrets.secretKey) };
  return (story: AddedStory) => addStories(deps, user?.id ?? '', story);
}

async function browse(parent: Caller, query: Record<string, string> = {}): Promise<LibraryPage> {
  const { status, body } = await parent.get(`/api/library?${new URLSearchParams(query)}`);
  expect(status, JSON.stringify(body)).toBe(200);
  return body as unknown as LibraryPage;
}

const titles = async (parent: Caller, query: Record<string, string> = {}) =>
  (await browse(parent, query)).stories.map(({ title }) => title);

describe('the library', () => {
  it('shows a finished story as a card, finds it by child name and text, and answers 304 to a matching ETag', async () => {
    const parent = await parentWithCredits(testApp);
    const { id } = await begin(parent);
    const story = await ended(parent, id);
    const page = await browse(parent, { q: 'WILHELMINA' });
    expect(page.stats).toEqual({ total: 1, favorites: 0, recent: 1 });
    expect(page.stories).toHaveLength(1);
    const [card] = page.stories;
    for (const same of ['title', 'readTime', 'themes', 'childName', 'imageUrl', 'createdAt'] as const)
      expect(card?.[same]).toEqual(story[same]);
    const { pages } = JSON.parse(String(story.content)) as { pages: { text: string }[] };
    const words = pages
      .map(({ text }) => text)
      .join(' ')
      .replace(/\s+/g, ' ');
    expect(card?.excerpt).toBe(`${words.slice(0, 150).trimEnd()}…`);
    expect(card?.cover?.alt).not.toContain(HERO);
    expect(card).not.toHaveProperty('content');
    const first = await parent.get('/api/library');
    const again = await parent.get('/api/library', { 'if-none-match': String(first.headers.get('etag')) });
    expect(again.status).toBe(304);
  });

  it('names the child of a story on its card, else the hero whom the story invented', async () => {
    const parent = await newParent(testApp);
    const put = await libraryFor(parent);
    await put({ title: 'The Loud One and the Little One', pages: ['Robin came.'], standIn: 'Robin' });
    await put({ title: `${HERO}’s Boat`, pages: ['One.'], childName: 'Mia' });
    const { stories } = await browse(parent, { sort: 'alphabetical' });
    expect(stories.map(({ childName, heroName }) => [childName, heroName])).toEqual([
      ['Mia', 'Mia'],
      [null, 'Robin'],
    ]);
  });

  it('shows the whole text of a short story as its excerpt, and a default excerpt for a story without text', async () => {
    const parent = await newParent(testApp);
    const put = await libraryFor(parent);
    await put({ title: 'Short', pages: ['A fox slept.', 'The end.'] });
    await put({ title: 'Silent', pages: [] });
    const { stories } = await browse(parent, { sort: 'alphabetical' });
    expect(stories.map(({ excerpt }) => excerpt)).toEqual([
      'A fox slept. The end.',
      'A magical personalized story',
    ]);
  });

  it('searches the text as the parent sees it, across name boundaries, and treats wildcards literally', async () => {
    const parent = await newParent(testApp);
    const put = await libraryFor(parent);
    await put({ title: `${HERO} and the Fox`, pages: [`Then ${HERO} and the fox ran.`], childName: 'Mia' });
    await put({ title: `${HERO}’s Boat`, pages: ['It rained 100% of the day_.'], childName: 'Mary Jane' });
    await put({ title: 'A Quiet Pond', pages: ['Nobody came.'] });
    const other = await newParent(testApp);
    await (await libraryFor(other))({ title: 'A Fox of Somebody Else', pages: ['Mia.'], childName: 'Mia' });
    expect(await titles(parent, { q: 'mia' })).toEqual(['Mia and the Fox']);
    expect(await titles(parent, { q: 'IA AND THE' })).toEqual(['Mia and the Fox']);
    expect(await titles(parent, { q: 'then mi' })).toEqual(['Mia and the Fox']);
    expect(await titles(parent, { q: "jane's boat" })).toEqual(['Mary Jane’s Boat']);
    expect(await titles(parent, { q: 'pond' })).toEqual(['A Quiet Pond']);
    expect(await titles(parent, { q: '100%' })).toEqual(['Mary Jane’s Boat']);
    expect(await titles(parent, { q: 'day_' })).toEqual(['Mary Jane’s Boat']);
    for (const q of ['hero', '⟦hero⟧', '%', '_ox', 'mia%fox', 'somebody else', '\\'])
      expect(await titles(parent, { q }), q).toEqual(q === '%' ? ['Mary Jane’s Boat'] : []);
  });

  it('filters stories, and sorts them by the displayed title', async () => {
    const parent = await newParent(testApp);
    const put = await libraryFor(parent);
    const ago = (days: number) => later(testApp.clock.now(), -days * DAY);
    await put({ title: `${HERO} Swims`, pages: ['One.'], childName: 'Zoe', createdAt: ago(6.999) });
    await put({ title: 'the bear', pages: ['Two.'], createdAt: ago(7.001), isFavorite: true });
    await put({ title: `${HERO} Flies`, pages: ['Three.'], childName: 'Ada', createdAt: ago(20) });
    expect(await titles(parent)).toEqual(['Zoe Swims', 'the bear', 'Ada Flies']);
    expect(await titles(parent, { sort: 'oldest' })).toEqual(['Ada Flies', 'the bear', 'Zoe Swims']);
    expect(await titles(parent, { sort: 'favorites' })).toEqual(['the bear', 'Zoe Swims', 'Ada Flies']);
    expect(await titles(parent, { sort: 'alphabetical' })).toEqual(['Ada Flies', 'the bear', 'Zoe Swims']);
    expect(await titles(parent, { filter: 'favorites' })).toEqual(['the bear']);
    expect(await titles(parent, { filter: 'recent' })).toEqual(['Zoe Swims']);
    const { stories, stats } = await browse(parent, { sort: 'alphabetical', filter: 'all' });
    expect(stats).toEqual({ total: 3, favorites: 1, recent: 1 });
    await parent.call('PATCH', `/api/stories/${stories[0]?.id}/favorite`);
    await parent.call('DELETE', `/api/stories/${stories[1]?.id}`);
    expect((await browse(parent)).stats).toEqual({ total: 2, favorites: 1, recent: 1 });
    // One that could not be made is in nobody's numbers.
    const failed = await put({ title: 'Never Told', pages: ['Four.'] });
    await testApp.app.database.run(`update stories set status = 'failed' where id = '${failed}'`);
    expect((await browse(parent)).stats).toEqual({ total: 2, favorites: 1, recent: 1 });
  });

  it('returns each story once in every sort order, even when stories are added and deleted between pages', async () => {
    const parent = await newParent(testApp);
    const put = await libraryFor(parent);
    const ids = new Set<string>();
    const one = (n: number) => ({
      title: n % 3 ? `${HERO} ${n % 4}` : `Story ${n % 2}`,
      pages: [`A page about the fox, ${n}.`],
      childName: n % 3 ? (n % 2 ? 'Mia' : 'Zoe') : '',
      isFavorite: n % 4 === 0,
      // Several with the same creation time.
      createdAt: new Date(Date.UTC(2026, 0, 1 + (n % 5))),
    });
    for (let n = 0; n < 23; n += 1) ids.add(await put(one(n)));
    const walks = fc.record({
      sort: fc.constantFrom(...SORTS),
      limit: fc.integer({ min: 1, max: 9 }),
      q: fc.constantFrom('', 'fox'),
      adds: fc.array(fc.nat(30), { maxLength: 2 }),
      deletes: fc.nat(2),
    });
    await fc.assert(
      fc.asyncProperty(walks, async ({ sort, limit, q, adds, deletes }) => {
        const before = new Set(ids);
        const met: string[] = [];
        let cursor: string | null = '';
        while (cursor !== null) {
          const page: LibraryPage = await browse(parent, {
            sort,
            limit: String(limit),
            q,
            ...(cursor ? { cursor } : {}),
          });
          met.push(...page.stories.map(({ id }) => id));
          cursor = page.next;
          const added = adds.shift();
          if (added !== undefined) ids.add(await put(one(added)));
          if (deletes > 0 && met.length > 1) {
            deletes -= 1;
            // The story that the cursor points at, or one that is still to come.
            const gone = met.at(-deletes - 1) ?? '';
            await parent.call('DELETE', `/api/stories/${gone}`);
            ids.delete(gone);
            before.delete(gone);
          }
        }
        expect(new Set(met).size).toBe(met.length);
        for (const id of before) expect(met).toContain(id);
      }),
      { numRuns: 12 },
    );
  });

  it('finds a word in the first and the last of 210 stories, page by page, in every sort order', async () => {
    const parent = await newParent(testApp);
    const put = await libraryFor(parent);
    const rare = new Set<string>();
    for (let n = 0; n < 210; n += 1) {
      const isRare = n < 3 || n > 204 || n === 100;
      const id = await put({
        title: `${HERO} ${String(n).padStart(3, '0')}`,
        pages: [isRare ? `${HERO} met a xylophone.` : 'A quiet page.'],
        childName: n % 2 ? 'Mia' : 'Zoe',
        createdAt: later(testApp.clock.now(), -n * DAY),
      });
      if (isRare) rare.add(id);
    }
    for (const sort of SORTS) {
      const met: string[] = [];
      let cursor: string | null = '';
      while (cursor !== null) {
        const page: LibraryPage = await browse(parent, {
          sort,
          q: 'xylophone',
          limit: '2',
          ...(cursor ? { cursor } : {}),
        });
        met.push(...page.stories.map(({ id }) => id));
        cursor = page.next;
      }
      expect(new Set(met), sort).toEqual(rare);
      expect(met, sort).toHaveLength(rare.size);
      expect(await titles(parent, { sort, q: 'mia met a xylo' }), sort).toHaveLength(4);
    }
  });

  it('updates the alphabetical order when a story is added, deleted or renamed', async () => {
    const parent = await newParent(testApp);
    const put = await libraryFor(parent);
    const named = (title: string, childName = '') => put({ title, childName, pages: ['A page.'] });
    const sorted = () => titles(parent, { sort: 'alphabetical' });
    const bear = await named('Bear');
    await named(`${HERO} Swims`, 'Zoe');
    expect(await sorted()).toEqual(['Bear', 'Zoe Swims']);
    await named(`${HERO} Flies`, 'Ada');
    expect(await sorted()).toEqual(['Ada Flies', 'Bear', 'Zoe Swims']);
    await testApp.app.database.run('update stories set title = $1 where id = $2', ['Young Bear', bear]);
    expect(await sorted()).toEqual(['Ada Flies', 'Young Bear', 'Zoe Swims']);
    await parent.call('DELETE', `/api/stories/${bear}`);
    expect(await sorted()).toEqual(['Ada Flies', 'Zoe Swims']);
  });

  it('rejects a cursor of another query, a cursor of another parent, and a forged cursor', async () => {
    const parent = await newParent(testApp);
    const put = await libraryFor(parent);
    for (const title of ['One', 'Two']) await put({ title, pages: ['A page.'] });
    const { next } = await browse(parent, { limit: '1' });
    const ask = (caller: Caller, query: Record<string, string>) =>
      caller.get(`/api/library?${new URLSearchParams(query)}`);
    expect((await ask(parent, { limit: '1', cursor: String(next) })).status).toBe(200);
    expect((await ask(parent, { sort: 'oldest', cursor: String(next) })).status).toBe(400);
    expect((await ask(await newParent(testApp), { cursor: String(next) })).status).toBe(400);
    expect((await ask(parent, { cursor: 'nonsense' })).status).toBe(400);
    expect((await ask(parent, { limit: '49' })).status).toBe(400);
    expect((await ask(parent, { q: 'x'.repeat(101) })).status).toBe(400);
  });

  it('lists the children and erases one with all of their stories, including uncatalogued ones', async () => {
    const parent = await newParent(testApp);
    const put = await libraryFor(parent);
    const old = await put({ title: `${HERO} One`, pages: ['A page.'], childName: 'Mia' });
    for (let n = 0; n < 25; n += 1)
      await put({ title: `${HERO} ${n}`, pages: ['A page.'], childName: 'mia' });
    await put({ title: `${HERO} Stays`, pages: ['A page.'], childName: 'Arlo' });
    await testApp.app.database.run(`update stories set child_id = null where id = '${old}'`);
    await testApp.app.database.run(`delete from story_words where story_id = '${old}'`);
    const names = async () =>
      (
        (await parent.get('/api/children')).body as unknown as { id: string; name: string; stories: number }[]
      ).map(({ name, stories }) => [name, stories]);
    expect(await names()).toEqual([
      ['Arlo', 1],
      ['Mia', 25],
    ]);
    const [, mia] = (await parent.get('/api/children')).body as unknown as { id: string }[];
    expect((await (await newParent(testApp)).call('DELETE', `/api/children/${mia?.id}`)).status).toBe(404);
    expect((await parent.call('DELETE', `/api/children/${mia?.id}`)).status).toBe(202);
    await eventually(async () => ((await names()).length === 1 ? true : undefined), 'the end of erasing');
    expect(await titles(parent)).toEqual(['Arlo Stays']);
    expect((await browse(parent)).stats.total).toBe(1);
  });

  it('catalogues stories from before the catalogue when the app starts', async () => {
    const parent = await newParent(testApp);
    await (await libraryFor(parent))({ title: `${HERO} and the Fox`, pages: ['A page.'], childName: 'Mia' });
    await testApp.app.database.run(
      'update stories set child_id = null; delete from story_words; delete from children',
    );
    expect(await titles(parent, { q: 'mia' })).toEqual([]);
    await testApp.app.jobs.send('stories.catalogue', {});
    await eventually(
      async () => ((await titles(parent, { q: 'mia' })).length ? true : undefined),
      'the catalogue',
    );
  });
});
