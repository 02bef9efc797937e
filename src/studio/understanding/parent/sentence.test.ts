import { expect, it } from 'vitest';
import { understand } from '../understand.ts';
import { sentenceOf } from './sentence.ts';

it.each([
  [
    'My daughter and her twin sister Edie fight over the purple scooter',
    'A story about two who want the same scooter, with Edie (twin sister).',
  ],
  [
    'Nonna passed away and he keeps asking when she is coming back',
    'A story about a grandparent who died, with Nonna.',
  ],
  ['He is being teased', 'A story about being teased. You did not say who did it.'],
  [
    'Daddy’s mummy died. It’s Daddy who is sad',
    'A story for a hard time. It says nothing about what happened, as we are not sure that we read it right.',
  ],
  ['🦄🦄🦄', 'We understood little of this. Say what the story is to be about.'],
])('says of “%s”: %s', (prompt, sentence) => {
  expect(sentenceOf(understand(prompt))).toBe(sentence);
});
