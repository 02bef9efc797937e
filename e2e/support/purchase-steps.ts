import type { Page } from '@playwright/test';
import { type BuiltApp, expect } from './app.ts';
import { describeStory, join, newAddress } from './steps.ts';

/** What differs between the providers. */
interface Payments {
  /** Pays for the chosen package with this card. */
  pay(card: string): Promise<void>;
  /** Advances the provider's clock; resolves when everything due has happened. */
  advance(days: number): Promise<void>;
}

/** Joins with premium, is declined, pays, creates a story, is renewed by the clock, cancels, and ends by the clock. */
export async function premiumJourney(page: Page, app: BuiltApp, payments: Payments): Promise<void> {
  await join(page, app, newAddress(), /premium/i);
  const dialog = page.getByRole('dialog', { name: 'Choose Your Plan' });
  await dialog.getByRole('radio', { name: /monthly/i }).check();
  await payments.pay('4000000000000002');
  await expect(page.getByText('Your card was declined.').first()).toBeVisible();
  await payments.pay('4242424242424242');
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('button', { name: '10 credits Premium' })).toBeVisible();

  await describeStory(page);
  await page.getByRole('button', { name: 'Create Magical Story (1 Credit)' }).click();
  await page.waitForURL(/\/story\/[\w-]+$/);
  await payments.advance(32);
  await page.goto('/account');
  await expect(page.getByRole('button', { name: '19 credits Premium' })).toBeVisible();
  await expect(page.getByRole('row', { name: /Premium, monthly/ })).toHaveCount(2);

  await page.getByRole('button', { name: 'Cancel Subscription' }).click();
  await dialog.getByRole('button', { name: 'Cancel Subscription' }).click();
  await dialog.getByRole('button', { name: 'Yes, cancel Premium' }).click();
  await expect(dialog.getByRole('heading', { name: /^Premium ends on/ })).toBeVisible();
  await payments.advance(32);
  await page.goto('/account');
  await expect(page.getByRole('button', { name: '19 credits', exact: true })).toBeVisible();
  expect(await app.metrics()).toContain('\nstorywren_ledger_problems 0\n');
}
