import { pgTable, text } from 'drizzle-orm/pg-core';
import { instant } from '../../database/columns.ts';

/** Images of the site. An operator may replace the URL. */
export const siteImages = pgTable('site_images', {
  type: text('type', { enum: ['logo'] }).primaryKey(),
  /** A path on this server. */
  url: text('url').notNull(),
  storedAt: instant('stored_at').notNull(),
});
