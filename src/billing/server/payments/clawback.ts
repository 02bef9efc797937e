import { and, eq, isNull, lte, or } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import type { Tx } from '../../../platform/server/database/database.ts';
import { lockAccount, type Movement, post } from '../../../wallet/server/ledger.ts';
import { creditEntries } from '../../../wallet/server/schema.ts';
import type { BillingDeps } from '../deps.ts';
import type { ChargeState } from '../provider/provider.ts';
import { invoices, orders } from '../schema.ts';

type Entry = typeof creditEntries.$inferSelect;

/** Credits for part of a payment, rounded down in the parent's favour. */
export const shareOf = (granted: number, cents: number, ofCents: number) =>
  ofCents > 0 ? Math.floor((granted * Math.min(cents, ofCents)) / ofCents) : 0;

/**
 * Claws back the credits of refunded or disputed money, and reinstates them when the money returns. It compares what
 * a charge should have taken with what it has taken, so it may be called at any time, in any order, any number of
 * times. It never takes more than the payment granted. A state requested before the last applied one changes nothing.
 */
export async function applyCharge(
  tx: Tx,
  deps: Pick<BillingDeps, 'clock'>,
  charge: ChargeState,
  requestedAt: Date,
): Promise<void> {
  const grant = await grantOf(tx, charge);
  if (!grant) return;
  await lockAccount(tx, grant.userId);
  if (!(await isNewest(tx, charge, requestedAt))) return;
  const entries = await tx
    .select()
    .from(creditEntries)
    .where(and(eq(creditEntries.userId, grant.userId), eq(creditEntries.paymentRef, grant.ref)));
  const grantLedger = openGrantLedger(tx, grant, entries, deps.clock.now());
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
      // A failed refund: the money came back to us, so the credits go back to the parent.
      giving: `refund:${charge.ref}:${charge.refundedCents}:failed`,
    },
  ];
  // Reinstate first, so that clawbacks do not exceed the grant.
  for (const { of, due, giving } of claims) await grantLedger.give(grantLedger.takenBy(of) - due, giving);
  for (const { of, due, taking } of claims) await grantLedger.take(due - grantLedger.takenBy(of), taking);
}

/** Whether no later state has been applied yet; if so, stores `requestedAt`. */
async function isNewest(
  tx: Tx,
  { invoiceRef, paymentRef }: ChargeState,
  requestedAt: Date,
): Promise<boolean> {
  const newest = (seenAt: AnyPgColumn) => or(isNull(seenAt), lte(seenAt, requestedAt));
  const seen = { chargeSeenAt: requestedAt };
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
  /** The `paymentRef` of this payment's ledger entries. */
  readonly ref: string;
}

/** The grant of a charge's payment; undefined when the payment is not ours or has granted nothing yet. */
export async function grantOf(tx: Tx, { paymentRef, invoiceRef }: ChargeState): Promise<Grant | undefined> {
  const fact = invoiceRef ? `invoice:${invoiceRef}` : `payment_intent:${paymentRef}`;
  const [entry] = await tx.select().from(creditEntries).where(eq(creditEntries.fact, fact));
  if (!entry?.paymentRef) return undefined;
  return { userId: entry.userId, credits: entry.delta, ref: entry.paymentRef };
}

function openGrantLedger(tx: Tx, grant: Grant, entries: readonly Entry[], now: Date) {
  const known: Pick<Entry, 'kind' | 'delta' | 'fact'>[] = [...entries];
  const isReturn = (entry: Pick<Entry, 'kind'>) => entry.kind === 'clawback' || entry.kind === 'reinstate';
  const move = async (kind: 'clawback' | 'reinstate', delta: number, wanted: string) => {
    // The same sum can be reached twice when a refund failed in between: the second time gets its own fact.
    const times = known.filter(({ fact }) => fact === wanted || fact.startsWith(`${wanted}:again`)).length;
    const fact = times ? `${wanted}:again${times}` : wanted;
    const movement: Movement = { userId: grant.userId, kind, delta, fact, paymentRef: grant.ref };
    await post(tx, movement, now);
    known.push({ kind, delta, fact });
  };
  const takenBy = (prefix: string) =>
    known
      .filter((entry) => isReturn(entry) && entry.fact.startsWith(prefix))
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
