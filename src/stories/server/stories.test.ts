import { describe, expect, it } from 'vitest';
import { createTestApp } from '../../../tools/testing/app.ts';
import { begin, ended, eventsOf, parentWithCredits } from '../../../tools/testing/stories.ts';
import { Caller, creditsOf, newParent, STORY_REQUEST } from '../../../tools/testing/users.ts';
import { HERO } from '../../studio/contract.ts';

const testApp = createTestApp();

describe('making a story', () => {
  it('returns the finished story with four pictures and the child’s name, and takes one credit', async () => {
    const parent = await parentWithCredits(testApp);
    const { status, body } = await parent.post('/api/stories/generate', STORY_REQUEST);
    expect(status).toBe(200);
    expect(body.creditsRemaining).toBe(4);
    const { story } = body;
    expect(story).toMatchObject({
      status: 'ready',
      writtenBy: 'embedded',
      childName: 'Wilhelmina',
      targetAgeGroup: '3-7',
    });
    const pages = (JSON.parse(String(story?.content)) as { pages: { text: string }[] }).pages;
    const text = pages.map((page) => page.text).join('\n');
    expect(text).toContain('Wilhelmina');
    expect(text).not.toContain(HERO);
    expect(Number(story?.wordCount)).toBeGreaterThanOrEqual(500);
    expect(Number(story?.wordCount)).toBeLessThanOrEqual(800);
    const urls = story?.illustrationUrls as unknown as string[];
    expect(urls).toHaveLength(4);
    for (const url of urls) {
      const { headers } = await parent.get(url);
      expect(headers.get('content-type')).toBe('image/webp');
      // Shared computers must not show pictures from the cache, and unchanged pictures are not sent again.
      expect(headers.get('cache-control')).toBe('private, no-cache');
      const tag = { 'if-none-match': String(headers.get('etag')) };
      expect((await parent.get(url, tag)).status).toBe(304);
      expect((await new Caller(testApp).get(url, tag)).status).toBe(404);
    }
    expect(await creditsOf(parent)).toBe(4);
  });

  it('lists the credit of a story under the title that its parent reads, with the child’s name', async () => {
    const parent = await parentWithCredits(testApp);
    const { id } = await begin(parent);
    await ended(parent, id);
    await testApp.app.database.run('update stories set title = $1 where id = $2', [`${HERO}’s Boat`, id]);
    const { body } = await parent.get('/api/billing/ledger');
    const lines = body.lines as unknown as { kind: string; storyTitle: string | null }[];
    expect(lines.find(({ kind }) => kind === 'hold')?.storyTitle).toBe('Wilhelmina’s Boat');
  });

  it('returns 202 at once for respond-async, and sends the rest as events', async () => {
    const parent = await parentWithCredits(testApp);
    const { status, id, body } = await begin(parent);
    expect([status, body.creditsRemaining]).toEqual([202, 4]);
    const events = await eventsOf(parent, id);
    expect(events.map((event) => event.id)).toEqual(events.map((_, n) => n + 1));
    expect(events.at(-1)).toMatchObject({ name: 'done', data: { id } });
    const stages = events.filter((event) => event.name === 'stage').map((event) => event.data.stage);
    expect(stages).toEqual([
      'crafting',
      'polishing',
      'painting-1',
      'painting-2',
      'painting-3',
      'painting-4',
      'checking',
      'gathering',
      'complete',
    ]);
    const pages = events.filter((event) => event.name === 'page');
    expect(pages.map((page) => page.data.index)).toEqual(pages.map((_, n) => n));
    expect(pages.some((page) => String(page.data.text).includes('Wilhelmina'))).toBe(true);
    expect(events.filter((event) => event.name === 'picture')).toHaveLength(4);

    const later = await eventsOf(parent, id, 5);
    expect(later).toEqual(events.slice(5));
  });

  it('stores the child’s name and the prompt encrypted', async () => {
    const parent = await parentWithCredits(testApp);
    const { id } = await begin(parent, {
      ...STORY_REQUEST,
      prompt: 'Wilhelmina is afraid of the zeppelin in the attic',
    });
    await ended(parent, id);
    const { rows } = await testApp.app.database.run(
      `select s.*, (select json_agg(e.data) from story_events e) as events, (select json_agg(t.output) from story_steps t) as steps,
         (select json_agg(p.alt) from story_pictures p) as alts from stories s`,
    );
    expect(JSON.stringify(rows)).not.toContain('Wilhelmina');
    expect(JSON.stringify(rows[0]?.request_sealed)).not.toContain('zeppelin');
    const { rows: jobs } = await testApp.app.database.run('select data from pgboss.job');
    expect(JSON.stringify(jobs)).not.toContain('Wilhelmina');
  });

  it('makes a story without a child’s name, and a story whose hero is not the child', async () => {
    const parent = await parentWithCredits(testApp);
    const nameless = await begin(parent, { ...STORY_REQUEST, childName: '' });
    const other = await begin(parent, {
      ...STORY_REQUEST,
      includeChildAsMain: false,
      childName: 'Wilhelmina',
    });
    const stories = [await ended(parent, nameless.id), await ended(parent, other.id)];
    for (const story of stories) {
      expect(String(story.status)).toBe('ready');
      expect(String(story.content)).not.toContain(HERO);
    }
    expect(String(stories[1]?.content)).not.toContain('Wilhelmina');
  });

  it.each(['Mary Jane', 'Anna Maria Luisa De La Cruz'])(
    'counts every word of a name such as %s, and stays in the word range of the age band',
    async (childName) => {
      const parent = await parentWithCredits(testApp);
      const { body } = await parent.post('/api/stories/generate', { ...STORY_REQUEST, childName });
      expect(String(body.story?.content)).toContain(childName);
      const { pages } = JSON.parse(String(body.story?.content)) as { pages: { text: string }[] };
      const words = pages.flatMap((page) => page.text.match(/[\p{L}\p{N}]+(?:['’-][\p{L}\p{N}]+)*/gu) ?? []);
      expect(Number(body.story?.wordCount)).toBe(words.length);
      expect(words.length).toBeLessThanOrEqual(800);
    },
  );
});

describe('a refused story request', () => {
  it.each([
    [
      { prompt: 'too short' },
      'prompt',
      'Please provide a more detailed topic or challenge (at least 10 characters)',
    ],
    [{ storyType: 'educational' }, 'storyType', 'Please select a story type'],
    [{ storyType: 'special_kids' }, 'storyType', 'Please select a story type'],
    [{ targetAgeGroup: '20-30' }, 'targetAgeGroup', 'Please select an age group'],
    [{ prompt: 'x'.repeat(1001) }, 'prompt', 'Please keep it to 1,000 characters or less'],
    [{ childName: 'R2-D2' }, 'childName', 'Please use letters only, up to 30 of them'],
  ])('returns 400 with the field’s issue for an invalid request: %o', async (change, path, message) => {
    const parent = await parentWithCredits(testApp, 1);
    const { status, body } = await parent.post('/api/stories/generate', { ...STORY_REQUEST, ...change });
    expect([status, body.issues]).toMatchObject([400, [{ path, message }]]);
    expect(await creditsOf(parent)).toBe(1);
  });

  it('returns 422 for a prompt that is unsuitable for children, and takes no credit', async () => {
    const parent = await parentWithCredits(testApp, 1);
    const { status, body } = await parent.post('/api/stories/generate', {
      ...STORY_REQUEST,
      prompt: 'How to build a bomb and hurt the people at school with it',
    });
    expect([status, String(body.code)]).toEqual([422, 'STORY_REFUSED']);
    expect(await creditsOf(parent)).toBe(1);
    expect((await parent.get('/api/stories')).body).toEqual([]);
  });

  it('returns 402 with INSUFFICIENT_CREDITS when the parent has no credit', async () => {
    const parent = await newParent(testApp);
    const { status, body } = await parent.post('/api/stories/generate', STORY_REQUEST);
    expect([status, String(body.code)]).toEqual([402, 'INSUFFICIENT_CREDITS']);
  });

  it('accepts one of a hundred concurrent requests when the parent has one credit', async () => {
    const parent = await parentWithCredits(testApp, 1);
    const answers = await Promise.all(Array.from({ length: 100 }, () => begin(parent)));
    expect(answers.filter((answer) => answer.status === 202)).toHaveLength(1);
    expect(answers.filter((answer) => answer.status === 402)).toHaveLength(99);
    const made = answers.find((answer) => answer.status === 202);
    expect(String((await ended(parent, made?.id ?? '')).status)).toBe('ready');
    expect(await creditsOf(parent)).toBe(0);
  });
});

describe('Idempotency-Key', () => {
  it('makes one story for concurrent and repeated requests with the same Idempotency-Key', async () => {
    const parent = await parentWithCredits(testApp, 1);
    const key = { 'idempotency-key': 'one-press' };
    const answers = await Promise.all(Array.from({ length: 10 }, () => begin(parent, STORY_REQUEST, key)));
    expect(new Set(answers.map((answer) => JSON.stringify([answer.status, answer.body]))).size).toBe(1);
    expect(answers[0]?.status).toBe(202);
    const inFull = await parent.post('/api/stories/generate', STORY_REQUEST, key);
    expect([inFull.status, String(inFull.body.story?.id)]).toEqual([200, answers[0]?.id]);
    const other = await begin(parent, { ...STORY_REQUEST, prompt: 'A different wish altogether' }, key);
    expect([other.status, String(other.body.code)]).toEqual([409, 'CONFLICT']);
    expect((await parent.get('/api/stories')).body).toHaveLength(1);
  });

  it('makes a story for each of two parents who use the same Idempotency-Key', async () => {
    const [one, other] = [await parentWithCredits(testApp, 1), await parentWithCredits(testApp, 1)];
    const key = { 'idempotency-key': 'the-same' };
    const [first, second] = [await begin(one, STORY_REQUEST, key), await begin(other, STORY_REQUEST, key)];
    expect([first.status, second.status]).toEqual([202, 202]);
    expect(first.id).not.toBe(second.id);
    await Promise.all([ended(one, first.id), ended(other, second.id)]);
  });
});

describe('another parent’s story', () => {
  it('returns 404 for every call on another parent’s story and its pictures', async () => {
    const [owner, other] = [await parentWithCredits(testApp, 1), await newParent(testApp)];
    const { id } = await begin(owner);
    const story = await ended(owner, id);
    const [picture] = story.illustrationUrls as unknown as string[];
    const tries = [
      await other.get(`/api/stories/${id}`),
      await other.get(`/api/stories/${id}/events`),
      await other.call('PATCH', `/api/stories/${id}/favorite`),
      await other.post(`/api/stories/${id}/cancel`),
      await other.call('DELETE', `/api/stories/${id}`),
      await other.get(picture ?? ''),
      await new Caller(testApp).get(picture ?? ''),
    ];
    expect(tries.map((answer) => answer.status)).toEqual([404, 404, 404, 404, 404, 404, 404]);
    expect(String(tries[0]?.body.error)).toBe('Story not found. It may have been removed.');
  });
});

describe('the library', () => {
  it('toggles a favorite, and deletes a story with its pictures', async () => {
    const parent = await parentWithCredits(testApp, 1);
    const { id } = await begin(parent);
    const story = await ended(parent, id);
    const heart = await parent.call('PATCH', `/api/stories/${id}/favorite`);
    expect(heart.body).toMatchObject({ id, isFavorite: true });
    expect((await parent.get('/api/stories')).body).toMatchObject([{ id, isFavorite: true }]);
    expect((await new Caller(testApp).get('/api/stories')).body).toMatchObject({ error: expect.any(String) });
    expect((await parent.call('PATCH', `/api/stories/${id}/favorite`)).body.isFavorite).toBe(false);
    expect((await parent.call('DELETE', `/api/stories/${id}`)).status).toBe(200);
    expect((await parent.get(`/api/stories/${id}`)).status).toBe(404);
    const [picture] = story.illustrationUrls as unknown as string[];
    expect((await parent.get(picture ?? '')).status).toBe(404);
  });
});
