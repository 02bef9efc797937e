import type { Page } from '@playwright/test';
import { expect, test } from '../support/app.ts';
import { withLibrary } from '../support/library.ts';
import { expectErrorToast, listenForEvents, trackedEvents } from '../support/replies.ts';
import { describeStory } from '../support/steps.ts';

const NAMES = [
  'Crafting Your Story',
  'Polishing the Magic',
  'Painting Illustration 1',
  'Painting Illustration 2',
  'Painting Illustration 3',
  'Painting Illustration 4',
  'Quality Enchantment Check',
  'Gathering Your Story',
  'Story Complete',
];

type StreamEvent = [name: string, data: object];

/** Mocks a story that is being made. Returns a function that sends its next events. */
async function mockGeneration(page: Page, id: string): Promise<(...events: readonly StreamEvent[]) => void> {
  await page.route('**/api/stories/generate', (route) =>
    route.fulfill({
      status: 202,
      json: { story: { id }, creditsRemaining: 2, warning: 'The painter is slow today.' },
    }),
  );
  const next: StreamEvent[][] = [];
  let wake: () => void = () => undefined;
  let count = 0;
  await page.route('**/api/stories/*/events', async (route) => {
    while (next.length === 0) await new Promise<void>((resolve) => (wake = resolve));
    const blocks = (next.shift() ?? []).map(([name, data]) => {
      count += 1;
      return `id: ${count}\nevent: ${name}\ndata: ${JSON.stringify(data)}\n\n`;
    });
    // The next events are requested at once.
    await route.fulfill({ contentType: 'text/event-stream', body: `retry: 10\n\n${blocks.join('')}` });
  });
  return (...events) => {
    next.push([...events]);
    wake();
  };
}

test('the loader advances with the stages, and closes two seconds after the story is ready or one after a failure', async ({
  page,
  app,
}) => {
  await listenForEvents(page);
  await page.clock.install();
  const [id] = await withLibrary(page, app);
  const send = await mockGeneration(page, id);
  const { illustrationUrls } = await (await page.request.get(`${app.url}/api/stories/${id}`)).json();
  await page.goto('/');
  await describeStory(page);
  await page.getByRole('button', { name: 'Create Magical Story (1 Credit)' }).click();
  await expect(page.getByRole('heading', { name: 'Wilhelmina’s story is on its way' })).toBeVisible();
  await expect(page.locator('.stages li')).toHaveText(NAMES);
  await expect(page.getByRole('note')).toHaveText('The painter is slow today.');
  await expect(page.getByRole('button', { name: '2 credits' })).toBeVisible();
  const now = page.locator('[aria-current=step]');
  await expect(now).toHaveText('Crafting Your Story');
  expect(await trackedEvents(page)).toEqual([['story_creation', { age: '3-7', structure: 'classic' }]]);

  // From here on the clock advances only manually.
  await page.clock.pauseAt(Date.now() + 60_000);
  const percent = page.locator('.bar .nums span').first();
  send(['stage', { stage: 'polishing' }]);
  await expect(now).toHaveText('Polishing the Magic');
  await expect(percent).toHaveText('17%');
  // 18% is reached after 482 ms. The bar updates every 100 ms.
  await page.clock.runFor(470);
  await expect(percent).toHaveText('17%');
  await page.clock.runFor(120);
  await expect(percent).toHaveText('18%');
  // The bar does not pass the end of an unfinished stage, however long it takes.
  await page.clock.runFor(60_000);
  await expect(percent).toHaveText('26%');
  send(['stage', { stage: 'painting-2' }], ['picture', { index: 0, url: illustrationUrls[0] }]);
  await expect(now).toHaveText('Painting Illustration 2');
  const picture = page.locator('main figure img');
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await expect(picture).toHaveCSS('animation-name', 'brushed');
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await expect(picture).toHaveCSS('animation-name', 'none');
  send(['stage', { stage: 'checking' }]);
  await expect(percent).toHaveText('82%');
  send(['stage', { stage: 'complete' }], ['done', { id }]);
  await expect(now).toHaveText('Story Complete');
  await expect(percent).toHaveText('100%');
  await expect(page.getByRole('heading', { name: 'Wilhelmina’s story is ready' })).toBeVisible();
  await page.clock.runFor(1900);
  await expect(now).toHaveText('Story Complete');
  await page.clock.runFor(200);
  await expect(page).toHaveURL(`${app.url}/story/${id}`);
  await page.clock.resume();
  await expect(page.getByText(/^Page 1 of/)).toBeVisible();

  await page.goto('/');
  await describeStory(page);
  await page.getByRole('button', { name: 'Create Magical Story (1 Credit)' }).click();
  await expect(now).toHaveText('Crafting Your Story');
  await page.clock.pauseAt(Date.now() + 240_000);
  send(['failed', { error: 'The painter has run out of paint.', code: 'FAILED' }]);
  await expectErrorToast(page, 'Story Creation Failed The painter has run out of paint.');
  await page.clock.runFor(900);
  await expect(now).toBeVisible();
  await page.clock.runFor(200);
  await expect(page.getByRole('button', { name: 'Create Your Story' }).first()).toBeVisible();
  await expect(now).toHaveCount(0);
});
