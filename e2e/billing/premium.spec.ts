import { newParent } from '../../tools/testing/users.ts';
import { expect, startBuiltApp, test } from '../support/app.ts';
import { premiumJourney } from '../support/purchase-steps.ts';
import { join, newAddress, openPlanDialog, payWith, signedIn, withPremium } from '../support/steps.ts';

const long = (date: Date) =>
  date.toLocaleDateString('en-AU', { day: 'numeric', month: 'long', year: 'numeric' });
const aYearOn = () => {
  const date = new Date();
  date.setFullYear(date.getFullYear() + 1);
  return long(date);
};

test('a newcomer who chose premium pays for a year, finds plan and receipt under My Account, cancels and resumes', async ({
  page,
  app,
}) => {
  await join(page, app, newAddress(), /premium/i);
  const dialog = page.getByRole('dialog', { name: 'Choose Your Plan' });
  await expect(dialog.getByRole('tab', { name: 'Premium' })).toHaveAttribute('aria-selected', 'true');
  await expect(dialog.getByRole('tab', { name: 'Buy Credits' })).toHaveCount(0);
  await expect(dialog.getByRole('radio', { name: /yearly/i })).toBeChecked();
  await expect(dialog.getByText(`Renews on ${aYearOn()} unless you cancel.`)).toBeVisible();
  await expect(dialog.getByRole('button', { name: 'Pay $79.99 and start Premium' })).toBeVisible();
  await payWith(page, '4242424242424242');
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('button', { name: '120 credits Premium' })).toBeVisible();

  await page.getByRole('button', { name: 'Account menu' }).click();
  await expect(page.getByRole('menuitem', { name: /Manage Plan 120 credits left/ })).toBeVisible();
  await page.getByRole('menuitem', { name: 'My Account' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'My Account' })).toBeVisible();
  await expect(page.getByText('Visa ending 4242').first()).toBeVisible();
  const payment = page.getByRole('row', { name: /Premium, yearly/ });
  await expect(payment).toContainText('$79.99');
  const [receipt] = await Promise.all([
    page.waitForEvent('popup'),
    payment.getByRole('link', { name: /^Receipt/ }).click(),
  ]);
  await expect(receipt.getByText('$79.99').filter({ visible: true }).first()).toBeVisible();
  await receipt.close();
  await expect(page.getByRole('row', { name: /120 credits with Premium \+120/ })).toBeVisible();

  await page.getByRole('button', { name: 'Cancel Subscription' }).click();
  await dialog.getByRole('button', { name: 'Cancel Subscription' }).click();
  await expect(dialog.getByRole('heading', { name: `End Premium on ${aYearOn()}?` })).toBeVisible();
  await dialog.getByRole('button', { name: 'Yes, cancel Premium' }).click();
  await expect(dialog.getByRole('heading', { name: `Premium ends on ${aYearOn()}` })).toBeVisible();
  await dialog.getByRole('button', { name: 'Keep Premium' }).click();
  await expect(dialog.getByRole('button', { name: 'Cancel Subscription' })).toBeVisible();
  await dialog.getByRole('button', { name: 'Close' }).click();
  await expect(page.getByRole('term').filter({ hasText: 'Renews on' })).toBeVisible();
});

test('leaving premium leaves the credits, and returning requires choosing a package', async ({
  page,
  app,
}) => {
  await withPremium(page, app);
  let dialog = await openPlanDialog(page, 'Switch Plan');
  await expect(dialog.getByText('You’re on Premium, monthly. You have 10 credits left.')).toBeVisible();
  await dialog.getByRole('button', { name: 'Switch to Pay As You Go' }).click();
  await expect(page.getByText('Plan Switched')).toBeVisible();
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('button', { name: '10 credits', exact: true })).toBeVisible();

  dialog = await openPlanDialog(page, 'Switch Plan');
  await dialog.getByRole('button', { name: 'Switch to Premium' }).click();
  await expect(page.getByText('Choose a premium package to switch to.')).toBeVisible();
  await dialog.getByRole('radio', { name: /monthly/i }).check();
  await expect(dialog.getByRole('button', { name: 'Pay $9.99 and start Premium' })).toBeVisible();
  await payWith(page, '4242424242424242');
  await expect(page.getByRole('button', { name: '20 credits Premium' })).toBeVisible();
  expect(await app.metrics()).toContain('\nstorywren_ledger_problems 0\n');
});

test('premium does not start with a declined card, and does with one that passes 3-D Secure', async ({
  page,
  app,
}) => {
  await signedIn(page, app, 0);
  const dialog = await openPlanDialog(page, 'Premium');
  await dialog.getByRole('radio', { name: /monthly/i }).check();
  await payWith(page, '4000000000000002');
  await expect(page.getByText('Payment Failed')).toBeVisible();
  await payWith(page, '4000002500003155');
  await page.getByRole('button', { name: 'Complete authentication' }).click();
  await expect(page.getByRole('button', { name: '10 credits Premium' })).toBeVisible();
  await page.goto('/account');
  await expect(page.getByRole('row', { name: /Premium, monthly/ })).toHaveCount(1);
});

test('premium changes to yearly at once, and back to monthly from the next renewal', async ({
  page,
  app,
}) => {
  await withPremium(page, app);
  let dialog = await openPlanDialog(page, 'Premium');
  await expect(dialog.getByText(/to your card ending 4242 now/)).toBeVisible();
  await dialog.getByRole('button', { name: 'Pay $79.99 and change to yearly' }).click();
  await expect(page.getByRole('button', { name: '130 credits Premium' })).toBeVisible();
  dialog = await openPlanDialog(page, 'Premium');
  await dialog.getByRole('button', { name: `Change to monthly from ${aYearOn()}` }).click();
  await expect(
    dialog.getByRole('heading', { name: `Premium will be monthly from ${aYearOn()}` }),
  ).toBeVisible();
  await dialog.getByRole('button', { name: 'Stay with yearly' }).click();
  await expect(dialog.getByRole('heading', { name: 'Change to monthly' })).toBeVisible();
});

test('a parent joins with premium, pays in the sandbox, creates a story, is renewed by the clock and cancels', async ({
  browser,
}) => {
  test.slow();
  // An app of its own, because its clock is advanced.
  const app = await startBuiltApp({ ADMIN_EMAILS: 'admin@example.com' }, 'quick');
  const page = await browser.newPage({ baseURL: app.url });
  const admin = await newParent(app, 'admin@example.com');
  await premiumJourney(page, app, {
    pay: (card) => payWith(page, card),
    async advance(days) {
      expect((await admin.post('/api/sandbox/advance', { days })).status).toBe(200);
    },
  });
  await page.close();
  await app.close();
});
