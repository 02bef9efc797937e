import { and, desc, eq } from 'drizzle-orm';
import { sandboxInvoices, sandboxPayments } from '../../../database/schema/sandbox.ts';
import type { Db, Tx } from '../../../platform/server/db.ts';
import type { PriceKey } from '../../contract.ts';
import { premiumOf } from '../packages.ts';
import type { InvoiceState } from '../provider.ts';
import type { Moment } from './moment.ts';
import { cancelPayment, cardOf, type Payment } from './payment.ts';
import { newRef } from './refs.ts';
import { invoiceShape } from './shapes.ts';
import { type Subscription, writeSubscription } from './subscription.ts';
import { priceKeyOf } from './terms.ts';

export type Invoice = typeof sandboxInvoices.$inferSelect;

/** Most invoices in one list. */
const LIST = 24;
const CURRENCY = 'aud';

/** Asks for the full price of one period, with a payment that awaits a card. The subscription is locked. */
export async function openInvoice(
  { tx, at }: Moment,
  subscription: Subscription,
  { reason, priceKey }: { reason: Invoice['reason']; priceKey: PriceKey },
): Promise<{ invoice: Invoice; subscription: Subscription }> {
  const [id, paymentId] = [newRef('in'), newRef('pi')];
  const asked = {
    customer: subscription.customer,
    amountCents: premiumOf(priceKey).priceCents,
    currency: CURRENCY,
    createdAt: at,
  };
  const [invoice] = await tx
    .insert(sandboxInvoices)
    .values({ ...asked, id, paymentId, subscriptionId: subscription.id, status: 'open', reason, priceKey })
    .returning();
  await tx
    .insert(sandboxPayments)
    .values({ ...asked, id: paymentId, invoiceId: id, status: 'requires_payment_method' });
  if (!invoice) throw new Error('the sandbox lost an invoice');
  return { invoice, subscription: await writeSubscription(tx, subscription, { latestInvoiceId: id }) };
}

export async function findInvoice(db: Db | Tx, id: string): Promise<Invoice | undefined> {
  const [invoice] = await db.select().from(sandboxInvoices).where(eq(sandboxInvoices.id, id));
  return invoice;
}

/** The unpaid invoices of a subscription, newest first; of one reason, when that is said. */
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
  { tx }: Moment,
  invoice: Invoice,
  to: Partial<Invoice>,
): Promise<Invoice> {
  await tx.update(sandboxInvoices).set(to).where(eq(sandboxInvoices.id, invoice.id));
  return { ...invoice, ...to };
}

/** Nobody has to pay it any more, and nobody can. */
export async function giveUpInvoice(
  moment: Moment,
  invoice: Invoice,
  status: 'void' | 'uncollectible',
): Promise<void> {
  const given = await changeInvoice(moment, invoice, { status, nextAttemptAt: null });
  await cancelPayment(moment, invoice.paymentId);
  const type = status === 'void' ? 'invoice.voided' : 'invoice.marked_uncollectible';
  moment.tell(type, invoiceShape(given));
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
    .limit(LIST);
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
