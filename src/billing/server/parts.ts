import type { SettledBy } from '../../database/schema/billing.ts';
import type { Clock } from '../../platform/server/clock.ts';
import type { Db, Tx } from '../../platform/server/db.ts';
import type { Jobs } from '../../platform/server/jobs.ts';
import type { Log } from '../../platform/server/log.ts';
import type { Mailer } from '../../platform/server/mail.ts';
import type { PaymentProvider } from './provider.ts';

/** What the parts of this feature work with. */
export interface BillingParts {
  readonly db: Db;
  readonly clock: Clock;
  readonly log: Log;
  readonly jobs: Jobs;
  readonly mailer: Mailer;
  readonly provider: PaymentProvider;
  readonly settling: Settling;
  /** Where people find the house, for links in mails. */
  readonly publicUrl: string;
  /** Australian Business Number of whoever sells, eleven digits; without one, receipts are no tax invoices. */
  readonly sellerAbn: string | undefined;
}

/** A parent who pays. */
export interface Buyer {
  readonly id: string;
  readonly email: string;
  readonly name: string;
}

/** What becomes of an admin's word about an invoice. */
export interface Settling {
  /** Writes down that an invoice was settled by it, in the transaction that gives the credits. */
  note(tx: Tx, settled: SettledBy & { readonly userId: string }): Promise<void>;
  /** Whether that was written down. */
  noted(activityId: string): Promise<boolean>;
}
