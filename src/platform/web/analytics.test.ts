import { expect, it, vi } from 'vitest';
import { onTracked, sanitiseName, track } from './analytics.ts';

it.each([
  ['Sign Up', 'sign_up'],
  ['pay-as-you-go', 'pay_as_you_go'],
  ['É!', '__'],
  ['a'.repeat(60), 'a'.repeat(50)],
])('sanitises the event name %s to %s', (name, sent) => expect(sanitiseName(name)).toBe(sent));

it('dispatches an event with its name and method sanitised and other parameters unchanged', () => {
  const page = new EventTarget();
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
  vi.stubGlobal('dispatchEvent', page.dispatchEvent.bind(page));
  const listener = vi.fn();
  onTracked(listener);
  track('Sign-Up', { method: 'Pay-as-you-go', currency: 'AUD' });
  track('favorite', { on: true });
  vi.unstubAllGlobals();
  expect(listener.mock.calls).toEqual([
    [{ name: 'sign_up', params: { method: 'pay_as_you_go', currency: 'AUD' } }],
    [{ name: 'favorite', params: { on: true } }],
  ]);
});
