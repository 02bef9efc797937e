import { describe, expect, it } from 'vitest';
import { HERO } from '../contract.ts';
import { characterSlots, petSlots } from './casting/characters.ts';
import { pronounSlots } from './casting/pronouns.ts';
import { thingSlots } from './casting/things.ts';
import { render, renderTitle } from './render.ts';

const hero = (pronouns: 'she' | 'he' | 'they') => ({ self: HERO, name: HERO, ...pronounSlots(pronouns) });

describe('rendering', () => {
  it.each([
    ['she', 'She ran, for she was late, and her hat was hers.'],
    ['he', 'He ran, for he was late, and his hat was his.'],
    ['they', 'They ran, for they were late, and their hat was theirs.'],
  ] as const)('gives pronouns and their verbs: %s', (pronouns, text) => {
    const line = '{hero.They} ran, for {hero.was} late, and {hero.their} hat was {hero.theirs}.';
    expect(render(line, { hero: hero(pronouns) })).toBe(text);
  });

  it.each([
    [{ name: 'Edie', relation: 'twin' }, 'her twin, Edie and Edie’s hat'],
    [{ relation: 'little brother' }, 'her little brother and her brother’s hat'],
    [{ relation: 'twin' }, 'her twin and her twin’s hat'],
    [{ name: 'James', relation: 'brother' }, 'her brother, James and James’s hat'],
    [{ relation: 'mum', name: 'Kate' }, 'Mum and Mum’s hat'],
    [{ relation: 'aunty', name: 'Jo' }, 'Aunty Jo and Aunty Jo’s hat'],
    [{ relation: 'grandpa', name: 'Grandpa Joe' }, 'Grandpa Joe and Grandpa Joe’s hat'],
    [{ relation: 'new kid' }, 'the new kid and the new kid’s hat'],
    [{ relation: 'grown-up', name: 'the grown-up' }, 'her grown-up and the grown-up’s hat'],
  ])('names somebody in the ways that a family does: %j', (character, text) => {
    const casting = { hero: hero('she'), other: characterSlots(character) };
    expect(render('x {other.intro} and {other.poss} hat', casting)).toBe(`x ${text}`);
  });

  it('begins a sentence with a capital, and goes on after speech without one', () => {
    const casting = {
      hero: hero('she'),
      adult: characterSlots({ relation: 'grown-up', name: 'the grown-up' }),
    };
    expect(render('{adult} sat. {adult} stood. “Sit!” {adult} said.', casting)).toBe(
      'The grown-up sat. The grown-up stood. “Sit!” the grown-up said.',
    );
    expect(render('{adult.Name} and {adult.They}', casting)).toBe('The grown-up and They');
  });

  it('has the right article once', () => {
    const casting = {
      thing: thingSlots({ noun: 'umbrella' }),
      event: { self: 'the fair' },
      pet: petSlots('dog', undefined, 'it'),
    };
    expect(render('It was a {thing.noun}, {thing.a}, at the {event}.', casting)).toBe(
      'It was an umbrella, an umbrella, at the fair.',
    );
    expect(renderTitle('{pet.Name} and the {thing.noun}', casting)).toBe('The Dog and the Umbrella');
  });

  it('fills slots inside the parent’s sentence, and refuses a slot that nothing stands in', () => {
    const casting = { hero: hero('they'), trouble: { self: '{hero.they} lost {hero.their} bear' } };
    expect(render('{trouble}. So.', casting)).toBe('They lost their bear. So.');
    expect(() => render('{other}', casting)).toThrow('There is nothing for {other}');
  });
});
