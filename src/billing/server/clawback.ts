import { and, eq, isNull, lte, or } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import { invoices, orders } from '../../database/schema/billing.ts';
import { creditEntries } from '../../database/schema/wallet.ts';
import type { Tx } from '../../platform/server/db.ts';
import { lockBooks, type Movement, post } from '../../wallet/server/ledger.ts';
import type { BillingParts } from './parts.ts';
import type { ChargeState } from './provider.ts';

type Entry = typeof creditEntries.$inferSelect;

/** Credits that stand for a part of a payment, rounded down in the parent's favour. */
export const shareOf = (granted: number, cents: number, ofCents: number) =>
  ofCents > 0 ? Math.floor((granted * Math.min(cents, ofCents)) / ofCents) : 0;

/**
 * Takes back the credits of money that went back, and gives them again when it came again. It compares what a charge
 * should have taken with what it has taken, so it may be called at any time, in any order, any number of times. Never
 * more is taken than the payment gave. An answer to a question that was asked before the last one changes nothing.
 */
export async function applyCharge(
  tx: Tx,
  parts: Pick<BillingParts, 'clock'>,
  charge: ChargeState,
  askedAt: Date,
): Promise<void> {
  const grant = await grantOf(tx, charge);
  if (!grant) return;
  await lockBooks(tx, grant.userId);
  if (!(await isNewest(tx, charge, askedAt))) return;
  const entries = await tx
    .select()
    .from(creditEntries)
    .where(and(eq(creditEntries.userId, grant.userId), eq(creditEntries.paymentRef, grant.ref)));
  const books = openBooks(tx, grant, entries, parts.clock.now());
  const claims = [
    ...charge.disputes.map(({ ref, withdrawnCents }) => ({
      of: `dispute:${ref}:`,
      due: shareOf(grant.credits, withdrawnCents, charge.amountCents),
      taking: `dispute:${ref}:withdrawn`,
      giving: `dispute:${ref}:reinstated`,
    })),
    {
      of: `refund:${charge.ref}:`,
      due: shareOf(grant.credits, charge.refundedCents, charge.amountCents),
      taking: `refund:${charge.ref}:${charge.refundedCents}`,
      // A refund that failed: the money came back to us, and the credits go back to the parent.
      giving: `refund:${charge.ref}:${charge.refundedCents}:failed`,
    },
  ];
  // First what goes back to the parent, so that what is taken finds room.
  for (const { of, due, giving } of claims) await books.give(books.takenBy(of) - due, giving);
  for (const { of, due, taking } of claims) await books.take(due - books.takenBy(of), taking);
}

/** Whether nothing asked later has been taken in yet; notes the time if so. */
async function isNewest(tx: Tx, { invoiceRef, paymentRef }: ChargeState, askedAt: Date): Promise<boolean> {
  const newest = (seenAt: AnyPgColumn) => or(isNull(seenAt), lte(seenAt, askedAt));
  const seen = { chargeSeenAt: askedAt };
  const rows = invoiceRef
    ? await tx
        .update(invoices)
        .set(seen)
        .where(and(eq(invoices.ref, invoiceRef), newest(invoices.chargeSeenAt)))
        .returning({ id: invoices.id })
    : await tx
        .update(orders)
        .set(seen)
        .where(and(eq(orders.paymentRef, paymentRef ?? ''), newest(orders.chargeSeenAt)))
        .returning({ id: orders.id });
  return rows.length > 0;
}

interface Grant {
  readonly userId: string;
  readonly credits: number;
  /** What the entries of this payment are filed under. */
  readonly ref: string;
}

/** What the payment of a charge gave; undefined when it is none of ours, or gave nothing yet. */
export async function grantOf(tx: Tx, { paymentRef, invoiceRef }: ChargeState): Promise<Grant | undefined> {
  const fact = invoiceRef ? `invoice:${invoiceRef}` : `payment_intent:${paymentRef}`;
  const [entry] = await tx.select().from(creditEntries).where(eq(creditEntries.fact, fact));
  if (!entry?.paymentRef) return undefined;
  return { userId: entry.userId, credits: entry.delta, ref: entry.paymentRef };
}

function openBooks(tx: Tx, grant: Grant, entries: readonly Entry[], now: Date) {
  const known: Pick<Entry, 'kind' | 'delta' | 'fact'>[] = [...entries];
  const returns = (entry: Pick<Entry, 'kind'>) => entry.kind === 'clawback' || entry.kind === 'reinstate';
  const move = async (kind: 'clawback' | 'reinstate', delta: number, wanted: string) => {
    // The same sum can be reached twice, when a refund failed in between: the second time has a name of its own.
    const times = known.filter(({ fact }) => fact === wanted || fact.startsWith(`${wanted}:again`)).length;
    const fact = times ? `${wanted}:again${times}` : wanted;
    const movement: Movement = { userId: grant.userId, kind, delta, fact, paymentRef: grant.ref };
    await post(tx, movement, now);
    known.push({ kind, delta, fact });
  };
  const takenBy = (prefix: string) =>
    known
      .filter((entry) => returns(entry) && entry.fact.startsWith(prefix))
      .reduce((sum, entry) => sum - entry.delta, 0);
  return {
    takenBy,
    async take(credits: number, fact: string) {
      const most = Math.min(credits, grant.credits - takenBy(''));
      if (most > 0) await move('clawback', -most, fact);
    },
    async give(credits: number, fact: string) {
      if (credits > 0) await move('reinstate', credits, fact);
    },
  };
}
