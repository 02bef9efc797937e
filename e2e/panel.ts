import type { Locator, Page } from '@playwright/test';
import { buyPack, Caller, newParent, PASSWORD, WISH } from '../tools/testing/people.ts';
import { ADMIN, type BuiltHouse, expect } from './house.ts';
import { newAddress } from './steps.ts';

/** The admin of the house, who may have joined already. */
export async function adminOf(house: BuiltHouse): Promise<Caller> {
  const admin = new Caller(house);
  const { status } = await admin.post('/api/auth/login', { email: ADMIN, password: PASSWORD });
  return status === 200 ? admin : newParent(house, ADMIN);
}

/** Opens the panel as the admin of the house. */
export async function openPanel(page: Page, house: BuiltHouse, tab = 'users'): Promise<Caller> {
  const admin = await adminOf(house);
  await page.context().addCookies(admin.cookies);
  await page.goto(`/admin?tab=${tab}`);
  await expect(page.getByRole('heading', { level: 1, name: 'Admin' })).toBeVisible();
  return admin;
}

/** A parent who began premium and has not paid. */
export async function pendingParent(house: BuiltHouse): Promise<Caller & { email: string }> {
  const parent = await newParent(house, newAddress());
  const { status } = await parent.post('/api/create-premium-subscription', { packageId: 'premium_monthly' });
  expect(status).toBe(200);
  return parent;
}

/** A parent with five credits, of which one has become a story; its id. */
export async function storyOf(house: BuiltHouse): Promise<{ id: string; email: string }> {
  const parent = await newParent(house, newAddress());
  await buyPack(parent);
  const { body } = await parent.post('/api/stories/generate', WISH);
  return { id: String(body.story?.id), email: parent.email };
}

/** Somebody without an account tells us something. */
export async function report(house: BuiltHouse, subject: string): Promise<void> {
  const { status } = await new Caller(house).post('/api/reports', {
    contactName: 'Priya Raman',
    contactEmail: 'priya@example.com',
    userEmail: 'priya@example.com',
    category: 'content_issue',
    severity: 'medium',
    subject,
    description: 'On page four the dragon has very large teeth.',
  });
  expect(status).toBe(200);
}

/** The row of the open table in which these words stand. */
export const rowOf = (page: Page, words: string): Locator => page.getByRole('row').filter({ hasText: words });
