import type { Page } from '@playwright/test';
import { counted, listenForEvents, warns } from './answers.ts';
import { expect, test } from './house.ts';
import { withShelf } from './shelf.ts';
import { describeStory } from './steps.ts';

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

type Told = [name: string, data: object];

/** Puts a story in the making before the page: what is told of it is for the test to say. */
async function withMaking(page: Page, id: string): Promise<(...events: readonly Told[]) => void> {
  await page.route('**/api/stories/generate', (route) =>
    route.fulfill({
      status: 202,
      json: { story: { id }, creditsRemaining: 2, warning: 'The painter is slow today.' },
    }),
  );
  const next: Told[][] = [];
  let wake: () => void = () => undefined;
  let count = 0;
  await page.route('**/api/stories/*/events', async (route) => {
    while (next.length === 0) await new Promise<void>((resolve) => (wake = resolve));
    const blocks = (next.shift() ?? []).map(([name, data]) => {
      count += 1;
      return `id: ${count}\nevent: ${name}\ndata: ${JSON.stringify(data)}\n\n`;
    });
    // What follows is asked for at once.
    await route.fulfill({ contentType: 'text/event-stream', body: `retry: 10\n\n${blocks.join('')}` });
  });
  return (...events) => {
    next.push([...events]);
    wake();
  };
}

test('the loader follows the stages at their pace, and ends two seconds after the story, or one after a failure', async ({
  page,
  house,
}) => {
  await listenForEvents(page);
  await page.clock.install();
  const [id] = await withShelf(page, house);
  const tell = await withMaking(page, id);
  const { illustrationUrls } = await (await page.request.get(`${house.url}/api/stories/${id}`)).json();
  await page.goto('/');
  await describeStory(page);
  await page.getByRole('button', { name: 'Create Magical Story (1 Credit)' }).click();
  await expect(page.getByRole('heading', { name: 'Wilhelmina’s story is on its way' })).toBeVisible();
  await expect(page.locator('.stages li')).toHaveText(NAMES);
  await expect(page.getByRole('note')).toHaveText('The painter is slow today.');
  await expect(page.getByRole('button', { name: '2 credits' })).toBeVisible();
  const now = page.locator('[aria-current=step]');
  await expect(now).toHaveText('Crafting Your Story');
  expect(await counted(page)).toEqual([['story_creation', { age: '3-7', structure: 'classic' }]]);

  // From here on time passes only as it is told to.
  await page.clock.pauseAt(Date.now() + 60_000);
  const percent = page.locator('.bar .nums span').first();
  tell(['stage', { stage: 'polishing' }]);
  await expect(now).toHaveText('Polishing the Magic');
  await expect(percent).toHaveText('17%');
  // 18 of a hundred are 482 ms on. A tick comes every 100 ms.
  await page.clock.runFor(470);
  await expect(percent).toHaveText('17%');
  await page.clock.runFor(120);
  await expect(percent).toHaveText('18%');
  // However long it takes, what is not done yet is not said to be.
  await page.clock.runFor(60_000);
  await expect(percent).toHaveText('26%');
  tell(['stage', { stage: 'painting-2' }], ['picture', { index: 0, url: illustrationUrls[0] }]);
  await expect(now).toHaveText('Painting Illustration 2');
  const picture = page.locator('main figure img');
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await expect(picture).toHaveCSS('animation-name', 'brushed');
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await expect(picture).toHaveCSS('animation-name', 'none');
  tell(['stage', { stage: 'checking' }]);
  await expect(percent).toHaveText('82%');
  tell(['stage', { stage: 'complete' }], ['done', { id }]);
  await expect(now).toHaveText('Story Complete');
  await expect(percent).toHaveText('100%');
  await expect(page.getByRole('heading', { name: 'Wilhelmina’s story is ready' })).toBeVisible();
  await page.clock.runFor(1900);
  await expect(now).toHaveText('Story Complete');
  await page.clock.runFor(200);
  await expect(page).toHaveURL(`${house.url}/story/${id}`);
  await page.clock.resume();
  await expect(page.getByText(/^Page 1 of/)).toBeVisible();

  await page.goto('/');
  await describeStory(page);
  await page.getByRole('button', { name: 'Create Magical Story (1 Credit)' }).click();
  await expect(now).toHaveText('Crafting Your Story');
  await page.clock.pauseAt(Date.now() + 240_000);
  tell(['failed', { error: 'The painter has run out of paint.', code: 'FAILED' }]);
  await warns(page, 'Story Creation Failed The painter has run out of paint.');
  await page.clock.runFor(900);
  await expect(now).toBeVisible();
  await page.clock.runFor(200);
  await expect(page.getByRole('button', { name: 'Create Your Story' }).first()).toBeVisible();
  await expect(now).toHaveCount(0);
});
