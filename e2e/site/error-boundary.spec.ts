import type { Page } from '@playwright/test';
import { expect, test } from '../support/app.ts';
import { withLibrary } from '../support/library.ts';
import { adminOf } from '../support/panel.ts';

// React logs the caught errors to the console.
test.use({ watched: undefined });

/** Records the client errors that the page reports from now on. */
function listenForReports(page: Page): Record<string, unknown>[] {
  const reports: Record<string, unknown>[] = [];
  page.on('request', (request) => {
    if (new URL(request.url()).pathname === '/api/client-errors') reports.push(request.postDataJSON());
  });
  return reports;
}

/** Replaces a lazily loaded chunk by an empty module. */
const withoutCode = (page: Page, chunk: string) =>
  page.route(`**/assets/${chunk}-*.js`, (route) =>
    route.fulfill({ contentType: 'text/javascript', body: 'export {};' }),
  );

const FRAME = /^\/assets\/[\w.-]+\.js:\d+:\d+$/;

test('a page that fails to render leaves header and footer, is reported once, and recovers on reload', async ({
  page,
  app,
}) => {
  const reports = listenForReports(page);
  const admin = await adminOf(app);
  await page.context().addCookies(admin.cookies);
  // An invalid date, which the charts cannot format.
  await page.route('**/api/admin/overview', async (route) => {
    const overview = await (await route.fetch()).json();
    const days = overview.days.map((day: object) => ({ ...day, day: 'Wilhelmina’s birthday' }));
    await route.fulfill({ json: { ...overview, days } });
  });
  await page.goto('/admin?tab=overview');
  const title = page.getByRole('heading', { level: 1, name: 'Something went wrong on this page' });
  await expect(title).toBeFocused();
  await expect(page).toHaveTitle('Something went wrong · Storywren');
  await expect(page.getByText('Your stories are safe.')).toBeVisible();
  await expect(page.getByRole('banner').getByRole('link', { name: 'Storywren' })).toBeVisible();
  await expect(page.getByRole('contentinfo')).toBeVisible();
  await expect.poll(() => reports.length).toBe(1);
  expect(reports).toEqual([
    {
      message: 'RangeError: Invalid time value',
      route: '/admin',
      stack: expect.arrayContaining([expect.stringMatching(FRAME)]),
    },
  ]);
  await expect.poll(() => app.logs()).toContain('"code":"CLIENT_ERROR","route":"/admin"');
  expect(app.logs()).not.toMatch(/wilhelmina/i);

  await page.getByRole('contentinfo').getByRole('link', { name: 'FAQ' }).click();
  await expect(page).toHaveURL(`${app.url}/faq`);
  await expect(title).toBeHidden();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.goBack();
  await expect(title).toBeFocused();
  expect(reports, 'the same error is not reported twice').toHaveLength(1);

  await page.unrouteAll();
  await page.getByRole('button', { name: 'Reload the page' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Admin' })).toBeVisible();
  await expect(page.getByText('System Status')).toBeVisible();
  expect(reports).toHaveLength(1);
});

test('a page whose error report fails still links to the home page', async ({ page, app }) => {
  await page.route('**/api/client-errors', (route) => route.abort());
  await withoutCode(page, 'pricing-page');
  await page.goto('/pricing');
  await expect(page.getByRole('heading', { name: 'Something went wrong on this page' })).toBeFocused();
  await expect(page.locator('.toast')).toHaveCount(0);
  await page.getByRole('link', { name: 'Back to home' }).click();
  await expect(page).toHaveURL(`${app.url}/`);
  await expect(page.getByRole('button', { name: 'Create Your Story' }).first()).toBeVisible();
});

test('a dialog that fails to render shows an error, and the page below stays', async ({ page, app }) => {
  const reports = listenForReports(page);
  const [id] = await withLibrary(page, app);
  await withoutCode(page, 'share-sheet');
  await page.goto(`/story/${id}?from=Wilhelmina`);
  await page.getByRole('button', { name: 'Share', exact: true }).first().click();
  const dialog = page.getByRole('dialog', { name: 'Something went wrong here' });
  await expect(dialog.getByRole('heading')).toBeFocused();
  await expect(dialog.getByRole('button', { name: 'Reload the page' })).toBeVisible();
  await expect.poll(() => reports.length).toBe(1);
  expect(reports[0]).toMatchObject({
    route: '/story/:id',
    message: expect.stringMatching(/^Error: Minified React error #306; visit … for/),
  });
  expect(JSON.stringify(reports)).not.toMatch(new RegExp(`${id}|wilhelmina|https?:`, 'i'));
  await dialog.getByRole('button', { name: 'Close' }).click();
  await expect(dialog).toHaveCount(0);
  await expect(page.getByText('Page 1 of')).toBeVisible();
});

test('a featured story that fails to render can be closed', async ({ page }) => {
  await withoutCode(page, 'featured-book');
  await page.goto('/');
  await page.getByRole('button', { name: /^Read/ }).first().click();
  const dialog = page.getByRole('dialog', { name: 'Something went wrong here' });
  await expect(dialog.getByRole('button', { name: 'Reload the page' })).toBeFocused();
  await dialog.getByRole('button', { name: 'Close' }).click();
  await expect(dialog).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('a chunk that is gone after a release reloads the page once, and shows an error only if that fails', async ({
  page,
}) => {
  const reports = listenForReports(page);
  let loads = 0;
  page.on('load', () => {
    loads += 1;
  });
  let isGone = true;
  await page.route('**/assets/pricing-page-*.js', (route) =>
    isGone ? route.fulfill({ status: 404, json: {} }) : route.fallback(),
  );
  await page.goto('/pricing');
  await expect(page.getByRole('heading', { name: 'Something went wrong on this page' })).toBeFocused();
  expect(loads).toBe(2);
  await expect
    .poll(() => reports)
    .toEqual([
      { message: 'TypeError: Failed to fetch dynamically imported module: …', route: '/pricing', stack: [] },
    ]);
  isGone = false;
  await page.getByRole('button', { name: 'Reload the page' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Pricing' })).toBeVisible();
  expect(reports).toHaveLength(1);
});
