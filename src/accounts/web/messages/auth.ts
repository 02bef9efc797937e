import { creditsText } from '../credits-text.ts';

export const LOGIN = {
  title: 'Welcome Back to Storywren',
  email: 'Email',
  password: 'Password',
  submit: 'Login',
  submitting: 'Logging in…',
  forgot: 'Forgot your password?',
  newHere: 'New to Storywren?',
  join: 'Join Now',
  done: (credits: number) => ({
    title: 'Welcome back!',
    message: `Logged in successfully. You have ${creditsText(credits)} available.`,
  }),
  failed: {
    title: 'Login Failed',
    refused: 'Invalid credentials',
    offline: 'Unable to login. Please try again.',
  },
} as const;

export const REGISTER = {
  title: 'Join Storywren',
  lead: 'For parents and guardians aged 18 and over.',
  email: 'Email',
  fullName: 'Full Name',
  country: 'Country',
  chooseCountry: 'Choose a country',
  password: 'Password',
  passwordHint: 'At least 6 characters',
  confirmPassword: 'Confirm Password',
  submit: 'Join Now',
  submitting: 'Joining…',
  haveAccount: 'Already have an account?',
  login: 'Login',
  failed: {
    title: 'Registration Failed',
    refused: 'Please try again',
    offline: 'Network error. Please check your connection and try again.',
  },
} as const;

/** The two plans on offer at sign-up. */
export const PLAN_CHOICE = {
  legend: 'Plan',
  pay: {
    name: 'Pay as you go',
    price: '$2',
    unit: 'AUD per story',
    hint: 'Credits never expire.',
  },
  premium: {
    name: 'Premium',
    price: '$9.99',
    unit: 'AUD monthly',
    hint: '10 stories with monthly renewal.',
    tag: 'Popular',
  },
} as const;

export const VERIFY = {
  title: 'Verify Your Email',
  lead: (email: string) => `Enter the 6-digit code sent to ${email}`,
  code: 'Verification code',
  submit: 'Verify Email',
  submitting: 'Verifying…',
  back: 'Back to login',
  /** Shown with the link back to the code, for an unfinished sign-up. */
  waiting: (email: string) => `Waiting to verify ${email}?`,
  enterCode: 'Enter the code',
  done: {
    title: 'Email Verified!',
    active: 'Your account is now active.',
    premium: 'Please complete your premium subscription to get started.',
  },
  failed: {
    title: 'Verification Failed',
    refused: 'Invalid verification code',
    offline: 'Unable to verify email. Please try again.',
  },
} as const;

/** Shown after signing up: where the code is. */
export const REGISTERED = {
  title: 'Registration Successful!',
  mailed: 'Please check your email for the verification code.',
  mailFailed: 'But we couldn’t send the email with your code. Choose “send a new one” to try again.',
} as const;

/** Shown after requesting a new code. */
export const RESENT = {
  title: 'New code sent',
  mailed: 'Please check your email for the new code.',
  notSent: 'Code not sent',
  mailFailed: 'We couldn’t send the email. Choose “send a new one” to try again in a moment.',
  refused: 'We couldn’t send a new code. Please try again.',
  offline: 'Network error. Please check your connection and try again.',
} as const;

/** Shows the code itself, where no mail is sent. */
export function codeHere(code: string): string {
  return `No mail server is set up; your code is ${code}`;
}
