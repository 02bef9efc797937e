import { expect, it } from 'vitest';
import { ApiError, NetworkError } from './call.ts';
import { createIdempotencyKey } from './idempotency-key.ts';

const answered = (status: number) => new ApiError(status, '', '');

it.each([
  ['a lost response', new NetworkError('lost')],
  ['an unreadable response', new SyntaxError('not JSON')],
  ['a server error', answered(500)],
  ['a rate limit', answered(429)],
  ['an expired session', answered(401)],
])('reuses the idempotency key for the same input after %s', (_, error) => {
  const inputs = createIdempotencyKey();
  const { key, isNew } = inputs.of('a fox');
  inputs.failed(error);
  expect(isNew).toBe(true);
  expect(inputs.of('a fox')).toEqual({ key, isNew: false });
});

it.each([400, 402, 409, 422])('creates a new idempotency key after the status %i', (status) => {
  const inputs = createIdempotencyKey();
  const { key } = inputs.of('a fox');
  inputs.failed(answered(status));
  expect(inputs.of('a fox').key).not.toBe(key);
});

it('creates a new idempotency key for another input, and for the same input after success', () => {
  const inputs = createIdempotencyKey();
  const { key: fox } = inputs.of('a fox');
  const { key: wren } = inputs.of('a wren');
  inputs.forget();
  expect(new Set([fox, wren, inputs.of('a wren').key]).size).toBe(3);
});
