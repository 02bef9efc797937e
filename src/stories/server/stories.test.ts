import { describe, expect, it } from 'vitest';
import { eventually } from '../../../tools/testing/eventually.ts';
import { testHouse } from '../../../tools/testing/house.ts';
import { buyPack, Caller, creditsOf, type Loose, newParent, WISH } from '../../../tools/testing/people.ts';
import { HERO } from '../../studio/contract.ts';

const house = testHouse();
const ASYNC = { prefer: 'respond-async' };

/** A parent with credits to spend. */
async function richParent(packageId = 'popular') {
  const parent = await newParent(house);
  await buyPack(parent, packageId);
  return parent;
}

async function begin(parent: Caller, wish: object = WISH, headers: Record<string, string> = {}) {
  const { status, body } = await parent.post('/api/stories/generate', wish, { ...ASYNC, ...headers });
  return { status, id: String(body.story?.id), body };
}

/** Waits until the story has ended. */
const ended = (parent: Caller, id: string): Promise<Loose> =>
  eventually(async () => {
    const { body } = await parent.get(`/api/stories/${id}`);
    return String(body.status) === 'making' ? undefined : body;
  }, 'the end of a story');

/** The whole event stream of a story, as it is told. */
async function eventsOf(parent: Caller, id: string, lastEventId?: number) {
  const { body } = await parent.get(
    `/api/stories/${id}/events`,
    lastEventId ? { 'last-event-id': String(lastEventId) } : {},
  );
  return String(body.text)
    .split('\n\n')
    .filter((block) => block.includes('event: '))
    .map((block) => {
      const field = (name: string) => new RegExp(`^${name}: (.*)$`, 'm').exec(block)?.[1] ?? '';
      return { id: Number(field('id')), name: field('event'), data: JSON.parse(field('data')) as Loose };
    });
}

describe('making a story', () => {
  it('answers when it is done, with four pictures, the name, and one credit less', async () => {
    const parent = await richParent();
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
    for (const url of urls) expect((await parent.get(url)).headers.get('content-type')).toBe('image/webp');
    expect(await creditsOf(parent)).toBe(4);
  });

  it('answers 202 at once where that is preferred, and tells the rest as events', async () => {
    const parent = await richParent();
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
    const parent = await richParent();
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
    const parent = await richParent();
    const nameless = await begin(parent, { ...WISH, childName: '' });
    const other = await begin(parent, { ...WISH, includeChildAsMain: false, childName: 'Wilhelmina' });
    const stories = [await ended(parent, nameless.id), await ended(parent, other.id)];
    for (const story of stories) {
      expect(String(story.status)).toBe('ready');
      expect(String(story.content)).not.toContain(HERO);
    }
    expect(String(stories[1]?.content)).not.toContain('Wilhelmina');
  });

  it('counts every word of a name in two words', async () => {
    const parent = await richParent();
    const { body } = await parent.post('/api/stories/generate', { ...WISH, childName: 'Mary Jane' });
    const { pages } = JSON.parse(String(body.story?.content)) as { pages: { text: string }[] };
    const words = pages.flatMap((page) => page.text.match(/[\p{L}\p{N}]+(?:['’-][\p{L}\p{N}]+)*/gu) ?? []);
    expect(Number(body.story?.wordCount)).toBe(words.length);
    expect(words.length).toBeLessThanOrEqual(800);
  });
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
    const parent = await richParent('single');
    const { status, body } = await parent.post('/api/stories/generate', { ...WISH, ...change });
    expect([status, body.issues]).toMatchObject([400, [{ path, message }]]);
    expect(await creditsOf(parent)).toBe(1);
  });

  it('because it is not for children is refused kindly, and costs nothing', async () => {
    const parent = await richParent('single');
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
    const parent = await richParent('single');
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
    const parent = await richParent('single');
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
    const [one, other] = [await richParent('single'), await richParent('single')];
    const key = { 'idempotency-key': 'the-same' };
    const [first, second] = [await begin(one, WISH, key), await begin(other, WISH, key)];
    expect([first.status, second.status]).toEqual([202, 202]);
    expect(first.id).not.toBe(second.id);
    await Promise.all([ended(one, first.id), ended(other, second.id)]);
  });
});

describe('a story that does not come to its end', () => {
  it('gives its credit back when the writer fails, with a sentence', async () => {
    const parent = await richParent('single');
    house.easel.studio = { ...house.easel.studio, write: () => Promise.reject(new Error('no words')) };
    const { id } = await begin(parent);
    const story = await ended(parent, id);
    expect(story).toMatchObject({ status: 'failed', failure: expect.stringContaining('credit is back') });
    expect(await creditsOf(parent)).toBe(1);
    expect((await eventsOf(parent, id)).at(-1)).toMatchObject({
      name: 'failed',
      data: { code: 'STORY_FAILED' },
    });
  });

  it('is never lost for a picture', async () => {
    const parent = await richParent('single');
    const { studio } = house.easel;
    let painted = 0;
    house.easel.studio = {
      ...studio,
      paint: (...args) => (++painted > 2 ? Promise.reject(new Error('no paint')) : studio.paint(...args)),
    };
    const { id } = await begin(parent);
    const story = await ended(parent, id);
    expect(String(story.status)).toBe('ready');
    expect(String(story.content)).toContain('Wilhelmina');
    expect(await creditsOf(parent)).toBe(0);
  });

  it('can be cancelled until the words stand, and the credit is back', async () => {
    const parent = await richParent('single');
    const { studio } = house.easel;
    let goOn = () => {};
    const gate = new Promise<void>((resolve) => {
      goOn = resolve;
    });
    house.easel.studio = { ...studio, write: (...args) => gate.then(() => studio.write(...args)) };
    const { id } = await begin(parent);
    const cancelled = await parent.post(`/api/stories/${id}/cancel`);
    expect(cancelled.body).toMatchObject({ story: { status: 'cancelled' }, creditsRemaining: 1 });
    goOn();
    expect((await eventsOf(parent, id)).at(-1)).toMatchObject({
      name: 'failed',
      data: { code: 'CANCELLED' },
    });
    expect((await parent.post(`/api/stories/${id}/cancel`)).status).toBe(200);
    expect(await creditsOf(parent)).toBe(1);
  });

  it('cannot be cancelled once it is ready', async () => {
    const parent = await richParent('single');
    const { id } = await begin(parent);
    await ended(parent, id);
    expect((await parent.post(`/api/stories/${id}/cancel`)).status).toBe(409);
  });

  it('is taken up again when its maker has fallen silent, from where it stood', async () => {
    const parent = await richParent('single');
    const { studio } = house.easel;
    let plans = 0;
    let hang = true;
    house.easel.studio = {
      ...studio,
      plan: (...args) => {
        plans += 1;
        return studio.plan(...args);
      },
      write: (...args) => (hang ? new Promise(() => {}) : studio.write(...args)),
    };
    const { id } = await begin(parent);
    await eventually(async () => (plans === 1 ? true : undefined));
    hang = false;
    // A dead maker gives no sign of life: its lease is as old as its last one.
    await house.house.database.run(
      `update stories set beat_at = beat_at - interval '1 minute', lease = 'of-a-dead-maker'`,
    );
    await house.house.features.stories.sweep();
    expect(String((await ended(parent, id)).status)).toBe('ready');
    expect(plans).toBe(1);
  });
});

describe('another parent’s story', () => {
  it('is not found: neither story, events, picture nor favourite', async () => {
    const [owner, other] = [await richParent('single'), await newParent(house)];
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
  });
});

describe('the shelf', () => {
  it('turns the heart on and off, and forgets a deleted story with its pictures', async () => {
    const parent = await richParent('single');
    const { id } = await begin(parent);
    const story = await ended(parent, id);
    const heart = await parent.call('PATCH', `/api/stories/${id}/favorite`);
    expect(heart.body.isFavorite).toBe(true);
    expect((await parent.call('PATCH', `/api/stories/${id}/favorite`)).body.isFavorite).toBe(false);
    expect((await parent.call('DELETE', `/api/stories/${id}`)).status).toBe(200);
    expect((await parent.get(`/api/stories/${id}`)).status).toBe(404);
    const [picture] = story.illustrationUrls as unknown as string[];
    expect((await parent.get(picture ?? '')).status).toBe(404);
  });
});
