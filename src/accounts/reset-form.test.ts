import { describe, expect, it } from 'vitest';
import { resetForm } from './contract.ts';

const wrongWith = (form: object) =>
  resetForm.safeParse(form).error?.issues.map(({ path, message }) => [path.join('.'), message]);

describe('the form for a new password', () => {
  it.each([
    ['', 'lantern-light', 'password', 'Password is required'],
    ['seven77', 'seven77', 'password', 'Password must be at least 8 characters long'],
    ['lantern-light', '', 'confirmPassword', 'Please confirm your password'],
    ['lantern-light', 'lantern-lamp', 'confirmPassword', 'Passwords do not match'],
  ])('says of “%s” and “%s” at %s: %s', (password, confirmPassword, field, message) => {
    expect(wrongWith({ password, confirmPassword })).toContainEqual([field, message]);
  });

  it('takes eight characters that were written twice', () => {
    expect(wrongWith({ password: 'eight888', confirmPassword: 'eight888' })).toBeUndefined();
  });
});
