import type { Page } from '@playwright/test';
import { expect, test } from '../support/app.ts';
import { withLibrary } from '../support/library.ts';
import {
  expectErrorToast,
  expectToast,
  listenForEvents,
  mockReplies,
  trackedEvents,
} from '../support/replies.ts';
import { shareStory } from '../support/steps.ts';

// Requests fail here on purpose, which the browser logs as console errors.
test.use({ watched: undefined });

declare global {
  interface Window {
    /** Calls of `window.open`: URL and target. */
    opened: [url: string, target: string][];
    /** Data passed to the native share sheet, and its result. */
    sharedNatively: object[];
    sharing: 'done' | 'AbortError' | 'NotAllowedError';
  }
}

/** Mocks the native share sheet, a clipboard that fails, and `window.open`. */
async function mockSharing(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.opened = [];
    window.sharedNatively = [];
    window.sharing = 'done';
    window.open = (url, target) => {
      window.opened.push([String(url), String(target)]);
      return null;
    };
    const share = async (data: object) => {
      window.sharedNatively.push(data);
      if (window.sharing !== 'done') throw new DOMException('not shared', window.sharing);
    };
    Object.defineProperty(navigator, 'share', { value: share });
    const refuse = () => Promise.reject(new DOMException('no clipboard', 'NotAllowedError'));
    Object.defineProperty(navigator, 'clipboard', { value: { writeText: refuse } });
  });
}

const openedBy = async (page: Page, name: RegExp): Promise<[url: string, target: string]> => {
  await page.getByRole('dialog').getByRole('button', { name }).click();
  return page.evaluate((): [string, string] => window.opened.pop() ?? ['', '']);
};

test('every way of sharing a story shows its result', async ({ page, app }) => {
  await listenForEvents(page);
  const [id] = await withLibrary(page, app);
  await page.goto(`/story/${id}`);
  const { link } = await shareStory(page);
  expect(link).toBe(`${app.url}/og/story/${id}`);
  // This browser has no native share sheet.
  const native = page.getByRole('dialog').getByRole('button', { name: 'Share now' });
  await expect(native).toHaveCount(0);

  await mockSharing(page);
  await page.reload();
  await page.getByRole('button', { name: 'Share', exact: true }).first().click();
  await page.evaluate(() => {
    window.sharing = 'AbortError';
  });
  await native.click();
  await expect.poll(() => page.evaluate(() => window.sharedNatively.length)).toBe(1);
  await expect(page.locator('.toast')).toHaveCount(0);
  await page.evaluate(() => {
    window.sharing = 'NotAllowedError';
  });
  await native.click();
  await expectErrorToast(page, 'Sharing failed Please try one of the other sharing options below.');
  await page.evaluate(() => {
    window.sharing = 'done';
  });
  await native.click();
  await expectToast(page, 'Story shared successfully!');
  const story = await (await page.request.get(`${app.url}/api/public/story/${id}`)).json();
  const shared = await page.evaluate(() => window.sharedNatively.at(-1));
  expect(shared).toEqual({ title: story.title, text: expect.stringContaining(story.title), url: link });

  await page.getByRole('dialog').getByRole('button', { name: 'Copy link' }).click();
  await expectErrorToast(page, 'Copy failed Please manually copy the link from the text field.');
  const [whatsapp, whatsappIn] = await openedBy(page, /^WhatsApp/);
  expect([new URL(whatsapp).host, whatsappIn]).toEqual(['wa.me', '_blank']);
  expect(new URL(whatsapp).searchParams.get('text')).toContain(link);
  const [x, xIn] = await openedBy(page, /Twitter/);
  expect([new URL(x).pathname, xIn]).toEqual(['/intent/tweet', '_blank']);
  expect(Object.fromEntries(new URL(x).searchParams)).toMatchObject({ url: link, via: 'storywren' });
  expect(await openedBy(page, /^Facebook/)).toEqual([
    expect.stringMatching(/^https:\/\/www\.facebook\.com\/sharer\/sharer\.php\?u=/),
    '_blank',
  ]);
  expect(await openedBy(page, /^Instagram/)).toEqual(['instagram://app', '_blank']);
  await expectToast(page, 'Opening Instagram Copy the link and share manually in Instagram app.');

  const cover = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download cover for Instagram' }).click();
  expect((await cover).suggestedFilename()).toBe('storywren-cover.jpg');
  await expectToast(page, 'Cover image downloading');
  const methods = (await trackedEvents(page))
    .filter(([name]) => name === 'share')
    .map(([, { method }]) => method);
  expect(methods).toEqual(['native', 'whatsapp', 'x__twitter_', 'facebook', 'instagram']);
});

test('a shared story is laid out for reading, and shows when narration, download or story are unavailable', async ({
  page,
  app,
}) => {
  const [id] = await withLibrary(page, app);
  await page.request.put(`${app.url}/api/stories/${id}/share`, { data: {} });
  await page.context().clearCookies();
  const path = `/api/public/story/${id}`;
  const story = await (await page.request.get(app.url + path)).json();
  const paragraphs = ['One.', 'Two.', 'Three.', 'Four.', 'Five.', 'Six.', 'Seven.', 'Eight.', 'Nine.'];
  const sharedStory = { ...story, content: paragraphs.join('\n\n'), createdAt: '2026-11-18T20:00:00.000Z' };
  await mockReplies(page, path, { json: sharedStory });
  await page.goto(`/public/story/${id}`);
  await expect(page.getByText('Shared Story')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name: story.title })).toBeVisible();
  // In Sydney it was 19 November.
  await expect(page.locator('time')).toHaveText('19 November 2026');
  const blocks = page.locator('article > *');
  await expect(blocks).toHaveCount(10);
  const order = await blocks.evaluateAll((all) =>
    all.map((block) => {
      const own = block.cloneNode(true) as HTMLElement;
      for (const hint of own.querySelectorAll('[id]')) hint.remove();
      return own.textContent || block.tagName;
    }),
  );
  expect(order).toEqual([
    'IMG',
    'One.Two.',
    'IMG',
    'Three.Four.',
    'IMG',
    'Five.Six.',
    'IMG',
    'Seven.Eight.',
    'Nine.',
    'The end',
  ]);
  for (const name of ['Listen', 'Download PDF', 'Share', 'Start Creating Stories'])
    await expect(page.getByRole('button', { name, exact: true })).toBeVisible();

  const file = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download PDF' }).click();
  await expectToast(page, 'PDF Download Started');
  await file;
  await expectToast(page, /^PDF Downloaded Successfully!/);
  await page.getByRole('button', { name: 'Share', exact: true }).click();
  const link = page.getByRole('dialog', { name: 'Share Story' }).getByRole('textbox', { name: 'Story link' });
  await expect(link).toHaveValue(`${app.url}/og/story/${id}`);
  await expect(link).toHaveAttribute('readonly', '');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Start Creating Stories' }).click();
  await expect(page.getByRole('dialog').getByRole('button', { name: 'Login Required' })).toBeVisible();

  await mockReplies(page, path, { json: { ...sharedStory, content: '' } });
  await page.reload();
  await page.getByRole('button', { name: 'Listen', exact: true }).click();
  await expectErrorToast(page, 'Audio Not Available This story doesn’t have audio narration yet.');
  await page.getByRole('button', { name: 'Download PDF' }).click();
  await expectErrorToast(page, 'Download Failed Unable to download the story. Please try again.');

  await mockReplies(page, path, { status: 500 }, { status: 404, error: 'Not found.' });
  for (const _ of ['the server fails', 'it is shared no more']) {
    await page.reload();
    await expect(page.getByRole('heading', { name: 'Story Not Found' })).toBeVisible();
  }
  await page.getByRole('link', { name: 'Go to Storywren' }).click();
  await expect(page).toHaveURL(`${app.url}/`);
});
