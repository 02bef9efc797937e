import type { Sessions } from '../../accounts/server/sessions.ts';
import type { Billing } from '../../billing/server/billing.ts';
import type { Clock } from '../../platform/server/clock.ts';
import type { Database, Db } from '../../platform/server/db.ts';
import type { Jobs } from '../../platform/server/jobs.ts';

/** A database, and which of the two it is. */
export type Asked = Pick<Database, 'kind' | 'run'>;

/** What the admin's side of the house is made with. */
export interface AdminParts {
  readonly db: Db;
  readonly clock: Clock;
  readonly sessions: Sessions;
  readonly confirmPayment: Billing['confirmPayment'];
  readonly endPremium: Billing['endPremium'];
  /** The payment provider in use. */
  readonly provider: string;
  readonly openStories: OpenStories;
  readonly backlog: Jobs['backlog'];
  /** For what is asked often, in plain SQL. */
  readonly database: Asked;
  readonly version: string;
}

/**
 * Opens what is sealed of these stories, whosever they are; ids that there are not are left out. Without `words` the
 * content is empty.
 */
export type OpenStories = (
  ids: readonly string[],
  options: { words: boolean },
) => Promise<ReadonlyMap<string, OpenedStory>>;

/** What `stories` tells of a story. */
export interface OpenedStory {
  /** As its parent reads it; null while nothing is written. */
  readonly title: string | null;
  /** JSON text with `pages`; empty while nothing is written. */
  readonly content: string;
  readonly wordCount: number;
  readonly storyType: string;
  readonly wish: {
    readonly childName: string | null;
    readonly includeChildAsMain: boolean;
    readonly characterGender: string | null;
    readonly characterEthnicity: string | null;
    readonly favoriteTheme: string | null;
  };
  /** Addresses of its pictures, in the order of the book. */
  readonly pictureUrls: readonly string[];
}
