import { expect, it } from 'vitest';
import type { Understood } from '../../understand-contract.ts';
import {
  type DraftCorrections,
  NO_CORRECTIONS,
  sentCorrections,
  stillApplying,
  withCorrection,
} from './corrections.ts';

const understood: Understood = {
  sentence: 'A story about sharing a toy, with a cousin.',
  understood: true,
  situation: { id: 'sharing-a-toy', name: 'sharing a toy' },
  others: [{ id: 'taking-turns', name: 'taking turns' }],
  people: [{ relation: 'cousin', role: 'other', count: 1 }],
  thing: 'scooter',
  mayBeFun: true,
  unknown: [],
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
    'thing',
    '',
  );

it('sends what the parent changed, for the prompt that it was changed for', () => {
  expect(sentCorrections(NO_CORRECTIONS, read.prompt)).toBeUndefined();
  expect(sentCorrections(all(), ` ${read.prompt} `)).toEqual({
    situation: 'taking-turns',
    people: someone,
    thing: '',
  });
  expect(sentCorrections(all(), `${read.prompt}, never`)).toMatchObject({ people: someone });
  expect(sentCorrections(all(), 'The first wobbly tooth')).toBeUndefined();
});

it('forgets a correction that is taken back', () => {
  const back = withCorrection(all(), read, 'situation', 'sharing-a-toy');
  expect(sentCorrections(back, read.prompt)).toEqual({ people: someone, thing: '' });
  const fun = withCorrection(NO_CORRECTIONS, read, 'justForFun', true);
  expect(sentCorrections(fun, read.prompt)).toEqual({ justForFun: true });
  expect(sentCorrections(withCorrection(fun, read, 'justForFun', false), read.prompt)).toBeUndefined();
});

it('has either a situation or just fun', () => {
  const fun = withCorrection(all(), read, 'justForFun', true);
  expect(sentCorrections(fun, read.prompt)).toEqual({ justForFun: true, people: someone, thing: '' });
  const serious = withCorrection(fun, read, 'situation', 'taking-turns');
  expect(sentCorrections(serious, read.prompt)).toEqual({
    situation: 'taking-turns',
    people: someone,
    thing: '',
  });
});

it('drops the corrections of what a changed prompt says differently', () => {
  const changed = {
    prompt: 'She will not share her kite with her cousin',
    understood: { ...understood, thing: 'kite' },
  };
  const lasting = stillApplying(all(), changed);
  expect(sentCorrections(lasting, changed.prompt)).toEqual({ situation: 'taking-turns', people: someone });
});
