import { eq } from 'drizzle-orm';
import { users } from '../../../accounts/server/schema.ts';
import type { Tx } from '../../../platform/server/database/database.ts';
import type { BillingDeps } from '../deps.ts';
import { paymentFailedMail } from '../mails/payment-failed.tsx';
import { premiumOf } from '../products.ts';
import { invoices } from '../schema.ts';

export const DUNNING_QUEUE = {
  name: 'billing.dunning',
  concurrency: 1,
  retries: 5,
  expireSeconds: 30,
} as const;

/** Enqueues the mail about a failed renewal, in the transaction that records the failure. */
export async function requestDunning(tx: Tx, { jobs }: BillingDeps, invoiceRef: string): Promise<void> {
  await jobs.enqueue(tx, DUNNING_QUEUE.name, { invoiceRef });
}

/** Sends the mail, unless the invoice has been paid or voided since, or the account was deleted. */
export async function sendDunning({ db, mailer, publicUrl }: BillingDeps, invoiceRef: string): Promise<void> {
  const [found] = await db
    .select({ invoice: invoices, email: users.email, deletedAt: users.deletedAt })
    .from(invoices)
    .innerJoin(users, eq(users.id, invoices.userId))
    .where(eq(invoices.ref, invoiceRef));
  if (found?.invoice.status !== 'open' || found.deletedAt) return;
  const { invoice } = found;
  const mail = await paymentFailedMail({
    to: found.email,
    what: invoice.priceKey ? premiumOf(invoice.priceKey).name : 'Premium',
    amountCents: invoice.amountCents,
    payUrl: invoice.hostedUrl ?? `${publicUrl}/account`,
  });
  await mailer.send(mail);
}
