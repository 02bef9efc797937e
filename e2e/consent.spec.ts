import { expect, openBuiltHouse, test } from './house.ts';

test('visits are counted after a yes alone, and never with a story’s title or address', async ({ page }) => {
  const house = await openBuiltHouse({ GA_MEASUREMENT_ID: 'G-TEST1234' });
  const asked: string[] = [];
  await page.route(/google(tagmanager|-analytics)\.com/, async (route) => {
    asked.push(route.request().url());
    await route.fulfill({ contentType: 'text/javascript', body: '' });
  });
  try {
    await page.goto(`${house.url}/faq`);
    const question = page.getByRole('region', { name: 'Counting visits' });
    await question.getByRole('button', { name: 'No, thank you' }).click();
    await expect(question).toBeHidden();
    await page.reload();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(question).toBeHidden();
    expect(asked).toEqual([]);

    // Whoever changes their mind finds the question where the privacy page speaks of it.
    await page.getByRole('link', { name: 'Privacy' }).first().click();
    await page.getByRole('button', { name: 'Ask me again' }).click();
    expect(asked).toEqual([]);
    await question.getByRole('button', { name: 'Yes, you may' }).click();
    await expect.poll(() => asked).toEqual(['https://www.googletagmanager.com/gtag/js?id=G-TEST1234']);
    await page.goto(`${house.url}/public/story/AAAAAAAAAAAAAAAAAAAAAA`);
    const told = () => page.evaluate(() => JSON.stringify(window.dataLayer ?? []));
    await expect.poll(told).toContain('page_view');
    expect(await told()).toContain('/public/story/:id');
    expect(await told()).not.toContain('AAAAAAAAAA');
    expect(await told()).toContain('"ad_personalization":"denied"');

    // Taking the yes back is heard at once, not only with the next visit.
    await page.goto(`${house.url}/privacy`);
    await expect.poll(told).toContain('page_view');
    await page.evaluate(() => {
      // biome-ignore lint/suspicious/noDocumentCookie: as Google's script sets it
      for (const name of ['_ga', '_ga_TEST1234']) document.cookie = `${name}=GA1.1.1.1; Path=/`;
    });
    await page.getByRole('button', { name: 'Ask me again' }).click();
    await question.getByRole('button', { name: 'No, thank you' }).click();
    await expect.poll(() => page.evaluate(() => window['ga-disable-G-TEST1234'])).toBe(true);
    expect(await page.evaluate(() => document.cookie)).not.toContain('_ga');
    const before = await told();
    await page.getByRole('link', { name: 'Terms' }).first().click();
    await expect(page.getByRole('heading', { level: 1, name: 'Terms' })).toBeVisible();
    expect(await told()).toBe(before);
  } finally {
    await house.close();
  }
});
