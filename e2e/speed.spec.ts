import { expect, test } from './support/app.ts';
import { describeStory, signedIn } from './support/steps.ts';

/** From the click to the open story, on two cores, in milliseconds; the finished loader is shown for two seconds of it. */
const MAX_MS = 6000;
const STORIES = 3;

test('a story with four illustrations opens within six seconds of its request', async ({ page, app }) => {
  await signedIn(page, app, 5);
  const times: number[] = [];
  for (let story = 0; story < STORIES; story += 1) {
    await page.goto('/');
    await describeStory(page);
    const started = Date.now();
    await page.getByRole('button', { name: 'Create Magical Story (1 Credit)' }).click();
    await page.waitForURL(/\/story\/[\w-]+$/);
    await expect(page.locator('main img').first()).toBeVisible();
    times.push(Date.now() - started);
  }
  const median = times.sort((a, b) => a - b)[Math.floor(STORIES / 2)];
  test.info().annotations.push({ type: 'milliseconds', description: times.join(', ') });
  expect(median, `of ${times.join(', ')} ms`).toBeLessThan(MAX_MS);
});
