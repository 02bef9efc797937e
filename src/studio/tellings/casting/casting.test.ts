import { describe, expect, it } from 'vitest';
import { someone, understood } from '../fixtures/understandings.ts';
import { tellingOf } from '../library.ts';
import { parseTelling } from '../parse.ts';
import { render } from '../render.ts';
import { castTelling } from './casting.ts';

const telling = parseTelling(
  'one',
  `---
titles: [One]
shape: two-want-one
band: 3-7
structure: classic
moral: sharing
roles:
  other: { role: other, default: { name: Edie, relation: twin, pronouns: she } }
  adult: { role: comforter, default: { name: the grown-up, relation: grown-up } }
  thing: { default: { noun: scooter, colour: purple } }
fits: { thing: something that can be ridden }
clauses:
  act: { default: { inf: ride, past: rode, ing: riding } }
  place: { default: the hall }
  trouble: { must: broke, default: "It broke" }
theme:
  ocean: { land: the Low Tide, folk: crabs }
  any: { land: the Far Hills, folk: goats }
pictures:
${'  - { page: 1, place: hall, figures: [{ who: hero, does: sit, feels: cross }] }\n'.repeat(4)}---
{hero} met {other.intro}. {other.They} waved. {adult.Name} had {thing.a}, {thing.colour}, at {place}. {trouble}. In {land} were {land.folk}.
`,
);

const page = (
  understanding: ReturnType<typeof understood> | undefined,
  theme: 'ocean' | 'space' = 'ocean',
) => {
  const { casting, bound } = castTelling(telling, { heroName: 'Mia', pronouns: 'she', theme, understanding });
  return { text: render(telling.pages[0] ?? '', casting), bound };
};
const about = (given: Parameters<typeof understood>[0]) => page(understood(given));

describe('casting', () => {
  it('has the manuscript’s own cast without a prompt', () => {
    expect(page(undefined, 'space').text).toBe(
      'Mia met her twin, Edie. She waved. The grown-up had a scooter, purple, at the hall. It broke. In the Far Hills were goats.',
    );
  });

  it('says nothing in the parent’s words where it is not sure what they are about', () => {
    const clauses = { trouble: 'the trike broke' };
    expect(about({ clauses, situation: 'sharing-a-toy' }).text).toContain('The trike broke.');
    expect(about({ clauses, situation: 'sharing-a-toy', confidence: 0.4 }).text).not.toContain('trike broke');
    expect(about({ clauses }).text).not.toContain('trike broke');
  });

  it('takes whom and what the prompt names', () => {
    const { text, bound } = about({
      situation: 'sharing-a-toy',
      people: [
        someone({ relation: 'little brother', name: 'Max', pronouns: 'he' }),
        someone({ relation: 'mum', role: 'comforter', isGrownUp: true, pronouns: 'she' }),
      ],
      thing: { noun: 'trike', colour: 'red' },
      clauses: { place: 'Grandma’s house', trouble: 'the trike broke' },
    });
    expect(text).toBe(
      'Mia met her little brother, Max. He waved. Mum had a trike, red, at Grandma’s house. The trike broke. In the Low Tide were crabs.',
    );
    expect(bound).toEqual(['place', 'trouble', 'other', 'adult', 'thing']);
  });

  it('takes a place that a note lists, however short its name, and no other', () => {
    const telling = tellingOf('pure-joy/6-8-classic-somebodys-aunt');
    if (!telling) throw new Error('no such telling');
    const boundIn = (place: string) =>
      castTelling(telling, {
        heroName: 'Mia',
        pronouns: 'she',
        theme: 'ocean',
        understanding: understood({ clauses: { place } }),
      }).bound;
    expect(boundIn('the zoo')).toContain('place');
    expect(boundIn('the dentist')).not.toContain('place');
  });

  it('makes up no relation for the family of a prompt', () => {
    expect(about({}).text).toContain('Mia met her friend, Edie.');
    expect(about({}).text).toContain('The grown-up had');
  });

  it.each([
    ['who died', someone({ relation: 'dad', role: 'affected', isGrownUp: true })],
    ['who hurts the child', someone({ relation: 'dad', role: 'didHarm', isGrownUp: true })],
    ['at school', someone({ relation: 'teacher', role: 'comforter', isGrownUp: true })],
    ['who are many', someone({ relation: 'parents', role: 'comforter', isGrownUp: true, count: 2 })],
  ])('never has somebody %s comfort at home', (_who, person) => {
    expect(about({ people: [person] }).text).toContain('The grown-up had');
  });

  it('has one of two dads', () => {
    const dads = someone({ relation: 'dad', role: 'comforter', isGrownUp: true, count: 2, pronouns: 'he' });
    expect(about({ people: [dads] }).text).toContain('Dad had a scooter');
  });

  it.each([
    ['too unlike it', { noun: 'broccoli' }],
    ['several', { noun: 'scooter', isPlural: true }],
  ])('keeps its own thing where the prompt’s is %s', (_what, thing) => {
    expect(about({ thing }).text).toContain('a scooter, purple');
  });

  it('keeps its own sentence where the parent’s names a thing that is not in the story', () => {
    const bunk = { thing: { noun: 'bunk' }, clauses: { trouble: 'the bunk broke' } };
    expect(about(bunk).text).toContain('It broke.');
  });

  it('keeps its own sentence where the parent’s does not say what has to be said', () => {
    expect(about({ clauses: { trouble: '{hero} cried' } }).text).toContain('It broke.');
  });
});
