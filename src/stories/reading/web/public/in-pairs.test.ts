import { expect, it } from 'vitest';
import type { PublicStory } from '../../../sharing/contract.ts';
import { inPairs } from './in-pairs.ts';

const story = (paragraphs: number, pictures: number): PublicStory => ({
  id: 'AAAAAAAAAAAAAAAAAAAAAA',
  title: 'Robin’s boat',
  content: JSON.stringify({
    pages: Array.from({ length: paragraphs }, (_, n) => ({ text: `Paragraph ${n + 1}.` })),
  }),
  imageUrl: null,
  illustrationUrls: Array.from({ length: pictures }, (_, n) => `/media/${n}.webp`),
  pictures: [],
  childName: null,
  readTime: '1 min read',
  themes: [],
  wordCount: 10,
  audioUrl: null,
});

it('lays out a shared story as its cover, then an illustration after every second paragraph', () => {
  const { cover, pairs, behind } = inPairs(story(7, 4));
  expect(cover?.url).toBe('/media/0.webp');
  expect(pairs.map((pair) => pair.length)).toEqual([2, 2, 2, 1]);
  expect(behind.map(({ url }) => url)).toEqual(['/media/1.webp', '/media/2.webp', '/media/3.webp']);
  expect(inPairs(story(1, 0))).toMatchObject({ cover: undefined, pairs: [['Paragraph 1.']], behind: [] });
});
