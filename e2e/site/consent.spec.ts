import { expect, startBuiltApp, test } from '../support/app.ts';

test('analytics load only after consent, and never receive a story’s title or address', async ({ page }) => {
  const app = await startBuiltApp({ GA_MEASUREMENT_ID: 'G-TEST1234' }, 'quick');
  const requested: string[] = [];
  await page.route(/google(tagmanager|-analytics)\.com/, async (route) => {
    requested.push(route.request().url());
    await route.fulfill({ contentType: 'text/javascript', body: '' });
  });
  try {
    await page.goto(`${app.url}/faq`);
    const question = page.getByRole('region', { name: 'Counting visits' });
    await question.getByRole('button', { name: 'No, thanks' }).click();
    await expect(question).toBeHidden();
    await page.reload();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(question).toBeHidden();
    expect(requested).toEqual([]);

    // The privacy page reopens the question.
    await page.getByRole('link', { name: 'Privacy' }).first().click();
    await page.getByRole('button', { name: 'Ask me again' }).click();
    expect(requested).toEqual([]);
    await question.getByRole('button', { name: 'Yes, that’s fine' }).click();
    await expect.poll(() => requested).toEqual(['https://www.googletagmanager.com/gtag/js?id=G-TEST1234']);
    await page.goto(`${app.url}/public/story/AAAAAAAAAAAAAAAAAAAAAA`);
    const dataLayer = () => page.evaluate(() => JSON.stringify(window.dataLayer ?? []));
    await expect.poll(dataLayer).toContain('page_view');
    expect(await dataLayer()).toContain('/public/story/:id');
    expect(await dataLayer()).not.toContain('AAAAAAAAAA');
    expect(await dataLayer()).toContain('"ad_personalization":"denied"');

    // Withdrawing consent takes effect at once, not only on the next visit.
    await page.goto(`${app.url}/privacy`);
    await expect.poll(dataLayer).toContain('page_view');
    await page.evaluate(() => {
      // biome-ignore lint/suspicious/noDocumentCookie: as Google's script sets it
      for (const name of ['_ga', '_ga_TEST1234']) document.cookie = `${name}=GA1.1.1.1; Path=/`;
    });
    await page.getByRole('button', { name: 'Ask me again' }).click();
    await question.getByRole('button', { name: 'No, thanks' }).click();
    await expect.poll(() => page.evaluate(() => window['ga-disable-G-TEST1234'])).toBe(true);
    expect(await page.evaluate(() => document.cookie)).not.toContain('_ga');
    const before = await dataLayer();
    await page.getByRole('link', { name: 'Terms' }).first().click();
    await expect(page.getByRole('heading', { level: 1, name: 'Terms' })).toBeVisible();
    expect(await dataLayer()).toBe(before);
  } finally {
    await app.close();
  }
});
