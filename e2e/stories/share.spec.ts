import { expect, test } from '../support/app.ts';
import { describeStory, shareStory, signedIn } from '../support/steps.ts';

test('a parent shares a story, a stranger reads and reports it, and turning the link off ends access', async ({
  page,
  app,
  browser,
}) => {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await signedIn(page, app, 5);
  await describeStory(page);
  await page.getByRole('button', { name: 'Create Magical Story (1 Credit)' }).click();
  await page.waitForURL(/\/story\/[\w-]+$/);
  const id = page.url().split('/').at(-1) ?? '';
  const { link, dialog } = await shareStory(page);
  expect(link).toBe(`${app.url}/og/story/${id}`);
  await expect(dialog.getByRole('textbox', { name: /link/i })).toHaveAttribute('readonly', '');
  await dialog.getByRole('button', { name: 'Copy link' }).click();
  await expect(page.getByText('Link copied!')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(link);
  const popup = page.waitForEvent('popup');
  // Requests to other sites are intercepted.
  await page.context().route(/facebook\.com/, (route) => route.fulfill({ body: 'Facebook' }));
  await dialog.getByRole('button', { name: /Facebook/ }).click();
  const facebook = await popup;
  expect(new URL(facebook.url()).searchParams.get('u')).toBe(link);
  expect(facebook.url()).not.toContain('Wilhelmina');
  await facebook.close();

  const stranger = await browser.newContext();
  const guest = await stranger.newPage();
  await guest.goto(link);
  await guest.waitForURL(/\/public\/story\//);
  await expect(guest.getByText('Shared Story')).toBeVisible();
  await expect(guest.getByRole('button', { name: 'Start Creating Stories' })).toBeVisible();
  await expect(guest.locator('article img')).toHaveCount(4);
  await expect(guest.locator('article img').first()).not.toHaveJSProperty('naturalWidth', 0);
  expect(await guest.content()).not.toMatch(/wilhelmina/i);
  await guest.getByRole('button', { name: 'Report', exact: true }).click();
  const report = guest.getByRole('dialog', { name: 'Report Story' });
  await report.getByRole('button', { name: 'Send Report' }).click();
  await expect(report.getByText('Please select a category')).toBeVisible();
  await expect(report.getByLabel('Category')).toBeFocused();
  await report.getByLabel('Category').selectOption('content_issue');
  await report.getByLabel('Severity').selectOption('low');
  await report.getByLabel('Subject').fill('The fox');
  await report.getByLabel('Description').fill('The fox on page three is too wild.');
  await guest.route('**/api/reports', (route) => route.abort(), { times: 1 });
  await report.getByRole('button', { name: 'Send Report' }).click();
  await expect(guest.getByText('Failed to submit report')).toBeVisible();
  await expect(report.getByLabel('Description')).toHaveValue('The fox on page three is too wild.');
  await report.getByRole('button', { name: 'Send Report' }).click();
  await expect(guest.getByText('Report submitted successfully')).toBeVisible();
  await expect(report).toBeHidden();

  await dialog.getByRole('switch', { name: /name/i }).click();
  await expect(dialog.getByRole('switch', { name: /name/i })).toBeChecked();
  await guest.route('**/api/public/story/*', (route) => route.abort(), { times: 1 });
  await guest.reload();
  await guest.getByRole('button', { name: 'Try again' }).click();
  await expect(guest.getByText('Wilhelmina').first()).toBeVisible();

  const plain = await browser.newContext({ javaScriptEnabled: false });
  const quiet = await plain.newPage();
  await quiet.goto(link);
  await quiet.waitForURL(/\/public\/story\//);
  await expect(quiet.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(quiet.getByText('The end', { exact: true })).toBeVisible();
  await expect(quiet.locator('article img').first()).not.toHaveJSProperty('naturalWidth', 0);

  await dialog.getByRole('switch', { name: /share|link/i }).click();
  await expect(dialog.getByRole('switch', { name: /share|link/i })).not.toBeChecked();
  await expect(dialog.getByRole('textbox', { name: /link/i })).toBeHidden();
  await guest.reload();
  await expect(guest.getByRole('heading', { name: 'Story Not Found' })).toBeVisible();
  await guest.getByRole('link', { name: 'Go to Storywren' }).click();
  await expect(guest).toHaveURL(`${app.url}/`);
  expect(app.logs()).not.toMatch(/wilhelmina/i);
  await stranger.close();
  await plain.close();
});
