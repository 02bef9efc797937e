import type { Clock } from '../../platform/server/clock.ts';
import type { Db, Tx } from '../../platform/server/database/database.ts';
import type { Jobs } from '../../platform/server/jobs/jobs.ts';
import type { Log } from '../../platform/server/log.ts';
import type { Mailer } from '../../platform/server/mail/mail.ts';
import type { PaymentProvider } from './provider/provider.ts';
import type { FinalizedBy } from './schema.ts';

/** What the billing feature depends on. */
export interface BillingDeps {
  readonly db: Db;
  readonly clock: Clock;
  readonly log: Log;
  readonly jobs: Jobs;
  readonly mailer: Mailer;
  readonly provider: PaymentProvider;
  readonly finalizing: Finalizing;
  /** Story titles by id, as their parent reads them, for the ledger. */
  storyTitles(ids: readonly string[]): Promise<ReadonlyMap<string, string>>;
  /** Public address of the app, for links in mails. */
  readonly publicUrl: string;
  /** The seller's Australian Business Number, eleven digits; without one, receipts are not tax invoices. */
  readonly sellerAbn: string | undefined;
}

/** The parent who pays. */
export interface Buyer {
  readonly id: string;
  readonly email: string;
  readonly name: string;
}

/** Records invoices that an admin confirmed as paid. */
export interface Finalizing {
  /** Records that an admin's confirmation finalized an invoice, in the transaction that grants the credits. */
  record(tx: Tx, finalized: FinalizedBy & { readonly userId: string }): Promise<void>;
  /** Whether that was recorded. */
  isRecorded(activityId: string): Promise<boolean>;
}
