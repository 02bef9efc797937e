import { and, desc, eq } from 'drizzle-orm';
import type { Db, Tx } from '../../../../platform/server/database/database.ts';
import type { PriceKey } from '../../../contract.ts';
import { premiumOf } from '../../products.ts';
import type { InvoiceState } from '../../provider/provider.ts';
import { invoiceShape } from '../events/shapes.ts';
import { cancelPayment, cardOf, type Payment } from '../payments/payment.ts';
import { newRef } from '../refs.ts';
import { sandboxInvoices, sandboxPayments } from '../schema.ts';
import type { SandboxTransaction } from '../transaction.ts';
import { type Subscription, writeSubscription } from './subscription.ts';
import { priceKeyOf } from './terms.ts';

export type Invoice = typeof sandboxInvoices.$inferSelect;

/** Maximum number of invoices per list. */
const MAX_INVOICES = 24;
const CURRENCY = 'aud';

/** Creates an invoice over the full price of one period, with an open payment. The subscription must be locked. */
export async function openInvoice(
  { tx, at }: SandboxTransaction,
  subscription: Subscription,
  { reason, priceKey }: { reason: Invoice['reason']; priceKey: PriceKey },
): Promise<{ invoice: Invoice; subscription: Subscription }> {
  const [id, paymentId] = [newRef('in'), newRef('pi')];
  const common = {
    customer: subscription.customer,
    amountCents: premiumOf(priceKey).priceCents,
    currency: CURRENCY,
    createdAt: at,
  };
  const [invoice] = await tx
    .insert(sandboxInvoices)
    .values({ ...common, id, paymentId, subscriptionId: subscription.id, status: 'open', reason, priceKey })
    .returning();
  await tx
    .insert(sandboxPayments)
    .values({ ...common, id: paymentId, invoiceId: id, status: 'requires_payment_method' });
  if (!invoice) throw new Error('the sandbox lost an invoice');
  return { invoice, subscription: await writeSubscription(tx, subscription, { latestInvoiceId: id }) };
}

export async function findInvoice(db: Db | Tx, id: string): Promise<Invoice | undefined> {
  const [invoice] = await db.select().from(sandboxInvoices).where(eq(sandboxInvoices.id, id));
  return invoice;
}

/** The unpaid invoices of a subscription, newest first; of one reason, if given. */
export async function openInvoices(
  db: Db | Tx,
  subscriptionId: string,
  reason?: Invoice['reason'],
): Promise<Invoice[]> {
  return db
    .select()
    .from(sandboxInvoices)
    .where(
      and(
        eq(sandboxInvoices.subscriptionId, subscriptionId),
        eq(sandboxInvoices.status, 'open'),
        reason ? eq(sandboxInvoices.reason, reason) : undefined,
      ),
    )
    .orderBy(desc(sandboxInvoices.createdAt), desc(sandboxInvoices.id));
}

export async function changeInvoice(
  { tx }: SandboxTransaction,
  invoice: Invoice,
  to: Partial<Invoice>,
): Promise<Invoice> {
  await tx.update(sandboxInvoices).set(to).where(eq(sandboxInvoices.id, invoice.id));
  return { ...invoice, ...to };
}

/** Closes an invoice and cancels its payment. */
export async function closeInvoice(
  transaction: SandboxTransaction,
  invoice: Invoice,
  status: 'void' | 'uncollectible',
): Promise<void> {
  const closed = await changeInvoice(transaction, invoice, { status, nextAttemptAt: null });
  await cancelPayment(transaction, invoice.paymentId);
  const type = status === 'void' ? 'invoice.voided' : 'invoice.marked_uncollectible';
  transaction.emit(type, invoiceShape(closed));
}

export async function invoiceStateOf(db: Db | Tx, id: string): Promise<InvoiceState | undefined> {
  const [row] = await withPayments(db).where(eq(sandboxInvoices.id, id));
  return row && stateOf(row.invoice, row.payment);
}

/** The invoices of a subscription, newest first. */
export async function invoiceStatesOf(db: Db, subscriptionId: string): Promise<InvoiceState[]> {
  const rows = await withPayments(db)
    .where(eq(sandboxInvoices.subscriptionId, subscriptionId))
    .orderBy(desc(sandboxInvoices.createdAt), desc(sandboxInvoices.id))
    .limit(MAX_INVOICES);
  return rows.map(({ invoice, payment }) => stateOf(invoice, payment));
}

const withPayments = (db: Db | Tx) =>
  db
    .select({ invoice: sandboxInvoices, payment: sandboxPayments })
    .from(sandboxInvoices)
    .innerJoin(sandboxPayments, eq(sandboxPayments.id, sandboxInvoices.paymentId));

function stateOf(invoice: Invoice, payment: Payment): InvoiceState {
  const byCard = invoice.status === 'paid' && !invoice.outOfBand;
  const { customer, currency, reason, status, attempts, createdAt, paidAt } = invoice;
  return {
    ref: invoice.id,
    status,
    customerRef: customer,
    subscriptionRef: invoice.subscriptionId,
    reason,
    currency,
    totalCents: invoice.amountCents,
    lines: [{ priceKey: priceKeyOf(invoice.priceKey), amountCents: invoice.amountCents, isProration: false }],
    paymentRef: byCard ? payment.id : null,
    card: byCard ? cardOf(payment) : null,
    attempts,
    hostedUrl: null,
    createdAt,
    paidAt,
  };
}
