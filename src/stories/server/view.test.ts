import { expect, it } from 'vitest';
import { readTimeOf } from './view.ts';

it.each([
  [1, '1 min read'],
  [150, '1 min read'],
  [151, '2 min read'],
  [800, '6 min read'],
  [0, '4 min read'],
])('%i words take %s, and none known are taken for 500', (words, time) =>
  expect(readTimeOf(words)).toBe(time),
);
