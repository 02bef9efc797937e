import type { Page } from '@playwright/test';
import { type BuiltHouse, expect } from './house.ts';
import { signedIn } from './steps.ts';

const WISH = {
  storyType: 'moral',
  prompt: 'Wilhelmina is afraid of the dark since we moved.',
  targetAgeGroup: '3-7',
  includeChildAsMain: true,
  childName: 'Wilhelmina',
};

/** A parent with so many finished stories on the shelf; their ids, the newest first. */
export async function withStories(page: Page, house: BuiltHouse, count: number): Promise<string[]> {
  await signedIn(page, house, 5);
  const told = await page.evaluate(
    async ({ wish, many }) => {
      const ask = async () => {
        const answer = await fetch('/api/stories/generate', {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify(wish),
        });
        return answer.json();
      };
      const all = [];
      for (let story = 0; story < many; story += 1) all.push(await ask());
      return all;
    },
    { wish: WISH, many: count },
  );
  const ids = told.map((one) => String(one.story?.id));
  expect(ids.every((id) => /^[\w-]{8,}$/.test(id))).toBe(true);
  return ids.reverse();
}

/** Lets the page see this text in the place of the story's own. */
export async function withText(page: Page, id: string, pages: readonly string[]): Promise<void> {
  await page.route(`**/api/stories/${id}`, async (route) => {
    const story = await (await route.fetch()).json();
    const content = JSON.stringify({ pages: pages.map((text) => ({ text })) });
    await route.fulfill({ json: { ...story, content } });
  });
}
