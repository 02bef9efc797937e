import { describe, expect, it } from 'vitest';
import { adminRows, minutes, NOON } from '../../../../tools/testing/admin-rows.ts';
import { ADMIN, createTestApp } from '../../../../tools/testing/app.ts';
import { begin, ended, parentWithCredits } from '../../../../tools/testing/stories.ts';
import { Caller, type Loose, newParent, STORY_REQUEST } from '../../../../tools/testing/users.ts';
import { newId } from '../../../platform/server/security/ids.ts';
import { capture, hold, post } from '../../../wallet/server/ledger.ts';

const testApp = createTestApp();
const rows = adminRows(testApp);
const admin = () => newParent(testApp, ADMIN);

/** The list of stories, typed for tests. */
const listed = async (caller: Caller, query = '') =>
  (await caller.get(`/api/admin/stories${query}`)).body as unknown as readonly Loose[];
const idsOf = async (caller: Caller, query: string) =>
  (await listed(caller, query)).map(({ id }) => String(id));

describe('the stories of all parents', () => {
  it('returns 401 to guests and 403 to parents for the stories of all parents', async () => {
    const id = await rows.story(await rows.user('one@example.com'));
    for (const path of ['/api/admin/stories', `/api/admin/stories/${id}`]) {
      expect(await new Caller(testApp).get(path)).toMatchObject({ status: 401 });
      expect(await (await newParent(testApp)).get(path)).toMatchObject({ status: 403 });
    }
    expect((await (await admin()).get('/api/admin/stories')).status).toBe(200);
  });

  it('lists stories as their parents read them, with the form and the sums of their calls and pictures', async () => {
    const userId = await rows.user('one@example.com');
    const id = await rows.story(userId);
    await rows.call(id);
    await rows.call(id, {
      purpose: 'repair',
      tokensIn: 3_000,
      tokensCached: 0,
      costMicros: 800,
      at: minutes(1),
    });
    await rows.call(id, {
      kind: 'picture',
      purpose: 'picture-1',
      provider: 'google',
      pictures: 1,
      costMicros: 33_600,
    });
    await rows.call(id, { kind: 'moderation', tokensIn: 0, tokensCached: 0, tokensOut: 0, costMicros: 0 });
    const painted = [
      await rows.picture(id, 0, 'google:gemini-nano-banana-2.1'),
      await rows.picture(id, 1, 'embedded'),
      await rows.picture(id, 2, 'google:gemini-nano-banana-2.1'),
    ];
    const { db } = testApp.app.database;
    await db.transaction(async (tx) => {
      await post(tx, { userId, kind: 'admin', delta: 1, fact: 'admin:gift', reason: 'a gift' }, NOON);
      await hold(tx, { userId, storyId: id, amount: 1, expiresAt: NOON }, NOON);
      await capture(tx, id, NOON);
    });
    expect(await listed(await admin())).toEqual([
      {
        id,
        title: 'Wilhelmina’s Red Bicycle',
        storyType: 'moral',
        targetAgeGroup: '3-7',
        storyStructure: 'classic',
        status: 'ready',
        failureCode: null,
        content: JSON.stringify({ pages: [{ text: 'Wilhelmina had a secret.' }] }),
        illustrationUrls: JSON.stringify(painted),
        createdAt: '2030-01-01T12:00:00.000Z',
        finishedAt: '2030-01-01T12:01:00.000Z',
        user: { id: userId, fullName: 'Jo Example', email: 'one@example.com', country: 'Australia' },
        subscription: { packageType: 'pay_as_you_go' },
        formDetails: {
          childName: 'Wilhelmina',
          includeChildAsMain: true,
          characterGender: 'girl',
          characterEthnicity: null,
          favoriteTheme: 'animals',
          supportingCharacters: null,
        },
        analytics: {
          wordCount: 640,
          creditsUsed: 1,
          illustrationCount: 3,
          hasIllustrations: true,
          isFavorite: false,
        },
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
      },
    ]);
  });

  it('omits the content of stories when words=false, with the same word count', async () => {
    const user = await rows.user('one@example.com');
    await rows.story(user, {}, { ...STORY_REQUEST, childName: 'Mary Jane' });
    const caller = await admin();
    const [whole] = await listed(caller);
    const [short] = await listed(caller, '?words=false');
    expect(whole).toMatchObject({ title: 'Mary Jane’s Red Bicycle', analytics: { wordCount: 641 } });
    expect(short).not.toHaveProperty('content');
    const { content: _, ...rest } = whole as unknown as Record<string, unknown>;
    expect(short).toEqual(rest);
  });

  it('returns the cost of stories as far as prices are known', async () => {
    const user = await rows.user('one@example.com');
    const some = await rows.story(user, { createdAt: minutes(1) });
    await rows.call(some, { costMicros: 1_234_567 });
    await rows.call(some, { provider: 'compatible', costMicros: null });
    const none = await rows.story(user, { createdAt: minutes(2) });
    await rows.call(none, { provider: 'compatible', costMicros: null });
    const free = await rows.story(user, { createdAt: minutes(3), writtenBy: 'embedded' });
    const failed = await rows.story(user, {
      createdAt: minutes(4),
      status: 'failed',
      title: null,
      pages: null,
      wordCount: 0,
      writtenBy: null,
      finishedAt: null,
      failureCode: 'NOT_GOOD',
    });
    await rows.call(failed, { outcome: 'refused', tokensOut: 0, costMicros: 200 });
    const found = await listed(await admin());
    expect(found.map(({ id }) => id)).toEqual([failed, free, none, some]);
    expect(found).toMatchObject([
      {
        title: null,
        content: '',
        illustrationUrls: '[]',
        provider: null,
        costMicros: 200,
        failureCode: 'NOT_GOOD',
        finishedAt: null,
        calls: 1,
        analytics: { creditsUsed: 0, hasIllustrations: false, wordCount: 0 },
      },
      { provider: 'embedded', costMicros: 0, cost: '0.000000', costComplete: true, calls: 0, paintedBy: [] },
      { provider: 'compatible', costMicros: null, cost: null, costComplete: false, calls: 1 },
      { costMicros: 1_234_567, cost: '1.234567', costComplete: false, calls: 2 },
    ]);
  });

  it('lists stories one page at a time, and rejects an invalid page', async () => {
    const user = await rows.user('one@example.com');
    const ids: string[] = [];
    for (let n = 0; n < 5; n += 1) ids.unshift(await rows.story(user, { createdAt: minutes(n) }));
    const caller = await admin();
    expect(await idsOf(caller, '?limit=2')).toEqual(ids.slice(0, 2));
    expect(await idsOf(caller, '?limit=2&offset=4')).toEqual(ids.slice(4));
    expect(await idsOf(caller, '?offset=5')).toEqual([]);
    expect(await idsOf(caller, '?sort=oldest&limit=3')).toEqual(ids.slice(2).reverse());
    for (const wrong of ['limit=0', 'limit=101', 'limit=x', 'limit=1.5', 'offset=-1', 'filter=x', 'words=x'])
      expect((await caller.get(`/api/admin/stories?${wrong}`)).status, wrong).toBe(400);
  });

  it('filters stories by status, and searches them by parent, theme and id', async () => {
    const jo = await rows.user('jo_1@example.com', { fullName: 'Jo 100% Müller' });
    const al = await rows.user('al@example.com', { fullName: 'Al Other' });
    const ready = await rows.story(jo, { isFavorite: true, createdAt: minutes(1) });
    const failed = await rows.story(al, { status: 'failed', theme: 'Space', createdAt: minutes(2) });
    const cancelled = await rows.story(al, { status: 'cancelled', createdAt: minutes(3) });
    const making = await rows.story(al, { status: 'making', createdAt: minutes(4) });
    const caller = await admin();
    expect(await idsOf(caller, '?filter=all')).toEqual([making, cancelled, failed, ready]);
    const filters = { ready: [ready], making: [making], failed: [failed], cancelled: [cancelled] };
    for (const [filter, ids] of Object.entries({ ...filters, favorites: [ready] }))
      expect(await idsOf(caller, `?filter=${filter}`), filter).toEqual(ids);
    const searches: Record<string, string[]> = {
      müller: [ready],
      'JO_1@': [ready],
      jox1: [],
      '0%': [ready],
      space: [failed],
      [making]: [making],
      'nobody at all': [],
    };
    for (const [q, ids] of Object.entries(searches))
      expect(await idsOf(caller, `?q=${encodeURIComponent(q)}`), q).toEqual(ids);
    expect(await idsOf(caller, '?q=al@&filter=failed')).toEqual([failed]);
  });

  it('returns 304 for the list of stories until one of them changes', async () => {
    const user = await rows.user('one@example.com');
    const id = await rows.story(user);
    const caller = await admin();
    const known = async () => (await caller.get('/api/admin/stories')).headers.get('etag') ?? '';
    const tag = await known();
    const again = () => caller.get('/api/admin/stories', { 'if-none-match': tag });
    expect((await again()).status).toBe(304);
    await rows.call(id);
    expect((await again()).status).toBe(200);
  });

  it('lists the stories of a deleted parent', async () => {
    const user = await rows.user('gone@example.com', { deletedAt: NOON });
    const id = await rows.story(user);
    expect(await listed(await admin())).toMatchObject([{ id, user: { email: 'gone@example.com' } }]);
  });
});

describe('one story', () => {
  it('returns one story with its content and its calls in order', async () => {
    const id = await rows.story(await rows.user('one@example.com'));
    await rows.call(id, {
      kind: 'picture',
      purpose: 'picture-1',
      pictures: 1,
      costMicros: null,
      at: minutes(2),
    });
    await rows.call(id, { outcome: 'busy', tokensIn: 0, tokensCached: 0, tokensOut: 0, costMicros: 0 });
    await rows.call(await rows.story(await rows.user('other@example.com')));
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
          pictures: 1,
          costMicros: null,
          cost: null,
          outcome: 'ok',
          milliseconds: 4_000,
          at: '2030-01-01T12:02:00.000Z',
        },
      ],
    });
    expect(String(body.story?.content)).toContain('Wilhelmina had a secret.');
  });

  it('returns 404 for an unknown story', async () => {
    const caller = await admin();
    for (const id of [newId(), 'x', '%00'])
      expect((await caller.get(`/api/admin/stories/${id}`)).status, id).toBe(404);
  });

  it('serves the pictures of a story to an admin and to no other parent', async () => {
    const parent = await parentWithCredits(testApp);
    const { id } = await begin(parent);
    const made = await ended(parent, id);
    const { body } = await (await admin()).get(`/api/admin/stories/${id}`);
    expect(body.story).toMatchObject({
      title: made.title,
      content: made.content,
      analytics: { wordCount: made.wordCount, creditsUsed: 1, hasIllustrations: true },
    });
    const urls = JSON.parse(String(body.story?.illustrationUrls)) as string[];
    expect(urls).toEqual(made.illustrationUrls);
    const [url = ''] = urls;
    expect((await (await newParent(testApp)).get(url)).status).toBe(404);
    expect((await new Caller(testApp).get(url)).status).toBe(404);
    const seen = await (await newAdmin()).get(url);
    expect([seen.status, seen.headers.get('content-type')]).toEqual([200, 'image/webp']);
  });
});

/** The admin of the test, signed in from another browser. */
async function newAdmin(): Promise<Caller> {
  const caller = new Caller(testApp);
  await caller.post('/api/auth/login', { email: ADMIN, password: 'lantern-light' });
  return caller;
}
