export const RESET = {
  title: 'Choose a new password',
  newPassword: 'New Password',
  newPasswordHint: 'At least 8 characters',
  confirmPassword: 'Confirm Password',
  submit: 'Update Password',
  submitting: 'Updating…',
  done: {
    title: 'Password Reset Successful',
    message: 'You can now log in with your new password.',
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
  message: 'Use your new password from now on. You’ve been signed out everywhere else.',
  login: 'Go to Login',
} as const;

export const RESET_INVALID = {
  title: 'Invalid Reset Link',
  /** `reason` is a sentence without its full stop. */
  message: (reason: string) =>
    `${reason}. Each link works once, for 1 hour. You can ask for a new one when you log in.`,
  reason: 'Invalid or expired reset token',
  home: 'Back to Home',
  /** Shown when the URL contains no token. */
  noToken: 'Please request a new password reset.',
} as const;
