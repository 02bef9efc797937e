import type { Page } from '@playwright/test';
import { buyPack, type Caller, newParent } from '../tools/testing/people.ts';
import { type BuiltHouse, expect } from './house.ts';
import { newAddress } from './steps.ts';

const WISH = {
  storyType: 'moral',
  prompt: 'Wilhelmina is afraid of the dark since we moved.',
  targetAgeGroup: '3-7',
  includeChildAsMain: true,
  childName: 'Wilhelmina',
};

/** A parent with so many finished stories on the shelf; their ids, the newest first. */
export async function withStories(page: Page, house: BuiltHouse, count: number): Promise<string[]> {
  const { parent, ids } = await newShelf(house, count);
  await page.context().addCookies(parent.cookies);
  return ids;
}

/** The shelf that all tests of a house may look at: stories take their time to be painted. */
const shelves = new WeakMap<BuiltHouse, Promise<Shelf>>();

/** The parent of two finished stories, the newest first, none of them shared. Tests look at them, and delete none. */
export async function withShelf(page: Page, house: BuiltHouse): Promise<readonly [string, string]> {
  const shelf = shelves.get(house) ?? newShelf(house, 2);
  shelves.set(house, shelf);
  const { parent, ids } = await shelf;
  const [newest = '', older = ''] = ids;
  for (const id of [newest, older]) await parent.call('DELETE', `/api/stories/${id}/share`);
  await page.context().addCookies(parent.cookies);
  return [newest, older];
}

interface Shelf {
  readonly parent: Caller;
  /** The newest first. */
  readonly ids: string[];
}

async function newShelf(house: BuiltHouse, count: number): Promise<Shelf> {
  const parent = await newParent(house, newAddress());
  await buyPack(parent, 'popular');
  const ids: string[] = [];
  for (let story = 0; story < count; story += 1) {
    const { body } = await parent.post('/api/stories/generate', WISH);
    expect(body).toMatchObject({ story: { id: expect.stringMatching(/^[\w-]{8,}$/), status: 'ready' } });
    ids.unshift(String(body.story?.id));
  }
  return { parent, ids };
}

/** Lets the page see this text in the place of the story's own. */
export async function withText(page: Page, id: string, pages: readonly string[]): Promise<void> {
  await page.route(`**/api/stories/${id}`, async (route) => {
    const story = await (await route.fetch()).json();
    const content = JSON.stringify({ pages: pages.map((text) => ({ text })) });
    await route.fulfill({ json: { ...story, content } });
  });
}
