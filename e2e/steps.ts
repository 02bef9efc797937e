import type { Locator, Page } from '@playwright/test';
import { eventually } from '../tools/testing/eventually.ts';
import { buyPack, type Caller, creditsOf, GOOD_CARD, newParent } from '../tools/testing/people.ts';
import { type BuiltHouse, expect } from './house.ts';

/** What a parent does, as a parent does it: by labels, buttons and mail. */
export const PASSWORD = 'lantern-light';

let counted = 0;
export const newAddress = () => `parent${Date.now()}${++counted}@example.com`;

export async function join(
  page: Page,
  house: BuiltHouse,
  email = newAddress(),
  plan = /pay as you go/i,
): Promise<string> {
  await page.goto('/');
  await page.getByRole('button', { name: 'Join Now' }).first().click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Email').fill(email);
  await dialog.getByLabel('Full Name').fill('Jo Example');
  await dialog.getByLabel('Country').selectOption('Australia');
  await dialog.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await dialog.getByLabel('Confirm Password').fill(PASSWORD);
  await dialog.getByRole('radio', { name: plan }).check();
  await dialog.getByRole('button', { name: 'Join Now' }).click();
  await expect(page.getByRole('heading', { name: 'Verify Your Email' })).toBeVisible();
  const mail = await house.mailTo(email, 'Verify');
  await page.getByLabel(/code/i).fill(/\b\d{6}\b/.exec(mail.text ?? '')?.[0] ?? '');
  await page.getByRole('button', { name: 'Verify Email' }).click();
  await expect(page.getByText('Email Verified!')).toBeVisible();
  return email;
}

/** A parent who has joined already, with or without five credits: for tests that are about something else. */
export async function signedIn(page: Page, house: BuiltHouse, credits: 0 | 5): Promise<void> {
  const parent = await newParent(house, newAddress());
  if (credits) await buyPack(parent, 'popular');
  await enter(page, parent, `${credits} credits`);
}

/** A parent who has joined and pays for premium already, ten credits in hand. */
export async function withPremium(page: Page, house: BuiltHouse): Promise<void> {
  await enter(page, await newSubscriber(house), '10 credits Premium');
}

/** Opens the home page as this parent, whose plan is shown in its head like this. */
export async function enter(page: Page, parent: Caller, shown: string): Promise<void> {
  await page.context().addCookies(parent.cookies);
  await page.goto('/');
  await expect(page.getByRole('button', { name: shown }).first()).toBeVisible();
}

export async function newSubscriber(house: BuiltHouse): Promise<Caller> {
  const parent = await newParent(house, newAddress());
  const { body } = await parent.post('/api/create-premium-subscription', { packageId: 'premium_monthly' });
  const paid = await parent.post('/api/sandbox/confirm', { clientSecret: body.clientSecret, ...GOOD_CARD });
  expect(paid.status).toBe(200);
  await eventually(
    async () => ((await creditsOf(parent)) === 10 ? true : undefined),
    'the credits of premium',
  );
  return parent;
}

/** Makes something once for each house: what tests look at, and none of them changes. */
export function oncePerHouse<T>(make: (house: BuiltHouse) => Promise<T>): (house: BuiltHouse) => Promise<T> {
  const made = new WeakMap<BuiltHouse, Promise<T>>();
  return (house) => {
    const found = made.get(house) ?? make(house);
    made.set(house, found);
    return found;
  };
}

/** Opens "Choose Your Plan" and, where one is named, one of its tabs. */
export async function openPlanDialog(page: Page, tab?: 'Premium' | 'Switch Plan'): Promise<Locator> {
  await page
    .getByRole('button', { name: /^\d+ credits?/ })
    .first()
    .click();
  const dialog = page.getByRole('dialog', { name: 'Choose Your Plan' });
  await expect(dialog).toBeVisible();
  if (tab) await dialog.getByRole('tab', { name: tab }).click();
  return dialog;
}

export async function buyCredits(page: Page): Promise<void> {
  await page
    .getByRole('button', { name: /credits?$/ })
    .first()
    .click();
  const dialog = page.getByRole('dialog', { name: 'Choose Your Plan' });
  await expect(dialog.getByRole('radio', { name: /5 credits/ })).toBeChecked();
  await payWith(page, '4242424242424242');
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('button', { name: '5 credits' }).first()).toBeVisible();
}

export async function payWith(page: Page, number: string): Promise<void> {
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Card number').fill(number);
  await dialog.getByLabel('Expiry').fill('12/39');
  await dialog.getByLabel('CVC').fill('123');
  await dialog.getByRole('button', { name: /^Pay/ }).click();
}

export async function describeStory(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Create Story' }).first().click();
  const dialog = page.getByRole('dialog');
  await dialog
    .getByLabel(/topic/i)
    .fill('Wilhelmina is afraid of the dark since we moved. She loves her yellow jumper.');
  await dialog.getByRole('radio', { name: /picture book/i }).check();
  await dialog.getByLabel(/main character/i).check();
  await dialog.getByLabel(/child.s name/i).fill('Wilhelmina');
}

/** Turns the link of the story on that is open in the reader, and says where it leads. */
export async function shareStory(page: Page): Promise<{ link: string; dialog: Locator }> {
  await page.getByRole('button', { name: 'Share', exact: true }).first().click();
  const dialog = page.getByRole('dialog', { name: 'Share Story' });
  await dialog.getByRole('switch', { name: /share|link/i }).click();
  const field = dialog.getByRole('textbox', { name: /link/i });
  await expect(field).toBeVisible();
  return { link: await field.inputValue(), dialog };
}
