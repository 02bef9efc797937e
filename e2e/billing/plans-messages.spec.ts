import { expect, test } from '../support/app.ts';
import { pendingParent } from '../support/panel.ts';
import {
  expectErrorToast,
  expectToast,
  listenForEvents,
  mockReplies,
  trackedEvents,
} from '../support/replies.ts';
import { openPlanDialog, payWith, signedIn, withPremium } from '../support/steps.ts';

// Requests fail here on purpose, which the browser logs as console errors.
test.use({ watched: undefined });

test('buying credits and premium shows what went wrong at every step', async ({ page, app }) => {
  await listenForEvents(page);
  await signedIn(page, app, 0);
  await mockReplies(page, '/api/credit-packages', { status: 500 });
  await mockReplies(page, '/api/premium-packages', 'no connection');
  let dialog = await openPlanDialog(page);
  await expect(dialog.getByRole('tab')).toHaveText(['Buy Credits', 'Premium', 'Switch Plan']);
  await expectErrorToast(page, /^Failed to load credit packages/);
  await dialog.getByRole('tab', { name: 'Premium' }).click();
  await expectErrorToast(page, /^Failed to load premium packages/);
  await dialog.getByRole('button', { name: 'Try again' }).click();
  await expect(dialog.getByRole('radio', { name: /^Yearly/ })).toBeChecked();
  await mockReplies(
    page,
    '/api/create-premium-subscription',
    'no connection',
    { status: 409, error: 'The server says why.' },
    { status: 500 },
  );
  await payWith(page, '4242424242424242');
  await expectErrorToast(
    page,
    'Subscription Setup Failed Unable to setup premium subscription. Please try again.',
  );
  const premium = dialog.getByRole('button', { name: 'Pay $79.99 and start Premium' });
  await premium.click();
  await expectErrorToast(page, 'Subscription Setup Failed The server says why.');
  await premium.click();
  await expectErrorToast(
    page,
    'Subscription Setup Failed Unable to setup premium subscription. Please try again.',
  );

  await dialog.getByRole('tab', { name: 'Switch Plan' }).click();
  await dialog.getByRole('button', { name: 'Switch to Premium' }).click();
  await expectErrorToast(page, 'Please select a plan Choose a premium package to switch to.');
  await dialog.getByRole('radio', { name: /^Monthly/ }).check();
  await mockReplies(page, '/api/subscription/switch-to-premium', 'no connection');
  await payWith(page, '4242424242424242');
  await expectErrorToast(page, 'Plan Switch Failed Unable to switch to premium plan. Please try again.');

  await dialog.getByRole('tab', { name: 'Buy Credits' }).click();
  await expect(dialog.getByRole('radio', { name: /^5 credits/ })).toBeChecked();
  await expect(dialog.getByRole('radio', { name: /^5 credits \$9\.50 AUD .* Popular$/ })).toBeVisible();
  const pay = dialog.getByRole('button', { name: 'Pay $9.50 for 5 credits' });
  await page.setViewportSize({ width: 1440, height: 900 });
  await expect(pay).toBeInViewport({ ratio: 1 });
  await mockReplies(
    page,
    '/api/create-payment-intent',
    'no connection',
    { status: 409, error: 'The server says why.' },
    { status: 500 },
  );
  await payWith(page, '4242424242424242');
  await expectErrorToast(page, 'Payment Setup Failed Unable to setup payment. Please try again.');
  await pay.click();
  await expectErrorToast(page, 'Payment Setup Failed The server says why.');
  await pay.click();
  await expectErrorToast(page, 'Payment Setup Failed Unable to setup payment. Please try again.');
  await mockReplies(page, '/api/sandbox/confirm', 'no connection', { status: 500 });
  await pay.click();
  await expectErrorToast(page, 'Payment Failed Payment processing failed');
  await pay.click();
  await expectErrorToast(page, 'Payment Failed Payment failed');
  await payWith(page, '4000000000000002');
  await expectErrorToast(page, 'Payment Failed Your card was declined.');

  // Bought credits are shown before the server has confirmed them; then the session is polled until it has.
  const requested: string[] = [];
  page.on('request', (request) => requested.push(new URL(request.url()).pathname));
  await page.route('**/api/auth/me', (route) => route.abort());
  await payWith(page, '4242424242424242');
  await expectToast(page, 'Payment Successful 5 credits added to your account.');
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('button', { name: '5 credits' })).toBeVisible();
  await expect.poll(() => requested).toContain('/api/auth/me');
  await page.unroute('**/api/auth/me');
  dialog = await openPlanDialog(page);
  const names = (await trackedEvents(page)).map(([name]) => name);
  expect([...new Set(names)]).toEqual(['begin_checkout', 'add_payment_info', 'purchase']);
  expect((await trackedEvents(page)).at(-1)).toMatchObject(['purchase', { value: 9.5, currency: 'AUD' }]);
});

test('leaving premium shows what went wrong, and the warning of a partial success', async ({ page, app }) => {
  await withPremium(page, app);
  const dialog = await openPlanDialog(page, 'Switch Plan');
  await mockReplies(page, '/api/subscription/cancel', 'no connection');
  await dialog.getByRole('button', { name: 'Cancel Subscription' }).click();
  await dialog.getByRole('button', { name: 'Yes, cancel Premium' }).click();
  await expectErrorToast(page, 'Cancellation Failed Unable to cancel subscription. Please try again.');
  // The server switches the plan and returns a warning.
  await page.route('**/api/subscription/switch-to-payasyougo', async (route) => {
    const reply = await (await route.fetch()).json();
    await route.fulfill({ json: { ...reply, warning: 'The bank has not heard of it yet.' } });
  });
  await mockReplies(page, '/api/subscription/switch-to-payasyougo', 'no connection');
  await expect(dialog.getByText('You’ll keep your 10 credits, and they never expire.')).toBeVisible();
  await expect(dialog.getByText('After that, each story costs $2 AUD.')).toBeVisible();
  const leave = dialog.getByRole('button', { name: 'Switch to Pay As You Go' });
  await leave.click();
  await expectErrorToast(page, 'Plan Switch Failed Unable to switch to Pay As You Go. Please try again.');
  await leave.click();
  await expectErrorToast(page, 'Plan Switched (with warning) The bank has not heard of it yet.');
});

test('premium whose first payment is pending is cancelled with Cancel Subscription in the account menu', async ({
  page,
  app,
}) => {
  const parent = await pendingParent(app);
  await page.context().addCookies(parent.cookies);
  await page.goto('/account');
  await page.getByRole('button', { name: 'Account menu' }).click();
  await page.getByRole('menuitem', { name: 'Cancel Subscription' }).click();
  const dialog = page.getByRole('dialog', { name: 'Choose Your Plan' });
  await expect(dialog.getByText('Premium won’t start, and you won’t be charged.')).toBeVisible();
  // Buying credits is not offered to a premium user whose status is pending; premium is the first tab.
  await expect(dialog.getByRole('tab')).toHaveText(['Premium', 'Switch Plan']);
  const cancel = dialog.getByRole('button', { name: 'Cancel Subscription' });
  await mockReplies(page, '/api/subscription/cancel', 'no connection');
  await cancel.click();
  await expectErrorToast(page, 'Cancellation Failed Unable to cancel subscription. Please try again.');
  const requested: string[] = [];
  page.on('request', (request) => requested.push(new URL(request.url()).pathname));
  await cancel.click();
  await expectToast(
    page,
    'Subscription Cancelled Premium won’t start, and you weren’t charged. You’ll keep your credits.',
  );
  await expect(dialog.getByRole('tab', { name: 'Buy Credits', selected: true })).toBeVisible();
  await expect
    .poll(() => requested, 'user and plan are refreshed')
    .toEqual(expect.arrayContaining(['/api/auth/me', '/api/subscription/status']));
  expect((await parent.get('/api/auth/me')).body).toMatchObject({
    user: { subscription: { packageType: 'pay_as_you_go' } },
  });
});
