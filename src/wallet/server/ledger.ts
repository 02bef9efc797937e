import { and, eq, lt, sql } from 'drizzle-orm';
import type { Db, Tx } from '../../platform/server/database/database.ts';
import { insufficientCredits } from '../../platform/server/http/errors.ts';
import { newId } from '../../platform/server/security/ids.ts';
import { type CREDIT_KINDS, creditAccounts, creditEntries, creditReservations } from './schema.ts';

/** One movement of credits. */
export interface Movement {
  readonly userId: string;
  readonly kind: (typeof CREDIT_KINDS)[number];
  /** Credits, never 0; negative values are deductions. */
  readonly delta: number;
  /** The economic fact, never the event that reported it: `payment_intent:pi_…`, `hold:<reservation>`. */
  readonly fact: string;
  readonly paymentRef?: string;
  readonly reservationId?: string;
  readonly actor?: string;
  readonly reason?: string;
}

export interface Posted {
  /** False when this fact was in the ledger already; nothing was changed then. */
  readonly applied: boolean;
  readonly balance: number;
}

/** A known fact was posted with other numbers: a bug that must not be resolved by guessing. */
export class LedgerConflictError extends Error {
  override name = 'LedgerConflictError';
}

/**
 * Posts a movement: the only writer of the ledger. Locks the parent's account row first, so that all movements of a
 * parent are in one order. A repeated fact is a no-op.
 * @throws INSUFFICIENT_CREDITS when a hold or an admin's deduction would make the balance negative.
 * @throws LedgerConflictError when the fact is known with another parent, kind or amount.
 */
export async function post(tx: Tx, movement: Movement, now: Date): Promise<Posted> {
  const account = await lockAccount(tx, movement.userId);
  const [known] = await tx.select().from(creditEntries).where(eq(creditEntries.fact, movement.fact));
  if (known) {
    const same =
      known.userId === movement.userId && known.kind === movement.kind && known.delta === movement.delta;
    if (!same) throw new LedgerConflictError(`the fact ${movement.fact} is in the books with other numbers`);
    return { applied: false, balance: account.balance };
  }
  const balance = account.balance + movement.delta;
  const spends = (movement.kind === 'hold' || movement.kind === 'admin') && movement.delta < 0;
  if (spends && balance < 0) throw insufficientCredits();
  const seq = account.seq + 1;
  await tx.insert(creditEntries).values({ ...movement, seq, balanceAfter: balance, createdAt: now });
  await tx.update(creditAccounts).set({ balance, seq }).where(eq(creditAccounts.userId, movement.userId));
  return { applied: true, balance };
}

/**
 * Locks a parent's account until the transaction ends, and returns it. Everything that changes a parent's payments or
 * credits takes this lock first, which prevents deadlocks.
 */
export async function lockAccount(tx: Tx, userId: string): Promise<typeof creditAccounts.$inferSelect> {
  await tx.insert(creditAccounts).values({ userId }).onConflictDoNothing();
  const [account] = await tx
    .select()
    .from(creditAccounts)
    .where(eq(creditAccounts.userId, userId))
    .for('update');
  if (!account) throw new LedgerConflictError('the account could not be locked');
  return account;
}

/** The balance in the ledger: negative while a clawback is not paid off. */
export async function balanceOf(db: Db | Tx, userId: string): Promise<number> {
  const [account] = await db
    .select({ balance: creditAccounts.balance })
    .from(creditAccounts)
    .where(eq(creditAccounts.userId, userId));
  return account?.balance ?? 0;
}

/** Credits that can be spent: never negative, a debt counts as 0. */
export async function spendable(db: Db | Tx, userId: string): Promise<number> {
  return Math.max(0, await balanceOf(db, userId));
}

/**
 * Holds the price of a story until `expiresAt`.
 * @throws INSUFFICIENT_CREDITS
 */
export async function hold(
  tx: Tx,
  request: { userId: string; storyId: string; amount: number; expiresAt: Date },
  now: Date,
): Promise<{ reservationId: string; balance: number }> {
  const reservationId = newId();
  await lockAccount(tx, request.userId);
  await tx.insert(creditReservations).values({ id: reservationId, ...request });
  const { balance } = await post(
    tx,
    {
      userId: request.userId,
      kind: 'hold',
      delta: -request.amount,
      fact: `hold:${reservationId}`,
      reservationId,
    },
    now,
  );
  return { reservationId, balance };
}

/** Captures the held credit. Returns false when the reservation was released before: the story must stop then. */
export async function capture(tx: Tx, storyId: string, now: Date): Promise<boolean> {
  const captured = await tx
    .update(creditReservations)
    .set({ state: 'captured', finalizedAt: now })
    .where(and(eq(creditReservations.storyId, storyId), eq(creditReservations.state, 'held')))
    .returning({ id: creditReservations.id });
  return captured.length > 0;
}

/** Releases the held credit. Returns false when there was nothing to release: captured or released before. */
export async function release(tx: Tx, storyId: string, reason: string, now: Date): Promise<boolean> {
  const [reservation] = await tx
    .update(creditReservations)
    .set({ state: 'released', finalizedAt: now })
    .where(and(eq(creditReservations.storyId, storyId), eq(creditReservations.state, 'held')))
    .returning();
  if (!reservation) return false;
  await post(
    tx,
    {
      userId: reservation.userId,
      kind: 'release',
      delta: reservation.amount,
      fact: `release:${reservation.id}`,
      reservationId: reservation.id,
      reason,
    },
    now,
  );
  return true;
}

/** Extends a hold that is in use, so that it does not expire. */
export async function extendHold(tx: Db | Tx, storyId: string, expiresAt: Date): Promise<void> {
  await tx
    .update(creditReservations)
    .set({ expiresAt })
    .where(and(eq(creditReservations.storyId, storyId), eq(creditReservations.state, 'held')));
}

/** Stories whose hold has expired without capture or release, oldest first. */
export async function expiredHolds(db: Db, now: Date, most: number): Promise<string[]> {
  const rows = await db
    .select({ storyId: creditReservations.storyId })
    .from(creditReservations)
    .where(and(eq(creditReservations.state, 'held'), lt(creditReservations.expiresAt, now)))
    .orderBy(creditReservations.expiresAt)
    .limit(most);
  return rows.map((row) => row.storyId);
}

/** The ledger audit: one row per inconsistency; empty when all is right. */
export async function auditProblems(db: Db | Tx): Promise<readonly { problem: string; ref: string }[]> {
  const result: unknown = await db.execute(sql`select problem, ref from credit_audit limit 100`);
  const rows = (result as { rows: { problem: string; ref: string }[] }).rows;
  return rows.map(({ problem, ref }) => ({ problem, ref }));
}
