import { expect, test } from '../support/app.ts';
import { withLibrary, withText } from '../support/library.ts';
import { giveVoice, spoken, waitForWord } from '../support/speech.ts';

const TEXT = [
  'The fox sat down. He looked up at the very big moon.\n\nIt was late.',
  '“Good night,” said Owl.',
];

const SENTENCES = [
  'The fox sat down.',
  'A long way off, an owl said good night to nobody in particular.',
  '“Who is there?” asked Fox.',
  'Nobody answered.',
  'So he went home, slowly, one paw after the other.',
];

test('narration reads, pauses, resumes, turns pages and ends, with the spoken word highlighted', async ({
  page,
  app,
}) => {
  await giveVoice(page, { eachMs: 80 });
  const [id] = await withLibrary(page, app);
  await withText(page, id, TEXT);
  await page.goto(`/story/${id}`);
  const lit = page.locator('.said');
  await page
    .locator('.room-bar')
    .getByRole('button', { name: /^Listen/ })
    .click();
  await expect(page.locator('.room-bar').getByRole('button', { name: /^Pause/ })).toBeVisible();
  await expect(page.locator('.room-bar').getByText('Playing', { exact: true })).toBeVisible();
  await waitForWord(page, 'The');
  await waitForWord(page, 'fox');
  const [first] = await spoken(page);
  expect(first).toMatchObject({
    text: 'The fox sat down.',
    rate: 0.85,
    pitch: 1.1,
    volume: 1,
    lang: 'en-US',
    voice: 'Samantha',
  });

  // Paused within the second sentence, it resumes with that sentence.
  await expect.poll(async () => (await spoken(page)).length).toBe(2);
  await waitForWord(page, 'up');
  await page
    .locator('.room-bar')
    .getByRole('button', { name: /^Pause/ })
    .click();
  await expect(lit).toHaveCount(0);
  await expect(page.getByText('Playing', { exact: true })).toHaveCount(0);
  const pausedAt = (await spoken(page)).length;
  // A tapped word is spoken alone, and turns no page.
  await page.getByText('moon', { exact: true }).click();
  await waitForWord(page, 'moon');
  expect((await spoken(page)).at(-1)?.text).toBe('moon');
  expect(pausedAt).toBe(2);
  await expect(page.getByText('Page 1 of 2')).toBeVisible();
  await expect(lit).toHaveCount(0);
  await page
    .locator('.room-bar')
    .getByRole('button', { name: /^Resume/ })
    .click();
  await waitForWord(page, 'He');
  expect((await spoken(page)).at(-1)?.text).toBe('He looked up at the very big moon.');

  // 800 ms after the last word the page turns, and 500 ms later it is read.
  await expect(page.getByText('Page 2 of 2')).toBeVisible();
  await waitForWord(page, 'Good');
  const all = await spoken(page);
  const [lastOfPage, firstOfNext] = all.slice(-2);
  expect([lastOfPage?.text, firstOfNext?.text]).toEqual(['It was late.', '“Good night,” said Owl.']);
  const pause = (firstOfNext?.at ?? 0) - (lastOfPage?.ended ?? 0);
  expect(pause).toBeGreaterThanOrEqual(1295);
  expect(pause).toBeLessThan(2300);

  await expect(page.getByText('Story complete')).toBeVisible();
  await expect(page.locator('.room-bar').getByRole('button', { name: /^Listen/ })).toBeVisible();
  await expect(page.locator('.room-bar').getByRole('button', { name: /^Stop/ })).toHaveCount(0);

  // The header listens and stops as well.
  const header = page.getByRole('banner');
  await header.getByRole('button', { name: 'Listen' }).click();
  await waitForWord(page, 'Good');
  await header.getByRole('button', { name: 'Stop' }).click();
  await expect(header.getByRole('button', { name: 'Listen' })).toBeVisible();

  // Turning a page restarts narration there; stopping it or leaving the page cancels it.
  await page.getByRole('button', { name: /^Previous/ }).click();
  await page
    .locator('.room-bar')
    .getByRole('button', { name: /^Listen/ })
    .click();
  await waitForWord(page, 'The');
  await page.keyboard.press('ArrowRight');
  await waitForWord(page, 'Good');
  await page.locator('.room-bar').getByRole('button', { name: /^Stop/ }).click();
  await expect(page.locator('.room-bar').getByRole('button', { name: /^Listen/ })).toBeVisible();
  await page.getByRole('button', { name: /^Previous/ }).click();
  await page
    .locator('.room-bar')
    .getByRole('button', { name: /^Listen/ })
    .click();
  await waitForWord(page, 'The');
  const cancels = await page.evaluate(() => window.cancels);
  await page
    .getByRole('link', { name: /My Stories/ })
    .first()
    .click();
  await expect.poll(() => page.evaluate(() => window.cancels)).toBeGreaterThan(cancels);
});

test('the first word of each sentence is highlighted within 250 ms of the voice', async ({ page, app }) => {
  await giveVoice(page, { eachMs: 30 });
  const [id] = await withLibrary(page, app);
  await withText(page, id, [SENTENCES.join(' ')]);
  await page.goto(`/story/${id}`);
  await page.evaluate(() => {
    const seen: { word: string; at: number }[] = [];
    Object.assign(window, { seen });
    new MutationObserver(() => {
      const word = document.querySelector('.said')?.textContent;
      if (word && seen.at(-1)?.word !== word) seen.push({ word, at: performance.now() });
    }).observe(document.body, { subtree: true, childList: true, attributeFilter: ['class'] });
  });
  await page
    .locator('.room-bar')
    .getByRole('button', { name: /^Listen/ })
    .click();
  await expect(page.getByText('Story complete')).toBeVisible({ timeout: 30_000 });
  const utterances = await spoken(page);
  expect(utterances).toHaveLength(SENTENCES.length);
  const seen = await page.evaluate(
    () => (window as unknown as { seen: { word: string; at: number }[] }).seen,
  );
  const late = utterances.map(({ text, began = 0 }) => {
    const word = /[\p{L}\p{N}]+/u.exec(text)?.[0] ?? '';
    const lit = seen.find(({ word: shown, at }) => shown.startsWith(word) && at >= began - 5);
    return (lit?.at ?? Number.POSITIVE_INFINITY) - began;
  });
  test.info().annotations.push({ type: 'milliseconds', description: late.map(Math.round).join(', ') });
  expect(Math.max(...late)).toBeLessThan(250);
});

test('a failed narration shows an error, and an interrupted one does not', async ({ page, app }) => {
  await giveVoice(page, { withBoundaries: true });
  const [id] = await withLibrary(page, app);
  await withText(page, id, TEXT);
  await page.goto(`/story/${id}`);
  const listen = page.locator('.room-bar').getByRole('button', { name: /^Listen/ });
  await page.evaluate(() => {
    window.nextError = 'synthesis-failed';
  });
  await listen.click();
  await expect(page.getByText('Audio error')).toBeVisible();
  await expect(page.getByText('Something went wrong with the narration.')).toBeVisible();
  await expect(listen).toBeVisible();
  await page.reload();
  await page.evaluate(() => {
    window.nextError = 'interrupted';
  });
  await listen.click();
  await expect(page.locator('.room-bar').getByRole('button', { name: /^Resume/ })).toBeVisible();
  await expect(page.getByText('Audio error')).toHaveCount(0);
});

test('narration shows an error without a voice, without text, and without speech synthesis', async ({
  page,
  app,
}) => {
  const [id] = await withLibrary(page, app);
  await page.goto(`/story/${id}`);
  // This browser has the API, but no voice.
  await page
    .locator('.room-bar')
    .getByRole('button', { name: /^Listen/ })
    .click();
  await expect(page.getByText('Audio error')).toBeVisible();
  await withText(page, id, []);
  await page.reload();
  await page
    .locator('.room-bar')
    .getByRole('button', { name: /^Listen/ })
    .click();
  await expect(page.getByText('No content to read')).toBeVisible();
  await expect(page.getByText('Please wait for the story to load.')).toBeVisible();
  await page.addInitScript(() => Object.defineProperty(window, 'speechSynthesis', { value: undefined }));
  await page.reload();
  await page
    .locator('.room-bar')
    .getByRole('button', { name: /^Listen/ })
    .click();
  await expect(page.getByText('Audio not supported')).toBeVisible();
  await expect(page.getByText(/Chrome or Edge/)).toBeVisible();
});
