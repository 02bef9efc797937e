/** Texts of the page bundle, shown before the forms are loaded. */
export const AUTH_DIALOG = {
  title: 'Storywren',
  /** Shown when the dialog is closed before the code was entered. */
  incomplete: {
    title: 'Registration Incomplete',
    message: 'You can return to complete verification using your email verification code.',
  },
} as const;

export const FORGOT_DIALOG = {
  title: 'Reset Password',
} as const;
