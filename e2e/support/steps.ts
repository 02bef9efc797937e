import type { Locator, Page } from '@playwright/test';
import { eventually } from '../../tools/testing/eventually.ts';
import { buyPack, type Caller, creditsOf, GOOD_CARD, newParent } from '../../tools/testing/users.ts';
import { type BuiltApp, expect } from './app.ts';

export const PASSWORD = 'lantern-light';

let counted = 0;
export const newAddress = () => `parent${Date.now()}${++counted}@example.com`;

export async function join(
  page: Page,
  app: BuiltApp,
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
  const mail = await app.mailTo(email, 'Verify');
  await page.getByLabel(/code/i).fill(/\b\d{6}\b/.exec(mail.text ?? '')?.[0] ?? '');
  await expect(page.getByText('Email Verified!')).toBeVisible();
  return email;
}

/** Signs in a new parent with or without five credits. */
export async function signedIn(page: Page, app: BuiltApp, credits: 0 | 5): Promise<void> {
  const parent = await newParent(app, newAddress());
  if (credits) await buyPack(parent, 'popular');
  await enter(page, parent, `${credits} credits`);
}

/** Signs in a new parent with premium and ten credits. */
export async function withPremium(page: Page, app: BuiltApp): Promise<void> {
  await enter(page, await newSubscriber(app), '10 credits Premium');
}

/** Opens the home page as this parent; `shown` is the plan in its header. */
export async function enter(page: Page, parent: Caller, shown: string): Promise<void> {
  await page.context().addCookies(parent.cookies);
  await page.goto('/');
  await expect(page.getByRole('button', { name: shown }).first()).toBeVisible();
}

export async function newSubscriber(app: BuiltApp): Promise<Caller> {
  const parent = await newParent(app, newAddress());
  const { body } = await parent.post('/api/create-premium-subscription', { packageId: 'premium_monthly' });
  const paid = await parent.post('/api/sandbox/confirm', { clientSecret: body.clientSecret, ...GOOD_CARD });
  expect(paid.status).toBe(200);
  await eventually(
    async () => ((await creditsOf(parent)) === 10 ? true : undefined),
    'the credits of premium',
  );
  return parent;
}

/** Makes something once for each app, which tests read and must not change. */
export function oncePerApp<T>(make: (app: BuiltApp) => Promise<T>): (app: BuiltApp) => Promise<T> {
  const made = new WeakMap<BuiltApp, Promise<T>>();
  return (app) => {
    const found = made.get(app) ?? make(app);
    made.set(app, found);
    return found;
  };
}

/** Opens "Choose Your Plan" and, if given, one of its tabs. */
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

/** Turns on the link of the story in the reader. Returns the link and the dialog. */
export async function shareStory(page: Page): Promise<{ link: string; dialog: Locator }> {
  await page.getByRole('button', { name: 'Share', exact: true }).first().click();
  const dialog = page.getByRole('dialog', { name: 'Share Story' });
  await dialog.getByRole('switch', { name: /share|link/i }).click();
  const field = dialog.getByRole('textbox', { name: /link/i });
  await expect(field).toBeVisible();
  return { link: await field.inputValue(), dialog };
}
