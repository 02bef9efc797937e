import { describe, expect, it } from 'vitest';
import { storySchema } from '../contract.ts';
import { pictureFor, picturesOf, usableUrl } from './pictures.ts';

const story = (fields: object) => storySchema.parse({ id: 'a', title: 'T', ...fields });
const picture = (page: number) => ({
  url: `/media/${page}`,
  alt: '',
  width: 1,
  height: 1,
  placeholder: null,
  page,
});

describe('the picture beside a page', () => {
  const pictures = [picture(1), picture(3)];
  it.each([
    [0, 1],
    [1, 1],
    [2, 1],
    [3, 3],
    [9, 3],
  ])('on page %i is the one of page %i', (page, found) =>
    expect(pictureFor(pictures, page)?.page).toBe(found),
  );
  it('is none when there are none', () => expect(pictureFor([], 0)).toBeUndefined());
});

describe('the pictures of a story', () => {
  it('come in the order of the pages', () => {
    expect(picturesOf(story({ pictures: [picture(3), picture(0)] }), 4).map(({ page }) => page)).toEqual([
      0, 3,
    ]);
  });
  it('are spread over the pages when nothing says where they stand', () => {
    const pictures = picturesOf(story({ illustrationUrls: ['/a', '/b', '/c', '/d'] }), 8);
    expect(pictures.map(({ page }) => page)).toEqual([0, 2, 4, 6]);
  });
  it('are the cover alone when there is no other', () => {
    expect(picturesOf(story({ imageUrl: '/cover' }), 8)).toMatchObject([{ url: '/cover', page: 0 }]);
  });
  it('may come as the JSON text of a list, and are none when that is broken', () => {
    const illustrationUrls = '["/cover", "/second"]';
    expect(picturesOf(story({ illustrationUrls }), 2)).toMatchObject([{ url: '/cover' }, { url: '/second' }]);
    expect(picturesOf(story({ illustrationUrls: '["/cover"' }), 2)).toEqual([]);
  });
  it('are none when there is nothing', () => expect(picturesOf(story({}), 8)).toEqual([]));
});

describe('an illustration link of a temporary storage is unusable, and one under attached_assets becomes a public path', () => {
  it.each([
    ['https://x.blob.core.windows.net/private/a.png', undefined],
    ['/attached_assets/a.png', '/pictures/a.png'],
    ['/media/a.webp', '/media/a.webp'],
    [null, undefined],
  ])('%s', (url, usable) => expect(usableUrl(url)).toBe(usable));
});
