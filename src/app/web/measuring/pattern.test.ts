import { describe, expect, it } from 'vitest';
import { patternOf } from './pattern.ts';

describe('what is counted of an address', () => {
  it.each([
    ['/', '/'],
    ['/faq', '/faq'],
    ['/story/AAAAAAAAAAAAAAAAAAAAAA', '/story/:id'],
    ['/no/such/Wilhelmina', '/not-found'],
  ])('of %s is %s', (path, pattern) => {
    expect(patternOf(path)).toBe(pattern);
  });
});
