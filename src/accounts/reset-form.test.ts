import { describe, expect, it } from 'vitest';
import { resetForm } from './contract.ts';

const errorsOf = (form: object) =>
  resetForm.safeParse(form).error?.issues.map(({ path, message }) => [path.join('.'), message]);

describe('resetForm', () => {
  it.each([
    ['', 'lantern-light', 'password', 'Password is required'],
    ['seven77', 'seven77', 'password', 'Password must be at least 8 characters long'],
    ['lantern-light', '', 'confirmPassword', 'Please confirm your password'],
    ['lantern-light', 'lantern-lamp', 'confirmPassword', 'Passwords do not match'],
  ])('rejects “%s” and “%s” with an error at %s: %s', (password, confirmPassword, field, message) => {
    expect(errorsOf({ password, confirmPassword })).toContainEqual([field, message]);
  });

  it('accepts a password of eight characters entered twice', () => {
    expect(errorsOf({ password: 'eight888', confirmPassword: 'eight888' })).toBeUndefined();
  });
});
