import { expect, it } from 'vitest';
import { understand } from '../understand.ts';
import { corrected } from './corrections.ts';

const scooter = understand('My daughter and her twin sister Edie fight over the purple scooter');

it('changes the situation with its shape and tone', () => {
  expect(corrected(scooter, { situation: 'moving-house' })).toMatchObject({
    shape: 'new-thing-coming',
    confidence: 1,
  });
  expect(corrected(scooter, { situation: 'no-such' })).toEqual(scooter);
});

it('renames, adds and takes out people, the thing and the feeling', () => {
  const people = [{ relation: 'cousin', name: 'Bo', role: 'other' as const }];
  const changed = corrected(scooter, { people, thing: { noun: 'kite' }, feeling: 'sad' });
  expect(changed.people).toEqual([
    { relation: 'cousin', name: 'Bo', count: 1, role: 'other', isGrownUp: false },
  ]);
  expect(changed).toMatchObject({ thing: { noun: 'kite' }, feeling: 'sad' });
  expect(corrected(changed, { thing: null, feeling: null })).not.toHaveProperty('thing');
});

it('makes it just for fun, but never grief', () => {
  expect(corrected(scooter, { justForFun: true })).toMatchObject({ shape: 'pure-joy', tone: 'joyful' });
  const grief = understand('Nonna passed away and he keeps asking when she is coming back');
  expect(corrected(grief, { justForFun: true }).shape).toBe('lost-someone');
});
