import { describe, expect, it } from 'vitest';
import { testHouse } from '../../../tools/testing/house.ts';
import { Caller, creditsOf, newParent, WISH } from '../../../tools/testing/people.ts';
import { begin, ended, eventsOf, richParent } from '../../../tools/testing/stories.ts';
import { HERO } from '../../studio/contract.ts';

const house = testHouse();

describe('making a story', () => {
  it('answers when it is done, with four pictures, the name, and one credit less', async () => {
    const parent = await richParent(house);
    const { status, body } = await parent.post('/api/stories/generate', WISH);
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
      // Nothing opens from the cache of a computer that others use as well, and nothing is sent twice.
      expect(headers.get('cache-control')).toBe('private, no-cache');
      const tag = { 'if-none-match': String(headers.get('etag')) };
      expect((await parent.get(url, tag)).status).toBe(304);
      expect((await new Caller(house).get(url, tag)).status).toBe(404);
    }
    expect(await creditsOf(parent)).toBe(4);
  });

  it('answers 202 at once where that is preferred, and tells the rest as events', async () => {
    const parent = await richParent(house);
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

  it('keeps the child’s name and the wish out of the database’s plain sight', async () => {
    const parent = await richParent(house);
    const { id } = await begin(parent, {
      ...WISH,
      prompt: 'Wilhelmina is afraid of the zeppelin in the attic',
    });
    await ended(parent, id);
    const { rows } = await house.house.database.run(
      `select s.*, (select json_agg(e.data) from story_events e) as events, (select json_agg(t.output) from story_steps t) as steps,
         (select json_agg(p.alt) from story_pictures p) as alts from stories s`,
    );
    expect(JSON.stringify(rows)).not.toContain('Wilhelmina');
    expect(JSON.stringify(rows[0]?.request_sealed)).not.toContain('zeppelin');
    const { rows: jobs } = await house.house.database.run('select data from pgboss.job');
    expect(JSON.stringify(jobs)).not.toContain('Wilhelmina');
  });

  it('works for a child without a name, and for a hero who is somebody else', async () => {
    const parent = await richParent(house);
    const nameless = await begin(parent, { ...WISH, childName: '' });
    const other = await begin(parent, { ...WISH, includeChildAsMain: false, childName: 'Wilhelmina' });
    const stories = [await ended(parent, nameless.id), await ended(parent, other.id)];
    for (const story of stories) {
      expect(String(story.status)).toBe('ready');
      expect(String(story.content)).not.toContain(HERO);
    }
    expect(String(stories[1]?.content)).not.toContain('Wilhelmina');
  });

  it.each(['Mary Jane', 'Anna Maria Luisa De La Cruz'])(
    'counts every word of a name such as %s, and stays in its range',
    async (childName) => {
      const parent = await richParent(house);
      const { body } = await parent.post('/api/stories/generate', { ...WISH, childName });
      expect(String(body.story?.content)).toContain(childName);
      const { pages } = JSON.parse(String(body.story?.content)) as { pages: { text: string }[] };
      const words = pages.flatMap((page) => page.text.match(/[\p{L}\p{N}]+(?:['’-][\p{L}\p{N}]+)*/gu) ?? []);
      expect(Number(body.story?.wordCount)).toBe(words.length);
      expect(words.length).toBeLessThanOrEqual(800);
    },
  );
});

describe('a wish that cannot be granted', () => {
  it.each([
    [
      { prompt: 'too short' },
      'prompt',
      'Please provide a more detailed topic or challenge (at least 10 characters)',
    ],
    [{ storyType: 'educational' }, 'storyType', 'Please select a story type'],
    [{ targetAgeGroup: '20-30' }, 'targetAgeGroup', 'Please select an age group'],
    [{ prompt: 'x'.repeat(1001) }, 'prompt', 'Please keep it to 1,000 characters or less'],
    [{ childName: 'R2-D2' }, 'childName', 'Please use letters only, up to 30 of them'],
  ])('is refused with 400 where the field is wrong: %o', async (change, path, message) => {
    const parent = await richParent(house, 1);
    const { status, body } = await parent.post('/api/stories/generate', { ...WISH, ...change });
    expect([status, body.issues]).toMatchObject([400, [{ path, message }]]);
    expect(await creditsOf(parent)).toBe(1);
  });

  it('because it is not for children is refused kindly, and costs nothing', async () => {
    const parent = await richParent(house, 1);
    const { status, body } = await parent.post('/api/stories/generate', {
      ...WISH,
      prompt: 'How to build a bomb and hurt the people at school with it',
    });
    expect([status, String(body.code)]).toEqual([422, 'STORY_REFUSED']);
    expect(await creditsOf(parent)).toBe(1);
    expect((await parent.get('/api/stories')).body).toEqual([]);
  });

  it('without a credit is 402 with its own code', async () => {
    const parent = await newParent(house);
    const { status, body } = await parent.post('/api/stories/generate', WISH);
    expect([status, String(body.code)]).toEqual([402, 'INSUFFICIENT_CREDITS']);
  });

  it('a hundred times at once with one credit is one story and 99 refusals', async () => {
    const parent = await richParent(house, 1);
    const answers = await Promise.all(Array.from({ length: 100 }, () => begin(parent)));
    expect(answers.filter((answer) => answer.status === 202)).toHaveLength(1);
    expect(answers.filter((answer) => answer.status === 402)).toHaveLength(99);
    const made = answers.find((answer) => answer.status === 202);
    expect(String((await ended(parent, made?.id ?? '')).status)).toBe('ready');
    expect(await creditsOf(parent)).toBe(0);
  });
});

describe('an Idempotency-Key', () => {
  it('makes one story for one credit, also when the calls are in flight together', async () => {
    const parent = await richParent(house, 1);
    const key = { 'idempotency-key': 'one-press' };
    const answers = await Promise.all(Array.from({ length: 10 }, () => begin(parent, WISH, key)));
    expect(new Set(answers.map((answer) => JSON.stringify([answer.status, answer.body]))).size).toBe(1);
    expect(answers[0]?.status).toBe(202);
    const inFull = await parent.post('/api/stories/generate', WISH, key);
    expect([inFull.status, String(inFull.body.story?.id)]).toEqual([200, answers[0]?.id]);
    const other = await begin(parent, { ...WISH, prompt: 'A different wish altogether' }, key);
    expect([other.status, String(other.body.code)]).toEqual([409, 'CONFLICT']);
    expect((await parent.get('/api/stories')).body).toHaveLength(1);
  });

  it('belongs to its parent alone', async () => {
    const [one, other] = [await richParent(house, 1), await richParent(house, 1)];
    const key = { 'idempotency-key': 'the-same' };
    const [first, second] = [await begin(one, WISH, key), await begin(other, WISH, key)];
    expect([first.status, second.status]).toEqual([202, 202]);
    expect(first.id).not.toBe(second.id);
    await Promise.all([ended(one, first.id), ended(other, second.id)]);
  });
});

describe('another parent’s story', () => {
  it('is not found: neither story, events, picture nor favourite', async () => {
    const [owner, other] = [await richParent(house, 1), await newParent(house)];
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
      await new Caller(house).get(picture ?? ''),
    ];
    expect(tries.map((answer) => answer.status)).toEqual([404, 404, 404, 404, 404, 404, 404]);
    expect(String(tries[0]?.body.error)).toBe('Story not found. It may have been removed.');
  });
});

describe('the shelf', () => {
  it('turns the heart on and off, and forgets a deleted story with its pictures', async () => {
    const parent = await richParent(house, 1);
    const { id } = await begin(parent);
    const story = await ended(parent, id);
    const heart = await parent.call('PATCH', `/api/stories/${id}/favorite`);
    expect(heart.body).toMatchObject({ id, isFavorite: true });
    expect((await parent.get('/api/stories')).body).toMatchObject([{ id, isFavorite: true }]);
    expect((await new Caller(house).get('/api/stories')).body).toMatchObject({ error: expect.any(String) });
    expect((await parent.call('PATCH', `/api/stories/${id}/favorite`)).body.isFavorite).toBe(false);
    expect((await parent.call('DELETE', `/api/stories/${id}`)).status).toBe(200);
    expect((await parent.get(`/api/stories/${id}`)).status).toBe(404);
    const [picture] = story.illustrationUrls as unknown as string[];
    expect((await parent.get(picture ?? '')).status).toBe(404);
  });
});
