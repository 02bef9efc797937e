import { sql } from 'drizzle-orm';
import { bigint, check, index, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { users } from './accounts.ts';
import { instant } from './columns.ts';

/** What admins did. Written in the transaction of the deed, and never changed: triggers refuse it. */
export const adminActivities = pgTable(
  'admin_activities',
  {
    id: text('id').primaryKey(),
    createdAt: instant('created_at').notNull(),
    adminEmail: text('admin_email').notNull(),
    action: text('action', {
      enum: ['user_delete', 'user_reactivate', 'credit_adjust', 'payment_confirm', 'report_update'],
    }).notNull(),
    /** Whose account it concerned. The address is read from there, so that an erased parent is erased here, too. */
    targetUserId: text('target_user_id').references(() => users.id, { onDelete: 'restrict' }),
    /** Holds a `reason`, and ids of what else it concerned; nothing of a person. */
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

/** Backups that were finished. */
export const backups = pgTable('backups', {
  id: text('id').primaryKey(),
  finishedAt: instant('finished_at').notNull(),
  bytes: bigint('bytes', { mode: 'number' }).notNull(),
});
