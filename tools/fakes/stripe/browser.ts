import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import type { FakeStripe } from './stripe.ts';

const SCRIPT = new URL('./stripe-js.js', import.meta.url);

/**
 * Serves the fake Stripe.js to a page under the URL of the real one, and connects its card form to `fake`.
 * Call it before the page loads anything.
 */
export async function fakeStripeJs(page: Page, fake: FakeStripe): Promise<void> {
  const body = await readFile(SCRIPT, 'utf8');
  await page.route('https://js.stripe.com/**', (route) =>
    route.request().url().includes('/stripe.js')
      ? route.fulfill({ contentType: 'text/javascript', body })
      : route.abort(),
  );
  await page.exposeFunction('__stripeConfirm', (request: BrowserRequest) =>
    fake.confirm(request.clientSecret, request.number, {
      ...(request.authenticated === undefined ? {} : { authenticated: request.authenticated }),
    }),
  );
  await page.exposeFunction('__stripeRetrieve', (secret: string) => fake.retrieve(secret));
}

interface BrowserRequest {
  clientSecret: string;
  number: string;
  authenticated?: boolean;
}
