import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect, test } from '../support/app.ts';
import { SCREENS } from '../support/screens.ts';

type Violations = Awaited<ReturnType<AxeBuilder['analyze']>>['violations'];

async function everyRule(page: Page): Promise<Violations> {
  // These pages have no cross-origin frames, so legacy mode suffices; it needs no extra page to merge results.
  const axe = new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'] });
  return (await axe.analyze()).violations;
}

/** Only colours change with the theme. Axe is loaded in the page already; injecting it again takes longer. */
const contrast = (page: Page): Promise<Violations> =>
  page.evaluate(async () => {
    const { axe } = window as unknown as {
      axe: { run(options: object): Promise<{ violations: Violations }> };
    };
    const options = { runOnly: { type: 'rule', values: ['color-contrast'] }, resultTypes: ['violations'] };
    return (await axe.run(options)).violations;
  });

for (const screen of SCREENS.filter(({ shotsOnly }) => !shotsOnly)) {
  test(`${screen.name} has no axe violations in both themes and fits 320 pixels`, async ({ page, app }) => {
    await page.emulateMedia({ reducedMotion: 'reduce', colorScheme: 'light' });
    await screen.open(page, app);
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      const violations = await (colorScheme === 'light' ? everyRule(page) : contrast(page));
      const found = violations.map(
        ({ id, nodes }) => `${id}: ${nodes.map((node) => node.target.join(' ')).join(', ')}`,
      );
      expect(found, colorScheme).toEqual([]);
    }
    await page.setViewportSize({ width: 320, height: 700 });
    const wide = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect(wide, 'pixels that stick out at 320').toBeLessThanOrEqual(0);
    // A dialog scrolls by itself, so what overflows it is cut off and does not widen the page.
    const cut = await page.evaluate(() =>
      [...document.querySelectorAll('[role="dialog"] :is(p, button, input, h1, h2, label)')]
        .filter((element) => element.getBoundingClientRect().right > window.innerWidth + 1)
        .map((element) => element.textContent || element.tagName),
    );
    expect(cut, 'what a dialog cuts off at 320').toEqual([]);
  });
}

test('the first Tab focuses a skip link that jumps past the header', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.keyboard.press('Tab');
  const skip = page.locator(':focus');
  await expect(skip).toHaveText(/skip/i);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/#main$/);
});

test('a dialog ignores outside clicks, closes on Escape and restores the focus', async ({ page }) => {
  await page.goto('/');
  const button = page.getByRole('button', { name: 'Login' }).first();
  await button.click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toBeVisible();
  await page.mouse.click(5, 5);
  await expect(dialog).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(button).toBeFocused();
});

test('the theme survives a reload', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await page.goto('/');
  await page
    .getByRole('button', { name: /theme|dark|light/i })
    .first()
    .click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
});
