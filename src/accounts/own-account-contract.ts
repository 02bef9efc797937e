import * as z from 'zod/mini';
import { endpoint, idSchema, instantSchema, okSchema } from '../platform/contract.ts';
import { COUNTRIES, fullNameSchema, newPasswordSchema, userReply } from './contract.ts';

export const detailsBody = z.object({
  fullName: fullNameSchema,
  country: z.enum(COUNTRIES, 'Please select a country'),
});

export const changeDetails = endpoint({
  method: 'PATCH',
  path: '/api/account',
  summary: 'Change the name and the country of the parent',
  who: 'parent',
  rate: 'write',
  body: detailsBody,
  reply: userReply,
});

const ownPassword = z
  .string('Password is required')
  .check(z.minLength(1, 'Password is required'), z.maxLength(200, 'Password is required'));

export const passwordForm = z
  .object({
    currentPassword: ownPassword,
    newPassword: newPasswordSchema,
    confirmPassword: z.string().check(z.minLength(1, 'Please confirm your password')),
  })
  .check(
    z.refine((form) => form.newPassword === form.confirmPassword, {
      message: 'Passwords do not match',
      path: ['confirmPassword'],
      when: () => true,
    }),
  );

export const changePassword = endpoint({
  method: 'POST',
  path: '/api/account/password',
  summary: 'Change the password; every other session ends',
  who: 'parent',
  rate: 'sign-in',
  body: z.object({ currentPassword: ownPassword, newPassword: newPasswordSchema }),
  reply: okSchema,
});

export const deviceSchema = z.object({
  id: z.string(),
  /** "Chrome on Windows", or "Unknown device". */
  device: z.string(),
  createdAt: instantSchema,
  lastSeenAt: instantSchema,
  /** True for the session of this request. */
  current: z.boolean(),
});
export type Device = z.infer<typeof deviceSchema>;

export const listSessions = endpoint({
  method: 'GET',
  path: '/api/account/sessions',
  summary: 'Where the parent is signed in, the last used first; 100 at most',
  who: 'parent',
  rate: 'read',
  reply: z.array(deviceSchema),
});

export const endSession = endpoint({
  method: 'DELETE',
  path: '/api/account/sessions/{id}',
  summary: 'Sign out one device',
  who: 'parent',
  rate: 'write',
  params: z.object({ id: idSchema }),
  reply: okSchema,
});

/** Path of the data export, downloaded with `<a href download>`. */
export const exportPath = '/api/account/export';

export const deleteAccountForm = z.object({ password: ownPassword });

export const deleteAccount = endpoint({
  method: 'DELETE',
  path: '/api/account',
  summary:
    'Erase the account and everything about its children for good. Needs the password, but for who has just signed in',
  who: 'parent',
  rate: 'sign-in',
  body: z.optional(z.object({ password: z.optional(ownPassword) })),
  reply: okSchema,
});
