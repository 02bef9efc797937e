import { expect, it } from 'vitest';
import { readPets } from './pets.ts';

it.each([
  ['our dog Biscuit died on Friday', [{ kind: 'dog', name: 'Biscuit', role: 'affected' }]],
  ['Her hamster Nibbles is very sick', [{ kind: 'hamster', name: 'Nibbles', role: 'affected' }]],
  ['He forgets to feed the hamster', [{ kind: 'hamster', role: 'other' }]],
  ['She loves horses', []],
  ['He is scared of dogs', []],
  ['She lost her toy rabbit', []],
])('%s', (prompt, pets) => {
  expect(readPets(prompt)).toEqual(pets);
});
