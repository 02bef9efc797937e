import type { Clock } from '../../platform/server/clock.ts';
import type { Db } from '../../platform/server/db.ts';
import type { Jobs } from '../../platform/server/jobs.ts';
import type { Mailer } from '../../platform/server/mail.ts';

/** What the parts of this feature work with. */
export interface SupportParts {
  readonly db: Db;
  readonly clock: Clock;
  readonly jobs: Jobs;
  readonly mailer: Mailer;
  /** Addresses of those who run the house, and are told of reports. */
  readonly operators: readonly string[];
}
