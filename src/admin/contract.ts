import * as z from 'zod/mini';
import { endpoint, idSchema, instantSchema, okSchema } from '../platform/contract.ts';

/** Maximum and default number of rows in one reply. */
export const ROWS_MOST = 100;
export const ROWS_DEFAULT = 50;
/** Maximum length of a search. */
export const SEARCH_MAX = 100;

const whole = (least: number, most: number) => z.coerce.number().check(z.int(), z.gte(least), z.lte(most));

/** Query parameters of every table of the panel. */
export const tableQuery = {
  limit: z._default(whole(1, ROWS_MOST), ROWS_DEFAULT),
  offset: z._default(whole(0, 1_000_000), 0),
  /** Search text, matched case-insensitively. */
  q: z._default(
    z.string().check(z.trim(), z.maxLength(SEARCH_MAX, 'Please search for 100 characters or less')),
    '',
  ),
};

/** `from` is inclusive, `to` is exclusive. */
export const periodQuery = { from: z.optional(instantSchema), to: z.optional(instantSchema) };

export const USER_FILTERS = ['all', 'premium', 'pending', 'payg', 'deleted'] as const;
export type UserFilter = (typeof USER_FILTERS)[number];
export const USER_SORTS = ['newest', 'oldest', 'name', 'credits'] as const;
export type UserSort = (typeof USER_SORTS)[number];

/** A user as an admin sees them. Erased accounts are not listed. */
export const adminUserSchema = z.object({
  id: z.string(),
  fullName: z.string(),
  email: z.string(),
  country: z.string(),
  /** Spendable credits: a debt shows as 0. */
  credits: z.int(),
  isDeleted: z.boolean(),
  reactivatedAt: z.nullable(instantSchema),
  createdAt: instantSchema,
  /** Finished stories. */
  totalStories: z.int(),
  /** Rows of this user in the table of transactions. */
  totalTransactions: z.int(),
  subscription: z.object({
    packageType: z.enum(['premium', 'pay_as_you_go']),
    status: z.enum(['pending', 'active', 'past_due', 'canceled']),
  }),
});
export type AdminUser = z.infer<typeof adminUserSchema>;

export const listAdminUsers = endpoint({
  method: 'GET',
  path: '/api/admin/users',
  summary: 'The parents: searched (name, email, id), filtered and sorted on the server. ETag and 304',
  who: 'admin',
  rate: 'read',
  query: z.object({
    ...tableQuery,
    filter: z._default(z.enum(USER_FILTERS), 'all'),
    sort: z._default(z.enum(USER_SORTS), 'newest'),
  }),
  reply: z.array(adminUserSchema),
});

const userParams = z.object({ id: idSchema });

export const deleteUser = endpoint({
  method: 'POST',
  path: '/api/admin/users/{id}/delete',
  summary:
    'Hide an account: its sessions end, premium ends, its stories are shown to nobody, and all of it is kept. 409 when that is so already',
  who: 'admin',
  rate: 'write',
  params: userParams,
  reply: okSchema,
});

export const reactivateUser = endpoint({
  method: 'POST',
  path: '/api/admin/users/{id}/reactivate',
  summary: 'Show a hidden account again. 409 when it is not hidden, or was erased',
  who: 'admin',
  rate: 'write',
  params: userParams,
  reply: okSchema,
});

/** Maximum number of credits that one adjustment may add or remove. */
export const CREDITS_MOST = 10_000;
export const REASON_MAX = 500;
export const ADJUSTMENT_MISSING = 'Please provide credit amount and reason.';
export const ADJUSTMENT_INVALID = 'Please enter a valid number for credits.';

export const adjustCredits = endpoint({
  method: 'POST',
  path: '/api/admin/users/{id}/credits',
  summary: 'Add credits, or remove them (a negative number). 409 when the balance would fall below zero',
  who: 'admin',
  rate: 'write',
  params: userParams,
  body: z.object({
    creditChange: z.number(ADJUSTMENT_INVALID).check(
      z.int(ADJUSTMENT_INVALID),
      z.gte(-CREDITS_MOST, 'Please adjust by 10,000 credits or less at a time.'),
      z.lte(CREDITS_MOST, 'Please adjust by 10,000 credits or less at a time.'),
      z.refine((change) => change !== 0, ADJUSTMENT_INVALID),
    ),
    reason: z
      .string(ADJUSTMENT_MISSING)
      .check(
        z.trim(),
        z.minLength(1, ADJUSTMENT_MISSING),
        z.maxLength(REASON_MAX, 'Please keep the reason to 500 characters or less.'),
      ),
  }),
  reply: z.object({ ok: z.literal(true), credits: z.int() }),
  idempotent: true,
});

export const confirmPayment = endpoint({
  method: 'POST',
  path: '/api/admin/confirm-payment',
  summary: 'Take a pending premium payment as made by other means. 409 when nothing is pending',
  who: 'admin',
  rate: 'write',
  body: z.object({ userId: idSchema, paymentType: z.literal('premium_subscription') }),
  reply: z.object({ transaction: z.object({ creditsAwarded: z.int() }) }),
});

export const ACTIONS = [
  'user_delete',
  'user_reactivate',
  'credit_adjust',
  'payment_confirm',
  'report_update',
] as const;
export type Action = (typeof ACTIONS)[number];

/** An audit entry. */
export const activitySchema = z.object({
  id: z.string(),
  createdAt: instantSchema,
  adminEmail: z.string(),
  action: z.enum(ACTIONS),
  /** Null when no account was concerned. */
  targetUserId: z.nullable(z.string()),
  targetUserEmail: z.nullable(z.string()),
  /** JSON text with a `reason`. */
  details: z.string(),
  previousValue: z.nullable(z.string()),
  newValue: z.nullable(z.string()),
});
export type Activity = z.infer<typeof activitySchema>;

/** Filters of the audit log, shared by the table and the CSV export. */
export const activityFilter = {
  q: tableQuery.q,
  action: z.optional(z.enum(ACTIONS)),
  ...periodQuery,
};

export const listActivities = endpoint({
  method: 'GET',
  path: '/api/admin/activities',
  summary:
    'What admins did, newest first: searched by admin or target. Nothing in it is ever changed. ETag and 304',
  who: 'admin',
  rate: 'read',
  query: z.object({ ...tableQuery, ...activityFilter }),
  reply: z.array(activitySchema),
});

/** A CSV file (RFC 4180, UTF-8) of the filtered rows. */
export const activitiesFile = {
  method: 'GET',
  path: '/api/admin/activities.csv',
  summary:
    'The log of what admins did as a CSV file, with the filters of the table: the newest 100,000 rows at most',
  who: 'admin',
  rate: 'read',
} as const;
