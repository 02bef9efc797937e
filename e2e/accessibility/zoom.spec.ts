import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../support/app.ts';
import { SCREENS } from '../support/screens.ts';

/** The main action of each screen: the name of its button, the last one with that name. */
const MAIN_ACTIONS: Readonly<Record<string, string | RegExp>> = {
  home: 'Create Your Story',
  pricing: 'Join Now',
  faq: 'Contact Support',
  contact: 'Send Message',
  register: 'Join Now',
  verify: 'Verify Email',
  plans: /^Pay \$/,
  create: 'Create Magical Story (1 Credit)',
  'my-stories': 'Create New Story',
  'reader-end': 'Read again',
  'share-dialog': /^Copy/,
  'public-story': 'Report',
  account: 'Delete Account',
  'admin-users': 'Adjust Credits',
  'admin-adjust': 'Adjust Credits',
};

/** The viewport of a window of 1280 by 720 pixels at 200% and 400% zoom. */
const ZOOMS = [
  { name: '200%', width: 640, height: 360 },
  { name: '400%', width: 320, height: 180 },
] as const;

test.use({ viewport: { width: 1280, height: 720 }, deviceScaleFactor: 2 });

test('at 200% and 400% zoom nothing overflows and every control can be reached', async ({ page, app }) => {
  test.setTimeout(180_000);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  for (const [name, action] of Object.entries(MAIN_ACTIONS)) {
    await test.step(name, async () => {
      await page.setViewportSize({ width: 1280, height: 720 });
      const screen = SCREENS.find((one) => one.name === name);
      await screen?.open(page, app);
      const dialog = page.getByRole('dialog');
      const where = (await dialog.count()) > 0 ? dialog : page.locator('body');
      for (const { name: zoom, ...size } of ZOOMS) {
        await page.setViewportSize(size);
        const at = `${name} at ${zoom}`;
        expect(await overflowing(page), `${at}: sticks out`).toEqual([]);
        expect(await covered(where), `${at}: has the focus and is covered`).toEqual([]);
        const main = where
          .getByRole('button', { name: action, exact: true })
          .filter({ visible: true })
          .last();
        await main
          .or(where.getByRole('link', { name: action, exact: true }))
          .last()
          .click({ trial: true, timeout: 5000 });
      }
    });
  }
});

/** Elements that overflow the window and are not inside a scroll container. */
function overflowing(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const scrolls = (element: Element): boolean => {
      for (let at = element.parentElement; at && at !== document.body; at = at.parentElement) {
        const { overflowX } = getComputedStyle(at);
        const isContainer = !at.matches('.veil-scroll, .reader-modal-scroll');
        if (isContainer && overflowX !== 'visible') return true;
      }
      return false;
    };
    const { scrollWidth } = document.documentElement;
    const wide = scrollWidth > window.innerWidth ? [`the page, by ${scrollWidth - window.innerWidth}`] : [];
    const out = [...document.querySelectorAll('main *, header *, footer *, [role="dialog"] *')].filter(
      (element) => {
        const { left, right, width, height } = element.getBoundingClientRect();
        if (width < 2 || height < 2 || !(element instanceof HTMLElement)) return false;
        return (right > window.innerWidth + 1 || left < -1) && !element.matches('img') && !scrolls(element);
      },
    );
    return [...wide, ...out.map((element) => element.textContent?.slice(0, 40) || element.className)];
  });
}

/** Focuses each control. Returns those whose centre another element covers. */
function covered(where: Locator): Promise<string[]> {
  return where.evaluate(async (root) => {
    const found: string[] = [];
    const controls = root.querySelectorAll<HTMLElement>('a[href], button, input, select, textarea, summary');
    for (const control of controls) {
      if (!control.checkVisibility({ visibilityProperty: true }) || control.matches(':disabled')) continue;
      // For the pointer only: it never has the focus.
      if (control.closest('[aria-hidden="true"]')) continue;
      control.focus();
      await new Promise(requestAnimationFrame);
      const [line] = control.getClientRects();
      if (!line || line.width < 3 || line.height < 3) continue;
      const seen = document.elementFromPoint(line.left + line.width / 2, line.top + line.height / 2);
      if (control.contains(seen) || (seen && seen.closest('label')?.control === control)) continue;
      const name = control.getAttribute('aria-label') || control.textContent || control.id;
      found.push(`${control.tagName} ${name.slice(0, 30)}, under ${seen?.tagName} ${seen?.className}`);
    }
    return found;
  });
}
