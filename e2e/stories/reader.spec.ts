import type { Page } from '@playwright/test';
import { expect, test } from '../support/app.ts';
import { withLibrary, withText } from '../support/library.ts';
import { giveVoice, spoken, waitForWord } from '../support/speech.ts';

const TEXT = [
  'One is the first page.',
  'Two is the second page.',
  'Three is the third page.',
  'Four is the last.',
];

/** The computed opacity of an element. */
const opacityOf = (page: Page, selector: string) =>
  page.locator(selector).evaluate((element) => getComputedStyle(element).opacity);

test('the reader resumes a story at its page until it is finished', async ({ page, app }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const [newest, older] = await withLibrary(page, app);
  await withText(page, newest, TEXT);
  await page.route('**/api/stories', async (route) => {
    const list: { id: string }[] = await (await route.fetch()).json();
    const content = JSON.stringify({ pages: TEXT.map((text) => ({ text })) });
    await route.fulfill({ json: list.map((one) => (one.id === newest ? { ...one, content } : one)) });
  });
  await page.goto(`/story/${newest}`);
  await page.getByRole('button', { name: /^Next/ }).click();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByText('Page 3 of 4')).toBeVisible();
  await page.reload();
  await expect(page.getByText('Page 3 of 4')).toBeVisible();

  await page.goto('/my-stories');
  // Read starts at the first page, and leaves the bookmark.
  await page.getByRole('button', { name: /^Read/ }).first().click();
  await expect(page.getByText('Page 1 of 4')).toBeVisible();
  await page.goBack();
  const back = page.getByRole('link', { name: /^Continue reading: .+, page 3 of 4$/ });
  await back.click();
  await expect(page.getByText('Page 3 of 4')).toBeVisible();

  // Clicks on the edges of the spread turn pages, on any screen.
  await page.setViewportSize({ width: 390, height: 800 });
  const spread = await page.getByRole('article').boundingBox();
  if (!spread) throw new Error('no spread');
  await page.mouse.click(spread.x + spread.width - 8, spread.y + spread.height - 60);
  await expect(page.getByText('4 of 4')).toBeVisible();
  await page.mouse.click(spread.x + 8, spread.y + 60);
  await expect(page.getByText('3 of 4')).toBeVisible();
  await page.getByRole('button', { name: 'More' }).click();
  const more = page.getByRole('dialog', { name: 'More' });
  for (const name of [/^Favorite/, /^Download PDF/, /EPUB/, /^Share/, /^Report/]) {
    await expect(more.getByRole('button', { name })).toBeVisible();
  }
  // While the sheet is open the arrow keys turn no page.
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('Escape');
  await expect(more).toBeHidden();
  await expect(page.getByRole('button', { name: 'More' })).toBeFocused();
  await page.getByRole('button', { name: /^Next/ }).click();
  await expect(page.getByText('4 of 4')).toBeVisible();

  await page.setViewportSize({ width: 1440, height: 900 });
  await expect(page.getByText('The end', { exact: true })).toBeVisible();
  await expect(page.getByText('Good night, Wilhelmina.')).toBeVisible();
  for (const name of [/^Favorite/, /^Download PDF/, /EPUB/, /^Share/, /^Report/]) {
    await expect(page.locator('.room-bar').getByRole('button', { name })).toBeVisible();
  }
  await expect(page.getByRole('link', { name: /Next story/ })).toHaveAttribute('href', `/story/${older}`);
  await page.reload();
  await expect(page.getByText('Page 1 of 4')).toBeVisible();
  await page.goto('/my-stories');
  await expect(page.getByRole('button', { name: /^Read/ }).first()).toBeVisible();
  await expect(page.getByText('Continue reading')).toHaveCount(0);
});

test('text settings persist on the device, and the controls fade while the parent reads', async ({
  page,
  app,
}) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  const [id] = await withLibrary(page, app);
  await page.goto(`/story/${id}`);
  const words = page.locator('.story');
  const sizeOf = () => words.evaluate((element) => Number.parseFloat(getComputedStyle(element).fontSize));
  const before = await sizeOf();
  await page.getByRole('button', { name: 'Text settings' }).click();
  await page.getByRole('radio', { name: 'Large' }).check();
  expect(await sizeOf()).toBeGreaterThan(before);
  await page.getByRole('radio', { name: 'OpenDyslexic' }).check();
  await expect(words).toHaveCSS('font-family', /^"?OpenDyslexic/);
  await page.getByRole('radio', { name: 'Roomy' }).check();
  // The controls stay visible while a sheet is open.
  await page.waitForTimeout(3600);
  expect(await opacityOf(page, '.room-bar')).toBe('1');
  await page.reload();
  await expect(words).toHaveClass(/story-large story-dyslexic story-roomy/);
  await expect
    .poll(() => page.evaluate(() => document.fonts.check('20px OpenDyslexic', 'abc')), 'the letters came')
    .toBe(true);

  await expect.poll(() => opacityOf(page, '.room-bar'), { timeout: 8000 }).toBe('0');
  expect(await opacityOf(page, '.room-top')).toBe('0');
  await page.mouse.move(300, 300);
  await page.mouse.move(310, 310);
  await expect.poll(() => opacityOf(page, '.room-bar')).toBe('1');
  // The controls stay visible while one has keyboard focus.
  await page.keyboard.press('Tab');
  while (!(await page.locator('.room-bar :focus').count())) await page.keyboard.press('Tab');
  await page.waitForTimeout(3600);
  expect(await opacityOf(page, '.room-bar')).toBe('1');
});

test('a featured story opens over the home page, is narrated, and restores the focus when closed', async ({
  page,
}) => {
  await giveVoice(page);
  await page.goto('/');
  const read = page.getByRole('button', { name: 'Read The Dark Behind the Shed' });
  await read.click();
  const book = page.getByRole('dialog', { name: 'The Dark Behind the Shed' });
  const bar = book.locator('.room-bar');
  await expect(book.getByText(/^Page 1 of/)).toBeVisible();
  await page.keyboard.press('ArrowRight');
  await expect(book.getByText(/^Page 2 of/)).toBeVisible();
  await expect(book.getByRole('button', { name: /Favorite|Share/ })).toHaveCount(0);
  await expect(bar.getByRole('button', { name: /^Download PDF/ })).toBeVisible();
  await expect(bar.getByRole('button', { name: /EPUB/ })).toBeVisible();
  await bar.getByRole('button', { name: /^Listen/ }).click();
  await expect.poll(async () => (await spoken(page)).length).toBe(1);
  const first = /[\p{L}’]+/u.exec((await spoken(page))[0]?.text ?? '')?.[0] ?? '';
  await waitForWord(page, first);
  const cancels = await page.evaluate(() => window.cancels);
  await book.getByRole('button', { name: 'Close' }).first().click();
  await expect(book).toBeHidden();
  expect(await page.evaluate(() => window.cancels)).toBeGreaterThan(cancels);
  await expect(page).toHaveURL(/\/$/);
  await expect(read).toBeFocused();

  // Opened again it starts at the first page; one that does not exist shows an error.
  await read.click();
  await expect(book.getByText(/^Page 1 of/)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(book).toBeHidden();
  await page.route('**/api/featured-stories/3', (route) => route.fulfill({ status: 404, json: {} }));
  await page.getByRole('button', { name: 'Read The Clock That Said Nearly' }).click();
  await expect(page.getByRole('dialog', { name: 'Story Not Found' })).toBeVisible();
});

test('a guest reads a featured story at its own address, and closes it to the home page', async ({
  page,
  app,
}) => {
  for (const [id, title] of [
    ['2', 'The Dark Behind the Shed'],
    ['1', 'Koa and the Red Boat'],
  ] as const) {
    await page.goto(`/story/${id}`);
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    await expect(page).toHaveTitle(`${title} · Storywren`);
  }
  await page.getByRole('button', { name: /^Next/ }).click();
  await expect(page.getByText(/^Page 2 of/)).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.getByRole('button', { name: /Favorite|Share|Report/ })).toHaveCount(0);
  await page.getByRole('link', { name: 'Close and go to Home' }).click();
  await expect(page).toHaveURL(`${app.url}/`);
});

test('the controls of the reader stay in their place, however long a page is', async ({ page, app }) => {
  const [id] = await withLibrary(page, app);
  const long = 'The fox sat down beside the old gate and waited for the moon. '.repeat(18);
  await withText(page, id, ['The fox sat down.', long, long.slice(0, 400)]);
  for (const size of [
    { width: 1280, height: 720 },
    { width: 390, height: 700 },
  ]) {
    await page.setViewportSize(size);
    await page.goto(`/story/${id}`);
    await expect(page.getByText('1 of 3')).toBeVisible();
    const places = () =>
      page
        .locator('.room-bar .room-next, .room-bar .room-previous, .turn, .room-bar .listen')
        .evaluateAll((all) => all.map((one) => JSON.stringify(one.getBoundingClientRect())));
    const before = await places();
    await expect(page.locator('.room-next')).toBeInViewport({ ratio: 1 });
    for (const place of ['2 of 3', '3 of 3']) {
      await page.locator('.room-next').click();
      await expect(page.getByText(place)).toBeVisible();
      expect(await places()).toEqual(before);
    }
  }
});
