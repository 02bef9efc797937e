import { expect, test } from '../support/app.ts';
import { signedIn } from '../support/steps.ts';

test('the home page shows its sections, offers to create a story throughout, and links parents to their library', async ({
  page,
  app,
}) => {
  await page.goto('/');
  const create = page.getByRole('dialog').getByLabel(/topic/i);
  await expect(page.getByRole('link', { name: 'Story Library' })).toHaveCount(0);
  await page.getByRole('button', { name: 'Create Your Story' }).first().click();
  await expect(create).toBeVisible();
  await expect(page.getByRole('dialog').getByRole('button', { name: 'Login Required' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('region', { name: 'Read one now' }).getByRole('button')).toHaveText([
    /^Read/,
    /^Read/,
    /^Read/,
  ]);
  const features = page.getByRole('region', { name: 'Made the way a good picture book is made' });
  await expect(features.getByRole('listitem')).toHaveCount(6);
  const call = page.getByRole('region', { name: 'Ten minutes to bedtime?' });
  await expect(call.getByRole('button', { name: 'Create Your Story' })).toBeVisible();
  await expect(page.getByText(/^© 2024 Storywren/)).toBeVisible();

  // The window is 900 pixels high, 80% of which are 720.
  const floating = page.locator('main').getByRole('button', { name: 'Create Story', exact: true });
  await page.evaluate(() => scrollTo({ top: 720, behavior: 'instant' }));
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))));
  await expect(floating).toHaveCount(0);
  await page.evaluate(() => scrollTo({ top: 721, behavior: 'instant' }));
  await floating.click();
  await expect(create).toBeVisible();

  await signedIn(page, app, 0);
  await page.getByRole('link', { name: 'Story Library' }).click();
  await expect(page).toHaveURL(`${app.url}/my-stories`);
});

test('the information pages have the required content, with unique titles and descriptions', async ({
  page,
}) => {
  const described = async (title: string) => {
    await expect(page).toHaveTitle(`${title} · Storywren`);
    await expect(page.locator('meta[name="description"]')).toHaveAttribute('content', /^.{50,170}$/);
    return page.locator('meta[name="description"]').getAttribute('content');
  };
  await page.goto('/how-it-works');
  const descriptions = [await described('How it works')];
  const main = page.getByRole('main');
  for (const step of ['Tell Us About Your Child', 'We Create Magic', 'Read & Share', 'Create Memories']) {
    await main.getByRole('button', { name: step }).click();
    await expect(main.locator('.step').getByRole('heading')).toHaveText(step);
  }
  const included = page.getByRole('region', { name: 'What’s in every story' });
  await expect(included.getByRole('listitem')).toHaveCount(8);
  await included.getByRole('button', { name: 'Create Your Story' }).click();
  await expect(page.getByRole('dialog').getByLabel(/topic/i)).toBeVisible();

  await page.goto('/faq');
  descriptions.push(await described('Common questions'));
  await expect(page.getByRole('tab')).toHaveText(['Start', 'Stories', 'Pricing', 'Account', 'Help']);
  await page.getByRole('tab', { name: 'Help' }).click();
  await page.getByRole('button', { name: 'I paid, but my credits are missing.' }).click();
  await expect(page.getByText(/not there after 10 minutes, please contact support/)).toBeVisible();
  await page.getByLabel('Search').fill('GIRAFFES OR DRAGONS');
  await expect(page.getByText('No results found')).toBeVisible();
  await page.getByLabel('Search').fill('DRAGONS');
  await expect(page.getByRole('tab')).toHaveCount(0);
  await expect(main.locator('.questions').getByRole('button')).toHaveText(['Which themes can I choose?']);
  await expect(page.getByRole('link', { name: 'Contact Support' })).toHaveAttribute('href', '/contact');
  await expect(main.getByRole('link', { name: 'Privacy' })).toHaveAttribute('href', '/privacy');
  await main.getByRole('button', { name: 'Create Your Story' }).click();
  await expect(page.getByRole('dialog').getByLabel(/topic/i)).toBeVisible();

  await page.goto('/privacy');
  descriptions.push(await described('Privacy'));
  const short = page.getByRole('region', { name: 'In plain words' });
  await expect(short).toContainText('Children have no accounts.');
  await expect(main).toContainText('made for parents and guardians aged 18 and over');
  const child = page.getByRole('region', { name: 'What you may tell us about your child' });
  for (const detail of [
    /first name or a nickname/,
    /age range/,
    /gender: girl, boy or other/,
    /parenting style preferences/,
    /ethnicity, and the country/,
    /accessibility needs/,
    /favourite characters/,
  ])
    await expect(child.getByRole('listitem').filter({ hasText: detail })).toHaveCount(1);
  const parent = page.getByRole('region', { name: 'What we keep about you' });
  await expect(parent).toContainText(/email address.*when you signed in.*what you paid/s);
  await expect(main).toContainText('stored in Australia and in the cloud regions we’ve nominated');

  await page.goto('/terms');
  descriptions.push(await described('Terms'));
  await expect(short.getByRole('listitem').first()).toHaveText(
    'You must be 18 or older, and the child’s parent or guardian.',
  );
  await expect(main).toContainText('governed by the law of New South Wales');
  expect(new Set(descriptions).size).toBe(4);

  await page.goto('/pricing');
  for (const [offer, button] of [
    ['Pay as you go', 'Join Now'],
    ['Premium', 'Choose Premium'],
  ] as const) {
    await page.getByRole('region', { name: offer }).getByRole('button', { name: button }).click();
    await expect(page.getByRole('dialog', { name: 'Join Storywren' })).toBeVisible();
    await page.keyboard.press('Escape');
  }

  await page.goto('/no/such/page');
  await expect(page.getByRole('heading', { name: 'This path goes nowhere' })).toBeVisible();
});
