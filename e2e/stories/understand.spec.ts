import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../support/app.ts';
import { signedIn } from '../support/steps.ts';

// Requests fail here on purpose, which the browser logs as console errors.
test.use({ watched: undefined });

const PROMPT = 'She will not share her red scooter with her cousin Edie';
const UNDERSTAND = '**/api/stories/understand';

async function openForm(page: Page): Promise<Locator> {
  await page.getByRole('button', { name: 'Create Your Story' }).first().click();
  const dialog = page.getByRole('dialog', { name: 'What should tonight’s story be about?' });
  await expect(dialog.getByLabel('Topic or challenge')).toBeVisible();
  return dialog;
}

const heightOf = (dialog: Locator) => dialog.locator('form').evaluate((form) => form.scrollHeight);

test('a parent types, reads what we understood, corrects it by keyboard and creates the story', async ({
  page,
  app,
}) => {
  await signedIn(page, app, 5);
  let dialog = await openForm(page);
  const height = await heightOf(dialog);
  let requests = 0;
  page.on('request', (request) => {
    requests += request.url().endsWith('/api/stories/understand') ? 1 : 0;
  });
  await dialog.getByLabel('Topic or challenge').pressSequentially(PROMPT, { delay: 5 });
  let sentence = dialog.getByRole('status').first();
  await expect(sentence).toContainText('the same scooter');
  expect(requests).toBe(1);
  expect(await heightOf(dialog)).toBe(height);

  // The situation, by the keys of its select.
  const situation = dialog.getByLabel('About');
  await expect(situation.locator('option')).toHaveCount(5);
  await page.keyboard.press('Tab');
  await expect(situation).toBeFocused();
  await page.keyboard.press('End');
  await expect(situation).not.toHaveValue('sharing-a-toy');
  const chosen = await situation.inputValue();
  const name = await situation.locator(`option[value="${chosen}"]`).textContent();
  await expect(sentence).toContainText(String(name));

  // Whom it names: renamed in the small form of the chip, which gives the focus back.
  await page.keyboard.press('Tab');
  const cousin = dialog.getByRole('button', { name: /cousin$/i });
  await expect(cousin).toBeFocused();
  await page.keyboard.press('Enter');
  const sheet = page.getByRole('dialog', { name: 'Who is in the story?' });
  await expect(sheet.getByLabel('Who they are')).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type('Tilda');
  await page.keyboard.press('Enter');
  await expect(sheet).toBeHidden();
  await expect(dialog.getByRole('button', { name: 'Tilda, cousin' })).toBeFocused();
  await expect(sentence).toContainText('Tilda');
  expect(await heightOf(dialog)).toBe(height);

  // The corrections survive a reload, and go with what they were about.
  await page.reload();
  dialog = await openForm(page);
  sentence = dialog.getByRole('status').first();
  await expect(dialog.getByLabel('About')).toHaveValue(chosen);
  await expect(sentence).toContainText('Tilda');
  const topic = dialog.getByLabel('Topic or challenge');
  await topic.fill('The first wobbly tooth and what the tooth fairy may bring');
  await expect(dialog.getByRole('button', { name: 'Tilda, cousin' })).toHaveCount(0);
  await expect(dialog.getByLabel('About')).not.toHaveValue(chosen);
  await topic.fill(PROMPT);
  await expect(sentence).toContainText('the same scooter');
  const fun = dialog.getByRole('button', { name: 'Just for fun' });
  await fun.press('Space');
  await expect(fun).toHaveAttribute('aria-pressed', 'true');

  await dialog.getByRole('radio', { name: /Board Book/ }).check();
  const sent = page.waitForRequest('**/api/stories/generate');
  await dialog.getByRole('button', { name: 'Create Magical Story (1 Credit)' }).click();
  expect((await sent).postDataJSON()).toMatchObject({
    prompt: PROMPT,
    understanding: { situation: null, tone: 'joyful' },
  });
  await expect(dialog).toBeHidden();
  expect(app.logs()).not.toContain('scooter');
});

test('the story form never waits for what we understand, and shows nothing of it when it does not come', async ({
  page,
  app,
  context,
}) => {
  await signedIn(page, app, 5);
  await page.route(UNDERSTAND, (route) => route.fulfill({ status: 500, body: '' }));
  const dialog = await openForm(page);
  const height = await heightOf(dialog);
  const panel = dialog.locator('.understanding');
  const topic = dialog.getByLabel('Topic or challenge');
  await topic.fill(PROMPT);
  await expect(panel).toBeHidden();
  expect(await heightOf(dialog)).toBe(height);

  // An answer to an earlier text comes after the one to the text that stands there.
  await page.unroute(UNDERSTAND);
  await page.route(UNDERSTAND, async (route) => {
    if (route.request().postData()?.includes('tooth')) await new Promise((done) => setTimeout(done, 2500));
    await route.continue().catch(() => undefined);
  });
  const late = page.waitForRequest(UNDERSTAND);
  await topic.fill('The first wobbly tooth');
  await late;
  await topic.fill(`${PROMPT} again`);
  await expect(panel.getByRole('status')).toContainText('the same scooter');
  await page.waitForTimeout(2500);
  await expect(panel.getByRole('status')).toContainText('the same scooter');

  await context.setOffline(true);
  await expect(panel).toBeHidden();
  await context.setOffline(false);
  await expect(panel).toBeVisible();

  await page.unroute(UNDERSTAND);
  await page.route(UNDERSTAND, () => undefined);
  await topic.fill('A third thing that is never answered');
  await dialog.getByRole('radio', { name: /Board Book/ }).check();
  await dialog.getByRole('button', { name: 'Create Magical Story (1 Credit)' }).click();
  await expect(dialog).toBeHidden();
});
