import { answers, counted, listenForEvents, tells, warns } from './answers.ts';
import { expect, test } from './house.ts';
import { withShelf } from './shelf.ts';

// Calls fail here on purpose, which the console tells of.
test.use({ watched: undefined });

test('a story says what it is, and what it lacks: pictures, an age, or everything', async ({
  page,
  house,
}) => {
  const [id] = await withShelf(page, house);
  const real = await (await page.request.get(`${house.url}/api/stories/${id}`)).json();
  const { targetAgeGroup: _, ...bare } = real;
  const plain = {
    ...bare,
    title: 'A Plain Story',
    content: 'One.\n\nTwo.\n\nThree.\n\nFour.',
    childName: 'Zoë',
    readTime: '4 min read',
    themes: [],
    favoriteTheme: 'dragons',
    characterEthnicity: 'Samoan',
    imageUrl: null,
    pictures: [],
    illustrationUrls: [],
  };
  let story: object = plain;
  let open: () => void = () => undefined;
  const held = new Promise<void>((resolve) => {
    open = resolve;
  });
  await page.route(`**/api/stories/${id}`, async (route) => {
    await held;
    await route.fulfill({ json: story });
  });
  await page.goto(`/story/${id}`);
  await expect(page.getByText('Opening your magical story...')).toBeVisible();
  open();
  await expect(page.getByRole('heading', { level: 1, name: 'A Plain Story' })).toBeVisible();
  await expect(page.getByText('Illustration Coming Soon')).toBeVisible();
  await expect(page.getByText('Page 1 of 2')).toBeVisible();
  // On a phone "n of total" is all that is seen of it.
  await page.setViewportSize({ width: 390, height: 800 });
  const word = page.locator('.room-page .hide-small');
  await expect.poll(() => word.evaluate((it) => it.getBoundingClientRect().width)).toBeLessThanOrEqual(1);
  await page.getByRole('button', { name: /^Next/ }).click();
  await expect(page.locator('.room-page')).toHaveText('Page 2 of 2');
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.getByRole('button', { name: /^Previous/ }).click();
  const details = page.getByRole('region', { name: 'Story Details' });
  await expect(details.getByText('For Zoë')).toBeVisible();
  await expect(details.locator('dl div')).toHaveText(
    [
      /Themes\s*Dragons/,
      /Read time\s*4 min read/,
      /Age group\s*All Ages/,
      /Heritage\s*Samoan/,
      /Written by/,
      /Made on/,
    ],
    { useInnerText: true },
  );
  await expect(page.getByRole('link', { name: 'Close and go to My Stories' })).toHaveAttribute(
    'href',
    '/my-stories',
  );

  story = { ...plain, illustrationUrls: ['https://x.blob.core.windows.net/private/a.png'] };
  await page.reload();
  await expect(page.getByText('Illustration Coming Soon')).toBeVisible();
  story = { ...plain, illustrationUrls: ['/media/pictures/lost.webp'] };
  await page.reload();
  await expect(page.getByText('Illustration Unavailable')).toBeVisible();
  story = { ...plain, targetAgeGroup: '8-12', illustrationUrls: ['/attached_assets/lamp.webp'] };
  await page.reload();
  await expect(page.getByRole('article').locator('img')).toHaveAttribute('src', '/pictures/lamp.webp');
  await expect(page.getByRole('article').locator('img')).not.toHaveJSProperty('naturalWidth', 0);
  await expect(details.getByText('8–12, Middle Grade')).toBeVisible();

  // A story without a single word of its own, which is not there at all.
  await page.unrouteAll();
  await page.goto('/story/AAAAAAAAAAAAAAAAAAAAAA');
  await expect(page.getByRole('heading', { name: 'Story Not Found' })).toBeVisible();
  await page.getByRole('link', { name: 'Back to library' }).click();
  await expect(page).toHaveURL(`${house.url}/my-stories`);
});

test('loving and keeping a story says how it went, and shows what the server says', async ({
  page,
  house,
}) => {
  const [id] = await withShelf(page, house);
  const painted = await (await page.request.get(`${house.url}/api/stories/${id}`)).json();
  // Books with pictures are made elsewhere; this one is quick.
  const story = { ...painted, imageUrl: null, pictures: [], illustrationUrls: [] };
  await page.route(`**/api/stories/${id}`, (route) => route.fulfill({ json: story }));
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await listenForEvents(page);
  await page.goto(`/story/${id}`);
  const heart = page.getByRole('button', { name: 'Favorite' });
  await answers(
    page,
    `/api/stories/${id}/favorite`,
    { json: { ...story, isFavorite: true } },
    { json: { ...story, isFavorite: false } },
    { json: { ...story, isFavorite: false } },
    { status: 500 },
    'no connection',
  );
  await heart.click();
  await tells(page, `Added to favorites ${story.title}`);
  await expect(heart).toHaveAttribute('aria-pressed', 'true');
  await heart.click();
  await tells(page, `Removed from favorites ${story.title}`);
  await expect(heart).toHaveAttribute('aria-pressed', 'false');
  // The heart was on and off again elsewhere: what counts is the server's word.
  await heart.click();
  await expect.poll(async () => (await counted(page)).length).toBe(3);
  await expect(heart).toHaveAttribute('aria-pressed', 'false');
  for (let n = 0; n < 2; n += 1) {
    await heart.click();
    await warns(page, 'Failed to update favorite Please try again later.');
  }

  const code = () => asked.filter((url) => /make-pdf/.test(url));
  expect(code(), 'what makes books is not loaded before somebody wants one').toEqual([]);
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download PDF' }).click();
  await tells(page, `PDF Downloaded Successfully! ${story.title}`);
  expect((await download).suggestedFilename()).toMatch(/\.pdf$/);
  expect(code()).not.toEqual([]);
  await page.reload();
  await page.route(/make-pdf/, (route) => route.abort());
  await page.getByRole('button', { name: 'Download PDF' }).click();
  await warns(page, 'PDF Download Failed We couldn’t create your PDF right now. Please try again later.');
  expect(await counted(page)).toMatchObject([
    ['favorite', { on: true }],
    ['favorite', { on: false }],
    ['favorite', { on: false }],
    ['pdf_download', {}],
    ['pdf_download_failed', {}],
  ]);
});
