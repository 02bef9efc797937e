import { expect, it } from 'vitest';
import { sanitiseName } from './analytics.ts';

it.each([
  ['Sign Up', 'sign_up'],
  ['pay-as-you-go', 'pay_as_you_go'],
  ['É!', '__'],
  ['a'.repeat(60), 'a'.repeat(50)],
])('the name %s is sent as %s', (name, sent) => expect(sanitiseName(name)).toBe(sent));
