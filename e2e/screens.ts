import type { Page } from '@playwright/test';
import { newParent } from '../tools/testing/people.ts';
import type { BuiltHouse } from './house.ts';
import { expect } from './house.ts';
import { openPanel, pendingParent, report, rowOf, storyOf } from './panel.ts';
import { withShelf, withStories } from './shelf.ts';
import { giveVoice } from './speech.ts';
import {
  describeStory,
  enter,
  newAddress,
  newSubscriber,
  oncePerHouse,
  openPlanDialog,
  payWith,
  shareStory,
  signedIn,
} from './steps.ts';

/** A screen of the app, and how a parent comes to it from nothing. */
export interface Screen {
  readonly name: string;
  /** Made of the same parts as another screen: looked at by people, not once more by axe. */
  readonly shotsOnly?: true;
  open(page: Page, house: BuiltHouse): Promise<void>;
}

/** People whom screens show and do not change: to join and to have a story painted takes its time. */
const newcomer = oncePerHouse((house) => newParent(house, newAddress()));
const subscriber = oncePerHouse(newSubscriber);
const waiting = oncePerHouse(pendingParent);
const told = oncePerHouse(storyOf);

const asNewcomer = async (page: Page, house: BuiltHouse) => enter(page, await newcomer(house), '0 credits');
const asSubscriber = async (page: Page, house: BuiltHouse) =>
  enter(page, await subscriber(house), '10 credits Premium');

const openDialog = async (page: Page, button: string | RegExp) => {
  await page.goto('/');
  await page.getByRole('button', { name: button }).first().click();
  await expect(page.getByRole('dialog').first()).toBeVisible();
};

/** Toasts come and go; a picture of a screen is taken without them. */
const withoutToasts = async (page: Page) => {
  // Until the pointer is over them, and while a dialog is open, neither they nor their buttons are for screen readers.
  const region = page.getByRole('region', { name: 'Notifications', includeHidden: true });
  const close = region.getByRole('button', { name: 'Close', includeHidden: true }).filter({ visible: true });
  await expect(async () => {
    if ((await close.count()) > 0) await close.first().click({ timeout: 1000 });
    await expect(close).toHaveCount(0, { timeout: 500 });
  }).toPass({ timeout: 10_000 });
};

async function openStory(page: Page, house: BuiltHouse): Promise<void> {
  const [id] = await withShelf(page, house);
  await page.goto(`/story/${id}`);
  await expect(page.locator('main img').first()).toBeVisible();
}

/** A story that somebody has shared, as a stranger comes to it by its link. */
async function openShared(page: Page, house: BuiltHouse): Promise<void> {
  await openStory(page, house);
  const { link } = await shareStory(page);
  await page.context().clearCookies();
  await page.goto(link);
  await expect(page.getByText('Shared Story')).toBeVisible();
}

/** Lets the page see the first half of a story's events, and no more: the loader stands still at the second picture. */
async function holdEvents(page: Page): Promise<void> {
  let told = false;
  await page.route('**/api/stories/*/events', async (route) => {
    if (told) return;
    told = true;
    const whole = await (await route.fetch()).text();
    const blocks = whole.split('\n\n');
    const second = blocks.findIndex((block) => block.includes('"stage":"painting-3"'));
    await route.fulfill({
      contentType: 'text/event-stream',
      body: `${blocks.slice(0, second).join('\n\n')}\n\n`,
    });
  });
}

/** A month later, to the browser: the renewal did not go through. */
async function pretendPastDue(page: Page): Promise<void> {
  const due = { status: 'past_due' };
  await page.route('**/api/auth/me', async (route) => {
    const answer = await route.fetch();
    const { user } = await answer.json();
    await route.fulfill({ json: { user: { ...user, subscription: { ...user.subscription, ...due } } } });
  });
  await page.route('**/api/subscription/status', async (route) => {
    await route.fulfill({ json: { ...(await (await route.fetch()).json()), ...due } });
  });
  await page.route('**/api/billing/payments', async (route) => {
    const lines = await (await route.fetch()).json();
    const open = { ...lines[0], id: 'open', card: null, status: 'open', receiptPath: null };
    await route.fulfill({ json: [open, ...lines] });
  });
}

export const SCREENS: readonly Screen[] = [
  { name: 'home', open: async (page) => void (await page.goto('/')) },
  {
    name: 'home-signed-in',
    open: asNewcomer,
  },
  { name: 'how-it-works', open: async (page) => void (await page.goto('/how-it-works')) },
  {
    name: 'pricing',
    open: async (page) => {
      await page.goto('/pricing');
      await expect(page.getByText('$79.99')).toBeVisible();
    },
  },
  {
    name: 'faq',
    open: async (page) => {
      await page.goto('/faq');
      await page.getByRole('button', { name: 'What is Storywren?' }).click();
    },
  },
  { name: 'contact', open: async (page) => void (await page.goto('/contact')) },
  { name: 'privacy', open: async (page) => void (await page.goto('/privacy')) },
  { name: 'terms', shotsOnly: true, open: async (page) => void (await page.goto('/terms')) },
  { name: 'register', open: (page) => openDialog(page, 'Join Now') },
  {
    name: 'register-wrong',
    open: async (page) => {
      await openDialog(page, 'Join Now');
      await page.getByRole('dialog').getByRole('button', { name: 'Join Now' }).click();
      await expect(page.getByText('Please enter a valid email')).toBeVisible();
    },
  },
  { name: 'login', open: (page) => openDialog(page, 'Login') },
  {
    name: 'reset-modal',
    open: async (page) => {
      await openDialog(page, 'Login');
      await page.getByRole('button', { name: 'Forgot your password?' }).click();
      await expect(page.getByRole('heading', { name: 'Reset Password' })).toBeVisible();
    },
  },
  {
    name: 'reset-sent',
    open: async (page) => {
      await openDialog(page, 'Login');
      await page.getByRole('button', { name: 'Forgot your password?' }).click();
      await page.getByRole('dialog', { name: 'Reset Password' }).getByLabel('Email').fill(newAddress());
      await page.getByRole('button', { name: /send/i }).click();
      await expect(page.getByRole('heading', { name: 'Check Your Email' })).toBeVisible();
      await withoutToasts(page);
    },
  },
  { name: 'reset-page', open: async (page) => void (await page.goto('/reset-password?token=a-token')) },
  {
    name: 'verify',
    open: async (page) => {
      await openDialog(page, 'Join Now');
      const dialog = page.getByRole('dialog');
      await dialog.getByLabel('Email').fill(newAddress());
      await dialog.getByLabel('Full Name').fill('Jo Example');
      await dialog.getByLabel('Country').selectOption('Australia');
      await dialog.getByLabel('Password', { exact: true }).fill('lantern-light');
      await dialog.getByLabel('Confirm Password').fill('lantern-light');
      await dialog.getByRole('radio', { name: /pay as you go/i }).check();
      await dialog.getByRole('button', { name: 'Join Now' }).click();
      await expect(page.getByRole('heading', { name: 'Verify Your Email' })).toBeVisible();
      await withoutToasts(page);
    },
  },
  { name: 'not-found', open: async (page) => void (await page.goto('/no/such/page')) },
  {
    name: 'story-not-found',
    open: async (page, house) => {
      await asNewcomer(page, house);
      await page.goto('/story/AAAAAAAAAAAAAAAAAAAAAA');
      await expect(page.getByText('Story Not Found')).toBeVisible();
    },
  },
  {
    name: 'plans',
    open: async (page, house) => {
      await asNewcomer(page, house);
      await page
        .getByRole('button', { name: /credits?$/ })
        .first()
        .click();
      await expect(page.getByRole('dialog', { name: 'Choose Your Plan' })).toBeVisible();
    },
  },
  {
    name: 'plans-challenge',
    open: async (page, house) => {
      await signedIn(page, house, 0);
      await page
        .getByRole('button', { name: /credits?$/ })
        .first()
        .click();
      await payWith(page, '4000002500003155');
      await expect(page.getByRole('button', { name: /complete authentication/i })).toBeVisible();
    },
  },
  {
    name: 'plans-premium',
    open: async (page, house) => {
      await signedIn(page, house, 0);
      const dialog = await openPlanDialog(page, 'Premium');
      await expect(dialog.getByLabel('Card number')).toBeVisible();
    },
  },
  {
    name: 'plans-switch',
    open: async (page, house) => {
      await asNewcomer(page, house);
      const dialog = await openPlanDialog(page, 'Switch Plan');
      await expect(dialog.getByRole('button', { name: 'Switch to Premium' })).toBeVisible();
    },
  },
  {
    name: 'plans-premium-live',
    shotsOnly: true,
    open: async (page, house) => {
      await asSubscriber(page, house);
      const dialog = await openPlanDialog(page, 'Premium');
      await expect(dialog.getByText('Visa ending 4242')).toBeVisible();
    },
  },
  {
    name: 'plans-switch-live',
    shotsOnly: true,
    open: async (page, house) => {
      await asSubscriber(page, house);
      const dialog = await openPlanDialog(page, 'Switch Plan');
      await expect(dialog.getByRole('button', { name: 'Cancel Subscription' })).toBeVisible();
    },
  },
  {
    name: 'plans-past-due',
    open: async (page, house) => {
      await pretendPastDue(page);
      await asSubscriber(page, house);
      const dialog = await openPlanDialog(page, 'Premium');
      await expect(dialog.getByLabel('Card number')).toBeVisible();
    },
  },
  {
    name: 'account',
    open: async (page, house) => {
      await asSubscriber(page, house);
      await page.goto('/account');
      await expect(page.getByRole('table')).toHaveCount(2);
      await expect(page.getByText('Visa ending 4242').first()).toBeVisible();
    },
  },
  {
    name: 'account-past-due',
    shotsOnly: true,
    open: async (page, house) => {
      await pretendPastDue(page);
      await asSubscriber(page, house);
      await page.goto('/account');
      await expect(page.getByText('Your last payment did not go through')).toBeVisible();
    },
  },
  {
    name: 'account-empty',
    open: async (page, house) => {
      await asNewcomer(page, house);
      await page.goto('/account');
      await expect(page.getByText('Nothing paid yet.')).toBeVisible();
    },
  },
  {
    name: 'create-no-credits',
    open: async (page, house) => {
      await asNewcomer(page, house);
      await page.getByRole('button', { name: 'Create Your Story' }).first().click();
      await expect(page.getByText('Credits Required')).toBeVisible();
    },
  },
  {
    name: 'create',
    open: async (page, house) => {
      await signedIn(page, house, 5);
      await describeStory(page);
    },
  },
  {
    name: 'making',
    open: async (page, house) => {
      await signedIn(page, house, 5);
      await holdEvents(page);
      await describeStory(page);
      await page.getByRole('button', { name: 'Create Magical Story (1 Credit)' }).click();
      // The events come when the whole story is painted.
      await expect(page.locator('[aria-current=step]')).toHaveText('Painting Illustration 2', {
        timeout: 40_000,
      });
      await expect(page.locator('main img').first()).toBeVisible();
    },
  },
  { name: 'reader', open: openStory },
  {
    name: 'reader-listening',
    open: async (page, house) => {
      await giveVoice(page, { eachMs: 100_000 });
      await openStory(page, house);
      await page.getByRole('button', { name: /^Listen/ }).click();
      await expect(page.locator('.said')).toBeVisible();
    },
  },
  {
    name: 'reader-text',
    open: async (page, house) => {
      await openStory(page, house);
      await page.getByRole('button', { name: 'Text settings' }).click();
      await page.getByRole('radio', { name: 'OpenDyslexic' }).check();
      await page.getByRole('radio', { name: 'Large' }).check();
    },
  },
  {
    name: 'reader-more',
    open: async (page, house) => {
      await page.setViewportSize({ width: 320, height: 700 });
      const [id] = await withShelf(page, house);
      await page.goto(`/story/${id}`);
      await page.getByRole('button', { name: 'More' }).click();
      await expect(page.getByRole('button', { name: /^Download PDF/ })).toBeVisible();
    },
  },
  {
    name: 'reader-end',
    open: async (page, house) => {
      const [, id] = await withShelf(page, house);
      await page.goto(`/story/${id}`);
      const next = page.getByRole('button', { name: /^Next/ });
      await expect(next).toBeVisible();
      while (await next.isEnabled()) await next.click();
      await expect(page.getByText('Next story')).toBeVisible();
    },
  },
  {
    name: 'reader-modal',
    open: async (page) => {
      await page.goto('/');
      await page.getByRole('button', { name: 'Read Koa and the Red Boat' }).click();
      await expect(page.getByText('Page 1 of')).toBeVisible();
      await expect(page.locator('.room img').last()).toHaveJSProperty('complete', true);
    },
  },
  {
    name: 'share-dialog',
    open: async (page, house) => {
      await openStory(page, house);
      await shareStory(page);
    },
  },
  {
    name: 'public-story',
    open: async (page, house) => {
      await openShared(page, house);
      await expect(page.locator('main img').first()).toHaveJSProperty('complete', true);
    },
  },
  {
    name: 'pass-on-dialog',
    open: async (page, house) => {
      await openShared(page, house);
      await page.getByRole('button', { name: 'Share', exact: true }).click();
      await expect(page.getByRole('textbox', { name: 'Story link' })).toBeVisible();
    },
  },
  {
    name: 'report-dialog',
    open: async (page, house) => {
      await openShared(page, house);
      await page.getByRole('button', { name: 'Report', exact: true }).click();
      const dialog = page.getByRole('dialog', { name: 'Report Story' });
      await dialog.getByRole('button', { name: 'Send Report' }).click();
      await expect(dialog.getByText('Please select a category')).toBeVisible();
    },
  },
  {
    name: 'public-story-not-found',
    shotsOnly: true,
    open: async (page) => {
      await page.goto('/public/story/AAAAAAAAAAAAAAAAAAAAAA');
      await expect(page.getByText('Story Not Found')).toBeVisible();
    },
  },
  {
    name: 'my-stories',
    open: async (page, house) => {
      await openStory(page, house);
      await page.getByRole('button', { name: /^Next/ }).click();
      await page.goto('/my-stories');
      await expect(page.locator('main img').first()).toBeVisible();
    },
  },
  {
    name: 'my-stories-nothing-found',
    shotsOnly: true,
    open: async (page, house) => {
      await withShelf(page, house);
      await page.goto('/my-stories?q=xylograph&filter=favorites');
      await expect(page.getByRole('heading', { name: 'No stories found' })).toBeVisible();
    },
  },
  {
    name: 'my-stories-deleted',
    shotsOnly: true,
    open: async (page, house) => {
      await withStories(page, house, 2);
      await page.goto('/my-stories');
      await page
        .getByRole('button', { name: /^Delete/ })
        .first()
        .click();
      await expect(page.getByRole('button', { name: 'Undo' })).toBeVisible();
    },
  },
  {
    name: 'my-stories-empty',
    open: async (page, house) => {
      await asNewcomer(page, house);
      await page.goto('/my-stories');
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    },
  },
  {
    name: 'admin-denied',
    shotsOnly: true,
    open: async (page) => {
      await page.goto('/admin');
      await expect(page.getByRole('heading', { name: 'Access Denied' })).toBeVisible();
    },
  },
  {
    name: 'admin-users',
    open: async (page, house) => {
      const { email } = await waiting(house);
      await openPanel(page, house);
      await expect(rowOf(page, email)).toBeVisible();
    },
  },
  {
    name: 'admin-adjust',
    open: async (page, house) => {
      const { email } = await waiting(house);
      await openPanel(page, house);
      await rowOf(page, email).getByRole('button', { name: 'Adjust Credits' }).click();
      await expect(page.getByRole('dialog').getByLabel('Reason')).toBeVisible();
    },
  },
  {
    name: 'admin-delete',
    shotsOnly: true,
    open: async (page, house) => {
      const { email } = await waiting(house);
      await openPanel(page, house);
      await rowOf(page, email).getByRole('button', { name: 'Delete' }).click();
      await expect(page.getByText(/data is preserved for admins/)).toBeVisible();
    },
  },
  {
    name: 'admin-stories',
    open: async (page, house) => {
      const { email } = await told(house);
      await openPanel(page, house, 'stories');
      await expect(rowOf(page, email)).toBeVisible();
    },
  },
  {
    name: 'admin-story',
    open: async (page, house) => {
      const { email } = await told(house);
      await openPanel(page, house, 'stories');
      await rowOf(page, email).getByRole('button').click();
      await expect(page.getByRole('heading', { name: 'What it cost' })).toBeVisible();
    },
  },
  {
    name: 'admin-reports',
    open: async (page, house) => {
      await report(house, 'A dragon with very large teeth');
      await openPanel(page, house, 'reports');
      await expect(rowOf(page, 'A dragon with very large teeth').first()).toBeVisible();
    },
  },
  {
    name: 'admin-report',
    open: async (page, house) => {
      await report(house, 'A dragon with very large teeth');
      await openPanel(page, house, 'reports');
      const row = rowOf(page, 'A dragon with very large teeth').first();
      await row.getByRole('button', { name: 'View' }).click();
      await expect(page.getByRole('dialog').getByLabel('Admin Notes')).toBeVisible();
    },
  },
  {
    name: 'admin-transactions',
    open: async (page, house) => {
      const { email } = await waiting(house);
      await openPanel(page, house, 'transactions');
      await expect(rowOf(page, email).first()).toBeVisible();
    },
  },
  {
    name: 'admin-activities',
    open: async (page, house) => {
      const { email } = await waiting(house);
      const admin = await openPanel(page, house, 'activities');
      const [{ id }] = (await admin.get(`/api/admin/users?q=${email}`)).body as unknown as [{ id: string }];
      const gift = { creditChange: 3, reason: 'A gift for the trouble' };
      await admin.post(`/api/admin/users/${id}/credits`, gift);
      await page.reload();
      await expect(rowOf(page, email).first()).toBeVisible();
    },
  },
  {
    name: 'admin-overview',
    open: async (page, house) => {
      await openPanel(page, house, 'overview');
      await expect(page.getByRole('heading', { name: 'System Status' })).toBeVisible();
      await page.getByText('Show as a table').first().click();
    },
  },
];
