import type { Page } from '@playwright/test';
import { newParent } from '../../tools/testing/users.ts';
import type { BuiltApp } from './app.ts';
import { expect } from './app.ts';
import { withLibrary, withStories } from './library.ts';
import { openPanel, pendingParent, report, rowOf, storyOf } from './panel.ts';
import { closeToasts } from './replies.ts';
import { giveVoice } from './speech.ts';
import {
  describeStory,
  enter,
  newAddress,
  newSubscriber,
  oncePerApp,
  openPlanDialog,
  payWith,
  shareStory,
  signedIn,
} from './steps.ts';

/** A screen of the app, and the steps that open it from an empty page. */
export interface Screen {
  readonly name: string;
  /** Consists of the same components as another screen: axe does not check it again. */
  readonly shotsOnly?: true;
  open(page: Page, app: BuiltApp): Promise<void>;
}

/** Users whom screens show and do not change, made once for each app: joining and painting a story take time. */
const newcomer = oncePerApp((app) => newParent(app, newAddress()));
const subscriber = oncePerApp(newSubscriber);
const pending = oncePerApp(pendingParent);
const authored = oncePerApp(storyOf);

const asNewcomer = async (page: Page, app: BuiltApp) => enter(page, await newcomer(app), '0 credits');
const asSubscriber = async (page: Page, app: BuiltApp) =>
  enter(page, await subscriber(app), '10 credits Premium');

/** Opens a page and waits until its code is loaded and it is rendered. */
const visit = async (page: Page, path: string) => {
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
};

const openDialog = async (page: Page, button: string | RegExp) => {
  await page.goto('/');
  await page.getByRole('button', { name: button }).first().click();
  await expect(page.getByRole('dialog').first()).toBeVisible();
};

async function openStory(page: Page, app: BuiltApp): Promise<void> {
  const [id] = await withLibrary(page, app);
  await page.goto(`/story/${id}`);
  await expect(page.locator('main img').first()).toBeVisible();
}

/** Opens a shared story by its link without a session. */
async function openShared(page: Page, app: BuiltApp): Promise<void> {
  await openStory(page, app);
  const { link } = await shareStory(page);
  await page.context().clearCookies();
  await page.goto(link);
  await expect(page.getByText('Shared Story')).toBeVisible();
}

/** Sends the page only the first half of a story's events: the loader stops at the second picture. */
async function holdEvents(page: Page): Promise<void> {
  let isSent = false;
  await page.route('**/api/stories/*/events', async (route) => {
    if (isSent) return;
    isSent = true;
    const whole = await (await route.fetch()).text();
    const blocks = whole.split('\n\n');
    const second = blocks.findIndex((block) => block.includes('"stage":"painting-3"'));
    await route.fulfill({
      contentType: 'text/event-stream',
      body: `${blocks.slice(0, second).join('\n\n')}\n\n`,
    });
  });
}

/** Shows the browser a subscription whose renewal was declined. */
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
  { name: 'home', open: (page) => visit(page, '/') },
  {
    name: 'home-signed-in',
    open: asNewcomer,
  },
  { name: 'how-it-works', open: (page) => visit(page, '/how-it-works') },
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
      await visit(page, '/faq');
      await page.getByRole('button', { name: 'What is Storywren?' }).click();
    },
  },
  { name: 'contact', open: (page) => visit(page, '/contact') },
  { name: 'privacy', open: (page) => visit(page, '/privacy') },
  { name: 'terms', shotsOnly: true, open: (page) => visit(page, '/terms') },
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
      await closeToasts(page);
    },
  },
  { name: 'reset-page', open: (page) => visit(page, '/reset-password?token=a-token') },
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
      await closeToasts(page);
    },
  },
  { name: 'not-found', open: (page) => visit(page, '/no/such/page') },
  {
    name: 'story-not-found',
    open: async (page, app) => {
      await asNewcomer(page, app);
      await page.goto('/story/AAAAAAAAAAAAAAAAAAAAAA');
      await expect(page.getByText('Story Not Found')).toBeVisible();
    },
  },
  {
    name: 'plans',
    open: async (page, app) => {
      await asNewcomer(page, app);
      await page
        .getByRole('button', { name: /credits?$/ })
        .first()
        .click();
      await expect(page.getByRole('dialog', { name: 'Choose Your Plan' })).toBeVisible();
    },
  },
  {
    name: 'plans-challenge',
    open: async (page, app) => {
      await signedIn(page, app, 0);
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
    open: async (page, app) => {
      await signedIn(page, app, 0);
      const dialog = await openPlanDialog(page, 'Premium');
      await expect(dialog.getByLabel('Card number')).toBeVisible();
    },
  },
  {
    name: 'plans-switch',
    open: async (page, app) => {
      await asNewcomer(page, app);
      const dialog = await openPlanDialog(page, 'Switch Plan');
      await expect(dialog.getByRole('button', { name: 'Switch to Premium' })).toBeVisible();
    },
  },
  {
    name: 'plans-premium-live',
    shotsOnly: true,
    open: async (page, app) => {
      await asSubscriber(page, app);
      const dialog = await openPlanDialog(page, 'Premium');
      await expect(dialog.getByText('Visa ending 4242')).toBeVisible();
    },
  },
  {
    name: 'plans-switch-live',
    shotsOnly: true,
    open: async (page, app) => {
      await asSubscriber(page, app);
      const dialog = await openPlanDialog(page, 'Switch Plan');
      await expect(dialog.getByRole('button', { name: 'Cancel Subscription' })).toBeVisible();
    },
  },
  {
    name: 'plans-past-due',
    open: async (page, app) => {
      await pretendPastDue(page);
      await asSubscriber(page, app);
      const dialog = await openPlanDialog(page, 'Premium');
      await expect(dialog.getByLabel('Card number')).toBeVisible();
    },
  },
  {
    name: 'account',
    open: async (page, app) => {
      await asSubscriber(page, app);
      await page.goto('/account');
      await expect(page.getByRole('table')).toHaveCount(2);
      await expect(page.getByText('Visa ending 4242').first()).toBeVisible();
    },
  },
  {
    name: 'account-past-due',
    shotsOnly: true,
    open: async (page, app) => {
      await pretendPastDue(page);
      await asSubscriber(page, app);
      await page.goto('/account');
      await expect(page.getByText('Your last payment didn’t go through')).toBeVisible();
    },
  },
  {
    name: 'account-empty',
    open: async (page, app) => {
      await asNewcomer(page, app);
      await page.goto('/account');
      await expect(page.getByText('No payments yet.')).toBeVisible();
    },
  },
  {
    name: 'create-no-credits',
    open: async (page, app) => {
      await asNewcomer(page, app);
      await page.getByRole('button', { name: 'Create Your Story' }).first().click();
      await expect(page.getByText('Credits Required')).toBeVisible();
    },
  },
  {
    name: 'create',
    open: async (page, app) => {
      await signedIn(page, app, 5);
      await describeStory(page);
    },
  },
  {
    name: 'making',
    open: async (page, app) => {
      await signedIn(page, app, 5);
      await holdEvents(page);
      await describeStory(page);
      await page.getByRole('button', { name: 'Create Magical Story (1 Credit)' }).click();
      // The events arrive when the whole story is painted.
      await expect(page.locator('[aria-current=step]')).toHaveText('Painting Illustration 2', {
        timeout: 40_000,
      });
      await expect(page.locator('main img').first()).toBeVisible();
    },
  },
  { name: 'reader', open: openStory },
  {
    name: 'reader-listening',
    open: async (page, app) => {
      await giveVoice(page, { eachMs: 100_000 });
      await openStory(page, app);
      await page
        .locator('.room-bar')
        .getByRole('button', { name: /^Listen/ })
        .click();
      await expect(page.locator('.said')).toBeVisible();
    },
  },
  {
    name: 'reader-text',
    open: async (page, app) => {
      await openStory(page, app);
      await page.getByRole('button', { name: 'Text settings' }).click();
      await page.getByRole('radio', { name: 'OpenDyslexic' }).check();
      await page.getByRole('radio', { name: 'Large' }).check();
    },
  },
  {
    name: 'reader-more',
    open: async (page, app) => {
      await page.setViewportSize({ width: 320, height: 700 });
      const [id] = await withLibrary(page, app);
      await page.goto(`/story/${id}`);
      await page.getByRole('button', { name: 'More' }).click();
      await expect(page.getByRole('dialog').getByRole('button', { name: /^Download PDF/ })).toBeVisible();
    },
  },
  {
    name: 'reader-end',
    open: async (page, app) => {
      const [, id] = await withLibrary(page, app);
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
    open: async (page, app) => {
      await openStory(page, app);
      await shareStory(page);
    },
  },
  {
    name: 'public-story',
    open: async (page, app) => {
      await openShared(page, app);
      await expect(page.locator('main img').first()).toHaveJSProperty('complete', true);
    },
  },
  {
    name: 'pass-on-dialog',
    open: async (page, app) => {
      await openShared(page, app);
      await page.getByRole('button', { name: 'Share', exact: true }).click();
      await expect(page.getByRole('textbox', { name: 'Story link' })).toBeVisible();
    },
  },
  {
    name: 'report-dialog',
    open: async (page, app) => {
      await openShared(page, app);
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
    open: async (page, app) => {
      await openStory(page, app);
      await page.getByRole('button', { name: /^Next/ }).click();
      await page.goto('/my-stories');
      await expect(page.locator('main img').first()).toBeVisible();
    },
  },
  {
    name: 'my-stories-nothing-found',
    shotsOnly: true,
    open: async (page, app) => {
      await withLibrary(page, app);
      await page.goto('/my-stories?q=xylograph&filter=favorites');
      await expect(page.getByRole('heading', { name: 'No stories found' })).toBeVisible();
    },
  },
  {
    name: 'my-stories-deleted',
    shotsOnly: true,
    open: async (page, app) => {
      await withStories(page, app, 2);
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
    open: async (page, app) => {
      await asNewcomer(page, app);
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
    open: async (page, app) => {
      const { email } = await pending(app);
      await openPanel(page, app);
      await expect(rowOf(page, email)).toBeVisible();
    },
  },
  {
    name: 'admin-adjust',
    open: async (page, app) => {
      const { email } = await pending(app);
      await openPanel(page, app);
      await rowOf(page, email).getByRole('button', { name: 'Adjust Credits' }).click();
      await expect(page.getByRole('dialog').getByLabel('Reason')).toBeVisible();
    },
  },
  {
    name: 'admin-delete',
    shotsOnly: true,
    open: async (page, app) => {
      const { email } = await pending(app);
      await openPanel(page, app);
      await rowOf(page, email).getByRole('button', { name: 'Delete' }).click();
      await expect(page.getByText(/data is preserved for admins/)).toBeVisible();
    },
  },
  {
    name: 'admin-stories',
    open: async (page, app) => {
      const { email } = await authored(app);
      await openPanel(page, app, 'stories');
      await expect(rowOf(page, email)).toBeVisible();
    },
  },
  {
    name: 'admin-story',
    open: async (page, app) => {
      const { email } = await authored(app);
      await openPanel(page, app, 'stories');
      await rowOf(page, email).getByRole('button').click();
      await expect(page.getByRole('heading', { name: 'What it cost' })).toBeVisible();
    },
  },
  {
    name: 'admin-reports',
    open: async (page, app) => {
      await report(app, 'A dragon with very large teeth');
      await openPanel(page, app, 'reports');
      await expect(rowOf(page, 'A dragon with very large teeth').first()).toBeVisible();
    },
  },
  {
    name: 'admin-report',
    open: async (page, app) => {
      await report(app, 'A dragon with very large teeth');
      await openPanel(page, app, 'reports');
      const row = rowOf(page, 'A dragon with very large teeth').first();
      await row.getByRole('button', { name: 'View' }).click();
      await expect(page.getByRole('dialog').getByLabel('Admin Notes')).toBeVisible();
    },
  },
  {
    name: 'admin-transactions',
    open: async (page, app) => {
      const { email } = await pending(app);
      await openPanel(page, app, 'transactions');
      await expect(rowOf(page, email).first()).toBeVisible();
    },
  },
  {
    name: 'admin-activities',
    open: async (page, app) => {
      const { email } = await pending(app);
      const admin = await openPanel(page, app, 'activities');
      const [{ id }] = (await admin.get(`/api/admin/users?q=${email}`)).body as unknown as [{ id: string }];
      const gift = { creditChange: 3, reason: 'A gift for the trouble' };
      await admin.post(`/api/admin/users/${id}/credits`, gift);
      await page.reload();
      await expect(rowOf(page, email).first()).toBeVisible();
    },
  },
  {
    name: 'admin-overview',
    open: async (page, app) => {
      await openPanel(page, app, 'overview');
      await expect(page.getByRole('heading', { name: 'System Status' })).toBeVisible();
      await page.getByText('Show as a table').first().click();
    },
  },
];
