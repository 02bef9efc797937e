export const RESET = {
  title: 'Choose a new password',
  newPassword: 'New Password',
  newPasswordHint: 'At least 8 characters',
  confirmPassword: 'Confirm Password',
  submit: 'Update Password',
  submitting: 'Updating…',
  done: {
    title: 'Password Reset Successful',
    message: 'You can log in with your new password now.',
  },
  failed: {
    title: 'Reset Failed',
    message: 'Unable to reset password. Please try again.',
  },
  offline: {
    title: 'Network Error',
    message: 'Unable to reset password. Please check your connection and try again.',
  },
} as const;

export const RESET_DONE = {
  title: 'Password Updated',
  message: 'Your new password works from now on. Every other device was signed out.',
  login: 'Go to Login',
} as const;

export const RESET_INVALID = {
  title: 'Invalid Reset Link',
  /** `reason` is a sentence without its full stop. */
  message: (reason: string) =>
    `${reason}. Links work once, for 1 hour. You can ask for a new one where you log in.`,
  reason: 'Invalid or expired reset token',
  home: 'Back to Home',
  /** Said where the address holds no token at all. */
  noToken: 'Please request a new password reset.',
} as const;
