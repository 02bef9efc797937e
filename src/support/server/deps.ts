import type { Clock } from '../../platform/server/clock.ts';
import type { Db, Tx } from '../../platform/server/database/database.ts';
import type { Jobs } from '../../platform/server/jobs/jobs.ts';
import type { Mailer } from '../../platform/server/mail/mail.ts';

/** Dependencies of the support feature. */
export interface SupportDeps {
  readonly db: Db;
  readonly clock: Clock;
  readonly jobs: Jobs;
  readonly mailer: Mailer;
  /** Whether the story is the caller's own or shared; read in `tx`. Guests have no id. */
  canReadStory(tx: Tx, storyId: string, callerId: string | undefined): Promise<boolean>;
  /** Addresses of the operators, who are notified of reports. */
  readonly operators: readonly string[];
}
