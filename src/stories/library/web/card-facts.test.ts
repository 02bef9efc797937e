import { describe, expect, it } from 'vitest';
import { factsOf } from './card-facts.ts';

const known = {
  title: 'The Dark Behind the Shed',
  childName: 'Mia',
  heroName: 'Mia',
  themes: ['Forest'],
  readTime: '4 min read',
};

const nobody = { childName: null, heroName: null };

describe('the facts on a card', () => {
  it.each([
    ['the child it was made for, whatever its title says', { title: 'Robin’s Boat' }, 'Mia'],
    [
      'else the hero whom the story invented',
      { childName: null, heroName: 'Robin', title: 'The Loud One and the Little One' },
      'Robin',
    ],
    ['else whom the title names before “’s”', { ...nobody, title: 'Robin’s Boat' }, 'Robin'],
    ['with a straight apostrophe as well', { ...nobody, title: "Mary Jane's Boat" }, 'Mary Jane'],
    ['or before “ and ”', { ...nobody, title: 'Arlo and the Quiet Robot' }, 'Arlo'],
    ['else nobody by name', nobody, 'Child'],
  ])('a card names %s', (_, change, child) =>
    expect(factsOf({ ...known, ...change })).toBe(`${child} · Forest · 4 min read`),
  );

  it.each([
    'The Loud One and the Little One',
    'A Pocket’s Worth of Rain',
    'An Owl and a Pond',
    'Two Boats and One Harbour',
    'What Grandma’s Clock Knew',
    'rain and the long way home',
  ])('a card does not take the beginning of “%s” for a name', (title) =>
    expect(factsOf({ ...known, ...nobody, title })).toMatch(/^Child · /),
  );

  it('a card names three themes and counts the others', () => {
    const themes = ['Forest', 'Courage', 'Friends', 'Owls', 'Night'];
    expect(factsOf({ ...known, themes })).toBe('Mia · Forest, Courage, Friends, +2 more · 4 min read');
    expect(factsOf({ ...known, themes: themes.slice(0, 3) })).toBe(
      'Mia · Forest, Courage, Friends · 4 min read',
    );
  });

  it('a card shows default themes and a default reading time when the story has none', () => {
    expect(factsOf({ ...known, themes: [], readTime: '' })).toBe(
      'Mia · Personalized, Adventure, Magic · 5-8 min read',
    );
  });
});
