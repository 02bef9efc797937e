import { sql } from 'drizzle-orm';
import { check, index, pgTable, text } from 'drizzle-orm/pg-core';
import { users } from '../../accounts/server/schema.ts';
import { instant } from '../../database/columns.ts';
import { stories } from '../../stories/story/server/schema.ts';

/** Reports about a story or anything else. Guests may send them, so `userId` may be null. */
export const reports = pgTable(
  'reports',
  {
    id: text('id').primaryKey(),
    userId: text('user_id').references(() => users.id, { onDelete: 'set null' }),
    contactName: text('contact_name'),
    contactEmail: text('contact_email'),
    /** The story it is about; set to null when the story is deleted. */
    storyId: text('story_id').references(() => stories.id, { onDelete: 'set null' }),
    category: text('category', {
      enum: ['bug', 'content_issue', 'feature_request', 'payment_issue', 'general_feedback', 'other'],
    }).notNull(),
    subject: text('subject').notNull(),
    description: text('description').notNull(),
    severity: text('severity', { enum: ['low', 'medium', 'high', 'critical'] }).notNull(),
    status: text('status', { enum: ['open', 'in_progress', 'resolved'] })
      .notNull()
      .default('open'),
    adminNotes: text('admin_notes'),
    createdAt: instant('created_at').notNull(),
    updatedAt: instant('updated_at').notNull(),
  },
  (t) => [
    index('reports_newest').on(t.createdAt, t.id),
    index('reports_status_newest').on(t.status, t.createdAt, t.id),
    check(
      'reports_category',
      sql`${t.category} in ('bug','content_issue','feature_request','payment_issue','general_feedback','other')`,
    ),
    check('reports_severity', sql`${t.severity} in ('low','medium','high','critical')`),
    check('reports_status', sql`${t.status} in ('open','in_progress','resolved')`),
    check('reports_subject', sql`char_length(${t.subject}) between 1 and 100`),
    check('reports_description', sql`char_length(${t.description}) between 1 and 1000`),
  ],
);
