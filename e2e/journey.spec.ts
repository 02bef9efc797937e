import { expect, test } from './support/app.ts';
import { buyCredits, describeStory, join, newAddress, PASSWORD, payWith } from './support/steps.ts';

// The journeys drive the whole product as parents meet it: with the real painter, and with motion.
test.use({ painter: 'real', contextOptions: { reducedMotion: 'no-preference' } });
// One after the other, on one server.
test.describe.configure({ mode: 'default' });

test('a newcomer joins, pays, creates a story, watches its progress and reads it', async ({ page, app }) => {
  await join(page, app);
  await buyCredits(page);
  await expect(page.getByRole('button', { name: /5 credits/ }).first()).toBeVisible();

  await describeStory(page);
  await page.getByRole('button', { name: 'Create Magical Story (1 Credit)' }).click();
  await expect(page.getByText('Story Complete')).toBeVisible();
  await page.waitForURL(/\/story\/[\w-]+$/);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('main img').first()).toBeVisible();
  await expect(page.locator('main img').first()).toHaveJSProperty('complete', true);

  await expect(page.getByText('For Wilhelmina')).toBeVisible();
  await expect(page.getByText(/Page 1 of \d+/)).toBeVisible();
  await page.getByRole('button', { name: /^Next/ }).click();
  await expect(page.getByText(/Page 2 of \d+/)).toBeVisible();
  await page.keyboard.press('ArrowLeft');
  await expect(page.getByText(/Page 1 of \d+/)).toBeVisible();
  await page.goto('/my-stories');
  await expect(page.getByRole('button', { name: '4 credits' }).first()).toBeVisible();
  expect(await app.metrics()).toContain('\nstorywren_ledger_problems 0\n');
});

test('a returning parent logs in and finds the story in the library', async ({ page, app }) => {
  const email = await join(page, app);
  await buyCredits(page);
  await describeStory(page);
  await page.getByRole('button', { name: 'Create Magical Story (1 Credit)' }).click();
  await expect(page.getByText('Crafting Your Story')).toBeVisible();
  // Leaving the page does not stop the story.
  await page.goto('/');
  await page.getByRole('button', { name: 'Account menu' }).click();
  await page.getByRole('menuitem', { name: 'Logout' }).click();
  await page.goto('/my-stories');
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Email').fill(email);
  await dialog.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await dialog.getByRole('button', { name: /^Login/ }).click();
  await expect(page.getByText('Logged in successfully. You have 4 credits available.')).toBeVisible();
  await expect(page).toHaveURL(/\/my-stories$/);
  await page
    .getByRole('button', { name: /^Read/ })
    .or(page.getByRole('link', { name: /^Read/ }))
    .first()
    .click();
  await page.waitForURL(/\/story\//);
});

test('a declined card shows why, and another card can be used', async ({ page, app }) => {
  await join(page, app);
  await page
    .getByRole('button', { name: /credits?$/ })
    .first()
    .click();
  await payWith(page, '4000000000009995');
  await expect(page.getByText('Your card has insufficient funds.').first()).toBeVisible();
  await payWith(page, '4000002500003155');
  await page.getByRole('button', { name: /complete authentication/i }).click();
  await expect(page.getByRole('button', { name: /5 credits/ }).first()).toBeVisible();
});

test('a forgotten password is reset with the mailed link', async ({ page, app }) => {
  const email = await join(page, app, newAddress());
  await page.context().clearCookies();
  await page.goto('/');
  await page.getByRole('button', { name: 'Login' }).first().click();
  await page.getByRole('button', { name: 'Forgot your password?' }).click();
  await page.getByRole('dialog', { name: 'Reset Password' }).getByLabel('Email').fill(email);
  await page.getByRole('button', { name: /send/i }).click();
  await expect(page.getByRole('heading', { name: 'Check Your Email' })).toBeVisible();
  const mail = await app.mailTo(email, 'new password');
  await page.goto(/https?:\/\/\S+reset-password\?token=[\w-]+/.exec(mail.text ?? '')?.[0] ?? '/');
  await page.getByLabel(/^new password/i).fill('a-new-lantern');
  await page.getByLabel(/confirm/i).fill('a-new-lantern');
  await page.getByRole('button', { name: /password$/i }).click();
  await expect(page.getByText('Password Updated')).toBeVisible();
  await page.getByRole('button', { name: 'Go to Login' }).click();
  await page.getByRole('dialog').getByLabel('Email').fill(email);
  await page.getByRole('dialog').getByLabel('Password', { exact: true }).fill('a-new-lantern');
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Login/ })
    .click();
  await expect(page.getByText(/Welcome back/)).toBeVisible();
});
