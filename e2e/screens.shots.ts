import type { Page } from '@playwright/test';
import { test } from './support/app.ts';
import { SCREENS } from './support/screens.ts';

/** Loads lazy images, too: without scrolling those below the viewport are not requested. */
const withAllPictures = (page: Page) =>
  page.evaluate(async () => {
    const lazy = [...document.querySelectorAll<HTMLImageElement>('img[loading="lazy"]')];
    for (const image of lazy) image.loading = 'eager';
    await Promise.all(lazy.map((image) => image.decode().catch(() => undefined)));
  });

/** `npm run screens`: saves every screen at three widths in both themes to screens/. */
for (const screen of SCREENS) {
  test(screen.name, async ({ page, app }) => {
    test.setTimeout(120_000);
    await page.emulateMedia({ reducedMotion: 'reduce', colorScheme: 'light' });
    await screen.open(page, app);
    for (const width of [1440, 768, 320]) {
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.setViewportSize({ width, height: width === 320 ? 640 : 900 });
        await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
        await withAllPictures(page);
        await page.waitForTimeout(250);
        const inDialog = (await page.getByRole('dialog').count()) > 0;
        await page.screenshot({
          path: `screens/${screen.name}-${width}-${colorScheme}.png`,
          fullPage: !inDialog,
        });
      }
    }
  });
}
