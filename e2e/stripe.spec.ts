import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { standInForStripeJs } from '../tools/fakes/stripe/browser.ts';
import { type FakeStripe, openFakeStripe } from '../tools/fakes/stripe/stripe.ts';
import { type BuiltHouse, test as base, expect, openBuiltHouse } from './house.ts';
import { describeStory, join, newAddress, openPlanDialog } from './steps.ts';

/** A house that is paid through Stripe, with our stand-in at both ends of the line: the API and the card form. */
const test = base.extend<{ asked: string[] }, { stripe: FakeStripe; house: BuiltHouse }>({
  stripe: [
    // biome-ignore lint/correctness/noEmptyPattern: the fixture's first argument must be a pattern
    async ({}, use) => {
      const stripe = await openFakeStripe();
      await use(stripe);
      await stripe.close();
      expect(stripe.problems, 'requests that Stripe would refuse').toEqual([]);
    },
    { scope: 'worker' },
  ],
  house: [
    async ({ stripe }, use) => {
      const house = await openBuiltHouse({
        STRIPE_SECRET_KEY: stripe.secretKey,
        STRIPE_PUBLISHABLE_KEY: stripe.publishableKey,
        STRIPE_WEBHOOK_SECRET: stripe.webhookSecret,
        STRIPE_API_URL: stripe.url,
      });
      stripe.tellEventsTo(`${house.url}/api/webhooks/stripe`);
      await use(house);
      await house.close();
    },
    { scope: 'worker', timeout: 60_000 },
  ],
  /** What the page asked of Stripe so far. */
  asked: [
    async ({ page, stripe }, use) => {
      const asked: string[] = [];
      page.on('request', (request) => {
        if (request.url().includes('stripe.com')) asked.push(request.url());
      });
      await standInForStripeJs(page, stripe);
      await use(asked);
    },
    { auto: true },
  ],
});

test('a newcomer joins with premium, pays in Stripe’s form, makes a story, is renewed and cancels', async ({
  page,
  house,
  stripe,
  asked,
}) => {
  await join(page, house, newAddress(), /premium/i);
  const dialog = page.getByRole('dialog', { name: 'Choose Your Plan' });
  await dialog.getByRole('radio', { name: /monthly/i }).check();
  expect(asked, 'nothing of Stripe is loaded before the card step').toEqual([]);
  await dialog.getByRole('button', { name: 'Continue to payment' }).click();
  await fillCard(page, '4000000000000002');
  await dialog.getByRole('button', { name: 'Pay $9.99 and start Premium' }).click();
  await expect(page.getByText('Your card was declined.').first()).toBeVisible();
  await fillCard(page, '4242424242424242');
  await dialog.getByRole('button', { name: 'Pay $9.99 and start Premium' }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('button', { name: '10 credits Premium' })).toBeVisible();

  await describeStory(page);
  await page.getByRole('button', { name: 'Create Magical Story (1 Credit)' }).click();
  await page.waitForURL(/\/story\/[\w-]+$/);
  await stripe.advance(32);
  await stripe.settled();
  await page.goto('/account');
  await expect(page.getByRole('button', { name: '19 credits Premium' })).toBeVisible();
  await expect(page.getByRole('row', { name: /Premium, monthly/ })).toHaveCount(2);
  await page.getByRole('button', { name: 'Cancel Subscription' }).click();
  await dialog.getByRole('button', { name: 'Cancel Subscription' }).click();
  await dialog.getByRole('button', { name: 'Yes, cancel Premium' }).click();
  await expect(dialog.getByRole('heading', { name: /^Premium ends on/ })).toBeVisible();
  await stripe.advance(32);
  await stripe.settled();
  await page.goto('/account');
  await expect(page.getByRole('button', { name: '19 credits', exact: true })).toBeVisible();
  expect(await house.metrics()).toContain('\nstorywren_ledger_problems 0\n');
});

test('a bank that asks is answered, and what it refuses is charged to nobody', async ({ page, house }) => {
  await join(page, house);
  const dialog = await openPlanDialog(page);
  await dialog.getByRole('button', { name: 'Continue to payment' }).click();
  for (const answer of ['Fail', 'Complete']) {
    await fillCard(page, '4000002500003155');
    await dialog.getByRole('button', { name: 'Pay $9.50 for 5 credits' }).click();
    await page.getByRole('button', { name: answer, exact: true }).click();
    if (answer === 'Fail') await expect(page.getByText('Payment Failed')).toBeVisible();
  }
  await expect(page.getByRole('button', { name: '5 credits' }).first()).toBeVisible();
});

test('no secret and no code of Stripe is in what every page loads', async ({ stripe }) => {
  const assets = path.resolve('dist/web/assets');
  const html = await readFile('dist/web/index.html', 'utf8');
  const first = [...html.matchAll(/assets\/([\w.-]+\.js)/g)].map(([, name]) => name ?? '');
  expect(first.length).toBeGreaterThan(0);
  for (const name of first)
    expect(await readFile(path.join(assets, name), 'utf8')).not.toMatch(/stripe\.com|confirmPayment/);
  for (const name of await readdir(assets)) {
    if (!name.endsWith('.js')) continue;
    expect(await readFile(path.join(assets, name), 'utf8')).not.toMatch(/sk_(test|live)_|whsec_/);
  }
  expect(stripe.url).toBeTruthy();
});

async function fillCard(page: Parameters<typeof standInForStripeJs>[0], number: string): Promise<void> {
  const dialog = page.getByRole('dialog', { name: 'Choose Your Plan' });
  await dialog.getByLabel('Card number').fill(number);
  await dialog.getByLabel('Expiry').fill('12/39');
  await dialog.getByLabel('CVC').fill('123');
}
