import { expect, it } from 'vitest';
import { typeset } from './typeset.ts';

it.each([
  ['"Good morning," said Mia.', '“Good morning,” said Mia.'],
  ['She said, "It\'s mine!"\n\n"No," he said.', 'She said, “It’s mine!”\n\n“No,” he said.'],
  ["⟦hero⟧'s dog, the boys' kite, and 'no' again", '⟦hero⟧’s dog, the boys’ kite, and ‘no’ again'],
  ['Wait... it came -- at last', 'Wait… it came — at last'],
  ['“Done already,” said Mia’s mum.', '“Done already,” said Mia’s mum.'],
])('typesets %s with typographic characters', (typed, printed) => {
  expect(typeset(typed)).toBe(printed);
});
