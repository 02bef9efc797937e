import type { Page } from '@playwright/test';
import { expect, test } from '../support/app.ts';
import { withLibrary } from '../support/library.ts';

/** Replies without the pictures of this story until `arrive` is called. */
async function withoutPictures(page: Page, id: string): Promise<{ arrive(): void }> {
  const state = { arrived: false };
  await page.route(`**/api/stories/${id}`, async (route) => {
    const story = await (await route.fetch()).json();
    const bare = { imageUrl: null, illustrationUrls: [], pictures: [] };
    await route.fulfill({ json: { ...story, ...(state.arrived ? {} : bare) } });
  });
  await page.route('**/api/library?*', async (route) => {
    const library = await (await route.fetch()).json();
    const bare = { imageUrl: null, cover: null };
    const stories = library.stories.map((card: { id: string }) =>
      card.id === id && !state.arrived ? { ...card, ...bare } : card,
    );
    await route.fulfill({ json: { ...library, stories } });
  });
  return {
    arrive() {
      state.arrived = true;
    },
  };
}

test('pictures that a story lacked appear in the reader and the library once they are painted', async ({
  page,
  app,
}) => {
  const [id] = await withLibrary(page, app);
  await page.clock.install();
  for (const address of [`/story/${id}`, '/my-stories']) {
    const pictures = await withoutPictures(page, id);
    await page.goto(address);
    const coming = page.getByText('Illustration Coming Soon');
    await expect(coming.first()).toBeVisible();
    pictures.arrive();
    await page.clock.fastForward(21_000);
    await expect(coming).toHaveCount(0);
    await expect(page.locator('img[src^="/media/"]').first()).toBeVisible();
    await page.unrouteAll();
  }
});
