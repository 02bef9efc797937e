import { expect, it } from 'vitest';
import { understand } from './understand.ts';

it.each([
  ['my son is scared of the dark', 'he'],
  ['Our youngest girl will not sleep', 'she'],
  ['Liam hits his sister', 'he'],
  ['Mum travels for work and he misses her at bedtime', 'he'],
  ['afraid of the dark', undefined],
  ['our dog Biscuit died. she slept in the hall', undefined],
  ['My husband and I are splitting up, he is moving to a flat', undefined],
  ['My nephew pushes his baby sister', 'he'],
])('%s: %s', (prompt, pronouns) => {
  expect(understand(prompt).pronouns).toBe(pronouns);
});

it('leaves them to the form where that has them', () => {
  expect(understand('my son is scared', { traits: { gender: 'girl' } }).pronouns).toBeUndefined();
});
