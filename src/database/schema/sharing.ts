import { boolean, pgTable, text } from 'drizzle-orm/pg-core';
import { instant } from './columns.ts';
import { stories } from './stories.ts';

/** A story that its parent has shared: there is a row as long as there is a link. */
export const storyShares = pgTable('story_shares', {
  storyId: text('story_id')
    .primaryKey()
    .references(() => stories.id, { onDelete: 'cascade' }),
  /** Whether strangers read the child's name, or a stand-in's. */
  showNames: boolean('show_names').notNull().default(false),
  /** Where the card for link previews is kept; null until somebody has asked for it. */
  cardKey: text('card_key'),
  createdAt: instant('created_at').notNull(),
});
