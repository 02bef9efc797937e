import { describe, expect, it } from 'vitest';
import { formatCardNumber, formatCvc, formatExpiry } from './card-input.ts';

describe('card number input', () => {
  it.each([
    ['4', '4'],
    ['42424', '4242 4'],
    ['4242424242424242', '4242 4242 4242 4242'],
    ['4242-4242 4242/4242', '4242 4242 4242 4242'],
    ['378282246310005', '3782 822463 10005'],
    ['37828', '3782 8'],
    ['abc', ''],
    ['12345678901234567890', '1234 5678 9012 3456 789'],
  ])('formats the card number %s as %s', (typed, shown) => expect(formatCardNumber(typed)).toBe(shown));
});

describe('expiry input', () => {
  it.each([
    ['0', '', '0'],
    ['1', '0', '1'],
    ['8', '', '08 / '],
    ['12', '1', '12 / '],
    ['829', '', '08 / 29'],
    ['0829', '', '08 / 29'],
    ['12/30', '', '12 / 30'],
    ['8/29', '', '08 / 29'],
    ['08/2029', '', '08 / 29'],
    ['08 / 2', '08 / 29', '08 / 2'],
    ['08 /', '08 / ', '08'],
    ['0', '08', '0'],
  ])('formats the expiry %s typed after %s as %s', (typed, before, shown) =>
    expect(formatExpiry(typed, before)).toBe(shown),
  );
});

describe('security code input', () => {
  it('limits the security code to four digits', () => expect(formatCvc('12a345')).toBe('1234'));
});
