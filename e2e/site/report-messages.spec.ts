import { expect, test } from '../support/app.ts';
import { expectErrorToast, expectToast, mockReplies } from '../support/replies.ts';
import { INVENTED, inventedStory } from '../support/sample-data.ts';
import { signedIn } from '../support/steps.ts';

// Requests fail here on purpose, which the browser logs as console errors.
test.use({ watched: undefined });

test('a story whose illustration URLs are a JSON string opens with all its buttons, and its report shows the result', async ({
  page,
  app,
}) => {
  await signedIn(page, app, 0);
  const path = `/api/stories/${INVENTED}`;
  await mockReplies(page, path, { json: inventedStory }, { status: 500 });
  await page.goto(`/story/${INVENTED}`);
  await expect(page.getByRole('heading', { level: 1, name: 'Zoë and the Fox' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'My Stories' }).first()).toHaveAttribute('href', '/my-stories');
  for (const name of ['Listen', 'Favorite', 'Download PDF', 'Share', 'Report'])
    await expect(page.locator('.room-bar').getByRole('button', { name, exact: true })).toBeVisible();
  for (const name of ['Favorite', 'Listen', 'Download PDF'])
    await expect(page.getByRole('banner').getByRole('button', { name, exact: true })).toBeVisible();
  const picture = page.getByRole('article').locator('img');
  await expect(picture).toHaveAttribute('src', '/pictures/featured/1-opening.webp');
  await expect(picture).not.toHaveJSProperty('naturalWidth', 0);
  await page.getByRole('button', { name: 'Next' }).last().click();
  await expect(page.getByText('Page 2 of 2')).toBeVisible();
  await expect(picture).toHaveAttribute('src', '/pictures/featured/1-ending.webp');

  await page.getByRole('button', { name: 'Report', exact: true }).click();
  const report = page.getByRole('dialog', { name: 'Report Story' });
  const send = report.getByRole('button', { name: 'Send Report' });
  await expect(report.getByLabel('Severity').locator('option:not([value=""])')).toHaveText([
    /^Low/,
    /^Medium/,
    /^High/,
    /^Critical/,
  ]);
  await report.getByLabel('Subject').fill('s'.repeat(101));
  await report.getByLabel('Description').fill('d'.repeat(9));
  await send.click();
  for (const words of [
    'Please select a category',
    'Please select a severity level',
    'Subject must be 100 characters or less',
    'Please provide at least 10 characters',
  ])
    await expect(report.getByText(words)).toBeVisible();
  await report.getByLabel('Subject').fill('');
  await report.getByLabel('Description').fill('d'.repeat(1001));
  await expect(report.getByText('Please enter a subject')).toBeVisible();
  await expect(report.getByText('Description must be 1000 characters or less')).toBeVisible();
  await report.getByLabel('Category').selectOption('bug');
  await report.getByLabel('Severity').selectOption('critical');
  await report.getByLabel('Subject').fill('The fox');
  await report.getByLabel('Description').fill('The fox is too wild.');
  await mockReplies(
    page,
    '/api/reports',
    { status: 429, error: 'The server says why.' },
    { status: 500 },
    { json: { ok: true } },
  );
  await send.click();
  await expectErrorToast(page, 'Failed to submit report The server says why.');
  await send.click();
  await expectErrorToast(page, 'Failed to submit report Please try again later');
  const sent = page.waitForRequest('**/api/reports');
  await send.click();
  expect((await sent).postDataJSON()).toMatchObject({
    category: 'bug',
    severity: 'critical',
    subject: 'The fox',
    description: 'The fox is too wild.',
    storyId: INVENTED,
  });
  await expectToast(page, /^Report submitted successfully/);
  await expect(report).toBeHidden();
  await page.getByRole('button', { name: 'Share', exact: true }).click();
  await expect(page.getByRole('dialog', { name: 'Share Story' })).toBeVisible();

  for (const _ of ['the server fails', 'the server has no such story']) {
    await page.goto(`/story/${INVENTED}`);
    await expect(page.getByRole('heading', { name: 'Story Not Found' })).toBeVisible();
  }
  await expect(page.getByText('This story doesn’t exist or has been removed.')).toBeVisible();
});
