import { expect, test } from '../support/app.ts';
import { newAddress, PASSWORD, signedIn } from '../support/steps.ts';

test('a guest searches the questions, finds no answer and sends a message', async ({ page }) => {
  await page.goto('/how-it-works');
  await page.getByRole('button', { name: /Create Memories/ }).click();
  await expect(page.getByRole('heading', { name: 'Create Memories' })).toBeVisible();
  await page.getByRole('link', { name: 'FAQ' }).first().click();
  await expect(page).toHaveTitle('Common questions · Storywren');
  const search = page.getByLabel('Search');
  await search.fill('never EXPIRE');
  const answer = page.getByRole('button', { name: 'Do credits expire?' });
  await answer.click();
  await expect(page.getByText('Credits never expire, even if you leave Premium.')).toBeVisible();
  await search.fill('xylophone');
  await expect(page.getByText('No results found')).toBeVisible();
  await expect(page.getByText('Try different keywords or browse the categories below.')).toBeVisible();
  await page.getByRole('tab', { name: 'Pricing' }).click();
  await expect(answer).toBeVisible();

  await page.getByRole('link', { name: 'Contact Support' }).click();
  await page.getByRole('button', { name: 'Send Message' }).click();
  for (const words of [
    'Please enter your name',
    'Please enter a valid email address',
    'Please select a category',
    'Please enter a subject',
    'Please provide at least 10 characters',
  ])
    await expect(page.getByText(words)).toBeVisible();
  await expect(page.getByLabel('Your Name')).toBeFocused();
  await page.getByLabel('Your Name').fill('Jo Example');
  await page.getByLabel('Email').fill(newAddress());
  await page.getByLabel('Category').selectOption('general_feedback');
  await page.getByLabel('Subject').fill('The fox');
  await page.getByLabel('Message').fill('We read the fox three times tonight.');
  await page.getByRole('button', { name: 'Send Message' }).click();
  await expect(page.getByText('Report submitted successfully')).toBeVisible();
  await expect(page.getByText('The team will reply within 24 hours.')).toBeVisible();
  await page.getByRole('button', { name: 'Send Another Message' }).click();
  await expect(page.getByLabel('Subject')).toHaveValue('');
});

test('a parent updates the account, downloads all data and deletes the account', async ({ page, app }) => {
  await signedIn(page, app, 0);
  await page.goto('/account');
  await page.getByLabel('Full Name').fill('Nguyễn Ánh');
  await page.getByRole('button', { name: 'Save Details' }).click();
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();
  await page.getByLabel('Current Password').fill('not-this-one');
  await page.getByLabel('New Password').fill('a-new-password');
  await page.getByLabel('Confirm Password').fill('a-new-password');
  await page.getByRole('button', { name: 'Change Password' }).click();
  await expect(page.getByText('That’s not your password.')).toBeVisible();
  await page.getByLabel('Current Password').fill(PASSWORD);
  await page.getByRole('button', { name: 'Change Password' }).click();
  await expect(page.getByText('Password Updated')).toBeVisible();
  const download = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Download Everything' }).click();
  expect((await download).suggestedFilename()).toBe('storywren.zip');
  await page.getByRole('button', { name: 'Delete Account' }).click();
  await page.getByLabel('Your Password').fill('a-new-password');
  await page.getByRole('button', { name: 'Yes, delete everything' }).click();
  await expect(page.getByText('Account deleted')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Login' }).first()).toBeVisible();
});
