import { jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { users } from '../../../accounts/server/schema.ts';
import { instant } from '../../../database/columns.ts';

/** The first use of an `Idempotency-Key`, written in the transaction of the operation. */
export const idempotencyKeys = pgTable(
  'idempotency_keys',
  {
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    operation: text('operation').notNull(),
    key: text('key').notNull(),
    bodyHash: text('body_hash').notNull(),
    /** The story or order that the first request created. */
    subjectId: text('subject_id').notNull(),
    /** What else the first reply contained. */
    remembered: jsonb('remembered').$type<Record<string, unknown>>().notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (t) => [primaryKey({ columns: [t.userId, t.operation, t.key] })],
);
