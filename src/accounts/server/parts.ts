import type { Clock } from '../../platform/server/clock.ts';
import type { Config } from '../../platform/server/config.ts';
import type { Db } from '../../platform/server/db.ts';
import type { Log } from '../../platform/server/log.ts';
import type { Mailer } from '../../platform/server/mail.ts';
import type { Sessions } from './sessions.ts';

/** What the parts of this feature work with. */
export interface AccountParts {
  readonly db: Db;
  readonly clock: Clock;
  readonly config: Config;
  readonly log: Log;
  readonly mailer: Mailer;
  readonly sessions: Sessions;
}
