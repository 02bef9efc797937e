import { sql } from 'drizzle-orm';
import { index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { instant } from '../../database/columns.ts';

/** A user whose address has been verified. Deleting hides the row (`deletedAt`); erasing removes the personal details. */
export const users = pgTable(
  'users',
  {
    id: text('id').primaryKey(),
    /** Trimmed and lower-cased. */
    email: text('email').notNull().unique(),
    fullName: text('full_name').notNull(),
    country: text('country').notNull(),
    passwordHash: text('password_hash').notNull(),
    /** The plan chosen at sign-up: `pay-as-you-go` or `premium`. */
    selectedPlan: text('selected_plan').notNull(),
    createdAt: instant('created_at').notNull(),
    deletedAt: instant('deleted_at'),
    /** When the user erased the account: the row remains, without personal details, for the financial records. */
    erasedAt: instant('erased_at'),
    /** When an admin last showed a hidden account again. */
    reactivatedAt: instant('reactivated_at'),
  },
  (t) => [
    index('users_newest').on(t.createdAt, t.id),
    index('users_name').on(sql`lower(${t.fullName})`, t.id),
    // For the admin filter of deleted accounts, which are few among all users.
    index('users_hidden').on(t.createdAt, t.id).where(sql`deleted_at is not null and erased_at is null`),
    index('users_chose_premium').on(t.createdAt, t.id).where(sql`selected_plan = 'premium'`),
  ],
);

/** A sign-up that waits for its code. Each attempt has its own row and never overwrites another. */
export const signups = pgTable(
  'signups',
  {
    id: text('id').primaryKey(),
    email: text('email').notNull(),
    fullName: text('full_name').notNull(),
    country: text('country').notNull(),
    passwordHash: text('password_hash').notNull(),
    selectedPlan: text('selected_plan').notNull(),
    codeHash: text('code_hash').notNull(),
    codeExpiresAt: instant('code_expires_at').notNull(),
    /** Wrong codes so far; five end the attempt. */
    tries: integer('tries').notNull().default(0),
    createdAt: instant('created_at').notNull(),
  },
  (t) => [index('signups_email').on(t.email)],
);

/** Stores only the hash of a session's token. */
export const sessions = pgTable(
  'sessions',
  {
    tokenHash: text('token_hash').primaryKey(),
    /** Public id with which its owner can end it; gives no access. */
    id: text('id').notNull().unique().default(sql`replace(gen_random_uuid()::text, '-', '')`),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** "Chrome on Windows": just enough to distinguish two devices. */
    device: text('device'),
    createdAt: instant('created_at').notNull(),
    lastSeenAt: instant('last_seen_at').notNull(),
    expiresAt: instant('expires_at').notNull(),
  },
  (t) => [index('sessions_user').on(t.userId)],
);

/** Links to choose a new password: single use, one hour, hash only. */
export const passwordResets = pgTable('password_resets', {
  tokenHash: text('token_hash').primaryKey(),
  userId: text('user_id')
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' }),
  expiresAt: instant('expires_at').notNull(),
});
