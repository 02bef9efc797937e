import { describe, expect, it } from 'vitest';
import { patternOf } from './pattern.ts';

describe('patternOf', () => {
  it.each([
    ['/', '/'],
    ['/faq', '/faq'],
    ['/story/AAAAAAAAAAAAAAAAAAAAAA', '/story/:id'],
    ['/no/such/Wilhelmina', '/not-found'],
  ])('maps the path %s to the route %s', (path, pattern) => {
    expect(patternOf(path)).toBe(pattern);
  });
});
