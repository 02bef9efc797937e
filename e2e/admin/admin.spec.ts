import { readFile } from 'node:fs/promises';
import type { Page, Request } from '@playwright/test';
import { buyPack, creditsOf, newParent } from '../../tools/testing/users.ts';
import { ADMIN, expect, test } from '../support/app.ts';
import { adminOf, openPanel, pendingParent, report, rowOf, storyOf } from '../support/panel.ts';
import { newAddress, signedIn } from '../support/steps.ts';

const tab = (page: Page, name: string | RegExp) => page.getByRole('tab', { name }).click();
const isOfPanel = (request: Request) => new URL(request.url()).pathname.startsWith('/api/admin/');

/** Records the admin requests of a page from now on, by the end of their path. */
function watchCalls(page: Page): string[] {
  const made: string[] = [];
  page.on('request', (request) => {
    if (isOfPanel(request)) made.push(new URL(request.url()).pathname.replace('/api/admin/', ''));
  });
  return made;
}

/** Sets whether the page is visible. */
const setVisibility = (page: Page, state: 'hidden' | 'visible') =>
  page.evaluate((now) => {
    Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => now });
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
  }, state);

test('an admin confirms a payment, adjusts credits, deletes and reactivates a user, and the log shows each action', async ({
  page,
  app,
}) => {
  const parent = await pendingParent(app);
  await openPanel(page, app);
  await page.getByLabel('Search').fill(parent.email);
  const row = rowOf(page, parent.email);
  await expect(row.getByText('Premium Pending')).toBeVisible();
  await expect(page.getByRole('row')).toHaveCount(2);

  await row.getByRole('button', { name: 'Confirm Payment' }).click();
  await expect(page.getByText('Payment confirmed successfully')).toBeVisible();
  await expect(page.getByText('10 credits awarded to user')).toBeVisible();
  await expect(row.getByText('Premium Active')).toBeVisible();
  await expect(row.getByRole('button', { name: 'Confirm Payment' })).toHaveCount(0);
  await expect(row.getByRole('button', { name: 'Adjust Credits' })).toBeFocused();

  const idempotencyKeys: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/credits')) idempotencyKeys.push(request.headers()['idempotency-key'] ?? '');
  });
  await row.getByRole('button', { name: 'Adjust Credits' }).click();
  const dialog = page.getByRole('dialog', { name: 'Adjust Credits' });
  await dialog.getByRole('button', { name: 'Adjust Credits' }).click();
  await expect(page.getByText('Missing Information')).toBeVisible();
  await expect(page.getByText('Please provide credit amount and reason.')).toBeVisible();
  await dialog.getByLabel('Credits').fill('a few');
  await dialog.getByLabel('Reason').fill('A gift for the dragon');
  await dialog.getByRole('button', { name: 'Adjust Credits' }).click();
  await expect(page.getByText('Invalid Amount')).toBeVisible();
  await expect(page.getByText('Please enter a valid number for credits.')).toBeVisible();
  await expect(dialog.getByLabel('Credits')).toBeFocused();
  expect(idempotencyKeys).toEqual([]);
  await dialog.getByLabel('Credits').fill('-3');
  await dialog.getByRole('button', { name: 'Adjust Credits' }).click();
  await expect(page.getByText('Credits adjusted successfully')).toBeVisible();
  await expect(dialog).toBeHidden();
  await expect(row.getByRole('button', { name: 'Adjust Credits' })).toBeFocused();
  expect(idempotencyKeys).toEqual([expect.stringMatching(/^[\w-]{20,}$/)]);
  expect(await creditsOf(parent)).toBe(7);

  await row.getByRole('button', { name: 'Delete' }).click();
  const sure = page.getByRole('dialog', { name: 'Delete User' });
  await expect(sure.getByText(/hidden from the frontend/)).toBeVisible();
  await expect(sure.getByText(/data is preserved for admins/)).toBeVisible();
  await sure.getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('User deleted successfully')).toBeVisible();
  await expect(row.getByText('Deleted', { exact: true })).toBeVisible();
  await expect(row.getByRole('button', { name: 'Adjust Credits' })).toHaveCount(0);
  expect((await parent.get('/api/auth/me')).status).toBe(401);
  const back = row.getByRole('button', { name: 'Reactivate' });
  await expect(back).toBeFocused();
  await back.click();
  await expect(page.getByText('User reactivated successfully')).toBeVisible();
  await expect(row.getByText(/^Reactivated [A-Z][a-z]{2} \d\d, \d{4}$/)).toBeVisible();

  await tab(page, 'Admin Activities');
  await page.getByLabel('Search').fill(parent.email);
  await expect(page.getByRole('row')).toHaveCount(5);
  await expect(rowOf(page, 'A gift for the dragon')).toContainText('10 → 7');
  await expect(rowOf(page, 'Payment confirmed').first()).toContainText('pending → active');
  await page.getByLabel('Action').selectOption('Credit adjustment');
  await expect(page.getByRole('row')).toHaveCount(2);
  const coming = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Export CSV' }).click();
  const lines = (await readFile(await (await coming).path(), 'utf8')).trim().split('\r\n');
  expect(lines).toHaveLength(2);
  expect(lines[1]).toContain('A gift for the dragon');

  await tab(page, 'Transactions');
  await page.getByLabel('Search').fill(parent.email);
  // Rows of other parents stand there until the search has narrowed the table.
  const theirs = rowOf(page, parent.email);
  await expect(theirs.filter({ hasText: 'Premium subscription' })).toContainText('$9.99 AUD');
  await expect(theirs.filter({ hasText: 'Credit adjustment' })).toContainText('-3');

  await tab(page, 'System Overview');
  await expect(page.getByText('Ledger drift').locator('..')).toHaveText('Ledger drift0');
  await expect(page.getByText('Database Connection').locator('..')).toContainText('Connected');
  await expect(page.getByText('Admin Panel Access').locator('..')).toContainText('Active');
});

test('an admin takes a report from open to resolved, and its notes are saved', async ({ page, app }) => {
  const subject = `A dragon with teeth ${Date.now()}`;
  await report(app, subject);
  await openPanel(page, app, 'reports');
  const row = rowOf(page, subject);
  await expect(row).toContainText('Priya Raman');
  await row.getByRole('button', { name: 'View' }).click();
  const dialog = page.getByRole('dialog', { name: 'Report' });
  await expect(dialog.getByText('On page four the dragon has very large teeth.')).toBeVisible();
  await dialog.getByLabel('Admin Notes').fill('We made its teeth smaller.');
  await dialog.getByRole('button', { name: 'Mark In Progress' }).click();
  await expect(page.getByText('Report updated successfully')).toBeVisible();
  await expect(dialog.getByText('In Progress', { exact: true })).toBeVisible();
  await expect(dialog.getByRole('button', { name: 'Mark Resolved' })).toBeFocused();
  await expect(dialog.getByLabel('Admin Notes')).toHaveValue('We made its teeth smaller.');
  await dialog.getByRole('button', { name: 'Save notes' }).click();
  await dialog.getByRole('button', { name: 'Mark Resolved' }).click();
  await expect(dialog.getByText('Resolved', { exact: true })).toBeVisible();
  await expect(dialog.getByRole('button', { name: /^Mark/ })).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(row).toContainText('Resolved');
  await expect(row.getByRole('button', { name: 'View' })).toBeFocused();
  await row.getByRole('button', { name: 'View' }).click();
  await expect(dialog.getByLabel('Admin Notes')).toHaveValue('We made its teeth smaller.');
});

test('an admin opens a story with its text, illustrations and cost', async ({ page, app }) => {
  const { id, email } = await storyOf(app);
  await openPanel(page, app, 'stories');
  await expect(page.getByText('Total credits used')).toBeVisible();
  await page.getByLabel('Search').fill(email);
  const row = rowOf(page, email);
  await expect(row).toContainText('Wilhelmina');
  await expect(row).toContainText('Listens: N/A');
  await row.getByRole('button').click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText(id)).toBeVisible();
  await expect(dialog.getByRole('heading', { name: 'Page 1', exact: true })).toBeVisible();
  await expect(dialog.getByRole('img').first()).toHaveJSProperty('complete', true);
  expect(
    await dialog
      .getByRole('img')
      .first()
      .evaluate((img: HTMLImageElement) => img.naturalWidth),
  ).toBeGreaterThan(100);
  await expect(dialog.getByText('Own storyteller')).toBeVisible();
});

test('the open admin tab and its filters survive a reload and Back', async ({ page, app }) => {
  await openPanel(page, app);
  await tab(page, /^Stories \(\d+\)$/);
  await expect(page).toHaveURL(/tab=stories/);
  await page.getByLabel('Sort').selectOption('Oldest');
  await tab(page, /^Reports \(\d+\)$/);
  await tab(page, /^Stories/);
  await expect(page.getByLabel('Sort')).toHaveValue('oldest');
  await page.reload();
  await expect(page.getByRole('tab', { name: /^Stories/ })).toHaveAttribute('aria-selected', 'true');
  await expect(page.getByLabel('Sort')).toHaveValue('oldest');
  await page.goBack();
  await expect(page.getByRole('tab', { name: /^Reports/ })).toHaveAttribute('aria-selected', 'true');
  await page.getByRole('tab', { name: /^Reports/ }).focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('tab', { name: 'Transactions' })).toHaveAttribute('aria-selected', 'true');
});

test('guests and parents are denied the admin panel, and no admin request is sent', async ({ page, app }) => {
  const calls = watchCalls(page);
  await page.goto('/admin');
  await expect(page.getByRole('heading', { level: 1, name: 'Access Denied' })).toBeVisible();
  await expect(page.getByText(/don’t have permission/)).toBeVisible();
  await expect(page).toHaveTitle('Admin · Storywren');
  await page.getByRole('main').getByRole('button', { name: 'Login' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await signedIn(page, app, 0);
  await page.getByRole('button', { name: 'Account menu' }).click();
  await expect(page.getByRole('menuitem', { name: 'My Account' })).toBeVisible();
  await expect(page.getByRole('menuitem', { name: 'Admin Panel' })).toHaveCount(0);
  await page.goto('/admin');
  await expect(page.getByRole('heading', { level: 1, name: 'Access Denied' })).toBeVisible();
  await expect(page.getByRole('main').getByRole('link', { name: 'Back to home' })).toBeVisible();
  expect(calls).toEqual([]);
});

test('admin polling runs at its interval, re-renders nothing on a 304, and stops while the page is hidden', async ({
  page,
  app,
}) => {
  await page.clock.install();
  const admin = await openPanel(page, app);
  await expect(rowOf(page, ADMIN).first()).toBeVisible();
  // Pending requests are not repeated, so all first responses must have arrived.
  await page.waitForLoadState('networkidle');
  const calls = watchCalls(page);
  const statuses: number[] = [];
  const requests = new Set<Request>();
  page.on('request', (request) => isOfPanel(request) && requests.add(request));
  // Not of requests that were sent before the first one counted.
  page.on('response', (response) => {
    if (requests.has(response.request())) statuses.push(response.status());
  });
  await page.evaluate(() => {
    const main = document.querySelector('main');
    Object.assign(window, { drawn: 0 });
    const count = (seen: MutationRecord[]) => Object.assign(window, { drawn: seen.length });
    if (main)
      new MutationObserver(count).observe(main, {
        subtree: true,
        childList: true,
        attributes: true,
        characterData: true,
      });
  });
  // From here time passes in steps alone. An interval begins again with its reply, so one round puts all of them on the steps.
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1_000);
  const pass = async (seconds: number) => {
    for (let passed = 0; passed < seconds; passed += 5) {
      await page.clock.runFor(5_000);
      await page.evaluate(() => undefined);
      await expect.poll(() => statuses.length).toBe(calls.length);
    }
  };
  await pass(35);
  // Work that earlier tests started in this app may still finish once.
  await expect(async () => {
    calls.length = 0;
    statuses.length = 0;
    await page.evaluate(() => Object.assign(window, { drawn: 0 }));
    await pass(60);
    // The log every ten seconds, everything else every thirty, whichever tab is open.
    const log = Array.from({ length: 6 }, () => 'activities');
    const others = ['reports', 'stories', 'totals', 'transactions', 'users'];
    expect([...calls].sort()).toEqual([...log, ...others, ...others].sort());
    expect(statuses).toEqual(calls.map(() => 304));
    expect(await page.evaluate(() => Reflect.get(window, 'drawn'))).toBe(0);
  }).toPass({ timeout: 30_000 });
  await page.clock.resume();

  // Typed input and focus of a dialog survive a poll with new rows.
  await page.getByRole('button', { name: 'Adjust Credits' }).first().click();
  await page.getByRole('dialog').getByLabel('Credits').fill('5');
  const newcomer = await newParent(app, newAddress());
  await page.clock.runFor(31_000);
  await expect(page.getByText(newcomer.email)).toBeAttached();
  await expect(page.getByRole('dialog').getByLabel('Credits')).toHaveValue('5');
  await expect(page.getByRole('dialog').getByLabel('Credits')).toBeFocused();
  await page.keyboard.press('Escape');

  calls.length = 0;
  // Waits for the response, too: one that arrives while the page is hidden is fresh, and not refetched when it is shown.
  const answered = page.waitForResponse((response) => response.url().includes('/api/admin/activities'));
  await page.clock.runFor(10_500);
  await expect.poll(() => calls).toContain('activities');
  await answered;

  await setVisibility(page, 'hidden');
  calls.length = 0;
  await page.clock.runFor(90_000);
  expect(calls).toEqual([]);
  await setVisibility(page, 'visible');
  await expect
    .poll(() => [...calls].sort())
    .toEqual(['activities', 'reports', 'stories', 'totals', 'transactions', 'users']);
  expect((await admin.get('/api/admin/totals')).status).toBe(200);
});

test('failed admin requests show an error, lose no typed input, and leave loaded rows in place', async ({
  browser,
  app,
}) => {
  // A page without the console check: this test provokes server errors.
  const page = await browser.newPage({ baseURL: app.url });
  const parent = await newParent(app, newAddress());
  await report(app, 'Pictures do not load');
  const fail = (route: { fulfill: (answer: object) => Promise<void> }) =>
    route.fulfill({ status: 500, json: { error: 'The house is on fire.', code: 'INTERNAL' } });
  await page.route('**/api/admin/users?**', fail, { times: 2 });
  await openPanel(page, app);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();
  await page.getByRole('button', { name: 'Try again' }).click();
  const row = rowOf(page, parent.email);
  await expect(row).toBeVisible();

  await page.route('**/api/admin/users/*/*', fail);
  await row.getByRole('button', { name: 'Adjust Credits' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Credits').fill('5');
  await dialog.getByLabel('Reason').fill('A gift');
  await dialog.getByRole('button', { name: 'Adjust Credits' }).click();
  await expect(page.getByText('Failed to adjust credits')).toBeVisible();
  await expect(dialog.getByText('The house is on fire.')).toBeVisible();
  await expect(dialog.getByLabel('Credits')).toHaveValue('5');
  await expect(dialog.getByLabel('Reason')).toHaveValue('A gift');
  await page.keyboard.press('Escape');
  await row.getByRole('button', { name: 'Delete' }).click();
  await dialog.getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('Failed to delete user')).toBeVisible();
  await page.keyboard.press('Escape');

  await page.route('**/api/admin/users?**', fail);
  await page.getByRole('tab', { name: /^Stories/ }).click();
  await page.getByRole('tab', { name: /^Users/ }).click();
  await expect(row).toBeVisible();
  await page.unroute('**/api/admin/users?**');

  await page.route('**/api/admin/reports/*', fail);
  await page.getByRole('tab', { name: /^Reports/ }).click();
  await rowOf(page, 'Pictures do not load').first().getByRole('button', { name: 'View' }).click();
  await dialog.getByRole('button', { name: 'Mark Resolved' }).click();
  await expect(page.getByText('Failed to update report')).toBeVisible();
  await page.keyboard.press('Escape');

  // The session ends while the panel is open.
  await page.context().clearCookies();
  await page.getByRole('tab', { name: /^Users/ }).click();
  await expect(page.getByRole('heading', { name: 'Access Denied' })).toBeVisible();
  await page.close();
});

test('a conflicting report update shows the other admin’s notes and leaves the typed ones in place', async ({
  browser,
  app,
}) => {
  const page = await browser.newPage({ baseURL: app.url });
  const subject = `Two at once ${Date.now()}`;
  await report(app, subject);
  const admin = await adminOf(app);
  await openPanel(page, app, 'reports');
  await rowOf(page, subject).getByRole('button', { name: 'View' }).click();
  const dialog = page.getByRole('dialog', { name: 'Report' });
  await dialog.getByLabel('Admin Notes').fill('My own words');
  const { body } = await admin.get(`/api/admin/reports?q=${encodeURIComponent(subject)}`);
  const [{ id }] = body as unknown as [{ id: string }];
  await admin.call('PATCH', `/api/admin/reports/${id}`, { adminNotes: 'Words of a colleague' });
  // Every change refetches the panel's queries. One that is still on its way would hide the denial below.
  const save = () =>
    Promise.all([
      page.waitForResponse((response) => response.url().includes('/api/admin/users?')),
      dialog.getByRole('button', { name: 'Save notes' }).click(),
    ]);
  await save();
  await expect(page.getByText('Failed to update report')).toBeVisible();
  await expect(dialog.getByText('Words of a colleague')).toBeVisible();
  await expect(dialog.getByLabel('Admin Notes')).toHaveValue('My own words');
  await save();
  await expect(page.getByText('Report updated successfully')).toBeVisible();
  await expect(dialog.getByText('Words of a colleague')).toBeHidden();
  await page.keyboard.press('Escape');

  // A user who is no longer an admin is denied.
  const forbidden = { error: 'This is for admins.', code: 'FORBIDDEN' };
  await page.route('**/api/admin/users?**', (route) => route.fulfill({ status: 403, json: forbidden }));
  await page.getByRole('tab', { name: /^Users/ }).click();
  await expect(page.getByRole('heading', { name: 'Access Denied' })).toBeVisible();
  await page.close();
});

test('an admin opens the panel from the menu and sees their own credits change', async ({ page, app }) => {
  const admin = await adminOf(app);
  await buyPack(admin);
  await page.context().addCookies(admin.cookies);
  await page.goto('/');
  await page.getByRole('button', { name: 'Account menu' }).click();
  await page.getByRole('menuitem', { name: 'Admin Panel', exact: true }).click();
  await expect(page).toHaveURL(/\/admin$/);
  const before = await creditsOf(admin);
  await page.getByLabel('Search').fill(ADMIN);
  await rowOf(page, ADMIN).getByRole('button', { name: 'Adjust Credits' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Credits').fill('2');
  await dialog.getByLabel('Reason').fill('For trying things out');
  await dialog.getByRole('button', { name: 'Adjust Credits' }).click();
  await expect(page.getByRole('button', { name: `${before + 2} credits` }).first()).toBeVisible();
});
