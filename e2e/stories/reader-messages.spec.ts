import { expect, test } from '../support/app.ts';
import { withLibrary } from '../support/library.ts';
import {
  expectErrorToast,
  expectToast,
  listenForEvents,
  mockReplies,
  trackedEvents,
} from '../support/replies.ts';

// Requests fail here on purpose, which the browser logs as console errors.
test.use({ watched: undefined });

test('the reader shows a story’s details, and placeholders for missing pictures, age group or story', async ({
  page,
  app,
}) => {
  const [id] = await withLibrary(page, app);
  const real = await (await page.request.get(`${app.url}/api/stories/${id}`)).json();
  const { targetAgeGroup: _, readTime: __, wordCount: ___, ...bare } = real;
  const plain = {
    ...bare,
    title: 'A Plain Story',
    content: 'One.\n\nTwo.\n\nThree.\n\nFour.',
    childName: 'Zoë',
    themes: [],
    favoriteTheme: 'dragons',
    characterEthnicity: 'Samoan',
    imageUrl: null,
    pictures: [],
    illustrationUrls: [],
  };
  let story: object = plain;
  let respond: () => void = () => undefined;
  const held = new Promise<void>((resolve) => {
    respond = resolve;
  });
  await page.route(`**/api/stories/${id}`, async (route) => {
    await held;
    await route.fulfill({ json: story });
  });
  await page.goto(`/story/${id}`);
  await expect(page.getByText('Opening your magical story...')).toBeVisible();
  respond();
  await expect(page.getByRole('heading', { level: 1, name: 'A Plain Story' })).toBeVisible();
  await expect(page.getByText('Illustration Coming Soon')).toBeVisible();
  await expect(page.getByText('Page 1 of 2')).toBeVisible();
  // On a phone only "n of total" is visible.
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

  // A story that does not exist.
  await page.unrouteAll();
  await page.goto('/story/AAAAAAAAAAAAAAAAAAAAAA');
  await expect(page.getByRole('heading', { name: 'Story Not Found' })).toBeVisible();
  await page.getByRole('link', { name: 'Back to library' }).click();
  await expect(page).toHaveURL(`${app.url}/my-stories`);
});

test('favorites and downloads show their results, and the heart shows the server’s state', async ({
  page,
  app,
}) => {
  const [id] = await withLibrary(page, app);
  const painted = await (await page.request.get(`${app.url}/api/stories/${id}`)).json();
  // A book without pictures is made faster; other tests make books with them.
  const story = { ...painted, imageUrl: null, pictures: [], illustrationUrls: [] };
  await page.route(`**/api/stories/${id}`, (route) => route.fulfill({ json: story }));
  const requested: string[] = [];
  page.on('request', (request) => requested.push(request.url()));
  await listenForEvents(page);
  await page.goto(`/story/${id}`);
  const heart = page.locator('.room-bar').getByRole('button', { name: 'Favorite' });
  const inHeader = page.getByRole('banner').getByRole('button', { name: 'Favorite' });
  await mockReplies(
    page,
    `/api/stories/${id}/favorite`,
    { json: { ...story, isFavorite: true } },
    { json: { ...story, isFavorite: false } },
    { json: { ...story, isFavorite: false } },
    { status: 500 },
    'no connection',
  );
  await heart.click();
  await expectToast(page, `Added to favorites ${story.title}`);
  await expect(heart).toHaveAttribute('aria-pressed', 'true');
  await expect(inHeader).toHaveAttribute('aria-pressed', 'true');
  await inHeader.click();
  await expectToast(page, `Removed from favorites ${story.title}`);
  await expect(heart).toHaveAttribute('aria-pressed', 'false');
  // The favorite was changed on another device: the server's reply is shown.
  await heart.click();
  await expect.poll(async () => (await trackedEvents(page)).length).toBe(3);
  await expect(heart).toHaveAttribute('aria-pressed', 'false');
  for (let n = 0; n < 2; n += 1) {
    await heart.click();
    await expectErrorToast(page, 'Failed to update favorite Please try again later.');
  }

  const code = () => requested.filter((url) => /make-pdf/.test(url));
  expect(code(), 'the code that makes books is not loaded before a download').toEqual([]);
  // While the PDF is being made nothing in the bar moves.
  const bar = page.locator('.room-bar');
  const places = () =>
    bar.getByRole('button').evaluateAll((all) =>
      all.map((one) => {
        const { left, width, height } = one.getBoundingClientRect();
        return { left, width, height };
      }),
    );
  let send: () => void = () => undefined;
  const held = new Promise<void>((resolve) => {
    send = resolve;
  });
  await page.route(/make-pdf/, (route) => held.then(() => route.continue()));
  await page.setViewportSize({ width: 1440, height: 900 });
  const before = await places();
  const download = page.waitForEvent('download');
  await page.getByRole('banner').getByRole('button', { name: 'Download PDF' }).click();
  await expect(bar.getByText('Making PDF… 0%')).toBeVisible();
  expect(await places()).toEqual(before);
  send();
  await expectToast(page, `PDF Downloaded Successfully! ${story.title}`);
  expect(await places()).toEqual(before);
  expect((await download).suggestedFilename()).toMatch(/\.pdf$/);
  expect(code()).not.toEqual([]);
  await page.reload();
  await page.route(/make-pdf/, (route) => route.abort());
  await page.locator('.room-bar').getByRole('button', { name: 'Download PDF' }).click();
  await expectErrorToast(
    page,
    'PDF Download Failed We couldn’t create your PDF right now. Please try again later.',
  );
  expect(await trackedEvents(page)).toMatchObject([
    ['favorite', { on: true }],
    ['favorite', { on: false }],
    ['favorite', { on: false }],
    ['pdf_download', {}],
    ['pdf_download_failed', {}],
  ]);
});
