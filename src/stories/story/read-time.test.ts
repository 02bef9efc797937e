import { expect, it } from 'vitest';
import { storySchema } from './contract.ts';
import { readTimeIn, readTimeOf } from './read-time.ts';

it.each([
  [1, '1 min read'],
  [150, '1 min read'],
  [151, '2 min read'],
  [800, '6 min read'],
  [0, '4 min read'],
])('estimates the reading time of a word count of %i as %s, by default that of 500 words', (words, time) =>
  expect(readTimeOf(words)).toBe(time),
);

it.each([
  [{ readTime: '3 min read', wordCount: 900 }, '3 min read'],
  [{ wordCount: 900 }, '6 min read'],
  [{}, '4 min read'],
])('the reading time of a reply with %j is %s', (reply, time) =>
  expect(readTimeIn(storySchema.parse({ id: 'a', title: 'A', ...reply }))).toBe(time),
);
