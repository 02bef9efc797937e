import type { Clock } from '../../../platform/server/clock.ts';
import type { Db } from '../../../platform/server/database/database.ts';
import type { Jobs } from '../../../platform/server/jobs/jobs.ts';
import type { Log } from '../../../platform/server/log.ts';
import type { Encryption } from '../../../platform/server/security/encryption.ts';

/** What the sandbox depends on. */
export interface SandboxDeps {
  readonly db: Db;
  /** The app's clock; the sandbox's own runs ahead of it. */
  readonly clock: Clock;
  readonly log: Log;
  readonly encryption: Encryption;
  readonly jobs: Jobs;
  /** Signs the events. */
  readonly webhookSecret: string;
  /** Where events are delivered; known once the server listens. */
  readonly webhookUrl: () => string;
}
