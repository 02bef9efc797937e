import type { Page } from '@playwright/test';
import { expect, test } from '../support/app.ts';
import { withLibrary } from '../support/library.ts';

/** How far apart the replies of the server arrive: each has been painted before the next one comes. */
const APART_MS = 120;

/** Sums what moved on the page without being asked to, with the elements that did. */
async function watchShifts(page: Page): Promise<() => Promise<{ sum: number; moved: string[] }>> {
  await page.addInitScript(() => {
    const shifts = { sum: 0, moved: [] as string[] };
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as unknown as {
        value: number;
        hadRecentInput: boolean;
        sources: { node?: Element }[];
      }[]) {
        if (entry.hadRecentInput) continue;
        shifts.sum += entry.value;
        for (const { node } of entry.sources)
          shifts.moved.push(`${entry.value.toFixed(4)} ${node?.className || node?.nodeName}`);
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
  return () =>
    page.evaluate(() => (window as unknown as { shifts: { sum: number; moved: string[] } }).shifts);
}

test('account, prices and library do not shift on a phone while slow replies arrive', async ({
  page,
  app,
}) => {
  const [id] = await withLibrary(page, app);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.addInitScript(
    (story) => localStorage.setItem('storywren.bookmarks', JSON.stringify([{ id: story, page: 1 }])),
    id,
  );
  let last: Promise<unknown> = Promise.resolve();
  await page.route('**/api/**', (route) => {
    last = last.then(() => new Promise((resolve) => setTimeout(resolve, APART_MS)));
    return last.then(() => route.continue());
  });
  const shifts = await watchShifts(page);
  for (const [path, shown] of [
    ['/account', page.getByText(/^Wilhelmina, 2 stories/)],
    ['/pricing', page.getByRole('button', { name: 'Choose Premium' })],
    ['/my-stories', page.getByRole('link', { name: /^Continue reading/ })],
  ] as const) {
    await page.goto(path);
    await expect(shown).toBeAttached();
    await page.waitForLoadState('networkidle');
    const { sum, moved } = await shifts();
    expect(sum, `${path}: ${moved.join('; ')}`).toBeLessThanOrEqual(0.02);
  }
});
