import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { fakeStripeJs } from '../../tools/fakes/stripe/browser.ts';
import { type FakeStripe, openFakeStripe } from '../../tools/fakes/stripe/stripe.ts';
import { type BuiltApp, test as base, expect, startBuiltApp } from '../support/app.ts';
import { premiumJourney } from '../support/purchase-steps.ts';
import { join, openPlanDialog } from '../support/steps.ts';

/** An app with Stripe as its payment provider, with fakes of the API and the card form. */
const test = base.extend<{ stripeRequests: string[] }, { stripe: FakeStripe; app: BuiltApp }>({
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
  app: [
    async ({ stripe }, use) => {
      const settings = {
        STRIPE_SECRET_KEY: stripe.secretKey,
        STRIPE_PUBLISHABLE_KEY: stripe.publishableKey,
        STRIPE_WEBHOOK_SECRET: stripe.webhookSecret,
        STRIPE_API_URL: stripe.url,
      };
      const app = await startBuiltApp(settings, 'quick');
      stripe.sendEventsTo(`${app.url}/api/webhooks/stripe`);
      await use(app);
      await app.close();
    },
    { scope: 'worker', timeout: 60_000 },
  ],
  /** The page's requests to Stripe so far. */
  stripeRequests: [
    async ({ page, stripe }, use) => {
      const stripeRequests: string[] = [];
      page.on('request', (request) => {
        if (request.url().includes('stripe.com')) stripeRequests.push(request.url());
      });
      await fakeStripeJs(page, stripe);
      await use(stripeRequests);
    },
    { auto: true },
  ],
});

test('a parent joins with premium, pays in Stripe’s form, creates a story, is renewed and cancels', async ({
  page,
  app,
  stripe,
  stripeRequests,
}) => {
  test.slow();
  const dialog = page.getByRole('dialog', { name: 'Choose Your Plan' });
  await premiumJourney(page, app, {
    async pay(card) {
      const proceed = dialog.getByRole('button', { name: 'Continue to payment' });
      if (await proceed.isVisible()) {
        expect(stripeRequests, 'nothing of Stripe is loaded before the card step').toEqual([]);
        await proceed.click();
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

test('a payment with 3-D Secure is charged when it is passed, and not when it fails', async ({
  page,
  app,
}) => {
  await join(page, app);
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

test('no secret and no code of Stripe is in the scripts that every page loads', async ({ stripe }) => {
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

async function fillCard(page: Parameters<typeof fakeStripeJs>[0], number: string): Promise<void> {
  const dialog = page.getByRole('dialog', { name: 'Choose Your Plan' });
  await dialog.getByLabel('Card number').fill(number);
  await dialog.getByLabel('Expiry').fill('12/39');
  await dialog.getByLabel('CVC').fill('123');
}
