import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { standInForStripeJs } from '../tools/fakes/stripe/browser.ts';
import { type FakeStripe, openFakeStripe } from '../tools/fakes/stripe/stripe.ts';
import { type BuiltHouse, test as base, expect, openBuiltHouse } from './house.ts';
import { join, openPlanDialog } from './steps.ts';
import { wholeWay } from './whole-way.ts';

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

test('the whole way: join with premium, pay in Stripe’s form, create, be renewed, cancel', async ({
  page,
  house,
  stripe,
  asked,
}) => {
  test.slow();
  const dialog = page.getByRole('dialog', { name: 'Choose Your Plan' });
  await wholeWay(page, house, {
    async pay(card) {
      const goOn = dialog.getByRole('button', { name: 'Continue to payment' });
      if (await goOn.isVisible()) {
        expect(asked, 'nothing of Stripe is loaded before the card step').toEqual([]);
        await goOn.click();
      }
      await fillCard(page, card);
      await dialog.getByRole('button', { name: 'Pay $9.99 and start Premium' }).click();
    },
    async advance(days) {
      await stripe.advance(days);
      await stripe.settled();
    },
  });
});

test('a bank that asks is answered, and what it refuses is charged to nobody', async ({ page, house }) => {
  await join(page, house);
  const dialog = await openPlanDialog(page);
  await dialog.getByRole('button', { name: 'Continue to payment' }).click();
  const form = dialog.locator('[data-stand-in=payment]');
  await expect(form).toHaveAttribute('data-layout', 'tabs');
  await expect(form).toHaveAttribute('data-theme', 'stripe');
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
