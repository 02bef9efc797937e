import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import type { FakeStripe } from './stripe.ts';

const SCRIPT = new URL('./stripe-js.js', import.meta.url);

/**
 * Gives a page the stand-in for Stripe.js under the address of the real one, and joins its card form to `fake`.
 * To be called before the page loads anything.
 */
export async function standInForStripeJs(page: Page, fake: FakeStripe): Promise<void> {
  const body = await readFile(SCRIPT, 'utf8');
  await page.route('https://js.stripe.com/**', (route) =>
    route.request().url().includes('/stripe.js')
      ? route.fulfill({ contentType: 'text/javascript', body })
      : route.abort(),
  );
  await page.exposeFunction('__stripeConfirm', (wish: Wish) =>
    fake.confirm(wish.clientSecret, wish.number, {
      ...(wish.authenticated === undefined ? {} : { authenticated: wish.authenticated }),
    }),
  );
  await page.exposeFunction('__stripeRetrieve', (secret: string) => fake.retrieve(secret));
}

interface Wish {
  clientSecret: string;
  number: string;
  authenticated?: boolean;
}
