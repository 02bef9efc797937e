import { sql } from 'drizzle-orm';
import { bigint, check, index, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { users } from '../../accounts/server/schema.ts';
import { instant } from '../../database/columns.ts';

/** The audit log. Written in the transaction of the action, and append-only: triggers reject changes. */
export const adminActivities = pgTable(
  'admin_activities',
  {
    id: text('id').primaryKey(),
    createdAt: instant('created_at').notNull(),
    adminEmail: text('admin_email').notNull(),
    action: text('action', {
      enum: ['user_delete', 'user_reactivate', 'credit_adjust', 'payment_confirm', 'report_update'],
    }).notNull(),
    /** The account that was concerned. The address is read from there, so that it disappears when the account is erased. */
    targetUserId: text('target_user_id').references(() => users.id, { onDelete: 'restrict' }),
    /** Contains a `reason` and related ids, but no personal data. */
    details: jsonb('details').$type<{ reason: string; [more: string]: unknown }>().notNull(),
    previousValue: text('previous_value'),
    newValue: text('new_value'),
  },
  (t) => [
    index('admin_activities_newest').on(t.createdAt, t.id),
    index('admin_activities_action_newest').on(t.action, t.createdAt, t.id),
    check(
      'admin_activities_action',
      sql`${t.action} in ('user_delete','user_reactivate','credit_adjust','payment_confirm','report_update')`,
    ),
  ],
);

/** Completed backups. */
export const backups = pgTable('backups', {
  id: text('id').primaryKey(),
  finishedAt: instant('finished_at').notNull(),
  bytes: bigint('bytes', { mode: 'number' }).notNull(),
});
