import { describe, expect, it } from 'vitest';
import { ADMIN, testHouse } from '../../../tools/testing/house.ts';
import { Caller, type Loose, newParent } from '../../../tools/testing/people.ts';
import { users } from '../../database/schema/accounts.ts';
import { stories, storyCalls, storyPictures } from '../../database/schema/stories.ts';
import { newId } from '../../platform/server/ids.ts';
import { HERO } from '../../studio/contract.ts';

const house = testHouse();
const db = () => house.house.database.db;
const NOON = new Date('2030-01-01T12:00:00Z');
const minutes = (count: number) => new Date(NOON.getTime() + count * 60_000);

const admin = () => newParent(house, ADMIN);

/** The stories as a list that a test can walk. */
const listed = async (caller: Caller, query = '') =>
  (await caller.get(`/api/admin/stories${query}`)).body as unknown as readonly Loose[];

async function newUser(email: string): Promise<string> {
  const id = newId();
  await db().insert(users).values({
    id,
    email,
    fullName: 'Jo Example',
    country: 'Australia',
    passwordHash: 'none',
    selectedPlan: 'pay-as-you-go',
    createdAt: NOON,
  });
  return id;
}

async function newStory(userId: string, more: Partial<typeof stories.$inferInsert> = {}): Promise<string> {
  const id = newId();
  await db()
    .insert(stories)
    .values({
      id,
      userId,
      status: 'ready',
      requestSealed: 'sealed',
      commissionSealed: 'sealed',
      ageBand: '3-7',
      structure: 'classic',
      theme: 'ocean',
      title: `${HERO}’s Red Bicycle`,
      pages: [{ text: `${HERO} had a secret.` }],
      wordCount: 640,
      writtenBy: 'openai:gpt-6-luna',
      beatAt: NOON,
      createdAt: NOON,
      finishedAt: minutes(1),
      ...more,
    });
  return id;
}

const newCall = (storyId: string, more: Partial<typeof storyCalls.$inferInsert> = {}) =>
  db()
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

const newPicture = (storyId: string, index: number, paintedBy: string) =>
  db().insert(storyPictures).values({
    storyId,
    index,
    mediaKey: newId(),
    alt: 'a picture',
    page: index,
    width: 1024,
    height: 1024,
    placeholder: 'data:',
    paintedBy,
    milliseconds: 900,
  });

describe('the stories of all parents', () => {
  it('are for admins only', async () => {
    const id = await newStory(await newUser('one@example.com'));
    for (const path of ['/api/admin/stories', `/api/admin/stories/${id}`]) {
      expect(await new Caller(house).get(path)).toMatchObject({ status: 401 });
      expect(await (await newParent(house)).get(path)).toMatchObject({ status: 403 });
    }
    expect((await (await admin()).get('/api/admin/stories')).status).toBe(200);
  });

  it('come with the sums of their calls and pictures, and without the child’s name', async () => {
    const id = await newStory(await newUser('one@example.com'));
    await newCall(id);
    await newCall(id, {
      purpose: 'repair',
      tokensIn: 3_000,
      tokensCached: 0,
      costMicros: 800,
      at: minutes(1),
    });
    await newCall(id, {
      kind: 'picture',
      purpose: 'picture-1',
      provider: 'google',
      pictures: 1,
      costMicros: 33_600,
    });
    await newCall(id, {
      kind: 'moderation',
      provider: 'openai',
      tokensIn: 0,
      tokensCached: 0,
      tokensOut: 0,
      costMicros: 0,
    });
    await newPicture(id, 0, 'google:gemini-nano-banana-2.1');
    await newPicture(id, 1, 'embedded');
    await newPicture(id, 2, 'google:gemini-nano-banana-2.1');
    const answer = await (await admin()).get('/api/admin/stories');
    expect(answer.body).toEqual([
      {
        id,
        title: 'The hero’s Red Bicycle',
        userEmail: 'one@example.com',
        userName: 'Jo Example',
        userCountry: 'Australia',
        status: 'ready',
        ageGroup: '3-7',
        storyStructure: 'classic',
        theme: 'ocean',
        wordCount: 640,
        isFavorite: false,
        writtenBy: 'openai:gpt-6-luna',
        provider: 'openai',
        paintedBy: ['embedded', 'google:gemini-nano-banana-2.1'],
        pictures: 3,
        calls: 4,
        tokensIn: 7_000,
        tokensCached: 1_000,
        tokensOut: 3_000,
        costMicros: 35_055,
        cost: '0.035055',
        costComplete: true,
        failureCode: null,
        createdAt: '2030-01-01T12:00:00.000Z',
        finishedAt: '2030-01-01T12:01:00.000Z',
      },
    ]);
    expect(JSON.stringify(answer.body)).not.toMatch(/secret|sealed|⟦/);
  });

  it('say what they cost as far as prices are known', async () => {
    const user = await newUser('one@example.com');
    const some = await newStory(user, { createdAt: minutes(1) });
    await newCall(some, { costMicros: 1_234_567 });
    await newCall(some, { provider: 'compatible', costMicros: null });
    const none = await newStory(user, { createdAt: minutes(2) });
    await newCall(none, { provider: 'compatible', costMicros: null });
    const free = await newStory(user, { createdAt: minutes(3), writtenBy: 'embedded' });
    const failed = await newStory(user, {
      createdAt: minutes(4),
      status: 'failed',
      title: null,
      pages: null,
      writtenBy: null,
      finishedAt: null,
      failureCode: 'NOT_GOOD',
    });
    await newCall(failed, { outcome: 'refused', tokensOut: 0, costMicros: 200 });
    const found = await listed(await admin());
    expect(found.map(({ id }) => id)).toEqual([failed, free, none, some]);
    expect(found).toMatchObject([
      { title: null, provider: null, costMicros: 200, failureCode: 'NOT_GOOD', finishedAt: null, calls: 1 },
      { provider: 'embedded', costMicros: 0, cost: '0.000000', costComplete: true, calls: 0, paintedBy: [] },
      { provider: 'compatible', costMicros: null, cost: null, costComplete: false, calls: 1 },
      { costMicros: 1_234_567, cost: '1.234567', costComplete: false, calls: 2 },
    ]);
  });

  it('are told a page at a time, and a wrong page is refused', async () => {
    const user = await newUser('one@example.com');
    const ids: string[] = [];
    for (let n = 0; n < 5; n += 1) ids.unshift(await newStory(user, { createdAt: minutes(n) }));
    const caller = await admin();
    const page = async (query: string) => (await listed(caller, query)).map(({ id }) => String(id));
    expect(await page('?limit=2')).toEqual(ids.slice(0, 2));
    expect(await page('?limit=2&offset=4')).toEqual(ids.slice(4));
    expect(await page('?offset=5')).toEqual([]);
    for (const wrong of ['limit=0', 'limit=101', 'limit=x', 'limit=1.5', 'offset=-1'])
      expect((await caller.get(`/api/admin/stories?${wrong}`)).status, wrong).toBe(400);
  });

  it('are 304 to whoever has them', async () => {
    await newStory(await newUser('one@example.com'));
    const caller = await admin();
    const { headers } = await caller.get('/api/admin/stories');
    const again = await caller.get('/api/admin/stories', { 'if-none-match': headers.get('etag') ?? '' });
    expect(again.status).toBe(304);
  });
});

describe('one story', () => {
  it('comes with its calls, in their order', async () => {
    const id = await newStory(await newUser('one@example.com'));
    await newCall(id, {
      kind: 'picture',
      purpose: 'picture-1',
      pictures: 1,
      costMicros: null,
      at: minutes(2),
    });
    await newCall(id, { outcome: 'busy', tokensIn: 0, tokensCached: 0, tokensOut: 0, costMicros: 0 });
    await newCall(await newStory(await newUser('other@example.com')));
    const { body } = await (await admin()).get(`/api/admin/stories/${id}`);
    expect(body).toMatchObject({
      story: { id, calls: 2, costMicros: 0, costComplete: false },
      calls: [
        { purpose: 'story', outcome: 'busy', cost: '0.000000', at: '2030-01-01T12:00:00.000Z' },
        {
          kind: 'picture',
          purpose: 'picture-1',
          provider: 'openai',
          model: 'gpt-6-luna',
          tokensIn: 2_000,
          tokensCached: 500,
          tokensOut: 1_000,
          pictures: 1,
          costMicros: null,
          cost: null,
          outcome: 'ok',
          milliseconds: 4_000,
          at: '2030-01-01T12:02:00.000Z',
        },
      ],
    });
  });

  it('that there is not is not found', async () => {
    const caller = await admin();
    for (const id of ['AAAAAAAAAAAAAAAAAAAAAA', 'x', '%00'])
      expect((await caller.get(`/api/admin/stories/${id}`)).status, id).toBe(404);
  });
});
