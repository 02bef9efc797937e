import type { Page } from '@playwright/test';
import { buyPack, newParent } from '../../tools/testing/users.ts';
import { expect, test } from '../support/app.ts';
import {
  expectErrorToast,
  expectToast,
  listenForEvents,
  mockReplies,
  trackedEvents,
} from '../support/replies.ts';
import { newAddress, PASSWORD, signedIn } from '../support/steps.ts';

// Requests fail here on purpose, which the browser logs as console errors.
test.use({ watched: undefined });

const openForm = async (page: Page) => {
  await page.getByRole('button', { name: 'Create Your Story' }).first().click();
  const dialog = page.getByRole('dialog', { name: 'What should tonight’s story be about?' });
  await expect(dialog.getByLabel('Topic or challenge')).toBeVisible();
  return dialog;
};

/** The options of a radio group. */
const offered = (page: Page, legend: string) =>
  page.getByRole('radiogroup', { name: legend }).locator('label');

test('the story form requires a topic and an age group, offers every trait of a child, and sends the input', async ({
  page,
  app,
}) => {
  await signedIn(page, app, 5);
  const dialog = await openForm(page);
  const create = dialog.getByRole('button', { name: 'Create Magical Story (1 Credit)' });
  await create.click();
  await expect(
    dialog.getByText('Please provide a more detailed topic or challenge (at least 10 characters)'),
  ).toBeVisible();
  await expect(dialog.getByText('Please select an age group')).toBeVisible();

  await expect(dialog.getByRole('radio', { name: /^Moral/ })).toBeChecked();
  for (const later of ['Special Kids', 'Educational'])
    await expect(dialog.getByRole('radio', { name: `${later} Coming Soon` })).toBeDisabled();
  await expect(offered(page, 'Age group')).toHaveText([
    /0–3 years\s*Board Book\s*200–500 words/,
    /3–7 years\s*Picture Book\s*500–800 words/,
    /6–8 years\s*Early Reader\s*1,000–2,000 words/,
    /8–12 years\s*Middle Grade\s*2,000–4,000 words/,
  ]);
  await expect(offered(page, 'Story structure')).toHaveText([
    /^Classic Arc/,
    /^Fairytale/,
    /^Hero's Journey/,
  ]);
  await expect(dialog.getByRole('radio', { name: /^Classic Arc/ })).toBeChecked();
  const themes = dialog.getByRole('group', { name: 'Or start from a theme' }).getByRole('button');
  await expect(themes).toHaveText([
    'Animals',
    'Space',
    'Ocean',
    'Magic',
    'Friendship',
    'Dragons',
    'All 18 themes',
  ]);
  await themes.last().click();
  await expect(themes).toHaveCount(18);
  for (const [legend, options] of [
    ['Gender', ['Girl', 'Boy']],
    ['Hair length', ['Short', 'Medium', 'Long']],
    ['Hair style', ['Curly', 'Wavy', 'Straight']],
    ['Height', ['Short', 'Average', 'Tall']],
    ['Body structure', ['Slim', 'Average', 'Sturdy']],
  ] as const) {
    await expect(offered(page, legend)).toHaveText(options);
    await expect(
      page.getByRole('radiogroup', { name: legend }).getByRole('radio', { checked: true }),
    ).toHaveCount(0);
  }

  const sent: Record<string, unknown>[] = [];
  await page.route('**/api/stories/generate', async (route) => {
    sent.push(route.request().postDataJSON());
    await route.fulfill({ status: 500, body: '' });
  });
  await dialog.getByLabel('Topic or challenge').fill('Ten signs.');
  await dialog.getByRole('radio', { name: /Early Reader/ }).check();
  const child = dialog.getByLabel("Child's name (required)");
  await expect(child).toHaveCount(0);
  await create.click();
  await expectErrorToast(page, 'Story Creation Failed Failed to create story. Please try again.');
  await dialog.getByLabel('Make my child the main character').check();
  await expect(child).toHaveValue('');
  await create.click();
  await expect.poll(() => sent.length).toBe(2);
  const least = {
    storyType: 'moral',
    prompt: 'Ten signs.',
    targetAgeGroup: '6-8',
    storyStructure: 'classic',
  };
  // What the portrait shows is what is sent.
  const shownLook = {
    characterSkinColor: 'Tan',
    characterHairColor: 'Dark brown',
    characterHairLength: 'medium',
    characterHairStyle: 'wavy',
  };
  expect(sent).toEqual([
    { ...least, ...shownLook, includeChildAsMain: false },
    { ...least, ...shownLook, includeChildAsMain: true },
  ]);

  await child.fill('Wilhelmina');
  for (const [legend, option] of [
    ['Story structure', /^Hero's Journey/],
    ['Gender', 'Girl'],
    ['Hair length', 'Long'],
    ['Hair style', 'Wavy'],
    ['Height', 'Tall'],
    ['Body structure', 'Sturdy'],
    ['Skin', 'Brown'],
    ['Hair colour', 'Auburn'],
  ] as const) {
    const group = page.getByRole('radiogroup', { name: legend });
    await group.getByRole('radio', { name: option, exact: true }).check({ force: true });
  }
  await dialog.getByLabel('Ethnicity').fill('Samoan');
  await dialog.getByLabel('Country').fill('New Zealand');
  await dialog.getByLabel('Favourite theme').fill('ocean');
  await create.click();
  await expect.poll(() => sent.length).toBe(3);
  expect(sent[2]).toEqual({
    ...least,
    storyStructure: 'hero_journey',
    includeChildAsMain: true,
    childName: 'Wilhelmina',
    characterGender: 'girl',
    characterEthnicity: 'Samoan',
    characterCountry: 'New Zealand',
    characterSkinColor: 'Brown',
    characterHairColor: 'Auburn',
    characterHairLength: 'long',
    characterHairStyle: 'wavy',
    characterHeight: 'tall',
    characterBodyStructure: 'sturdy',
    favoriteTheme: 'ocean',
  });
});

test('a refused story request shows why, and a parent without credits is led to the plans', async ({
  page,
  app,
}) => {
  await listenForEvents(page);
  await signedIn(page, app, 5);
  let dialog = await openForm(page);
  const create = dialog.getByRole('button', { name: 'Create Magical Story (1 Credit)' });
  await dialog.getByLabel('Topic or challenge').fill('A tooth that wobbles');
  await dialog.getByRole('radio', { name: /Board Book/ }).check();
  await mockReplies(page, '/api/stories/generate', 'no connection', {
    status: 422,
    error: 'The server says why.',
  });
  await create.click();
  await expectErrorToast(
    page,
    'Story Creation Failed Network error. Please check your connection and try again.',
  );
  await create.click();
  await expectErrorToast(page, 'Story Creation Failed The server says why.');

  // The credits were spent on another device meanwhile.
  const me = await (await page.request.get(`${app.url}/api/auth/me`)).json();
  let respond: () => void = () => undefined;
  const held = new Promise<void>((resolve) => {
    respond = resolve;
  });
  await page.route('**/api/auth/me', (route) =>
    route.fulfill({ json: { user: { ...me.user, credits: 0 } } }),
  );
  await page.route('**/api/stories/generate', async (route) => {
    await held;
    await route.fulfill({ status: 402, json: { error: 'None left.', code: 'INSUFFICIENT_CREDITS' } });
  });
  await create.click();
  await expect(dialog.getByRole('button', { name: 'Creating…' })).toBeDisabled();
  respond();
  const alert = dialog.getByRole('alert');
  await expect(alert).toContainText('Insufficient Credits');
  await expect(alert).toContainText(
    'You need 1 credit to create a story. Purchase credits to continue creating magical stories for your child.',
  );
  await expect(dialog.getByRole('button', { name: 'Need 1 Credit to Create Story' })).toBeDisabled();
  await alert.getByRole('button', { name: 'Purchase Credits' }).click();
  const plans = page.getByRole('dialog', { name: 'Choose Your Plan' });
  await plans.getByRole('button', { name: 'Close' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.getByRole('button', { name: 'Create Your Story' }).first().click();
  const creditsRequired = page.getByRole('dialog', { name: 'Credits Required' });
  await expect(creditsRequired.getByText('You need at least 1 credit to create a story.')).toBeVisible();
  await expect(creditsRequired.getByText('Each story costs 1 credit.')).toBeVisible();
  await creditsRequired.getByRole('button', { name: 'Cancel' }).click();
  await expect(creditsRequired).toBeHidden();
  await page.getByRole('button', { name: 'Create Your Story' }).first().click();
  await creditsRequired.getByRole('button', { name: 'Get Credits' }).click();
  await expect(plans).toBeVisible();

  // The parent signed out on another device meanwhile.
  await page.unrouteAll();
  await page.reload();
  dialog = await openForm(page);
  await dialog.getByLabel('Topic or challenge').fill('A tooth that wobbles');
  await dialog.getByRole('radio', { name: /Board Book/ }).check();
  await page.request.post(`${app.url}/api/auth/logout`, { headers: { origin: app.url } });
  await create.click();
  await expectErrorToast(page, 'Authentication Required Please login to create stories.');
  await expect(dialog.getByRole('button', { name: 'Login Required' })).toBeDisabled();
  expect(await trackedEvents(page)).toEqual([]);
});

test('a guest returns to the story form after signing in, unless the sign-in was cancelled', async ({
  page,
  app,
}) => {
  const parent = await newParent(app, newAddress());
  await buyPack(parent);
  const login = page.getByRole('dialog', { name: 'Welcome Back to Storywren' });
  const signIn = async () => {
    await login.getByLabel('Email').fill(parent.email);
    await login.getByLabel('Password').fill(PASSWORD);
    await login.getByRole('button', { name: 'Login', exact: true }).click();
    await expectToast(page, 'Welcome back! Logged in successfully. You have 5 credits available.');
  };
  await page.goto('/');
  let dialog = await openForm(page);
  await expect(dialog.getByRole('button', { name: 'Login Required' })).toBeDisabled();
  // Submitting with the Enter key sends nothing.
  await dialog.getByLabel('Topic or challenge').fill('A tooth that wobbles');
  await dialog.getByRole('radio', { name: /Board Book/ }).check();
  await dialog.locator('form').dispatchEvent('submit');
  await expectErrorToast(page, 'Authentication Required Please login to create stories.');
  await dialog.getByRole('button', { name: 'Login', exact: true }).click();
  await login.getByRole('button', { name: 'Close' }).click();
  await page.getByRole('button', { name: 'Login' }).first().click();
  await signIn();
  await expect(page.getByRole('button', { name: '5 credits' })).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);

  await page.getByRole('button', { name: 'Account menu' }).click();
  await page.getByRole('menuitem', { name: 'Logout' }).click();
  dialog = await openForm(page);
  await dialog.getByLabel('Topic or challenge').fill('A tooth that wobbles');
  await dialog.getByRole('button', { name: 'Login', exact: true }).click();
  await signIn();
  await expect(dialog.getByLabel('Topic or challenge')).toHaveValue('A tooth that wobbles');
  await expect(dialog.getByRole('button', { name: 'Create Magical Story (1 Credit)' })).toBeEnabled();
});
