import type { Clock } from '../../platform/server/clock.ts';
import type { Config } from '../../platform/server/config.ts';
import type { Db } from '../../platform/server/database/database.ts';
import type { Log } from '../../platform/server/log.ts';
import type { Mailer } from '../../platform/server/mail/mail.ts';
import type { Subscription } from '../../wallet/contract.ts';
import type { Sessions } from './sessions.ts';

/** Dependencies of the accounts feature. */
export interface AccountDeps {
  readonly db: Db;
  readonly clock: Clock;
  readonly config: Config;
  readonly log: Log;
  readonly mailer: Mailer;
  readonly sessions: Sessions;
  /** The user's current plan; provided by billing. */
  planOf(user: { readonly id: string; readonly selectedPlan: string }): Promise<Subscription>;
}
