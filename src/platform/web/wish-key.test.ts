import { expect, it } from 'vitest';
import { ApiError, NetworkError } from './call.ts';
import { createWishKey } from './wish-key.ts';

const answered = (status: number) => new ApiError(status, '', '');

it.each([
  ['a lost answer', new NetworkError('lost')],
  ['an answer nobody can read', new SyntaxError('not JSON')],
  ['a server in trouble', answered(500)],
  ['being turned away for coming too often', answered(429)],
  ['a session that ran out', answered(401)],
])('the same wish keeps its key after %s', (_, error) => {
  const wishes = createWishKey();
  const { key, isNew } = wishes.of('a fox');
  wishes.failed(error);
  expect(isNew).toBe(true);
  expect(wishes.of('a fox')).toEqual({ key, isNew: false });
});

it.each([400, 402, 409, 422])('a wish refused with %i gets a new key', (status) => {
  const wishes = createWishKey();
  const { key } = wishes.of('a fox');
  wishes.failed(answered(status));
  expect(wishes.of('a fox').key).not.toBe(key);
});

it('another wish gets a new key, and so does the same one once it was granted', () => {
  const wishes = createWishKey();
  const { key: fox } = wishes.of('a fox');
  const { key: wren } = wishes.of('a wren');
  wishes.forget();
  expect(new Set([fox, wren, wishes.of('a wren').key]).size).toBe(3);
});
