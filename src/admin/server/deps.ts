import type { Sessions } from '../../accounts/server/sessions.ts';
import type { Billing } from '../../billing/server/billing.ts';
import type { Clock } from '../../platform/server/clock.ts';
import type { Database, Db } from '../../platform/server/database/database.ts';
import type { Jobs } from '../../platform/server/jobs/jobs.ts';
import type { DecryptedStory } from '../../stories/story/server/open-stories.ts';

/** A database and its kind. */
export type Queryable = Pick<Database, 'kind' | 'run'>;

/** Dependencies of the admin feature. */
export interface AdminDeps {
  readonly db: Db;
  readonly clock: Clock;
  readonly sessions: Sessions;
  readonly confirmPayment: Billing['confirmPayment'];
  readonly endPremium: Billing['endPremium'];
  /** The payment provider in use. */
  readonly provider: string;
  readonly decryptStories: DecryptStories;
  readonly backlog: Jobs['backlog'];
  /** For frequent queries in plain SQL. */
  readonly database: Queryable;
  readonly version: string;
}

/**
 * Decrypts these stories of any parent; unknown ids are omitted. Without `words` the content is empty.
 */
export type DecryptStories = (
  ids: readonly string[],
  options: { words: boolean },
) => Promise<ReadonlyMap<string, DecryptedStory>>;
