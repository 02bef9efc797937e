import { expect, it } from 'vitest';
import { understand } from '../understand.ts';

const namedIn = (prompt: string): string[] =>
  understand(prompt).people.map(({ relation, role }) => `${relation}: ${role}`);

it.each([
  ['She left Bunny on the bus and we can’t find him', []],
  ['he clings to me at the gate', []],
  ['I’m her nan and she lives with me', ['nan: comforter']],
  ['wont sleep in his own bed, single dad here', ['dad: comforter']],
  ['I have cancer and my son is scared', ['parent: affected']],
  ['My ex hit me and my son still listens at night', ['other parent: didHarm', 'parent: harmed']],
])(
  'whoever writes is nobody of the story unless they say what they are or what happened to them: %s',
  (prompt, expected) => {
    expect(namedIn(prompt)).toEqual(expected);
  },
);

it.each([
  'My son is 5 and remembered something about a boy at nursery',
  'Story for a boy who asks why',
  'We have a girl, Saoirse, 6. She is scared of the dark',
  'bullying. 10 yr old boy',
  'A girl who loves ponies',
  'two boys one swing, nobody wants to wait for a turn',
])('the child is none of the others: %s', (prompt) => {
  expect(namedIn(prompt).filter((one) => /boy|girl|kid|child/.test(one))).toEqual([]);
});
