import { expect, test } from '../support/app.ts';
import { expectErrorToast, expectToast, mockReplies } from '../support/replies.ts';
import { inventedCard } from '../support/sample-data.ts';
import { signedIn } from '../support/steps.ts';

// Requests fail here on purpose, which the browser logs as console errors.
test.use({ watched: undefined });

const LIBRARY = '/api/library?*';
const LOVED = inventedCard('loved', { isFavorite: true });
const libraryOf = (...stories: object[]) => ({
  json: { stories, next: null, stats: { total: stories.length, favorites: 1, recent: 3 } },
});

test('the library loads for its parent only, shows loading and empty states, and keeps trying after a failure that is only logged', async ({
  page,
  app,
}) => {
  const requested: string[] = [];
  const logged: string[] = [];
  page.on('console', (message) => logged.push(`${message.type()} ${message.text()}`));
  page.on('request', (request) => requested.push(request.url()));
  await page.goto('/my-stories');
  await expect(page.getByRole('dialog').getByLabel('Password', { exact: true })).toBeVisible();
  expect(requested.filter((url) => /api\/(library|stories)/.test(url))).toEqual([]);

  await signedIn(page, app, 0);
  let respond: () => void = () => undefined;
  const held = new Promise<void>((resolve) => {
    respond = resolve;
  });
  await page.route(`**${LIBRARY}`, (route) => held.then(() => route.fallback()), { times: 1 });
  await page.goto('/my-stories');
  await expect(page.getByText('Looking along the shelf…')).toBeVisible();
  respond();
  await expect(page.getByRole('heading', { name: 'There’s room on your shelf' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Fix Illustrations' })).toBeDisabled();
  await page.getByRole('button', { name: 'Create New Story' }).click();
  await expect(page).toHaveURL(`${app.url}/`);
  await expect(page.getByRole('dialog').getByText('Credits Required')).toBeVisible();

  await mockReplies(page, LIBRARY, { status: 500, error: 'The server says why.' }, 'no connection');
  await page.clock.install();
  await page.goto('/my-stories');
  const failures = () =>
    logged.filter((words) => words.startsWith('warning The library did not load')).length;
  await expect.poll(failures).toBe(1);
  await expect(page.getByText('Looking along the shelf…')).toBeVisible();
  await expect(page.locator('.toast')).toHaveCount(0);
  await expect(page.getByText('The server says why.')).toHaveCount(0);
  await expect(page.locator('main').getByRole('button')).toHaveCount(0);
  await page.clock.fastForward(2000);
  await expect.poll(failures).toBe(2);
  await page.clock.fastForward(4000);
  await expect(page.getByRole('heading', { name: 'There’s room on your shelf' })).toBeVisible();
});

test('library cards show their details, and the results of favorites, repainting and opening a story', async ({
  page,
  app,
}) => {
  await signedIn(page, app, 0);
  await page.route('**/pictures/gone.webp', (route) => route.abort());
  const library = libraryOf(
    LOVED,
    inventedCard('lost', {
      imageUrl: '/pictures/gone.webp',
      themes: ['Forest', 'Courage', 'Friends', 'Owls', 'Night'],
    }),
    inventedCard('bare', { imageUrl: null, childName: null, themes: [], readTime: undefined }),
    inventedCard('hosted', { imageUrl: 'https://images.blob.core.windows.net/private/a.png' }),
  );
  let requests = 0;
  await page.route(`**${LIBRARY}`, (route) => {
    requests += 1;
    return route.fulfill(library);
  });
  await page.goto('/my-stories');
  const card = (id: string) => page.locator('.card', { has: page.locator(`a[href="/story/${id}"]`) });
  await expect(page.locator('.stats > div')).toHaveText([/4/, /favourite.*1/, /last 7 days.*3/]);
  const cover = card('loved').locator('img');
  await expect(cover).toHaveJSProperty('src', `${app.url}/pictures/featured/1-opening.webp`);
  await expect(card('loved').locator('.facts')).toHaveText('Zoë · Forest, Courage · 4 min read');
  await expect(card('lost').getByText('Illustration Unavailable')).toBeVisible();
  await expect(card('lost').locator('.facts')).toHaveText(
    'Zoë · Forest, Courage, Friends, +2 more · 4 min read',
  );
  await expect(card('bare').getByText('Illustration Coming Soon')).toBeVisible();
  await expect(card('hosted').getByText('Illustration Coming Soon')).toBeVisible();
  await expect(card('bare').locator('.facts')).toHaveText(
    'Child · Personalized, Adventure, Magic · 5-8 min read',
  );

  const heart = card('loved').getByRole('button', { name: 'Favorite' });
  const isOff = { json: { ...LOVED, isFavorite: false } };
  await mockReplies(page, '/api/stories/loved/favorite', { status: 500, error: 'No.' }, isOff);
  await heart.click();
  await expectErrorToast(page, 'Failed to update favorite Please try again later.');
  await expect(heart).toHaveAttribute('aria-pressed', 'true');
  await heart.click();
  await expectToast(page, 'Removed from favorites Story loved');
  await expect(heart).toHaveAttribute('aria-pressed', 'false');

  const fix = page.getByRole('button', { name: 'Fix Illustrations' });
  const run = { running: false, done: 3, total: 3, totalIllustrationsRegenerated: 3, regeneratedStories: 2 };
  let finish: () => void = () => undefined;
  const finished = new Promise<void>((resolve) => {
    finish = resolve;
  });
  await mockReplies(
    page,
    '/api/stories/batch-regenerate-illustrations',
    { status: 429, error: 'The server says why.' },
    { status: 500 },
    { json: { ...run, running: true, done: 1 } },
  );
  await fix.click();
  await expectErrorToast(page, 'Regeneration failed The server says why.');
  await fix.click();
  await expectErrorToast(
    page,
    'Regeneration failed Failed to regenerate illustrations. Please try again later.',
  );
  await page.route('**/api/stories/batch-regenerate-illustrations', async (route) => {
    if (route.request().method() !== 'GET') return route.fallback();
    await finished;
    return route.fulfill({ json: run });
  });
  await fix.click();
  await expectToast(
    page,
    'Regenerating illustrations... This may take a few minutes. Please wait while we create fresh artwork for your stories.',
  );
  await expect(fix).toBeDisabled();
  const before = requests;
  finish();
  await expectToast(page, 'Illustrations regenerated! 3 illustrations in 2 stories.');
  await expect(fix).toBeEnabled();
  await expect.poll(() => requests, 'the library is refetched').toBeGreaterThan(before);

  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
  await card('loved').getByRole('button', { name: 'Read' }).click();
  await expect(card('loved').getByRole('button', { name: 'Opening...' })).toBeVisible();
  await page.clock.runFor(999);
  expect(page.url()).toBe(`${app.url}/my-stories`);
  await page.clock.runFor(1);
  await expect(page).toHaveURL(`${app.url}/story/loved`);
});
