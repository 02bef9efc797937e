import { expect, it } from 'vitest';
import type { Understood } from '../../understand-contract.ts';
import {
  type DraftCorrections,
  NO_CORRECTIONS,
  sentCorrections,
  stillApplying,
  understandingFrom,
  withCorrection,
} from './corrections.ts';

const understood: Understood = {
  sentence: 'A story about sharing a toy, with a cousin.',
  understanding: {
    situation: { id: 'sharing-a-toy', label: 'sharing a toy', confidence: 0.9 },
    others: [{ id: 'taking-turns', label: 'taking turns' }],
    people: [{ relation: 'cousin', role: 'other', count: 1 }],
    pets: [],
    things: [{ what: 'scooter', colour: 'red' }],
    likes: [],
    tone: 'funny',
    unknown: [],
  },
  choices: { situations: [{ id: 'sharing-a-toy', label: 'sharing a toy' }], fun: true },
};
const read = { prompt: 'She will not share her scooter', understood };
const someone = [{ relation: 'cousin', name: 'Edie', role: 'other' as const, count: 1 }];

const all = (): DraftCorrections =>
  withCorrection(
    withCorrection(
      withCorrection(NO_CORRECTIONS, read, 'situation', 'taking-turns'),
      read,
      'people',
      someone,
    ),
    read,
    'things',
    [],
  );

it('sends what the parent changed, for the prompt that it was changed for', () => {
  expect(sentCorrections(NO_CORRECTIONS, read.prompt)).toBeUndefined();
  expect(sentCorrections(all(), ` ${read.prompt} `)).toEqual({
    situation: 'taking-turns',
    people: someone,
    things: [],
  });
  expect(sentCorrections(all(), `${read.prompt}, never`)).toMatchObject({ people: someone });
  expect(sentCorrections(all(), 'The first wobbly tooth')).toBeUndefined();
});

it('forgets a correction that is taken back', () => {
  const back = withCorrection(all(), read, 'situation', 'sharing-a-toy');
  expect(sentCorrections(back, read.prompt)).toEqual({ people: someone, things: [] });
  const fun = withCorrection(NO_CORRECTIONS, read, 'justForFun', true);
  expect(sentCorrections(fun, read.prompt)).toEqual({ justForFun: true });
  expect(sentCorrections(withCorrection(fun, read, 'justForFun', false), read.prompt)).toBeUndefined();
});

it('has either a situation or just fun', () => {
  const fun = withCorrection(all(), read, 'justForFun', true);
  expect(sentCorrections(fun, read.prompt)).toEqual({ justForFun: true, people: someone, things: [] });
  const serious = withCorrection(fun, read, 'situation', 'taking-turns');
  expect(sentCorrections(serious, read.prompt)).toEqual({
    situation: 'taking-turns',
    people: someone,
    things: [],
  });
});

it('drops the corrections of what a changed prompt says differently', () => {
  const changed = {
    prompt: 'She will not share her kite with her cousin',
    understood: {
      ...understood,
      understanding: { ...understood.understanding, things: [{ what: 'kite' }] },
    },
  };
  const lasting = stillApplying(all(), changed);
  expect(sentCorrections(lasting, changed.prompt)).toEqual({ situation: 'taking-turns', people: someone });
});

it('sends them as an understanding', () => {
  expect(understandingFrom({ situation: 'taking-turns', people: someone })).toEqual({
    situation: { id: 'taking-turns' },
    people: someone,
  });
  expect(understandingFrom({ justForFun: true, things: [] })).toEqual({
    situation: null,
    tone: 'joyful',
    things: [],
  });
});
