import { answers, tells, warns } from './answers.ts';
import { expect, test } from './house.ts';
import { newAddress, PASSWORD } from './steps.ts';

// Calls fail here on purpose, which the console tells of.
test.use({ watched: undefined });

test('a message to us is held to its limits, and what becomes of it is said', async ({ page, house }) => {
  await page.goto('/contact');
  const send = page.getByRole('button', { name: 'Send Message' });
  await expect(page.getByLabel('Category').locator('option:not([value=""])')).toHaveCount(6);
  const options = await page
    .getByLabel('Category')
    .locator('option')
    .evaluateAll((all) => all.map((option) => option.getAttribute('value')));
  expect(options).toEqual([
    '',
    'bug',
    'content_issue',
    'feature_request',
    'payment_issue',
    'general_feedback',
    'other',
  ]);
  await page.getByLabel('Your Name').fill('n'.repeat(51));
  await page.getByLabel('Email').fill('nowhere');
  await page.getByLabel('Subject').fill('s'.repeat(101));
  await page.getByLabel('Message').fill('d'.repeat(1001));
  await send.click();
  for (const words of [
    'Name must be 50 characters or less',
    'Please enter a valid email address',
    'Please select a category',
    'Subject must be 100 characters or less',
    'Description must be 1000 characters or less',
  ])
    await expect(page.getByText(words)).toBeVisible();
  const email = newAddress();
  await page.getByLabel('Your Name').fill('n'.repeat(50));
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Category').selectOption('payment_issue');
  await page.getByLabel('Subject').fill('s'.repeat(100));
  await page.getByLabel('Message').fill('d'.repeat(1000));
  await answers(page, '/api/reports', { status: 429, error: 'The server says why.' }, { status: 500 });
  await send.click();
  await warns(page, 'Failed to submit message The server says why.');
  await send.click();
  await warns(page, 'Failed to submit message Please try again later');
  await expect(page.getByLabel('Subject')).toHaveValue('s'.repeat(100));

  let arrive: () => void = () => undefined;
  const held = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  await page.route('**/api/reports', (route) => held.then(() => route.fallback()), { times: 1 });
  const sent = page.waitForRequest('**/api/reports');
  await send.click();
  expect((await sent).postDataJSON()).toEqual({
    contactName: 'n'.repeat(50),
    contactEmail: email,
    userEmail: email,
    category: 'payment_issue',
    subject: 's'.repeat(100),
    description: 'd'.repeat(1000),
    severity: 'medium',
  });
  await expect(page.getByRole('button', { name: 'Sending…' })).toBeDisabled();
  arrive();
  await tells(
    page,
    'Report submitted successfully Thank you for contacting us. We’ll review your message and get back to you shortly.',
  );
  await expect(page.getByText('The team will reply within 24 hours.')).toBeVisible();
  await page.getByRole('button', { name: 'Send Another Message' }).click();
  for (const label of ['Your Name', 'Email', 'Category', 'Subject', 'Message'])
    await expect(page.getByLabel(label)).toHaveValue('');
  await page.getByLabel('Your Name').fill('Jo');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Category').selectOption('other');
  await page.getByLabel('Subject').fill('s');
  await page.getByLabel('Message').fill('d'.repeat(9));
  await send.click();
  await expect(page.getByText('Please provide at least 10 characters')).toBeVisible();
  await page.getByLabel('Message').fill('d'.repeat(10));
  await send.click();
  await page.getByRole('link', { name: 'Go Home' }).click();
  await expect(page).toHaveURL(`${house.url}/`);
});

test('a new password is asked for twice, and whatever is wrong with it or its link is said', async ({
  page,
  house,
}) => {
  const path = '/api/auth/reset-password';
  await page.goto('/reset-password');
  await warns(page, 'Invalid Reset Link Please request a new password reset.');
  await expect(page).toHaveURL(`${house.url}/`);

  await page.goto('/reset-password?token=a-token');
  const update = page.getByRole('button', { name: 'Update Password' });
  const first = page.getByLabel('New Password');
  const second = page.getByLabel('Confirm Password');
  await expect(update).toBeDisabled();
  await first.fill('seven77');
  await expect(update).toBeDisabled();
  await second.fill('lantern-lamp');
  await expect(update).toBeEnabled();
  await update.click();
  await expect(page.getByText('Password must be at least 8 characters long')).toBeVisible();
  await first.fill(PASSWORD);
  await expect(page.getByText('Passwords do not match')).toBeVisible();
  await second.fill('');
  await expect(page.getByText('Please confirm your password')).toBeVisible();
  await expect(update).toBeDisabled();
  await first.fill('');
  await expect(page.getByText('Password is required')).toBeVisible();
  await first.fill(PASSWORD);
  await second.fill(PASSWORD);

  await answers(
    page,
    path,
    'no connection',
    { status: 500 },
    { status: 503, error: 'The server says why.' },
    { status: 400 },
  );
  await update.click();
  await warns(page, 'Network Error Unable to reset password. Please check your connection and try again.');
  await update.click();
  await warns(page, 'Reset Failed Unable to reset password. Please try again.');
  await update.click();
  await warns(page, 'Reset Failed The server says why.');
  await update.click();
  await expect(page.getByRole('heading', { name: 'Invalid Reset Link' })).toBeVisible();
  await expect(page.getByText(/^Invalid or expired reset token\./)).toBeVisible();
  await page.getByRole('link', { name: 'Back to Home' }).click();
  await expect(page).toHaveURL(`${house.url}/`);

  // The server, too, knows no such token.
  await page.goto('/reset-password?token=a-token');
  await first.fill(PASSWORD);
  await second.fill(PASSWORD);
  await update.click();
  await warns(page, 'Reset Failed Invalid or expired reset token');
  await expect(page.getByRole('heading', { name: 'Invalid Reset Link' })).toBeVisible();

  await answers(page, path, { json: { ok: true, message: 'Done.' } });
  await page.reload();
  await first.fill(PASSWORD);
  await second.fill(PASSWORD);
  const asked = page.waitForRequest(`**${path}`);
  await update.click();
  expect((await asked).postDataJSON()).toEqual({ token: 'a-token', newPassword: PASSWORD });
  await tells(page, /^Password Reset Successful/);
  await expect(page.getByRole('heading', { name: 'Password Updated' })).toBeVisible();
  await page.getByRole('button', { name: 'Go to Login' }).click();
  await expect(page.getByRole('dialog').getByRole('button', { name: /^Login/ })).toBeVisible();
});
