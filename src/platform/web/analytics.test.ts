import { expect, it, vi } from 'vitest';
import { onTracked, sanitiseName, track } from './analytics.ts';

it.each([
  ['Sign Up', 'sign_up'],
  ['pay-as-you-go', 'pay_as_you_go'],
  ['É!', '__'],
  ['a'.repeat(60), 'a'.repeat(50)],
])('the name %s is sent as %s', (name, sent) => expect(sanitiseName(name)).toBe(sent));

it('tells of an event with the method by its name, and leaves everything else as it is', () => {
  const page = new EventTarget();
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
  vi.stubGlobal('dispatchEvent', page.dispatchEvent.bind(page));
  const heard = vi.fn();
  onTracked(heard);
  track('Sign-Up', { method: 'Pay-as-you-go', currency: 'AUD' });
  track('favorite', { on: true });
  vi.unstubAllGlobals();
  expect(heard.mock.calls).toEqual([
    [{ name: 'sign_up', params: { method: 'pay_as_you_go', currency: 'AUD' } }],
    [{ name: 'favorite', params: { on: true } }],
  ]);
});
