import type { Page } from '@playwright/test';
import { type BuiltHouse, expect } from './house.ts';
import { describeStory, join, newAddress } from './steps.ts';

/** What differs between the providers. */
interface Counter {
  /** From the chosen package to the payment, with this card. */
  pay(card: string): Promise<void>;
  /** Moves the provider's clock; everything due has happened. */
  advance(days: number): Promise<void>;
}

/** Join with premium, be declined, pay, create a story, be renewed by the clock, cancel, and end by the clock. */
export async function wholeWay(page: Page, house: BuiltHouse, counter: Counter): Promise<void> {
  await join(page, house, newAddress(), /premium/i);
  const dialog = page.getByRole('dialog', { name: 'Choose Your Plan' });
  await dialog.getByRole('radio', { name: /monthly/i }).check();
  await counter.pay('4000000000000002');
  await expect(page.getByText('Your card was declined.').first()).toBeVisible();
  await counter.pay('4242424242424242');
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('button', { name: '10 credits Premium' })).toBeVisible();

  await describeStory(page);
  await page.getByRole('button', { name: 'Create Magical Story (1 Credit)' }).click();
  await page.waitForURL(/\/story\/[\w-]+$/);
  await counter.advance(32);
  await page.goto('/account');
  await expect(page.getByRole('button', { name: '19 credits Premium' })).toBeVisible();
  await expect(page.getByRole('row', { name: /Premium, monthly/ })).toHaveCount(2);

  await page.getByRole('button', { name: 'Cancel Subscription' }).click();
  await dialog.getByRole('button', { name: 'Cancel Subscription' }).click();
  await dialog.getByRole('button', { name: 'Yes, cancel Premium' }).click();
  await expect(dialog.getByRole('heading', { name: /^Premium ends on/ })).toBeVisible();
  await counter.advance(32);
  await page.goto('/account');
  await expect(page.getByRole('button', { name: '19 credits', exact: true })).toBeVisible();
  expect(await house.metrics()).toContain('\nstorywren_ledger_problems 0\n');
}
