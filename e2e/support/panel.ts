import type { Locator, Page } from '@playwright/test';
import { buyPack, Caller, newParent, PASSWORD, STORY_REQUEST } from '../../tools/testing/users.ts';
import { ADMIN, type BuiltApp, expect } from './app.ts';
import { newAddress } from './steps.ts';

/** The admin of the app, who may have joined already. */
export async function adminOf(app: BuiltApp): Promise<Caller> {
  const admin = new Caller(app);
  const { status } = await admin.post('/api/auth/login', { email: ADMIN, password: PASSWORD });
  return status === 200 ? admin : newParent(app, ADMIN);
}

/** Opens the panel as the admin of the app. */
export async function openPanel(page: Page, app: BuiltApp, tab = 'users'): Promise<Caller> {
  const admin = await adminOf(app);
  await page.context().addCookies(admin.cookies);
  await page.goto(`/admin?tab=${tab}`);
  await expect(page.getByRole('heading', { level: 1, name: 'Admin' })).toBeVisible();
  return admin;
}

/** A parent who started premium and has not paid. */
export async function pendingParent(app: BuiltApp): Promise<Caller & { email: string }> {
  const parent = await newParent(app, newAddress());
  const { status } = await parent.post('/api/create-premium-subscription', { packageId: 'premium_monthly' });
  expect(status).toBe(200);
  return parent;
}

/** A new parent's story. Returns its id and the parent's address. */
export async function storyOf(app: BuiltApp): Promise<{ id: string; email: string }> {
  const parent = await newParent(app, newAddress());
  await buyPack(parent);
  const { body } = await parent.post('/api/stories/generate', STORY_REQUEST);
  return { id: String(body.story?.id), email: parent.email };
}

/** Sends a report without an account. */
export async function report(app: BuiltApp, subject: string): Promise<void> {
  const { status } = await new Caller(app).post('/api/reports', {
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

/** The table row that contains these words. */
export const rowOf = (page: Page, words: string): Locator => page.getByRole('row').filter({ hasText: words });
