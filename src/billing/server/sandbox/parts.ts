import type { Clock } from '../../../platform/server/clock.ts';
import type { Db } from '../../../platform/server/db.ts';
import type { Jobs } from '../../../platform/server/jobs.ts';
import type { Log } from '../../../platform/server/log.ts';
import type { Seal } from '../../../platform/server/seal.ts';

/** What the sandbox is built from. */
export interface SandboxParts {
  readonly db: Db;
  /** The house's clock; the sandbox's own runs ahead of it. */
  readonly clock: Clock;
  readonly log: Log;
  readonly seal: Seal;
  readonly jobs: Jobs;
  /** Signs the events. */
  readonly webhookSecret: string;
  /** Where the events are brought; known once the house listens. */
  readonly webhookUrl: () => string;
}
