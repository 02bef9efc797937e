import { pgTable, text } from 'drizzle-orm/pg-core';
import { instant } from './columns.ts';

/** Pictures of the house itself. An operator may put another address in the place of ours. */
export const siteImages = pgTable('site_images', {
  type: text('type', { enum: ['logo'] }).primaryKey(),
  /** Where it is served from: a path of ours. */
  url: text('url').notNull(),
  storedAt: instant('stored_at').notNull(),
});
