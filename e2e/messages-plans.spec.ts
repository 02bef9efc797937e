import { answers, counted, listenForEvents, tells, warns } from './answers.ts';
import { expect, test } from './house.ts';
import { openPlanDialog, payWith, signedIn, withPremium } from './steps.ts';

// Calls fail here on purpose, which the console tells of.
test.use({ watched: undefined });

test('buying credits and premium says what went wrong, at every step', async ({ page, house }) => {
  await listenForEvents(page);
  await signedIn(page, house, 0);
  await answers(page, '/api/credit-packages', { status: 500 });
  await answers(page, '/api/premium-packages', 'no connection');
  let dialog = await openPlanDialog(page);
  await expect(dialog.getByRole('tab')).toHaveText(['Buy Credits', 'Premium', 'Switch Plan']);
  await warns(page, /^Failed to load credit packages/);
  await dialog.getByRole('tab', { name: 'Premium' }).click();
  await warns(page, /^Failed to load premium packages/);
  await dialog.getByRole('button', { name: 'Try again' }).click();
  await expect(dialog.getByRole('radio', { name: /^Yearly/ })).toBeChecked();
  await answers(
    page,
    '/api/create-premium-subscription',
    'no connection',
    { status: 409, error: 'The server says why.' },
    { status: 500 },
  );
  await payWith(page, '4242424242424242');
  await warns(page, 'Subscription Setup Failed Unable to setup premium subscription. Please try again.');
  const premium = dialog.getByRole('button', { name: 'Pay $79.99 and start Premium' });
  await premium.click();
  await warns(page, 'Subscription Setup Failed The server says why.');
  await premium.click();
  await warns(page, 'Subscription Setup Failed Unable to setup premium subscription. Please try again.');

  await dialog.getByRole('tab', { name: 'Switch Plan' }).click();
  await dialog.getByRole('button', { name: 'Switch to Premium' }).click();
  await warns(page, 'Please select a plan Choose a premium package to switch to.');
  await dialog.getByRole('radio', { name: /^Monthly/ }).check();
  await answers(page, '/api/subscription/switch-to-premium', 'no connection');
  await payWith(page, '4242424242424242');
  await warns(page, 'Plan Switch Failed Unable to switch to premium plan. Please try again.');

  await dialog.getByRole('tab', { name: 'Buy Credits' }).click();
  await expect(dialog.getByRole('radio', { name: /^5 credits/ })).toBeChecked();
  await expect(dialog.getByRole('radio', { name: /^5 credits \$9\.50 AUD .* Popular$/ })).toBeVisible();
  const pay = dialog.getByRole('button', { name: 'Pay $9.50 for 5 credits' });
  await answers(
    page,
    '/api/create-payment-intent',
    'no connection',
    { status: 409, error: 'The server says why.' },
    { status: 500 },
  );
  await payWith(page, '4242424242424242');
  await warns(page, 'Payment Setup Failed Unable to setup payment. Please try again.');
  await pay.click();
  await warns(page, 'Payment Setup Failed The server says why.');
  await pay.click();
  await warns(page, 'Payment Setup Failed Unable to setup payment. Please try again.');
  await answers(page, '/api/sandbox/confirm', 'no connection', { status: 500 });
  await pay.click();
  await warns(page, 'Payment Failed Payment processing failed');
  await pay.click();
  await warns(page, 'Payment Failed Payment failed');
  await payWith(page, '4000000000000002');
  await warns(page, 'Payment Failed Your card was declined.');

  // What was bought is in view before the server has told of it; then the server is asked until it agrees.
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await page.route('**/api/auth/me', (route) => route.abort());
  await payWith(page, '4242424242424242');
  await tells(page, 'Payment Successful 5 credits added to your account.');
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('button', { name: '5 credits' })).toBeVisible();
  await expect.poll(() => asked).toContain('/api/auth/me');
  await page.unroute('**/api/auth/me');
  dialog = await openPlanDialog(page);
  const names = (await counted(page)).map(([name]) => name);
  expect([...new Set(names)]).toEqual(['begin_checkout', 'add_payment_info', 'purchase']);
  expect((await counted(page)).at(-1)).toMatchObject(['purchase', { value: 9.5, currency: 'AUD' }]);
});

test('leaving premium says what went wrong, and what to know when it went half right', async ({
  page,
  house,
}) => {
  await withPremium(page, house);
  const dialog = await openPlanDialog(page, 'Switch Plan');
  await answers(page, '/api/subscription/cancel', 'no connection');
  await dialog.getByRole('button', { name: 'Cancel Subscription' }).click();
  await dialog.getByRole('button', { name: 'Yes, cancel Premium' }).click();
  await warns(page, 'Cancellation Failed Unable to cancel subscription. Please try again.');
  // The server does it, and has something to add.
  await page.route('**/api/subscription/switch-to-payasyougo', async (route) => {
    const reply = await (await route.fetch()).json();
    await route.fulfill({ json: { ...reply, warning: 'The bank has not heard of it yet.' } });
  });
  await answers(page, '/api/subscription/switch-to-payasyougo', 'no connection');
  await expect(dialog.getByText('You keep your 10 credits, and they never expire.')).toBeVisible();
  await expect(dialog.getByText('After that each story costs $2 AUD.')).toBeVisible();
  const leave = dialog.getByRole('button', { name: 'Switch to Pay As You Go' });
  await leave.click();
  await warns(page, 'Plan Switch Failed Unable to switch to Pay As You Go. Please try again.');
  await leave.click();
  await warns(page, 'Plan Switched (with warning) The bank has not heard of it yet.');
});
