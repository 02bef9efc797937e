import { newParent } from '../../tools/testing/users.ts';
import { expect, test } from '../support/app.ts';
import {
  closeToasts,
  expectErrorToast,
  expectToast,
  listenForEvents,
  mockReplies,
  trackedEvents,
} from '../support/replies.ts';
import { newAddress, PASSWORD, payWith } from '../support/steps.ts';

// Requests fail here on purpose, which the browser logs as console errors.
test.use({ watched: undefined });

const COUNTRIES =
  'Australia, United States, United Kingdom, Canada, New Zealand, Germany, France, Italy, Spain, Netherlands, Other';

test('registration shows an error for each invalid field and failed request, and can be resumed', async ({
  page,
}) => {
  await listenForEvents(page);
  await page.goto('/');
  await page.getByRole('button', { name: 'Join Now' }).first().click();
  const dialog = page.getByRole('dialog', { name: 'Join Storywren' });
  await expect(dialog.getByText('For parents and guardians aged 18 and over.')).toBeVisible();
  const join = dialog.getByRole('button', { name: 'Join Now' });
  const pay = dialog.getByRole('radio', { name: 'Pay as you go $2 AUD per story' });
  await expect(pay).not.toBeChecked();
  await expect(
    dialog.getByRole('radio', {
      name: /^Premium \$9\.99 AUD monthly 10 stories with monthly renewal\. Popular$/,
    }),
  ).not.toBeChecked();
  await expect(dialog.getByLabel('Country').locator('option:not([value=""])')).toHaveText(
    COUNTRIES.split(', '),
  );
  await join.click();
  for (const words of [
    'Please enter a valid email',
    'Full name must be at least 2 characters',
    'Please select a country',
    'Password must be at least 6 characters',
    'Please select a plan',
  ])
    await expect(dialog.getByText(words, { exact: true })).toBeVisible();
  const email = newAddress();
  await dialog.getByLabel('Email').fill(email);
  await dialog.getByLabel('Full Name').fill('Jo');
  await dialog.getByLabel('Country').selectOption('Other');
  await dialog.getByLabel('Password', { exact: true }).fill('123456');
  await dialog.getByLabel('Confirm Password').fill('1234567');
  await pay.check();
  await expect(dialog.getByText("Passwords don't match")).toBeVisible();
  await expect(dialog.getByLabel('Confirm Password')).toHaveAccessibleDescription(/Passwords don't match$/);
  await dialog.getByLabel('Confirm Password').fill('123456');
  await expect(dialog.locator('.error')).toHaveCount(0);

  await mockReplies(
    page,
    '/api/auth/register',
    'no connection',
    { status: 409, error: 'The server says why.' },
    { status: 500 },
    { json: { message: 'Sent.', emailFailed: true, verificationCode: '407216' } },
  );
  await join.click();
  await expectErrorToast(
    page,
    'Registration Failed Network error. Please check your connection and try again.',
  );
  await join.click();
  await expectErrorToast(page, 'Registration Failed The server says why.');
  await join.click();
  await expectErrorToast(page, 'Registration Failed Please try again');
  await join.click();
  await expectToast(page, 'Registration Successful! No mail server is set up; your code is 407216');

  const verify = page.getByRole('dialog', { name: 'Verify Your Email' });
  await expect(verify.getByText(`Enter the 6-digit code sent to ${email}`)).toBeVisible();
  const code = verify.getByLabel('Verification code');
  await code.pressSequentially('12345');
  await verify.getByRole('button', { name: 'Verify Email' }).click();
  await expect(verify.getByText('Verification code must be 6 digits')).toBeVisible();
  await mockReplies(
    page,
    '/api/auth/verify-email',
    'no connection',
    { status: 400, error: 'The server says why.' },
    { status: 500 },
  );
  // The sixth digit sends the code, once.
  await code.pressSequentially('67');
  await expect(code).toHaveValue('123456');
  await expectErrorToast(page, 'Verification Failed Unable to verify email. Please try again.');
  for (const words of ['The server says why.', 'Invalid verification code']) {
    await verify.getByRole('button', { name: 'Verify Email' }).click();
    await expectErrorToast(page, `Verification Failed ${words}`);
  }

  const incomplete =
    'Registration Incomplete You can return to complete verification using your email verification code.';
  await verify.getByRole('button', { name: 'Close' }).click();
  await expectToast(page, incomplete);
  await closeToasts(page);
  await page.getByRole('button', { name: 'Join Now' }).first().click();
  await dialog.getByRole('button', { name: 'Enter the code' }).click();
  await page.goBack();
  await expectToast(page, incomplete);
  await page.getByRole('button', { name: 'Join Now' }).first().click();
  await expect(dialog.getByLabel('Full Name')).toHaveValue('');
  await dialog.getByRole('button', { name: 'Enter the code' }).click();
  await verify.getByRole('button', { name: 'Back to login' }).click();
  const login = page.getByRole('dialog', { name: 'Welcome Back to Storywren' });
  await expect(login.getByText('New to Storywren? Join Now')).toBeVisible();
  await login.getByRole('button', { name: 'Join Now' }).click();
  await dialog.getByRole('button', { name: 'Login' }).click();
  await login.getByRole('button', { name: 'Enter the code' }).click();
  const subscription = {
    packageType: 'pay_as_you_go',
    status: 'active',
    billingCycle: null,
    cancelAt: null,
    periodEnd: null,
  };
  const user = { id: 'a', email, fullName: 'Jo', country: 'Other', credits: 0, isAdmin: false, subscription };
  const done = { user, needsPayment: false, subscriptionType: 'pay_as_you_go' };
  await mockReplies(page, '/api/auth/verify-email', { json: done });
  await code.fill('407216');
  await expectToast(page, 'Email Verified! Your account is now active.');
  // The toast with the code is gone, too.
  await expect(page.getByText('No mail server is set up; your code is')).toHaveCount(0, { timeout: 2000 });
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.getByRole('button', { name: '0 credits' })).toBeVisible();
  // There is no verification left to resume.
  await page.getByRole('button', { name: 'Account menu' }).click();
  await page.getByRole('menuitem', { name: 'Logout' }).click();
  await page.getByRole('button', { name: 'Join Now' }).first().click();
  await expect(join).toBeVisible();
  await expect(dialog.getByRole('button', { name: 'Enter the code' })).toHaveCount(0);
  expect(await trackedEvents(page)).toEqual([
    ['registration_attempt', { method: 'pay_as_you_go' }],
    ['registration_failure', {}],
    ['registration_attempt', { method: 'pay_as_you_go' }],
    ['registration_failure', {}],
    ['registration_attempt', { method: 'pay_as_you_go' }],
    ['registration_failure', {}],
    ['registration_attempt', { method: 'pay_as_you_go' }],
    ['sign_up', { method: 'pay_as_you_go' }],
  ]);
});

test('the plan dialog opens alone, a tenth of a second after verification, for a parent who chose premium, and the story form after the payment', async ({
  page,
  app,
}) => {
  await page.goto('/');
  const dialog = page.getByRole('dialog');
  await page.getByRole('button', { name: 'Create Your Story' }).first().click();
  await dialog.getByLabel('Topic or challenge').fill('A tooth that wobbles');
  await dialog.getByRole('button', { name: 'Join Now' }).click();
  const email = newAddress();
  await dialog.getByLabel('Email').fill(email);
  await dialog.getByLabel('Full Name').fill('Jo Example');
  await dialog.getByLabel('Country').selectOption('Australia');
  await dialog.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await dialog.getByLabel('Confirm Password').fill(PASSWORD);
  await dialog.getByRole('radio', { name: /^Premium/ }).check();
  await dialog.getByRole('button', { name: 'Join Now' }).click();
  await expectToast(page, 'Registration Successful! Please check your email for the verification code.');
  const mail = await app.mailTo(email, 'Verify');
  await page.evaluate(() => {
    const seen = { verified: 0, plans: 0 };
    Object.assign(window, { seen });
    new MutationObserver(() => {
      const text = document.body.textContent ?? '';
      if (!seen.verified && text.includes('Email Verified!')) seen.verified = performance.now();
      if (!seen.plans && text.includes('Choose Your Plan')) seen.plans = performance.now();
    }).observe(document.body, { subtree: true, childList: true, characterData: true });
  });
  await page.getByLabel(/code/i).fill(/\b\d{6}\b/.exec(mail.text ?? '')?.[0] ?? '');
  await expectToast(page, 'Email Verified! Please complete your premium subscription to get started.');
  await expect(page.getByRole('dialog', { name: 'Choose Your Plan' })).toBeVisible();
  // A dialog below another one is hidden from screen readers, but not from people.
  await expect(page.locator('.sheet')).toHaveCount(1);
  const seen = await page.evaluate(
    () => (window as unknown as { seen: { verified: number; plans: number } }).seen,
  );
  // The page may see the first of the two a little late.
  expect(seen.plans - seen.verified).toBeGreaterThan(50);
  expect(seen.plans - seen.verified).toBeLessThan(1500);
  await payWith(page, '4242424242424242');
  await expect(dialog.getByLabel('Topic or challenge')).toHaveValue('A tooth that wobbles');
});

test('login, password reset and logout show what went wrong', async ({ page, app }) => {
  const { email } = await newParent(app, newAddress());
  const logged: string[] = [];
  page.on('console', (message) => logged.push(message.text()));
  await listenForEvents(page);
  await page.goto('/');
  await page.getByRole('button', { name: 'Login' }).first().click();
  const login = page.getByRole('dialog', { name: 'Welcome Back to Storywren' });
  const press = login.getByRole('button', { name: 'Login', exact: true });
  await press.click();
  await expect(login.getByText('Please enter a valid email')).toBeVisible();
  await expect(login.getByText('Password is required')).toBeVisible();
  await login.getByLabel('Email').fill(email);
  await login.getByLabel('Password').fill(PASSWORD);
  await mockReplies(
    page,
    '/api/auth/login',
    'no connection',
    { status: 401, error: 'The server says why.' },
    { status: 500 },
  );
  for (const words of ['Unable to login. Please try again.', 'The server says why.', 'Invalid credentials']) {
    await press.click();
    await expectErrorToast(page, `Login Failed ${words}`);
  }

  await login.getByRole('button', { name: 'Forgot your password?' }).click();
  const reset = page.getByRole('dialog', { name: 'Reset Password' });
  const send = reset.getByRole('button', { name: 'Send reset link' });
  await reset.getByLabel('Email').fill('');
  await send.click();
  await expectErrorToast(page, 'Email Required Please enter your email address.');
  await mockReplies(
    page,
    '/api/auth/forgot-password',
    'no connection',
    { status: 429, error: 'The server says why.' },
    { status: 500 },
  );
  await reset.getByLabel('Email').fill(` ${email.toUpperCase()} `);
  await send.click();
  await expectErrorToast(
    page,
    'Network Error Unable to send reset request. Please check your connection and try again.',
  );
  await send.click();
  await expectErrorToast(page, 'Request Failed The server says why.');
  await send.click();
  await expectErrorToast(page, 'Request Failed Unable to process reset request. Please try again.');
  const [request] = await Promise.all([page.waitForRequest('**/api/auth/forgot-password'), send.click()]);
  expect(request.postDataJSON()).toEqual({ email });
  await expectToast(
    page,
    'Reset Link Sent If an account exists with this email, you will receive a password reset link shortly.',
  );
  const sent = page.getByRole('dialog', { name: 'Check Your Email' });
  await expect(sent.getByText('The link works for 1 hour.')).toBeVisible();
  await sent.getByRole('button', { name: 'Close' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.getByRole('button', { name: 'Login' }).first().click();
  await login.getByRole('button', { name: 'Forgot your password?' }).click();
  await expect(send).toBeVisible();
  await reset.getByRole('button', { name: 'Back to login' }).click();

  await login.getByLabel('Email').fill(email);
  await login.getByLabel('Password').fill(PASSWORD);
  await press.click();
  await expectToast(page, 'Welcome back! Logged in successfully. You have 0 credits available.');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  expect((await trackedEvents(page)).map(([name]) => name)).toEqual([
    'login_attempt',
    'login_error',
    'login_attempt',
    'login_failure',
    'login_attempt',
    'login_failure',
    'login_attempt',
    'login',
  ]);

  // The header shows neither menu nor login until the session is known; when it cannot be fetched, it shows the login.
  const account = page.getByRole('button', { name: 'Account menu' });
  const visitor = page.getByRole('button', { name: 'Login' });
  let release: () => void = () => undefined;
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/api/auth/me', async (route) => held.then(() => route.continue()), { times: 1 });
  await page.goto('/faq');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect([await account.count(), await visitor.count()]).toEqual([0, 0]);
  release();
  await expect(account).toBeVisible();
  await mockReplies(page, '/api/auth/me', { status: 500 });
  await page.reload();
  await expect(visitor.first()).toBeVisible();
  await expect(account).toHaveCount(0);
  await page.reload();

  await page.evaluate(() => localStorage.setItem('user', '{"email":"kept by an older page"}'));
  await mockReplies(page, '/api/auth/logout', 'no connection');
  await account.click();
  await page.getByRole('menuitem', { name: 'Logout' }).click();
  await expect(page).toHaveURL(`${app.url}/`);
  await expect(visitor.first()).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('user'))).toBeNull();
  expect(logged.some((line) => line.startsWith('Logout failed'))).toBe(true);
});
