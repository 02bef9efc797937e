import { expect, it } from 'vitest';
import { readThing } from './things.ts';

it.each([
  ['They fight over the purple scooter', { noun: 'scooter', colour: 'purple' }],
  ['He won’t share his trains', { noun: 'train', isPlural: true }],
  ['She hates her new glasses', { noun: 'glasses', isPlural: true }],
  ['never tidies up his lego', { noun: 'lego', isMass: true }],
  ['Her paper planes dive into the hedge', { noun: 'paper plane', isPlural: true }],
  ['She lost her first tooth', { noun: 'tooth' }],
  ['He won’t share his zoetrope with anybody', { noun: 'zoetrope' }],
  ['She doesn’t want to share Mummy with him', undefined],
  ['She calls him names on the bus', undefined],
])('%s', (prompt, thing) => {
  expect(readThing(prompt)).toEqual(thing);
});
