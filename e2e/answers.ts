import type { Page } from '@playwright/test';
import { expect } from './house.ts';

/** What a call meets instead of the server: no connection, a status with or without a sentence, or a good answer. */
type Answer = 'no connection' | { status: number; error?: string } | { json: unknown };

/** Lets the next calls of this path meet these answers, one after the other; after them the server answers again. */
export async function answers(page: Page, path: string, ...list: readonly Answer[]): Promise<void> {
  const left = [...list];
  await page.route(
    `**${path}`,
    async (route) => {
      const answer = left.shift();
      if (!answer) return route.fallback();
      if (answer === 'no connection') return route.abort();
      if ('json' in answer) return route.fulfill({ json: answer.json });
      const { status, error } = answer;
      return route.fulfill(error ? { status, json: { error, code: 'INVALID' } } : { status, body: '' });
    },
    { times: list.length },
  );
}

const inSight = (page: Page, kind: '' | '.toast-bad') =>
  page.locator(`.toast${kind}:not([data-ending-style]) .toast-words`).filter({ visible: true });

/** The one toast in sight says these words and no others: its title, a space, and its message. */
export async function tells(page: Page, words: string | RegExp): Promise<void> {
  await expect(inSight(page, '')).toHaveText([words], { useInnerText: true });
}

/** The same, of something that went wrong: it looks like it. */
export async function warns(page: Page, words: string | RegExp): Promise<void> {
  await expect(inSight(page, '.toast-bad')).toHaveText([words], { useInnerText: true });
}

/** Notes what the page counts, from its next load on. */
export async function listenForEvents(page: Page): Promise<void> {
  await page.addInitScript(() => {
    addEventListener('storywren:tracked', (event) => {
      const { name, params } = (event as CustomEvent<{ name: string; params: object }>).detail;
      const told = JSON.parse(sessionStorage.getItem('told') ?? '[]') as unknown[];
      sessionStorage.setItem('told', JSON.stringify([...told, [name, params]]));
    });
  });
}

/** What was counted so far: the name of each event and what it carries. */
export const counted = (page: Page): Promise<[name: string, params: Record<string, unknown>][]> =>
  page.evaluate(() => JSON.parse(sessionStorage.getItem('told') ?? '[]'));
