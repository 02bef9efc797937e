import { readdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from '../support/app.ts';
import { withStories } from '../support/library.ts';

test('a parent searches, filters and sorts the library, and favorites, deletes, restores and repaints stories', async ({
  page,
  app,
}) => {
  const [newest = '', oldest = ''] = await withStories(page, app, 2);
  const media = path.join(app.dataDir, 'media', 'pictures');
  const names = await readdir(media);
  const { illustrationUrls } = await (await page.request.get(`${app.url}/api/stories/${newest}`)).json();
  const lost = path.parse(String(illustrationUrls[0])).name;
  for (const name of names.filter((one) => one.startsWith(lost))) await rm(path.join(media, name));

  await page.goto('/my-stories');
  const cards = page.locator('.card');
  const card = (id: string) => cards.filter({ has: page.locator(`a[href="/story/${id}"]`) });
  await expect(cards).toHaveCount(2);
  await expect(cards.first().locator('h2 a')).toHaveAttribute('href', `/story/${newest}`);

  const search = page.getByLabel('Search');
  await search.fill('no such dragon 100%');
  await expect(page.getByRole('heading', { name: 'No stories found' })).toBeVisible();
  await expect(page).toHaveURL(/q=no\+such/);
  await page.getByRole('button', { name: 'Show all stories' }).click();
  await expect(cards).toHaveCount(2);
  await expect(search).toHaveValue('');
  await search.fill('WILHELM');
  await expect(page).toHaveURL(/q=WILHELM$/);
  await expect(cards).toHaveCount(2);
  await search.fill('');

  await page.getByLabel('Sort').selectOption('Oldest');
  await expect(cards.first().locator('h2 a')).toHaveAttribute('href', `/story/${oldest}`);
  await card(oldest)
    .getByRole('button', { name: /^Favorite/ })
    .click();
  await expect(page.getByText('Added to favorites')).toBeVisible();
  await expect(page.locator('.stats')).toContainText(/1favourite|favourite1/);
  await page.getByRole('radio', { name: 'Favorites' }).check();
  await expect(cards).toHaveCount(1);
  // In the list of favorites a story that is none any more is let go, and the focus is not lost with it.
  await cards.getByRole('button', { name: /^Favorite/ }).click();
  await expect(page.getByText('No favourites yet. Tap the heart on a story you love.')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'My Stories' })).toBeFocused();
  await page.goBack();
  await expect(page.getByRole('radio', { name: 'All' })).toBeChecked();
  await expect(cards).toHaveCount(2);

  await card(newest)
    .getByRole('button', { name: /^Delete/ })
    .click();
  await expect(cards).toHaveCount(1);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(cards).toHaveCount(2);

  await page.getByRole('button', { name: 'Fix Illustrations' }).click();
  await expect(page.getByText('Regenerating illustrations...')).toBeVisible();
  await expect(page.getByText('1 illustration in 1 story.')).toBeVisible({ timeout: 30_000 });

  await card(newest)
    .getByRole('button', { name: /^Delete/ })
    .click();
  await expect(cards).toHaveCount(1);
  // Leaving the page makes the deletion final.
  await page.goto('/account');
  await expect(page.getByRole('heading', { name: 'One child' })).toBeVisible();
  await expect(page.getByText('Wilhelmina, 1 story')).toBeVisible();
  await page.getByRole('button', { name: /everything for Wilhelmina/ }).click();
  await page.getByRole('button', { name: /^Yes, delete everything for Wilhelmina/ }).click();
  await expect(page.getByText('Stories deleted')).toBeVisible();
  await page.goto('/my-stories');
  await expect(page.getByRole('heading', { name: 'There’s room on your shelf' })).toBeVisible();
});
