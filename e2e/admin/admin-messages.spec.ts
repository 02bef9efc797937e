import type { Page } from '@playwright/test';
import { type BuiltApp, expect, test } from '../support/app.ts';
import { adminOf, openPanel, rowOf } from '../support/panel.ts';
import { expectErrorToast, expectToast, mockReplies } from '../support/replies.ts';

const AT = '2026-11-02T09:05:00.000Z';
const USER = { fullName: 'Priya Raman', email: 'priya@example.com', country: 'Australia' };

const user = (id: string, changes: object) => ({
  ...{ id: `user-${id}-0000`, ...USER, email: `${id}@example.com`, credits: 7, isDeleted: false },
  ...{ reactivatedAt: null, createdAt: AT, totalStories: 12, totalTransactions: 1 },
  subscription: { packageType: 'pay_as_you_go', status: 'active' },
  ...changes,
});

const premium = (status: string) => ({ subscription: { packageType: 'premium', status } });

const STORY = {
  ...{ id: 'story-id-00000001', title: 'Zoë and the Fox', storyType: 'moral', targetAgeGroup: '3-7' },
  ...{ storyStructure: 'classic', status: 'ready', failureCode: null, createdAt: AT, finishedAt: AT },
  content: 'Zoë stood at the gate.\nThe fox came out.',
  illustrationUrls: '["/pictures/featured/1-opening.webp", "/media/gone.webp"]',
  user: { id: 'user-1-0000', ...USER },
  subscription: { packageType: 'pay_as_you_go' },
  formDetails: {
    ...{ childName: 'Zoë', includeChildAsMain: true, characterGender: 'girl', characterEthnicity: 'Tongan' },
    ...{ favoriteTheme: 'ocean', supportingCharacters: 'Grandma' },
  },
  analytics: {
    wordCount: 500,
    creditsUsed: 1,
    illustrationCount: 2,
    hasIllustrations: true,
    isFavorite: true,
  },
  ...{ writtenBy: 'embedded', provider: 'embedded', paintedBy: ['embedded'], pictures: 2, calls: 0 },
  ...{ tokensIn: 0, tokensCached: 0, tokensOut: 0, costMicros: 0, cost: '0.000000', costComplete: true },
};

/** Mocks the rows of a table, for any query. */
const mockRows = (page: Page, list: string, rows: readonly object[]) =>
  page.route(`**/api/admin/${list}?**`, (route) => route.fulfill({ json: rows }));

/** Mocks some of the totals of the panel. Read beforehand: a reload would break off what a mock still waits for. */
async function mockTotals(page: Page, app: BuiltApp, changes: Record<string, object>): Promise<void> {
  const { body } = await (await adminOf(app)).get('/api/admin/totals');
  const totals: Record<string, object> = { ...body };
  for (const [name, change] of Object.entries(changes)) totals[name] = { ...totals[name], ...change };
  await page.route('**/api/admin/totals', (route) => route.fulfill({ json: totals }));
}

const openTab = (page: Page, name: string | RegExp) => page.getByRole('tab', { name }).click();

test('the admin tables show the details of each user and story', async ({ page, app }) => {
  await mockRows(page, 'users', [
    user('payg', { reactivatedAt: AT }),
    user('active', premium('active')),
    user('pending', premium('pending')),
    user('gone', { ...premium('active'), isDeleted: true }),
  ]);
  await mockRows(page, 'stories', [STORY]);
  await page.route(`**/api/admin/stories/${STORY.id}`, (route) =>
    route.fulfill({ json: { story: STORY, calls: [] } }),
  );
  await mockTotals(page, app, {
    stories: { total: 8, favorited: 2, illustrated: 6, creditsUsed: 9 },
  });
  await openPanel(page, app);
  for (const name of [/^Users \(\d+\)$/, /^Stories \(\d+\)$/, /^Reports \(\d+\)$/]) {
    await expect(page.getByRole('tab', { name })).toBeVisible();
  }
  const payg = rowOf(page, 'payg@example.com');
  for (const words of ['Priya Raman', 'Australia', 'Pay As You Go', '7', '12 stories', '1 transaction']) {
    await expect(payg).toContainText(words);
  }
  await expect(payg).toContainText(/Reactivated Nov 0\d, 2026/);
  await expect(payg.getByRole('time').last()).toHaveText(/^[A-Z][a-z]{2} \d\d, \d{4} \d\d:\d\d$/);
  await expect(rowOf(page, 'active@example.com')).toContainText('Premium Active');
  await expect(rowOf(page, 'pending@example.com')).toContainText('Premium Pending');
  await expect(rowOf(page, 'gone@example.com')).toContainText('Deleted');
  // Only a pending payment can be confirmed, and a deleted user can only be reactivated.
  await expect(page.getByRole('button', { name: 'Confirm Payment' })).toHaveCount(1);
  await expect(page.getByRole('button', { name: 'Delete' })).toHaveCount(3);
  await expect(page.getByRole('button', { name: 'Reactivate' })).toHaveCount(1);

  await openTab(page, /^Stories/);
  await expect(
    page.getByRole('region', { name: 'Stories in figures' }).or(page.locator('.figures')),
  ).toHaveText(
    /Total stories\s*8.*Favorited\s*2\s*25% of all stories\s*Illustrated\s*6\s*75% of all stories\s*Total credits used\s*9/s,
  );
  const story = rowOf(page, 'Zoë and the Fox');
  for (const words of [
    ...['Moral', '3-7', 'story-id…', 'Priya Raman', 'priya@example.com', 'Australia', 'Pay-as-you-go'],
    ...['ChildZoë', 'Main characterYes', 'GenderGirl', 'EthnicityTongan', 'ThemeOcean', 'SupportingGrandma'],
    ...['500 words', '1 credit used', '2 illustrations', 'Has visuals', 'Favorited'],
    ...['Listens: N/A', 'Downloads: N/A', 'Nov 02, 2026'],
  ]) {
    await expect(story).toContainText(words);
  }
  await story.getByRole('button', { name: 'Zoë and the Fox' }).click();
  const dialog = page.getByRole('dialog', { name: 'Zoë and the Fox' });
  await expect(dialog.getByText('The fox came out.', { exact: true })).toBeVisible();
  for (const words of ['Priya Raman, priya@example.com', 'story-id-00000001', 'Grandma', 'Tongan']) {
    await expect(dialog.getByText(words)).toBeVisible();
  }
  await expect(dialog.getByRole('img')).toHaveCount(1);
  await page.keyboard.press('Escape');
  const broken = { story: { ...STORY, illustrationUrls: 'not a list' }, calls: [] };
  await page.route(`**/api/admin/stories/${STORY.id}`, (route) => route.fulfill({ json: broken }));
  await page.reload();
  await story.getByRole('button', { name: 'Zoë and the Fox' }).click();
  await expect(dialog.getByText('Error loading illustrations')).toBeVisible();
});

test('the reports tab shows the details of a report', async ({ page, app }) => {
  const report = {
    ...{ id: 'report-1-00000001', createdAt: AT, updatedAt: AT, contactName: null, userEmail: null },
    ...{ storyId: 'story-id-00000001', category: 'content_issue', subject: 'The fox', severity: 'medium' },
    ...{ description: 'The fox is too wild.', status: 'open', adminNotes: 'Seen by us' },
  };
  await mockRows(page, 'reports', [report]);
  await openPanel(page, app, 'reports');
  for (const words of ['Anonymous', 'Story story-id…', 'Content issue', 'The fox', 'Medium', 'Open']) {
    await expect(rowOf(page, 'The fox')).toContainText(words);
  }
  await rowOf(page, 'The fox').getByRole('button', { name: 'View' }).click();
  const dialog = page.getByRole('dialog', { name: 'Report' });
  for (const words of ['Content issue', 'Medium', 'Open', 'The fox is too wild.']) {
    await expect(dialog.getByText(words, { exact: true })).toBeVisible();
  }
  await expect(dialog.getByText(/Nov 02, 2026 \d\d:\d\d/)).toBeVisible();
  await expect(dialog.getByLabel('Admin Notes')).toHaveValue('Seen by us');
});

test('the tabs of transactions and activities show their details', async ({ page, app }) => {
  const paid = {
    ...{ id: 'txn-1', createdAt: AT, userId: 'user-id-00000001', userEmail: 'priya@example.com' },
    ...{ type: 'credit_purchase', amount: 9.5, currency: 'AUD', credits: 5, status: 'completed' },
    description: '5 credits',
  };
  await mockRows(page, 'transactions', [paid, { ...paid, id: 'txn-2', status: 'canceled', credits: 0 }]);
  await openPanel(page, app, 'transactions');
  const completed = rowOf(page, 'Completed');
  for (const words of ['Nov 02, 2026', 'user-id-…', 'Credit purchase', '$9.50 AUD', '5', '5 credits']) {
    await expect(completed).toContainText(words);
  }
  await expect(completed.locator('.badge-bad')).toHaveCount(0);
  await expect(rowOf(page, 'Canceled').locator('.badge-bad')).toHaveText('Canceled');

  const action = {
    ...{ id: 'act-1', createdAt: AT, adminEmail: 'boss@example.com', action: 'credit_adjust' },
    ...{ targetUserId: 'user-id-00000001', targetUserEmail: 'priya@example.com' },
    ...{ details: '{"reason":"A gift"}', previousValue: '3', newValue: '8' },
  };
  await mockRows(page, 'activities', [action]);
  await openTab(page, 'Admin Activities');
  for (const words of ['Nov 02, 2026', 'boss@example.com', 'Credit adjustment', 'priya@example.com']) {
    await expect(rowOf(page, 'A gift')).toContainText(words);
  }
  await expect(rowOf(page, 'A gift')).toContainText('3 → 8');
});

test('the overview shows the totals of the app', async ({ page, app }) => {
  const { body } = await (await adminOf(app)).get('/api/admin/overview');
  const totals = { ...Object(body.totals), premium: { active: 3, conversion: 12.5 } };
  await page.route('**/api/admin/overview', (route) => route.fulfill({ json: { ...body, totals } }));
  await openPanel(page, app, 'overview');
  const cards = page.getByRole('region', { name: 'Storywren in figures' }).or(page.locator('.figures'));
  for (const words of [/Total users\d+\d+ active/, /Premium users3Active subscriptions, 12\.5% conversion/]) {
    await expect(cards.first()).toContainText(words);
  }
  for (const words of [/Total transactions\d+\d+ completed/, /Stories generated\d+Across all users/]) {
    await expect(cards.first()).toContainText(words);
  }
  for (const words of ['System Status', 'Database Connection', 'Admin Panel Access', 'Last activity']) {
    await expect(page.getByText(words, { exact: true })).toBeVisible();
  }
});

test('the admin tables say that there is nothing yet', async ({ page, app }) => {
  for (const [tab, empty] of [
    ['stories', 'Users have not generated any stories yet.'],
    ['reports', 'No reports submitted yet'],
  ] as const) {
    await mockRows(page, tab, []);
    await openPanel(page, app, tab);
    await expect(page.getByText(empty)).toBeVisible();
  }
});

test.describe('admin actions that fail', () => {
  test.use({ watched: undefined });

  test('admin actions show the catalogue’s error when they fail, and success only when they succeed', async ({
    page,
    app,
  }) => {
    await mockRows(page, 'users', [user('pending', premium('pending')), user('gone', { isDeleted: true })]);
    await openPanel(page, app);
    const confirm = page.getByRole('button', { name: 'Confirm Payment' });
    await mockReplies(
      page,
      '/api/admin/confirm-payment',
      { status: 409, error: 'Nothing is pending.' },
      {
        json: { transaction: { creditsAwarded: 10 } },
      },
    );
    await confirm.click();
    await expectErrorToast(page, 'Error Failed to confirm payment');
    await confirm.click();
    await expectToast(page, 'Payment confirmed successfully 10 credits awarded to user');
    const back = page.getByRole('button', { name: 'Reactivate' });
    await mockReplies(page, '/reactivate', { status: 500 }, { json: { ok: true } });
    await back.click();
    await expectErrorToast(page, 'Error Failed to reactivate user');
    await back.click();
    await expectToast(page, 'User reactivated successfully');
  });
});
