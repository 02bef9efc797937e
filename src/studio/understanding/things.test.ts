import { expect, it } from 'vitest';
import { plural } from './things/nouns.ts';
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
  ['Starting reception in September, doesn’t know anybody there', undefined],
  ['tidy up toys', undefined],
  ['we have tried the clock that goes green', undefined],
  ['the other girls in year 4 have a club and Amara isnt allowed in it', undefined],
  ['Grandad has had a stroke', undefined],
  ['We are worried she won’t love us any more', undefined],
  ['a girl in her class pinches her when the teacher isnt looking', undefined],
  ['Her twin Mia who can ride a bike', undefined],
  ['wont put face in water', { noun: 'water' }],
  ['he sits in her chair', { noun: 'chair' }],
  ['brushing teeth', { noun: 'toothbrush' }],
  ['She hates her red hair', { noun: 'hair', colour: 'red', isMass: true }],
  ['Everyone gets them mixed up and buys them one present between two', { noun: 'present' }],
])('%s', (prompt, thing) => {
  expect(readThing(prompt)).toEqual(thing);
});

it('says several feet', () => {
  expect(plural('foot')).toBe('feet');
  expect(plural('tooth')).toBe('teeth');
  expect(plural('scooter')).toBe('scooters');
});
