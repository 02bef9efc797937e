import { expect, test } from '../support/app.ts';
import { signedIn } from '../support/steps.ts';

test.use({ viewport: { width: 390, height: 844 } });

test('Back closes the topmost dialog and nothing else, and skips the entries of dialogs that are closed', async ({
  page,
  app,
}) => {
  const dialog = page.getByRole('dialog');
  const home = `${app.url}/`;
  await page.goto('/faq');
  await page.getByRole('link', { name: 'Storywren' }).first().click();
  await expect(page).toHaveURL(home);

  // A sheet that takes the place of another one takes over its entry.
  await page.getByRole('button', { name: 'Create Your Story' }).first().click();
  await dialog.getByLabel(/topic/i).fill('A tooth that wobbles');
  await dialog.getByRole('button', { name: 'Join Now' }).click();
  await expect(page.getByRole('dialog', { name: 'Join Storywren' })).toBeVisible();
  await page.goBack();
  await expect(dialog).toHaveCount(0);
  await expect(page).toHaveURL(home);
  await page.goBack();
  await expect(page).toHaveURL(`${app.url}/faq`);
  await page.goForward();
  await expect(page).toHaveURL(home);

  // Closed by its button, and opened and closed again: one press of Back leaves the page.
  await page.getByRole('button', { name: 'Read Koa and the Red Boat' }).click();
  await expect(dialog.getByText(/^Page 1 of|^1 of/).first()).toBeVisible();
  await dialog.getByRole('button', { name: 'Close' }).first().click();
  await expect(dialog).toHaveCount(0);
  await page.getByRole('button', { name: 'Create Your Story' }).first().click();
  await dialog.getByRole('button', { name: 'Close' }).click();
  await expect(dialog).toHaveCount(0);
  await page.goBack();
  await expect(page).toHaveURL(`${app.url}/faq`);

  // The entry of a dialog that a reload has closed is used again, too.
  await signedIn(page, app, 0);
  await page.getByRole('button', { name: 'Create Your Story' }).first().click();
  await dialog.getByRole('button', { name: 'Get Credits' }).click();
  await expect(page.getByRole('dialog', { name: 'Choose Your Plan' })).toBeVisible();
  await page.reload();
  await expect(dialog).toHaveCount(0);
  await page.getByRole('button', { name: '0 credits' }).click();
  await expect(dialog).toHaveCount(1);
  await page.goBack();
  await expect(dialog).toHaveCount(0);
  await expect(page).toHaveURL(home);
});

test('a featured story opened by its address goes home on Back', async ({ page, app }) => {
  await page.goto('/story/2');
  await expect(page.getByText('The Dark Behind the Shed').first()).toBeVisible();
  await page.reload();
  await expect(page.getByText('The Dark Behind the Shed').first()).toBeVisible();
  await page.getByRole('button', { name: /^Next/ }).click();
  await page.goBack();
  await expect(page).toHaveURL(`${app.url}/`);
  await expect(page.getByRole('button', { name: 'Create Your Story' }).first()).toBeVisible();
});
