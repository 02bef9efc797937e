import { describe, expect, it } from 'vitest';
import type { Traits } from '../contract.ts';
import { looksOf } from './described-looks.ts';
import { allowedTraits } from './looks.ts';

describe('what a child wears', () => {
  it('retains only listed values of `wears`', () => {
    const wears = ['wheelchair', 'sword', 'glasses'] as unknown as Traits['wears'];
    expect(allowedTraits({ wears })).toEqual({ wears: ['glasses', 'wheelchair'] });
    expect(allowedTraits({ wears: [] })).toEqual({});
  });

  it('mentions what the child wears in its description and omits hair under a headscarf', () => {
    const traits: Traits = { gender: 'girl', skinColor: 'Brown', hairColor: 'Black', hairLength: 'long' };
    expect(looksOf(traits)).toBe('a girl with brown skin and long black hair');
    expect(looksOf({ ...traits, wears: ['glasses', 'wheelchair'] })).toBe(
      'a girl with brown skin and long black hair, wearing glasses, sitting in a wheelchair',
    );
    expect(looksOf({ ...traits, wears: ['hijab'] })).toBe('a girl with brown skin, wearing a hijab');
  });
});
