import type { Page } from '@playwright/test';
import { expect } from './app.ts';

/** A mocked reply: no connection, a status with or without an error message, or a 200 with JSON. */
type Reply = 'no connection' | { status: number; error?: string } | { json: unknown };

/** Mocks the replies to the next requests of this path, in order; after them the server replies again. */
export async function mockReplies(page: Page, path: string, ...list: readonly Reply[]): Promise<void> {
  const left = [...list];
  await page.route(
    `**${path}`,
    async (route) => {
      const reply = left.shift();
      if (!reply) return route.fallback();
      if (reply === 'no connection') return route.abort();
      if ('json' in reply) return route.fulfill({ json: reply.json });
      const { status, error } = reply;
      return route.fulfill(error ? { status, json: { error, code: 'INVALID' } } : { status, body: '' });
    },
    { times: list.length },
  );
}

/**
 * Expects one toast with exactly these words: its title, a space, and its message. Toasts that are closing count as well as
 * hidden ones, which would come back when this one closes.
 */
export async function expectToast(page: Page, words: string | RegExp): Promise<void> {
  await expect(page.locator('.toast .toast-words')).toHaveText([words], { useInnerText: true });
}

/** Expects the same of an error toast. */
export async function expectErrorToast(page: Page, words: string | RegExp): Promise<void> {
  await expectToast(page, words);
  await expect(page.locator('.toast')).toHaveClass(/toast-bad/);
}

/** Closes every toast, and waits until none is left: neither a closing one nor one that comes back. */
export async function closeToasts(page: Page): Promise<void> {
  // Toasts are hidden from screen readers while a dialog is open.
  const close = page.locator('.toast:not([data-ending-style])').getByRole('button', { includeHidden: true });
  await expect(async () => {
    if ((await close.count()) > 0) await close.last().click({ timeout: 1000 });
    await expect(page.locator('.toast')).toHaveCount(0, { timeout: 500 });
  }).toPass({ timeout: 10_000 });
}

/** Records the analytics events of the page, from its next load on. */
export async function listenForEvents(page: Page): Promise<void> {
  await page.addInitScript(() => {
    addEventListener('storywren:tracked', (event) => {
      const { name, params } = (event as CustomEvent<{ name: string; params: object }>).detail;
      const events = JSON.parse(sessionStorage.getItem('trackedEvents') ?? '[]') as unknown[];
      sessionStorage.setItem('trackedEvents', JSON.stringify([...events, [name, params]]));
    });
  });
}

/** The analytics events so far: name and parameters. */
export const trackedEvents = (page: Page): Promise<[name: string, params: Record<string, unknown>][]> =>
  page.evaluate(() => JSON.parse(sessionStorage.getItem('trackedEvents') ?? '[]'));
