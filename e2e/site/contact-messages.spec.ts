import { expect, test } from '../support/app.ts';
import { expectErrorToast, expectToast, mockReplies } from '../support/replies.ts';
import { newAddress, PASSWORD } from '../support/steps.ts';

// Requests fail here on purpose, which the browser logs as console errors.
test.use({ watched: undefined });

test('the contact form enforces its limits and shows the result', async ({ page, app }) => {
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
  await page.setViewportSize({ width: 390, height: 640 });
  const email = newAddress();
  await page.getByLabel('Your Name').fill('n'.repeat(50));
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Category').selectOption('payment_issue');
  await page.getByLabel('Subject').fill('s'.repeat(100));
  await page.getByLabel('Message').fill('d'.repeat(1000));
  await mockReplies(page, '/api/reports', { status: 429, error: 'The server says why.' }, { status: 500 });
  await send.click();
  await expectErrorToast(page, 'Failed to submit message The server says why.');
  await send.click();
  await expectErrorToast(page, 'Failed to submit message Please try again later');
  await expect(page.getByLabel('Subject')).toHaveValue('s'.repeat(100));

  let respond: () => void = () => undefined;
  const held = new Promise<void>((resolve) => {
    respond = resolve;
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
  respond();
  await expectToast(
    page,
    'Report submitted successfully Thank you for contacting us. We’ll review your message and get back to you shortly.',
  );
  await expect(page.getByText('The team will reply within 24 hours.')).toBeVisible();
  // The form was long, and its button far down.
  await expect(page.getByRole('heading', { name: 'Thank you' })).toBeFocused();
  await expect(page.getByRole('heading', { name: 'Thank you' })).toBeInViewport();
  await page.getByRole('button', { name: 'Send Another Message' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Contact' })).toBeFocused();
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
  await expect(page).toHaveURL(`${app.url}/`);
});

test('the password reset page requires the password twice, and shows what is wrong with it or its link', async ({
  page,
  app,
}) => {
  const path = '/api/auth/reset-password';
  await page.goto('/reset-password');
  await expectErrorToast(page, 'Invalid Reset Link Please request a new password reset.');
  await expect(page).toHaveURL(`${app.url}/`);

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

  await mockReplies(
    page,
    path,
    'no connection',
    { status: 500 },
    { status: 503, error: 'The server says why.' },
    { status: 400 },
  );
  await update.click();
  await expectErrorToast(
    page,
    'Network Error Unable to reset password. Please check your connection and try again.',
  );
  await update.click();
  await expectErrorToast(page, 'Reset Failed Unable to reset password. Please try again.');
  await update.click();
  await expectErrorToast(page, 'Reset Failed The server says why.');
  await update.click();
  await expect(page.getByRole('heading', { name: 'Invalid Reset Link' })).toBeVisible();
  await expect(page.getByText(/^Invalid or expired reset token\./)).toBeVisible();
  await page.getByRole('link', { name: 'Back to Home' }).click();
  await expect(page).toHaveURL(`${app.url}/`);

  // The server does not know the token, either.
  await page.goto('/reset-password?token=a-token');
  await first.fill(PASSWORD);
  await second.fill(PASSWORD);
  await update.click();
  await expectErrorToast(page, 'Reset Failed Invalid or expired reset token');
  await expect(page.getByRole('heading', { name: 'Invalid Reset Link' })).toBeVisible();

  await mockReplies(page, path, { json: { ok: true, message: 'Done.' } });
  await page.reload();
  await first.fill(PASSWORD);
  await second.fill(PASSWORD);
  const request = page.waitForRequest(`**${path}`);
  await update.click();
  expect((await request).postDataJSON()).toEqual({ token: 'a-token', newPassword: PASSWORD });
  await expectToast(page, /^Password Reset Successful/);
  await expect(page.getByRole('heading', { name: 'Password Updated' })).toBeVisible();
  await page.getByRole('button', { name: 'Go to Login' }).click();
  await expect(page.getByRole('dialog').getByRole('button', { name: /^Login/ })).toBeVisible();
});
