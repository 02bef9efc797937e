import { expect, test } from '../support/app.ts';
import { withLibrary } from '../support/library.ts';
import { expectErrorToast } from '../support/replies.ts';
import { describeStory, signedIn } from '../support/steps.ts';

// Requests fail here on purpose, which the browser logs as console errors.
test.use({ watched: undefined });

test.afterEach(({ context }) => context.setOffline(false));

test('an open story is read to its end without a connection, with all its pictures', async ({
  page,
  app,
  context,
}) => {
  const [id] = await withLibrary(page, app);
  await page.goto(`/story/${id}`);
  const fetched = () =>
    page.evaluate(
      () =>
        new Set(
          performance
            .getEntriesByType('resource')
            .flatMap(({ name }) => /\/media\/[^?]+/.exec(name)?.[0] ?? []),
        ).size,
    );
  await expect.poll(fetched, 'all pictures are fetched at the beginning').toBe(4);
  await page.waitForLoadState('networkidle');
  await context.setOffline(true);
  await expect(page.getByText('You’re offline.')).toBeVisible();
  const picture = page.getByRole('article').locator('img.painted').last();
  const next = page.locator('.room-next');
  const seen = new Set<string | null>();
  while ((await next.getAttribute('aria-disabled')) !== 'true') {
    await next.click();
    await expect(picture).not.toHaveJSProperty('naturalWidth', 0);
    await expect(picture).toHaveJSProperty('complete', true);
    seen.add(await picture.getAttribute('src'));
  }
  expect(seen.size).toBe(4);
  await expect(page.getByText('Illustration Unavailable')).toHaveCount(0);
  await expect(page.getByText('The end', { exact: true })).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByText('You’re offline.')).toHaveCount(0);
});

test('a story that is requested without a connection fails in words, and is not sent when the connection is back', async ({
  page,
  app,
  context,
}) => {
  await signedIn(page, app, 5);
  await describeStory(page);
  await context.setOffline(true);
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText('You’re offline.')).toBeVisible();
  const sent: string[] = [];
  page.on('request', (request) => sent.push(request.url()));
  await dialog.getByRole('button', { name: 'Create Magical Story (1 Credit)' }).click();
  await expectErrorToast(
    page,
    'Story Creation Failed Network error. Please check your connection and try again.',
  );
  const requests = () => sent.filter((url) => url.endsWith('/api/stories/generate')).length;
  const before = requests();
  await context.setOffline(false);
  await expect(dialog.getByText('You’re offline.')).toHaveCount(0);
  await expect.poll(() => page.evaluate(() => fetch('/api/auth/me').then(({ status }) => status))).toBe(200);
  expect(requests()).toBe(before);
  await page.reload();
  await expect(page.getByRole('button', { name: '5 credits' }).first()).toBeVisible();
});
