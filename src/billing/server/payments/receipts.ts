import { eq } from 'drizzle-orm';
import { users } from '../../../accounts/server/schema.ts';
import { idSchema } from '../../../platform/contract.ts';
import type { Db, Tx } from '../../../platform/server/database/database.ts';
import type { BillingDeps } from '../deps.ts';
import { type Receipt, receiptMail, receiptPage } from '../mails/receipt.tsx';
import { premiumOf } from '../products.ts';
import { invoices, orders } from '../schema.ts';

export const RECEIPT_QUEUE = {
  name: 'billing.receipt',
  concurrency: 1,
  retries: 5,
  expireSeconds: 30,
} as const;

/** Enqueues the receipt mail of a payment, in the transaction that records the payment. */
export async function requestReceipt(tx: Tx, { jobs }: Pick<BillingDeps, 'jobs'>, id: string): Promise<void> {
  await jobs.enqueue(tx, RECEIPT_QUEUE.name, { id });
}

/** Sends a receipt by mail, unless the account was deleted. */
export async function sendReceipt(deps: BillingDeps, id: string): Promise<void> {
  const { db, mailer, publicUrl, sellerAbn } = deps;
  const receipt = await findReceipt(db, id);
  if (!receipt) return;
  const [user] = await db.select().from(users).where(eq(users.id, receipt.userId));
  if (!user || user.deletedAt) return;
  await mailer.send(await receiptMail(receipt, { publicUrl, sellerAbn }));
}

/** The receipt as an HTML page; undefined when it does not exist or belongs to another parent. */
export async function readReceipt(
  { db, publicUrl, sellerAbn }: BillingDeps,
  id: string,
  userId: string,
): Promise<string | undefined> {
  // Values that are not ids are not queried.
  const receipt = idSchema.safeParse(id).success ? await findReceipt(db, id) : undefined;
  if (receipt?.userId !== userId) return undefined;
  return receiptPage(receipt, { publicUrl, sellerAbn });
}

/** "Visa ending 4242". */
export function cardText(card: { brand: string | null; last4: string | null }): string | null {
  if (!card.brand || !card.last4) return null;
  return `${card.brand.charAt(0).toUpperCase()}${card.brand.slice(1)} ending ${card.last4}`;
}

/** The name of a credit pack on receipts and in lists. */
export function packTitle(credits: number): string {
  return credits === 1 ? '1 credit' : `${credits} credits`;
}

async function findReceipt(db: Db, id: string): Promise<Receipt | undefined> {
  const buyerColumns = { buyer: users.fullName, email: users.email };
  const [order] = await db
    .select({ row: orders, ...buyerColumns })
    .from(orders)
    .innerJoin(users, eq(users.id, orders.userId))
    .where(eq(orders.id, id));
  if (order?.row.paidAt) {
    const { row, ...buyer } = order;
    const what = `Credit pack: ${packTitle(row.credits)}`;
    const card = cardText({ brand: row.cardBrand, last4: row.cardLast4 });
    return { ...row, ...buyer, what, card, paidAt: order.row.paidAt };
  }
  const [invoice] = await db
    .select({ row: invoices, ...buyerColumns })
    .from(invoices)
    .innerJoin(users, eq(users.id, invoices.userId))
    .where(eq(invoices.id, id));
  if (!invoice?.row.paidAt) return undefined;
  const { row, ...buyer } = invoice;
  const what = row.priceKey ? premiumOf(row.priceKey).name : 'Premium';
  const card = cardText({ brand: row.cardBrand, last4: row.cardLast4 });
  return { ...row, ...buyer, what, card, paidAt: invoice.row.paidAt };
}
