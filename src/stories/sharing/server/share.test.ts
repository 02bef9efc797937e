import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { createTestApp } from '../../../../tools/testing/app.ts';
import { begin, ended, parentWithCredits } from '../../../../tools/testing/stories.ts';
import { Caller, type Loose, newParent, STORY_REQUEST } from '../../../../tools/testing/users.ts';
import { users } from '../../../accounts/server/schema.ts';
import { stories, storyShares } from '../../story/server/schema.ts';

const testApp = createTestApp();

async function storyOf(storyRequest: object = STORY_REQUEST) {
  const parent = await parentWithCredits(testApp);
  const { id } = await begin(parent, storyRequest);
  const story = await ended(parent, id);
  return {
    parent,
    id,
    story,
    share: `/api/stories/${id}/share`,
    page: `/public/story/${id}`,
    og: `/og/story/${id}`,
  };
}

const guest = () => new Caller(testApp);
const textOf = ({ body }: { body: Loose }) => String(body.text ?? JSON.stringify(body));
/** Everything that a stranger can read of a story, including headers. */
async function allOf(id: string): Promise<string> {
  const answers = await Promise.all(
    [`/api/public/story/${id}`, `/public/story/${id}`, `/og/story/${id}`].map((path) => guest().get(path)),
  );
  return answers.map((answer) => `${JSON.stringify([...answer.headers])} ${textOf(answer)}`).join('\n');
}

describe('a shared story', () => {
  it('a shared story can be read only between sharing and revoking', async () => {
    const { parent, id, share, page, og, story } = await storyOf();
    const paths = [`/api/public/story/${id}`, page, og, `${og}/card.jpg`, String(story.imageUrl)];
    const statuses = async (headers: Record<string, string>[] = []) =>
      Promise.all(paths.map(async (path, n) => (await guest().get(path, headers[n])).status));
    expect((await parent.get(share)).body).toEqual({ shared: false, showNames: false, url: null });
    expect(await statuses()).toEqual([404, 404, 404, 404, 404]);

    const shared = await parent.call('PUT', share, {});
    expect(shared.body).toEqual({ shared: true, showNames: false, url: `http://localhost:3000${og}` });
    expect((await parent.call('PUT', share)).body).toEqual(shared.body);
    expect(await statuses()).toEqual([200, 200, 200, 200, 200]);
    const tags = await Promise.all(
      paths.map(async (path) => ({ 'if-none-match': (await guest().get(path)).headers.get('etag') ?? '' })),
    );
    expect(await statuses(tags)).toEqual([304, 304, 304, 304, 304]);

    expect((await parent.call('DELETE', share)).body).toMatchObject({ shared: false, url: null });
    expect(await statuses(tags)).toEqual([404, 404, 404, 404, 404]);
    const gone = await guest().get(page);
    expect((await guest().get(page, { 'if-none-match': gone.headers.get('etag') ?? '' })).status).toBe(404);
    expect((await parent.get(String(story.imageUrl))).status).toBe(200);
    const { rows } = await testApp.app.database.run('select * from story_shares');
    expect(rows).toEqual([]);
  });

  it('a share can be managed by the parent of the story only', async () => {
    const { parent, id, share } = await storyOf();
    const other = await newParent(testApp);
    const bodies = { GET: undefined, PUT: {}, PATCH: { showNames: true }, DELETE: undefined };
    for (const [method, body] of Object.entries(bodies))
      expect((await other.call(method, share, body)).status).toBe(404);
    expect((await guest().call('PUT', share, {})).status).toBe(401);
    await parent.call('PUT', share, { showNames: true });
    expect((await other.get(`/api/stories/${id}`)).status).toBe(404);
    expect((await other.get(share)).status).toBe(404);
    expect(Object.keys((await guest().get(`/api/public/story/${id}`)).body).sort()).toEqual(
      [
        'audioUrl',
        'childName',
        'content',
        'createdAt',
        'id',
        'illustrationUrls',
        'imageUrl',
        'pictures',
        'readTime',
        'targetAgeGroup',
        'themes',
        'title',
        'wordCount',
      ].sort(),
    );
  });

  it('a revoked share is not restored by changing whether names are shown', async () => {
    const { parent, share, page } = await storyOf();
    await parent.call('PUT', share, {});
    const shown = await parent.call('PATCH', share, { showNames: true });
    expect(shown.body).toMatchObject({ shared: true, showNames: true });
    await parent.call('DELETE', share);
    expect((await parent.call('PATCH', share, { showNames: false })).status).toBe(404);
    expect((await parent.get(share)).body.shared).toBe(false);
    expect((await guest().get(page)).status).toBe(404);
  });

  it('returns 409 when an unfinished story is shared', async () => {
    const parent = await parentWithCredits(testApp);
    const { id } = await begin(parent);
    const { status, body } = await parent.call('PUT', `/api/stories/${id}/share`, {});
    expect([status, body.code]).toEqual([409, 'CONFLICT']);
    await ended(parent, id);
  });

  it('a shared story is hidden when its parent is deleted, and its share is removed with the story', async () => {
    const { parent, id, share, page } = await storyOf();
    await parent.call('PUT', share, {});
    await guest().get(`/og/story/${id}/card.jpg`);
    const { db } = testApp.app.database;
    await db.update(users).set({ deletedAt: new Date() });
    expect((await guest().get(page)).status).toBe(404);
    await db.update(users).set({ deletedAt: null });
    expect((await guest().get(page)).status).toBe(200);
    await parent.call('DELETE', `/api/stories/${id}`);
    expect((await guest().get(page)).status).toBe(404);
    expect(await db.select().from(storyShares)).toEqual([]);
  });
});

describe('the child’s name', () => {
  it('hides the child’s name by default, shows it when the parent allows it, and hides it again', async () => {
    const { parent, id, share } = await storyOf({ ...STORY_REQUEST, characterEthnicity: 'Tongan' });
    await parent.call('PUT', share, {});
    expect(await allOf(id)).not.toMatch(/wilhelmina|tongan|⟦/i);
    expect((await guest().get(`/api/public/story/${id}`)).body.childName).toBeNull();

    expect((await parent.call('PUT', share, { showNames: true })).body.showNames).toBe(true);
    expect((await parent.call('PUT', share, {})).body.showNames).toBe(true);
    const open = (await guest().get(`/api/public/story/${id}`)).body;
    expect(open.childName).toBe('Wilhelmina');
    expect(String(open.content)).toContain('Wilhelmina');
    expect(open.content).toEqual((await parent.get(`/api/stories/${id}`)).body.content);

    await parent.call('PUT', share, { showNames: false });
    expect(await allOf(id)).not.toMatch(/wilhelmina/i);
  });

  it.each(['Mary Jane', '美咲', 'Zoë'])(
    'hides %s where a model wrote it into the title, text or picture description',
    async (childName) => {
      const { parent, id, share } = await storyOf({ ...STORY_REQUEST, childName, includeChildAsMain: false });
      const { db, run } = testApp.app.database;
      const pages = [
        { text: `Far away lived ${childName}. “${childName.toUpperCase()}!” they called.\n\nThe fox slept.` },
      ];
      await db
        .update(stories)
        .set({ title: `${childName}’s boat`, pages })
        .where(eq(stories.id, id));
      await run('update story_pictures set alt = $1', [`${childName.toLowerCase()} in a boat`]);
      await parent.call('PUT', share, {});
      const all = await allOf(id);
      for (const part of [childName, ...childName.split(' ')])
        expect(all).not.toMatch(new RegExp(`(?<!\\p{L})${part}(?!\\p{L})`, 'iu'));
      expect((await guest().get(`/og/story/${id}/card.jpg`)).status).toBe(200);
    },
  );
});

describe('the share link', () => {
  it('the share link has all tags for previews, and redirects people', async () => {
    const { parent, id, share, og } = await storyOf();
    await parent.call('PUT', share, {});
    const { body, headers } = await guest().get(og);
    const html = String(body.text);
    const tag = (name: string) =>
      new RegExp(`<meta (?:property|name)="${name}" content="([^"]*)"`).exec(html)?.[1] ?? '';
    const story = (await guest().get(`/api/public/story/${id}`)).body;
    const page = `http://localhost:3000/public/story/${id}`;
    expect(headers.get('x-robots-tag')).toBe('noindex');
    expect(headers.get('cache-control')).toBe('no-cache');
    expect(html).toContain(`<meta http-equiv="refresh" content="0; url=${page}">`);
    expect(html).toContain(`<link rel="canonical" href="${page}">`);
    expect(html).toContain(`<a href="${page}">`);
    expect(String((await guest().get(`${og}/`)).body.text)).toBe(html);
    expect(html).not.toContain('<script');
    for (const name of ['og:title', 'twitter:title']) expect(tag(name)).toBe(String(story.title));
    expect(tag('og:description')).toBe(tag('twitter:description'));
    expect(tag('description')).toBe(tag('og:description'));
    expect(tag('og:description').length).toBeLessThanOrEqual(121 + 40);
    expect(tag('og:description')).toMatch(/…$/);
    expect([tag('og:type'), tag('og:locale'), tag('og:site_name'), tag('og:url')]).toEqual([
      'article',
      'en_AU',
      'Storywren',
      page,
    ]);
    expect([tag('og:image:width'), tag('og:image:height'), tag('og:image:type')]).toEqual([
      '1200',
      '630',
      'image/jpeg',
    ]);
    expect(tag('og:image:alt')).not.toBe('');
    expect([tag('og:image:secure_url'), tag('twitter:image'), tag('twitter:card')]).toEqual([
      tag('og:image'),
      tag('og:image'),
      'summary_large_image',
    ]);

    const card = await fetch(tag('og:image').replace('http://localhost:3000', testApp.url));
    const { width, height, format } = await sharp(Buffer.from(await card.arrayBuffer())).metadata();
    expect([card.status, width, height, format]).toEqual([200, 1200, 630, 'jpeg']);
    const { rows: first } = await testApp.app.database.run('select card_key from story_shares');
    expect(String(first[0]?.card_key)).toMatch(new RegExp(`^cards/${id}-[\\w-]{22}\\.jpg$`));
    await parent.call('PUT', share, { showNames: true });
    await guest().get(`${og}/card.jpg`);
    const { rows: second } = await testApp.app.database.run(
      'select card_key, (select title from stories) as title from story_shares',
    );
    if (String(second[0]?.title).includes('⟦')) expect(second[0]?.card_key).not.toBe(first[0]?.card_key);
    else expect(second[0]?.card_key).toBe(first[0]?.card_key);
  });

  it('the public page is readable without JavaScript', async () => {
    const { parent, id, share, page } = await storyOf();
    await parent.call('PUT', share, {});
    const { body, headers } = await guest().get(page);
    const html = String(body.text);
    const story = (await guest().get(`/api/public/story/${id}`)).body;
    const { pages } = JSON.parse(String(story.content)) as { pages: { text: string }[] };
    const plain = /<div id="root">([\s\S]*?)<\/div>/.exec(html)?.[1] ?? '';
    expect(headers.get('x-robots-tag')).toBe('noindex');
    expect(plain).toContain('<h1>');
    for (const picture of story.pictures as unknown as Loose[])
      expect(plain).toContain(`src="${picture.url}"`);
    for (const paragraph of pages.flatMap(({ text }) => text.split(/\n\s*\n/)))
      expect(plain).toContain(
        `<p>${paragraph.trim().replaceAll('&', '&amp;').replaceAll('"', '&quot;')}</p>`,
      );
    expect(html).toContain(`· Storywren</title>`);
    expect(html).toContain('property="og:title"');
    expect((await guest().get('/story/AAAAAAAAAAAAAAAAAAAAAA')).headers.get('x-robots-tag')).toBeNull();
  });
});
