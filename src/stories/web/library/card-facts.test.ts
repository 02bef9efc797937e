import { describe, expect, it } from 'vitest';
import { factsOf } from './card-facts.ts';

const known = {
  title: 'The Dark Behind the Shed',
  childName: 'Mia',
  themes: ['Forest'],
  readTime: '4 min read',
};

describe('the facts on a card', () => {
  it.each([
    ['the child it was made for, whatever its title says', { title: 'Robin’s Boat' }, 'Mia'],
    ['else whom the title names before “’s”', { childName: null, title: 'Robin’s Boat' }, 'Robin'],
    ['with a straight apostrophe as well', { childName: null, title: "Mary Jane's Boat" }, 'Mary Jane'],
    ['or before “ and ”', { childName: null, title: 'Arlo and the Quiet Robot' }, 'Arlo'],
    ['else nobody by name', { childName: null }, 'Child'],
  ])('name %s', (_, change, child) =>
    expect(factsOf({ ...known, ...change })).toBe(`${child} · Forest · 4 min read`),
  );

  it('name three themes, and count the others', () => {
    const themes = ['Forest', 'Courage', 'Friends', 'Owls', 'Night'];
    expect(factsOf({ ...known, themes })).toBe('Mia · Forest, Courage, Friends, +2 more · 4 min read');
    expect(factsOf({ ...known, themes: themes.slice(0, 3) })).toBe(
      'Mia · Forest, Courage, Friends · 4 min read',
    );
  });

  it('are the same for every story of which nothing is known', () => {
    expect(factsOf({ ...known, themes: [], readTime: '' })).toBe(
      'Mia · Personalized, Adventure, Magic · 5-8 min read',
    );
  });
});
