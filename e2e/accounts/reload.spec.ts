import type { Page } from '@playwright/test';
import { expect, test } from '../support/app.ts';
import { newAddress, PASSWORD } from '../support/steps.ts';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

const PROMPT = 'Wilhelmina is afraid of the dark since we moved.';

/** What follows waits for what it needs; the pictures of the page are not among it. */
const SOON = { waitUntil: 'commit' } as const;
const reload = (page: Page) => page.reload(SOON);

/** Opens the story form from the home page and expects everything in it that was entered before. */
async function openCreate(page: Page) {
  await page.getByRole('button', { name: 'Create Your Story' }).first().click();
  return page.getByRole('dialog');
}

const openMenu = async (page: Page, item: string) => {
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('menuitem', { name: item }).click();
};

async function fillCard(page: Page, number: string) {
  const dialog = page.getByRole('dialog', { name: 'Choose Your Plan' });
  await dialog.getByLabel('Card number').fill(number);
  await dialog.getByLabel('Expiry').fill('12/39');
  await dialog.getByLabel('CVC').fill('123');
  return dialog.getByRole('button', { name: 'Pay $9.50 for 5 credits' });
}

test('a parent on a phone loses nothing to a reload at any step from the first visit to the account', async ({
  page,
  app,
}) => {
  test.slow();
  await page.goto('/', SOON);
  await reload(page);
  let dialog = await openCreate(page);
  await dialog.getByLabel(/topic/i).fill(PROMPT);
  await dialog.getByRole('radio', { name: /picture book/i }).check();
  await dialog.getByLabel(/main character/i).check();
  await dialog.getByLabel(/child.s name/i).fill('Wilhelmina');
  await dialog.getByRole('radio', { name: 'Girl' }).check();
  await reload(page);

  // The form is there again, and a guest joins from it.
  dialog = await openCreate(page);
  const expectDraft = async () => {
    await expect(dialog.getByLabel(/topic/i)).toHaveValue(PROMPT);
    await expect(dialog.getByRole('radio', { name: /picture book/i })).toBeChecked();
    await expect(dialog.getByLabel(/child.s name/i)).toHaveValue('Wilhelmina');
    await expect(dialog.getByRole('radio', { name: 'Girl' })).toBeChecked();
  };
  await expectDraft();
  await dialog.getByRole('button', { name: 'Join Now' }).click();
  const email = newAddress();
  await dialog.getByLabel('Email').fill(email);
  await dialog.getByLabel('Full Name').fill('Jo Example');
  await dialog.getByLabel('Country').selectOption('Australia');
  await dialog.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await dialog.getByLabel('Confirm Password').fill(PASSWORD);
  await dialog.getByRole('radio', { name: /pay as you go/i }).check();
  await dialog.getByRole('button', { name: 'Join Now' }).click();
  await expect(page.getByRole('heading', { name: 'Verify Your Email' })).toBeVisible();

  // The phone reloads the page while the mail is read. The code is sent as soon as its last digit is there.
  const mail = await app.mailTo(email, 'Verify');
  await reload(page);
  await openMenu(page, 'Login');
  await expect(page.getByText(`Waiting to verify ${email}?`)).toBeInViewport();
  await page.getByRole('button', { name: 'Enter the code' }).click();
  await expect(page.getByText(`Enter the 6-digit code sent to ${email}`)).toBeVisible();
  await page.getByLabel(/code/i).fill(/\b\d{6}\b/.exec(mail.text ?? '')?.[0] ?? '');
  await expect(page.getByText('Email Verified!')).toBeVisible();
  await reload(page);

  dialog = await openCreate(page);
  await expect(dialog.getByText('We’ll keep what you wrote')).toBeVisible();
  await reload(page);
  await (await openCreate(page)).getByRole('button', { name: 'Get Credits' }).click();
  await expect(page.getByRole('button', { name: 'Pay $9.50 for 5 credits' })).toBeInViewport({ ratio: 1 });
  await reload(page);

  // The page is reloaded in the bank's challenge; the same payment goes on after it.
  const secrets: string[] = [];
  page.on('response', async (response) => {
    if (response.url().endsWith('/api/create-payment-intent'))
      secrets.push((await response.json()).clientSecret);
  });
  const challenge = page.getByRole('button', { name: 'Complete authentication' });
  for (const isLast of [false, true]) {
    await (await openCreate(page)).getByRole('button', { name: 'Get Credits' }).click();
    const pay = await fillCard(page, '4000002500003155');
    await expect(pay).toBeInViewport({ ratio: 1 });
    await pay.click();
    await expect(challenge).toBeVisible();
    await (isLast ? challenge.click() : reload(page));
  }
  await expect(page.getByText('Payment Successful')).toBeVisible();
  expect(new Set(secrets).size).toBe(1);
  expect(secrets).toHaveLength(2);
  await expectDraft();
  await reload(page);

  dialog = await openCreate(page);
  await expectDraft();
  await dialog.getByRole('button', { name: 'Create Magical Story (1 Credit)' }).click();
  await expect(dialog).toBeHidden();
  await reload(page);
  await page.waitForURL(/\/story\/[\w-]+$/);
  await expect(page.getByText('For Wilhelmina')).toBeVisible();
  await page.getByRole('button', { name: /^Next/ }).click();
  await reload(page);
  await expect(page.getByText(/Page 2 of \d+|^2 of \d+/).first()).toBeVisible();

  await page.goto('/my-stories', SOON);
  await reload(page);
  await expect(page.getByRole('button', { name: /^Read/ })).toHaveCount(1);
  await page.goto('/account', SOON);
  await reload(page);
  await expect(page.getByRole('row', { name: /5 credits bought/ })).toBeVisible();
  await expect(page.getByRole('button', { name: '4 credits' }).first()).toBeVisible();

  // At logout nothing about the child remains on the phone.
  await openMenu(page, 'Create Story');
  await dialog.getByLabel(/topic/i).fill(PROMPT);
  expect(await page.evaluate(() => JSON.stringify(localStorage))).toContain('Wilhelmina');
  await dialog.getByRole('button', { name: 'Close' }).click();
  await openMenu(page, 'Logout');
  await expect(page).toHaveURL(`${app.url}/`);
  expect(await page.evaluate(() => JSON.stringify(localStorage))).not.toContain('Wilhelmina');
  expect(await app.metrics()).toContain('\nstorywren_ledger_problems 0\n');
});
