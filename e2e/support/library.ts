import type { Page } from '@playwright/test';
import { buyPack, type Caller, newParent } from '../../tools/testing/users.ts';
import { type BuiltApp, expect } from './app.ts';
import { newAddress } from './steps.ts';

const STORY_REQUEST = {
  storyType: 'moral',
  prompt: 'Wilhelmina is afraid of the dark since we moved.',
  targetAgeGroup: '3-7',
  includeChildAsMain: true,
  childName: 'Wilhelmina',
};

/** Signs in a parent with this many finished stories. Returns their ids, newest first. */
export async function withStories(page: Page, app: BuiltApp, count: number): Promise<string[]> {
  const { parent, ids } = await newLibrary(app, count);
  await page.context().addCookies(parent.cookies);
  return ids;
}

/** The library that all tests of an app share: painting stories takes time. */
const libraries = new WeakMap<BuiltApp, Promise<SeededLibrary>>();

/**
 * Signs in the parent of two finished stories, none of them shared. Returns their ids, newest first. Tests must not
 * delete them.
 */
export async function withLibrary(page: Page, app: BuiltApp): Promise<readonly [string, string]> {
  const library = libraries.get(app) ?? newLibrary(app, 2);
  libraries.set(app, library);
  const { parent, ids } = await library;
  const [newest = '', older = ''] = ids;
  for (const id of [newest, older]) await parent.call('DELETE', `/api/stories/${id}/share`);
  await page.context().addCookies(parent.cookies);
  return [newest, older];
}

interface SeededLibrary {
  readonly parent: Caller;
  /** Newest first. */
  readonly ids: string[];
}

async function newLibrary(app: BuiltApp, count: number): Promise<SeededLibrary> {
  const parent = await newParent(app, newAddress());
  await buyPack(parent, 'popular');
  const ids: string[] = [];
  for (let story = 0; story < count; story += 1) {
    const { body } = await parent.post('/api/stories/generate', STORY_REQUEST);
    expect(body).toMatchObject({ story: { id: expect.stringMatching(/^[\w-]{8,}$/), status: 'ready' } });
    ids.unshift(String(body.story?.id));
  }
  return { parent, ids };
}

/** Replaces the text of a story that the page fetches. */
export async function withText(page: Page, id: string, pages: readonly string[]): Promise<void> {
  await page.route(`**/api/stories/${id}`, async (route) => {
    const story = await (await route.fetch()).json();
    const content = JSON.stringify({ pages: pages.map((text) => ({ text })) });
    await route.fulfill({ json: { ...story, content } });
  });
}
