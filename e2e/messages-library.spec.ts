import { answers, tells, warns } from './answers.ts';
import { expect, test } from './house.ts';
import { inventedCard } from './invented.ts';
import { signedIn } from './steps.ts';

// Calls fail here on purpose, which the console tells of.
test.use({ watched: undefined });

const SHELF = '/api/library?*';
const LOVED = inventedCard('loved', { isFavorite: true });
const shelfOf = (...stories: object[]) => ({
  json: { stories, next: null, stats: { total: stories.length, favorites: 1, recent: 3 } },
});

test('a shelf is asked for by its parent alone, waited for, empty at first, and says nothing when it does not come', async ({
  page,
  house,
}) => {
  const asked: string[] = [];
  const noted: string[] = [];
  page.on('console', (message) => noted.push(`${message.type()} ${message.text()}`));
  page.on('request', (request) => asked.push(request.url()));
  await page.goto('/my-stories');
  await expect(page.getByRole('dialog').getByLabel('Password', { exact: true })).toBeVisible();
  expect(asked.filter((url) => /api\/(library|stories)/.test(url))).toEqual([]);

  await signedIn(page, house, 0);
  let come: () => void = () => undefined;
  const held = new Promise<void>((resolve) => {
    come = resolve;
  });
  await page.route(`**${SHELF}`, (route) => held.then(() => route.fallback()), { times: 1 });
  await page.goto('/my-stories');
  await expect(page.getByText('Looking along the shelf…')).toBeVisible();
  come();
  await expect(page.getByRole('heading', { name: 'A shelf with room on it' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Fix Illustrations' })).toBeDisabled();
  await page.getByRole('button', { name: 'Create New Story' }).click();
  await expect(page).toHaveURL(`${house.url}/`);
  await expect(page.getByRole('dialog').getByText('Credits Required')).toBeVisible();

  await answers(page, SHELF, { status: 500, error: 'The server says why.' });
  await page.goto('/my-stories');
  await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();
  expect(noted.filter((words) => words.startsWith('warning The library did not load'))).toHaveLength(1);
  await expect(page.locator('.toast')).toHaveCount(0);
  await expect(page.getByText('The server says why.')).toHaveCount(0);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { name: 'A shelf with room on it' })).toBeVisible();
});

test('cards show what they can, and say how it went with hearts, pictures and reading', async ({
  page,
  house,
}) => {
  await signedIn(page, house, 0);
  await page.route('**/pictures/gone.webp', (route) => route.abort());
  const shelf = shelfOf(
    LOVED,
    inventedCard('lost', {
      imageUrl: '/pictures/gone.webp',
      themes: ['Forest', 'Courage', 'Friends', 'Owls', 'Night'],
    }),
    inventedCard('bare', { imageUrl: null, childName: null, themes: [], readTime: '' }),
    inventedCard('hosted', { imageUrl: 'https://images.blob.core.windows.net/private/a.png' }),
  );
  let told = 0;
  await page.route(`**${SHELF}`, (route) => {
    told += 1;
    return route.fulfill(shelf);
  });
  await page.goto('/my-stories');
  const card = (id: string) => page.locator('.card', { has: page.locator(`a[href="/story/${id}"]`) });
  await expect(page.locator('.stats > div')).toHaveText([/4/, /favorite.*1/, /last 7 days.*3/]);
  const cover = card('loved').locator('img');
  await expect(cover).toHaveJSProperty('src', `${house.url}/pictures/featured/1-opening.webp`);
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
  await answers(page, '/api/stories/loved/favorite', { status: 500, error: 'No.' }, isOff);
  await heart.click();
  await warns(page, 'Failed to update favorite Please try again later.');
  await expect(heart).toHaveAttribute('aria-pressed', 'true');
  await heart.click();
  await tells(page, 'Removed from favorites Story loved');
  await expect(heart).toHaveAttribute('aria-pressed', 'false');

  const fix = page.getByRole('button', { name: 'Fix Illustrations' });
  const run = { running: false, done: 3, total: 3, totalIllustrationsRegenerated: 3, regeneratedStories: 2 };
  let painted: () => void = () => undefined;
  const wet = new Promise<void>((resolve) => {
    painted = resolve;
  });
  await answers(
    page,
    '/api/stories/batch-regenerate-illustrations',
    { status: 429, error: 'The server says why.' },
    { status: 500 },
    { json: { ...run, running: true, done: 1 } },
  );
  await fix.click();
  await warns(page, 'Regeneration failed The server says why.');
  await fix.click();
  await warns(page, 'Regeneration failed Failed to regenerate illustrations. Please try again later.');
  await page.route('**/api/stories/batch-regenerate-illustrations', async (route) => {
    if (route.request().method() !== 'GET') return route.fallback();
    await wet;
    return route.fulfill({ json: run });
  });
  await fix.click();
  await tells(
    page,
    'Regenerating illustrations... This may take a few minutes. Please wait while we create fresh artwork for your stories.',
  );
  await expect(fix).toBeDisabled();
  const before = told;
  painted();
  await tells(page, 'Illustrations regenerated! 3 illustrations in 2 stories.');
  await expect(fix).toBeEnabled();
  await expect.poll(() => told, 'the shelf is asked for again').toBeGreaterThan(before);

  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
  await card('loved').getByRole('button', { name: 'Read' }).click();
  await expect(card('loved').getByRole('button', { name: 'Opening...' })).toBeVisible();
  await page.clock.runFor(999);
  expect(page.url()).toBe(`${house.url}/my-stories`);
  await page.clock.runFor(1);
  await expect(page).toHaveURL(`${house.url}/story/loved`);
});
