import * as z from 'zod/mini';
import { endpoint, okSchema } from '../platform/contract.ts';
import { subscriptionSchema } from '../wallet/contract.ts';

export const COUNTRIES = [
  'Australia',
  'United States',
  'United Kingdom',
  'Canada',
  'New Zealand',
  'Germany',
  'France',
  'Italy',
  'Spain',
  'Netherlands',
  'Other',
] as const;

export const PLANS = ['pay-as-you-go', 'premium'] as const;

/** Password policy. The server also rejects common passwords and the email address itself. */
export const PASSWORD_MIN_SIGN_UP = 6;
export const PASSWORD_MIN_RESET = 8;
const PASSWORD_MAX = 200;

export const emailSchema = (message = 'Please enter a valid email') =>
  z.pipe(z.string(message).check(z.trim(), z.toLowerCase(), z.maxLength(254, message)), z.email(message));

const signUpPassword = z
  .string('Password must be at least 6 characters')
  .check(
    z.minLength(PASSWORD_MIN_SIGN_UP, 'Password must be at least 6 characters'),
    z.maxLength(PASSWORD_MAX, 'Password must be 200 characters or less'),
  );

export const fullNameSchema = z
  .string('Full name must be at least 2 characters')
  .check(
    z.trim(),
    z.minLength(2, 'Full name must be at least 2 characters'),
    z.maxLength(100, 'Full name must be 100 characters or less'),
  );

const registerFields = {
  email: emailSchema(),
  fullName: fullNameSchema,
  country: z.enum(COUNTRIES, 'Please select a country'),
  password: signUpPassword,
  selectedPlan: z.enum(PLANS, 'Please select a plan'),
};

export const registerBody = z.object(registerFields);

/** The form adds one field to the request body: the repeated password. */
export const registerForm = z.object({ ...registerFields, confirmPassword: z.string() }).check(
  z.refine((form) => form.password === form.confirmPassword, {
    message: "Passwords don't match",
    path: ['confirmPassword'],
    // Checked even when other fields are invalid, so that all errors show at once.
    when: () => true,
  }),
);

export const loginBody = z.object({
  email: emailSchema(),
  password: z
    .string('Password is required')
    .check(z.minLength(1, 'Password is required'), z.maxLength(PASSWORD_MAX, 'Password is required')),
});

export const verifyBody = z.object({
  email: emailSchema(),
  code: z
    .string('Verification code must be 6 digits')
    .check(z.trim(), z.regex(/^\d{6}$/, 'Verification code must be 6 digits')),
});

export const emailBody = z.object({ email: emailSchema() });

/** A new password for an existing account. */
export const newPasswordSchema = z
  .string('Password is required')
  .check(
    z.minLength(1, 'Password is required'),
    z.minLength(PASSWORD_MIN_RESET, 'Password must be at least 8 characters long'),
    z.maxLength(PASSWORD_MAX, 'Password must be 200 characters or less'),
  );

export const resetBody = z.object({
  token: z
    .string('Invalid or expired reset token')
    .check(
      z.minLength(1, 'Invalid or expired reset token'),
      z.maxLength(200, 'Invalid or expired reset token'),
    ),
  newPassword: newPasswordSchema,
});

export const resetForm = z
  .object({
    password: newPasswordSchema,
    confirmPassword: z.string().check(z.minLength(1, 'Please confirm your password')),
  })
  .check(
    z.refine((form) => form.password === form.confirmPassword, {
      message: 'Passwords do not match',
      path: ['confirmPassword'],
      when: () => true,
    }),
  );

export const userSchema = z.object({
  id: z.string(),
  email: z.string(),
  fullName: z.string(),
  country: z.string(),
  /** Never negative: a debt from a clawback shows as 0. */
  credits: z.int(),
  isAdmin: z.boolean(),
  subscription: subscriptionSchema,
});
export type User = z.infer<typeof userSchema>;

export const userReply = z.object({ user: userSchema });

/**
 * `emailFailed` is true when the mail could not be delivered. `verificationCode` is included only in local
 * development (no SMTP configured and a localhost address), where nobody else can read it.
 */
const codeSentReply = z.object({
  message: z.string(),
  emailFailed: z.optional(z.boolean()),
  verificationCode: z.optional(z.string()),
});

export const me = endpoint({
  method: 'GET',
  path: '/api/auth/me',
  summary: 'The signed-in parent',
  who: 'parent',
  rate: 'read',
  reply: userReply,
});

export const register = endpoint({
  method: 'POST',
  path: '/api/auth/register',
  summary: 'Sign up. Answers alike whether or not the address is known, and sends a mail either way',
  who: 'anyone',
  rate: 'mail',
  body: registerBody,
  reply: codeSentReply,
});

export const resendCode = endpoint({
  method: 'POST',
  path: '/api/auth/resend-code',
  summary: 'Send a new verification code',
  who: 'anyone',
  rate: 'mail',
  body: emailBody,
  reply: codeSentReply,
});

export const verifyEmail = endpoint({
  method: 'POST',
  path: '/api/auth/verify-email',
  summary: 'Confirm the address with the six-digit code, and sign in',
  who: 'anyone',
  rate: 'sign-in',
  body: verifyBody,
  reply: z.object({
    user: userSchema,
    needsPayment: z.boolean(),
    subscriptionType: z.enum(['premium', 'pay_as_you_go']),
  }),
});

export const login = endpoint({
  method: 'POST',
  path: '/api/auth/login',
  summary: 'Sign in',
  who: 'anyone',
  rate: 'sign-in',
  body: loginBody,
  reply: userReply,
});

export const logout = endpoint({
  method: 'POST',
  path: '/api/auth/logout',
  summary: 'Sign out. Works without a session too',
  who: 'anyone',
  rate: 'write',
  reply: okSchema,
});

export const forgotPassword = endpoint({
  method: 'POST',
  path: '/api/auth/forgot-password',
  summary: 'Ask for a link to choose a new password. Never tells whether the account exists',
  who: 'anyone',
  rate: 'mail',
  body: emailBody,
  reply: z.object({ message: z.string() }),
});

export const resetPassword = endpoint({
  method: 'POST',
  path: '/api/auth/reset-password',
  summary: 'Choose a new password with the token of the link; ends every session',
  who: 'anyone',
  rate: 'sign-in',
  body: resetBody,
  reply: z.object({ message: z.string() }),
});

/** Cookie that tells the page (not the server) whether to fetch `me`. */
export const SIGNED_IN_HINT = 'storywren_signed_in';
