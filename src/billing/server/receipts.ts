import { eq } from 'drizzle-orm';
import { users } from '../../database/schema/accounts.ts';
import { invoices, orders } from '../../database/schema/billing.ts';
import { idSchema } from '../../platform/contract.ts';
import type { Db, Tx } from '../../platform/server/db.ts';
import { type Receipt, receiptMail, receiptPage } from './mails/receipt.tsx';
import { premiumOf } from './packages.ts';
import type { BillingParts } from './parts.ts';

export const RECEIPT_QUEUE = { name: 'billing.receipt', side: 1, retries: 5, expireSeconds: 30 } as const;

/** Asks for the one mail about a payment, in the transaction that takes the payment in. */
export async function askForReceipt(tx: Tx, { jobs }: Pick<BillingParts, 'jobs'>, id: string): Promise<void> {
  await jobs.enqueue(tx, RECEIPT_QUEUE.name, { id });
}

/** Mails a receipt. Nobody is written to whose account has gone. */
export async function sendReceipt(parts: BillingParts, id: string): Promise<void> {
  const { db, mailer, publicUrl, sellerAbn } = parts;
  const receipt = await findReceipt(db, id);
  if (!receipt) return;
  const [person] = await db.select().from(users).where(eq(users.id, receipt.userId));
  if (!person || person.deletedAt) return;
  await mailer.send(await receiptMail(receipt, { publicUrl, sellerAbn }));
}

/** A parent's own receipt as a page of HTML; undefined when there is none of theirs. */
export async function readReceipt(
  { db, publicUrl, sellerAbn }: BillingParts,
  id: string,
  userId: string,
): Promise<string | undefined> {
  // Whatever does not look like an id is not looked up.
  const receipt = idSchema.safeParse(id).success ? await findReceipt(db, id) : undefined;
  if (receipt?.userId !== userId) return undefined;
  return receiptPage(receipt, { publicUrl, sellerAbn });
}

/** "Visa ending 4242". */
export function cardText(card: { brand: string | null; last4: string | null }): string | null {
  if (!card.brand || !card.last4) return null;
  return `${card.brand.charAt(0).toUpperCase()}${card.brand.slice(1)} ending ${card.last4}`;
}

/** What a credit pack is called on a receipt and in lists. */
export function packTitle(credits: number): string {
  return credits === 1 ? '1 credit' : `${credits} credits`;
}

async function findReceipt(db: Db, id: string): Promise<Receipt | undefined> {
  const who = { buyer: users.fullName, email: users.email };
  const [order] = await db
    .select({ row: orders, ...who })
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
    .select({ row: invoices, ...who })
    .from(invoices)
    .innerJoin(users, eq(users.id, invoices.userId))
    .where(eq(invoices.id, id));
  if (!invoice?.row.paidAt) return undefined;
  const { row, ...buyer } = invoice;
  const what = row.priceKey ? premiumOf(row.priceKey).name : 'Premium';
  const card = cardText({ brand: row.cardBrand, last4: row.cardLast4 });
  return { ...row, ...buyer, what, card, paidAt: invoice.row.paidAt };
}
