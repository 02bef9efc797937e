import { describe, expect, it } from 'vitest';
import type { Commission } from '../../admit.ts';
import { HERO } from '../../contract.ts';
import { someone, understood } from '../../tellings/fixtures/understandings.ts';
import { storyFactsV1 } from '../prompts/story.v1.ts';
import { rejectionOf } from './judge.ts';

const nana = someone({ relation: 'nana', role: 'comforter', isGrownUp: true, pronouns: 'she' });
const pop = someone({ relation: 'pop', role: 'affected', isGrownUp: true, pronouns: 'he' });
const commission: Commission = {
  prompt: `Nana is coming to live with us after Pop died and ${HERO} misses him`,
  ageBand: '3-7',
  structure: 'classic',
  theme: 'family',
  traits: {},
  heroName: HERO,
  seed: '1',
  understanding: understood({ situation: 'grandparent-died', shape: 'lost-someone', people: [nana, pop] }),
};
const page = (sentence: string) =>
  `${HERO} sat on the step. ${sentence} ${Array.from({ length: 70 }, (_, n) => `word${n}`).join(' ')}`;
const verdict = (sentence: string, from = commission) => rejectionOf(from, [page(sentence)], 0, 8);

describe('the facts of a prompt', () => {
  it('go to the model with who has died and who may comfort', () => {
    const facts = storyFactsV1(commission, 'Kiran');
    expect(facts).toContain('It is about a grandparent who died.');
    expect(facts).toMatch(/the hero’s pop \(he\): has died: never alive/);
    expect(facts).toMatch(/the hero’s nana \(she\): may comfort/);
    expect(facts).not.toContain(HERO);
  });

  it.each(['“Come here,” said Pop.', 'Pop laughed and took the spoon.', '“Come here,” said her pop.'])(
    'are kept by no page on which the dead speak: %s',
    (sentence) => {
      expect(verdict(sentence)).toContain('has died');
    },
  );

  it.each([
    '“Not so hot,” Pop had always said.',
    '“Come here,” said Nana.',
    'It was Pop’s chair.',
    'Pop used to say it: “Dig!” said like a bark.',
  ])('are kept where the dead are remembered, and the living speak: %s', (sentence) => {
    expect(verdict(sentence)).toBeUndefined();
  });

  it('are kept by no page with a mother in a family of two dads', () => {
    const dads = someone({ relation: 'dad', role: 'comforter', isGrownUp: true, count: 2 });
    const family: Commission = {
      ...commission,
      prompt: `${HERO} has two dads and is starting school`,
      understanding: understood({ situation: 'starting-school', shape: 'new-thing-coming', people: [dads] }),
    };
    expect(verdict('Her mother waved at the gate.', family)).toContain('nobody spoke of a mother');
    expect(verdict('Dad waved at the gate.', family)).toBeUndefined();
  });

  it('leave a family open of which nothing is known', () => {
    const open: Commission = {
      ...commission,
      prompt: 'Afraid of the dark',
      understanding: understood({ shape: 'afraid' }),
    };
    expect(verdict('Mum came in.', open)).toBeUndefined();
    expect(storyFactsV1(open, 'Kiran')).toContain('Make up no mum');
  });

  it('turn joy into no lesson', () => {
    const joy: Commission = {
      ...commission,
      understanding: understood({ shape: 'pure-joy', tone: 'joyful' }),
    };
    expect(storyFactsV1(joy, 'Kiran')).toContain('learns no lesson');
  });
});
