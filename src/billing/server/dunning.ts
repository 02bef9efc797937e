import { eq } from 'drizzle-orm';
import { users } from '../../database/schema/accounts.ts';
import { invoices } from '../../database/schema/billing.ts';
import type { Tx } from '../../platform/server/db.ts';
import { paymentFailedMail } from './mails/payment-failed.tsx';
import { premiumOf } from './packages.ts';
import type { BillingParts } from './parts.ts';

export const DUNNING_QUEUE = { name: 'billing.dunning', side: 1, retries: 5, expireSeconds: 30 } as const;

/** Asks for a mail about a renewal that failed, in the transaction that notes the failure. */
export async function askForDunning(tx: Tx, { jobs }: BillingParts, invoiceRef: string): Promise<void> {
  await jobs.enqueue(tx, DUNNING_QUEUE.name, { invoiceRef });
}

/** Writes to the parent, unless the invoice has been paid or dropped since, or the account has gone. */
export async function sendDunning(
  { db, mailer, publicUrl }: BillingParts,
  invoiceRef: string,
): Promise<void> {
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
