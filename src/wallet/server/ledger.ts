import { and, eq, lt, sql } from 'drizzle-orm';
import {
  type CREDIT_KINDS,
  creditAccounts,
  creditEntries,
  creditReservations,
} from '../../database/schema/wallet.ts';
import type { Db, Tx } from '../../platform/server/db.ts';
import { insufficientCredits } from '../../platform/server/errors.ts';
import { newId } from '../../platform/server/ids.ts';

/** One movement of credits. */
export interface Movement {
  readonly userId: string;
  readonly kind: (typeof CREDIT_KINDS)[number];
  /** Credits, never 0; negative takes. */
  readonly delta: number;
  /** The economic fact, never the event that told of it: `payment_intent:pi_…`, `hold:<reservation>`. */
  readonly fact: string;
  readonly paymentRef?: string;
  readonly reservationId?: string;
  readonly actor?: string;
  readonly reason?: string;
}

export interface Posted {
  /** False when this very fact was in the books already; nothing was changed then. */
  readonly applied: boolean;
  readonly balance: number;
}

/** The same fact with other numbers: somebody's mistake, and never to be guessed away. */
export class LedgerConflictError extends Error {
  override name = 'LedgerConflictError';
}

/**
 * The ledger's one writer. Locks the parent's account row first, so that all movements of one parent have one order.
 * The same fact again is a no-op.
 * @throws INSUFFICIENT_CREDITS when a hold or an admin's deduction would go below zero.
 * @throws LedgerConflictError when the fact is known with another parent, kind or amount.
 */
export async function post(tx: Tx, movement: Movement, now: Date): Promise<Posted> {
  const account = await lockBooks(tx, movement.userId);
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
 * Locks a parent's books until the transaction ends, and returns how they stand. Whoever changes money rows of a
 * parent takes this lock first, so that no two ever wait for each other.
 */
export async function lockBooks(tx: Tx, userId: string): Promise<typeof creditAccounts.$inferSelect> {
  await tx.insert(creditAccounts).values({ userId }).onConflictDoNothing();
  const [account] = await tx
    .select()
    .from(creditAccounts)
    .where(eq(creditAccounts.userId, userId))
    .for('update');
  if (!account) throw new LedgerConflictError('the account could not be locked');
  return account;
}

/** Credits by the books: below zero while a clawback is not made good. */
export async function balanceOf(db: Db | Tx, userId: string): Promise<number> {
  const [account] = await db
    .select({ balance: creditAccounts.balance })
    .from(creditAccounts)
    .where(eq(creditAccounts.userId, userId));
  return account?.balance ?? 0;
}

/** Credits that may be spent: never below zero, a debt shows as 0. */
export async function spendable(db: Db | Tx, userId: string): Promise<number> {
  return Math.max(0, await balanceOf(db, userId));
}

/**
 * Lays a story's cost aside until `expiresAt`.
 * @throws INSUFFICIENT_CREDITS
 */
export async function hold(
  tx: Tx,
  wish: { userId: string; storyId: string; amount: number; expiresAt: Date },
  now: Date,
): Promise<{ reservationId: string; balance: number }> {
  const reservationId = newId();
  await lockBooks(tx, wish.userId);
  await tx.insert(creditReservations).values({ id: reservationId, ...wish });
  const { balance } = await post(
    tx,
    { userId: wish.userId, kind: 'hold', delta: -wish.amount, fact: `hold:${reservationId}`, reservationId },
    now,
  );
  return { reservationId, balance };
}

/** Keeps the held credit for good. Returns false when the reservation was released before: the story must stop then. */
export async function capture(tx: Tx, storyId: string, now: Date): Promise<boolean> {
  const captured = await tx
    .update(creditReservations)
    .set({ state: 'captured', settledAt: now })
    .where(and(eq(creditReservations.storyId, storyId), eq(creditReservations.state, 'held')))
    .returning({ id: creditReservations.id });
  return captured.length > 0;
}

/** Gives the held credit back. Returns false when there was nothing to give back: captured or released before. */
export async function release(tx: Tx, storyId: string, reason: string, now: Date): Promise<boolean> {
  const [reservation] = await tx
    .update(creditReservations)
    .set({ state: 'released', settledAt: now })
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

/** Gives a story's holder more time; a hold that is being worked on must not be swept away. */
export async function extendHold(tx: Db | Tx, storyId: string, expiresAt: Date): Promise<void> {
  await tx
    .update(creditReservations)
    .set({ expiresAt })
    .where(and(eq(creditReservations.storyId, storyId), eq(creditReservations.state, 'held')));
}

/** Stories whose hold has run out without being settled, oldest first. */
export async function expiredHolds(db: Db, now: Date, most: number): Promise<string[]> {
  const rows = await db
    .select({ storyId: creditReservations.storyId })
    .from(creditReservations)
    .where(and(eq(creditReservations.state, 'held'), lt(creditReservations.expiresAt, now)))
    .orderBy(creditReservations.expiresAt)
    .limit(most);
  return rows.map((row) => row.storyId);
}

/** The audit: one row for each thing in the books that is not right. None is the only good answer. */
export async function auditProblems(db: Db | Tx): Promise<readonly { problem: string; ref: string }[]> {
  const result: unknown = await db.execute(sql`select problem, ref from credit_audit limit 100`);
  const rows = (result as { rows: { problem: string; ref: string }[] }).rows;
  return rows.map(({ problem, ref }) => ({ problem, ref }));
}
