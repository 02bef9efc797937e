import { expect, test } from '../support/app.ts';
import { expectToast, mockReplies } from '../support/replies.ts';
import { signedIn, withPremium } from '../support/steps.ts';

test('a visitor reaches every page and both dialogs from header and footer', async ({ page, app }) => {
  const logged: string[] = [];
  page.on('console', (message) => logged.push(message.text()));
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Create Your Story' }).first()).toBeVisible();
  await expect(page.getByRole('link', { name: 'Story Library' })).toHaveCount(0);
  const head = page.getByRole('banner');
  await expect(head.getByRole('navigation').getByRole('link')).toHaveText(['How It Works', 'FAQ', 'Contact']);
  await expect(head.getByRole('button')).toHaveText(['Login', 'Join Now', 'Create Story', /theme/]);
  await expect(page.getByText('Admin Panel')).toHaveCount(0);
  const dialog = page.getByRole('dialog');
  for (const [name, title] of [
    ['Login', 'Welcome Back to Storywren'],
    ['Join Now', 'Join Storywren'],
  ] as const) {
    await head.getByRole('button', { name }).click();
    await expect(dialog.getByRole('heading', { name: title })).toBeVisible();
    await dialog.getByRole('button', { name: 'Close' }).click();
    await expect(dialog).toHaveCount(0);
  }

  const foot = page.getByRole('contentinfo');
  await expect(foot.getByRole('heading')).toHaveText(['Product', 'Support', 'Company']);
  await expect(
    foot.getByText('Stories with your child in them, for the ten minutes before lights out.'),
  ).toBeVisible();
  await expect(foot.getByText(/^© 2024 Storywren\./)).toBeVisible();
  await foot.getByRole('button', { name: 'Email' }).click();
  await foot.getByRole('button', { name: 'Chat' }).click();
  await expect.poll(() => logged).toEqual(['Email clicked', 'Chat clicked']);
  await foot.getByRole('button', { name: 'Create Story' }).click();
  await expect(dialog.getByRole('button', { name: 'Login Required' })).toBeDisabled();
  await expect(page).toHaveURL(`${app.url}/`);
  await dialog.getByRole('button', { name: 'Close' }).click();

  for (const [name, heading, path] of [
    ['How It Works', /./, '/how-it-works'],
    ['Pricing', 'Pricing', '/pricing'],
    ['FAQ', /./, '/faq'],
    ['Contact', /./, '/contact'],
    ['Privacy', /^Privacy/, '/privacy'],
    ['Terms', /^Terms/, '/terms'],
  ] as const) {
    await foot.getByRole('link', { name }).click();
    await expect(page).toHaveURL(app.url + path);
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
  }
  await page.goto('/no/such/page');
  await expect(page.getByRole('heading', { name: 'This path goes nowhere' })).toBeVisible();
  await head.getByRole('link', { name: 'Storywren' }).click();
  await expect(page).toHaveURL(`${app.url}/`);

  await page.setViewportSize({ width: 390, height: 800 });
  await head.getByRole('button', { name: 'Menu' }).click();
  await expect(page.getByRole('menuitem')).toHaveText([
    'Home',
    'How It Works',
    'FAQ',
    'Contact',
    'Create Story',
    'Login',
    'Join Now',
    /^Lights/,
  ]);
});

test('the account menu shows name, plan and plan actions, and logs out', async ({ page, app }) => {
  await signedIn(page, app, 0);
  await expect(page.getByRole('link', { name: 'Story Library' })).toHaveAttribute('href', '/my-stories');
  const open = () => page.getByRole('button', { name: 'Account menu' }).click();
  const menu = page.getByRole('menu');
  const entries = page.getByRole('menuitem');
  await open();
  await expect(menu).toContainText('Jo Example');
  await expect(menu).toContainText(/parent\d+@example\.com/);
  await expect(menu.locator('.badge')).toHaveText('Pay As You Go');
  await expect(entries).toHaveText(['Buy Credits 0 credits', 'My Account', 'Logout']);
  await entries.first().click();
  const plans = page.getByRole('dialog', { name: 'Choose Your Plan' });
  await expect(plans.getByRole('tab', { name: 'Buy Credits' })).toHaveAttribute('aria-selected', 'true');
  await page.goto('/faq');
  await open();
  await page.getByRole('menuitem', { name: 'Logout' }).click();
  await expect(page).toHaveURL(`${app.url}/`);
  await expect(page.getByRole('button', { name: 'Login' }).first()).toBeVisible();

  await withPremium(page, app);
  await page.getByRole('button', { name: '10 credits Premium' }).click();
  await expect(plans).toBeVisible();
  await plans.getByRole('button', { name: 'Close' }).click();
  await open();
  await expect(menu.locator('.badge')).toHaveText('Premium');
  await expect(entries).toHaveText([
    'Manage Plan 10 credits left',
    'Cancel Subscription',
    'My Account',
    'Logout',
  ]);
  await page.getByRole('menuitem', { name: 'Cancel Subscription' }).click();
  await expect(plans.getByRole('tab', { name: 'Switch Plan' })).toHaveAttribute('aria-selected', 'true');
  await expect(plans.getByRole('button', { name: 'Switch to Pay As You Go' })).toBeVisible();
});

test.describe('with failing requests', () => {
  test.use({ watched: undefined });

  test('the logo is stored once when there is none, and the wren replaces one that cannot be loaded', async ({
    page,
  }) => {
    const logged: string[] = [];
    page.on('console', (message) => logged.push(message.text()));
    const calls: string[] = [];
    page.on('request', (request) => {
      const { pathname } = new URL(request.url());
      if (/logo$/.test(pathname)) calls.push(`${request.method()} ${pathname}`);
    });
    const brand = page.getByRole('banner').getByRole('link', { name: 'Storywren' });
    const get = 'GET /api/images/type/logo';
    const post = 'POST /api/store-logo';
    await mockReplies(
      page,
      '/api/images/type/logo',
      { json: null },
      { json: { type: 'logo', url: '/pictures/lamp.webp' } },
    );
    await mockReplies(page, '/api/store-logo', { json: { type: 'logo', url: '/pictures/lamp.webp' } });
    await page.clock.install();
    await page.goto('/faq');
    await expect(brand.locator('img')).toHaveAttribute('src', '/pictures/lamp.webp');
    expect(calls).toEqual([get, post, get]);

    // Fresh for five minutes: reconnecting refetches only after that.
    const reconnect = async () => {
      await page.context().setOffline(true);
      await page.context().setOffline(false);
    };
    calls.length = 0;
    await page.clock.fastForward('04:50');
    await reconnect();
    await page.getByRole('link', { name: 'How It Works' }).first().click();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(calls).toEqual([]);
    await page.clock.fastForward('00:20');
    await reconnect();
    await expect.poll(() => calls).toEqual([get]);

    calls.length = 0;
    await page.route('**/api/images/type/logo', (route) => route.abort());
    await page.reload();
    await expect.poll(() => calls).toEqual([get, get]);
    await page.clock.runFor(30_000);
    await expect(brand.locator('svg')).toBeVisible();
    expect(calls, 'one retry, and nothing is stored when the fetch failed').toEqual([get, get]);
    await page.unrouteAll();

    calls.length = 0;
    await page.route('**/api/images/type/logo', (route) => route.fulfill({ json: null }));
    await mockReplies(page, '/api/store-logo', { status: 500 });
    await page.reload();
    await expect.poll(() => logged.some((line) => line.startsWith('The logo was not stored'))).toBe(true);
    await expect(brand.locator('svg')).toBeVisible();
    expect(calls).toEqual([get, post]);
  });

  test('toasts appear one at a time, at most 420 pixels wide, and a tooltip 700 ms after the pointer rests', async ({
    page,
  }) => {
    await page.goto('/');
    await page.getByRole('button', { name: 'Login' }).first().click();
    await page.getByRole('button', { name: 'Forgot your password?' }).click();
    const send = page.getByRole('button', { name: 'Send reset link' });
    await send.click();
    await send.click();
    await expectToast(page, 'Email Required Please enter your email address.');
    const width = await page
      .locator('.toast')
      .first()
      .evaluate((toast) => toast.getBoundingClientRect().width);
    expect(width).toBeGreaterThan(300);
    expect(width).toBeLessThanOrEqual(420);

    await page.clock.install();
    await page.reload();
    const email = page.getByRole('contentinfo').getByRole('button', { name: 'Email' });
    await email.scrollIntoViewIfNeeded();
    await page.clock.pauseAt(Date.now() + 60_000);
    await email.hover();
    await page.clock.runFor(650);
    await expect(page.locator('.tip')).toHaveCount(0);
    await page.clock.runFor(100);
    await expect(page.locator('.tip')).toHaveText('Email');
  });
});
