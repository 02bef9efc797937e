export const FORGOT = {
  lead: 'We’ll email you a link to choose a new one.',
  email: 'Email',
  submit: 'Send reset link',
  submitting: 'Sending…',
  back: 'Back to login',
  done: {
    title: 'Reset Link Sent',
    message: 'If an account exists with this email, you will receive a password reset link shortly.',
  },
  failed: {
    title: 'Request Failed',
    message: 'Unable to process reset request. Please try again.',
  },
  offline: {
    title: 'Network Error',
    message: 'Unable to send reset request. Please check your connection and try again.',
  },
  missing: {
    title: 'Email Required',
    message: 'Please enter your email address.',
  },
  invalid: 'Please enter a valid email',
} as const;

export const FORGOT_SENT = {
  title: 'Check Your Email',
  lead: (email: string) =>
    `If an account exists with ${email}, a link to choose a new password is on its way.`,
  hint: 'The link works for 1 hour. Can’t see it? Check your spam folder, or ask again in a few minutes.',
  back: 'Back to login',
} as const;
