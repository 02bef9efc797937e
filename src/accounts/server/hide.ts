import { eq } from 'drizzle-orm';
import { passwordResets, users } from '../../database/schema/accounts.ts';
import type { Tx } from '../../platform/server/db.ts';
import { conflict, notFound } from '../../platform/server/errors.ts';
import type { Sessions } from './sessions.ts';

type UserRow = typeof users.$inferSelect;

/**
 * Locks a parent's row, hidden or not, until the transaction ends. Whoever locks their books, too, does that first.
 * @throws NOT_FOUND when there is nobody with this id.
 */
export async function lockPerson(tx: Tx, id: string): Promise<UserRow> {
  // Not the strongest lock: stories and payments in the making only point at the row, and need not wait.
  const [row] = await tx.select().from(users).where(eq(users.id, id)).for('no key update');
  if (!row) throw notFound('We could not find this user.');
  return row;
}

/**
 * Hides an account: its owner is signed out everywhere and cannot come in, links for a new password are worthless, and
 * its stories are shown to nobody. All of it is kept.
 * @throws CONFLICT when it is hidden already, or was erased.
 */
export async function hideAccount(tx: Tx, sessions: Sessions, person: UserRow, now: Date): Promise<void> {
  if (person.deletedAt) throw conflict('This account is deleted already.');
  await tx.update(users).set({ deletedAt: now }).where(eq(users.id, person.id));
  await shutOut(tx, sessions, person.id);
}

/**
 * Shows a hidden account again, as it was.
 * @throws CONFLICT when it is not hidden, or was erased.
 */
export async function showAccount(tx: Tx, sessions: Sessions, person: UserRow, now: Date): Promise<void> {
  if (person.erasedAt) throw conflict('This account was erased by its owner. There is nothing left to show.');
  if (!person.deletedAt) throw conflict('This account is active already.');
  await tx.update(users).set({ deletedAt: null, reactivatedAt: now }).where(eq(users.id, person.id));
  // What was begun at the very moment of the hiding must not work now.
  await shutOut(tx, sessions, person.id);
}

async function shutOut(tx: Tx, sessions: Sessions, userId: string): Promise<void> {
  await tx.delete(passwordResets).where(eq(passwordResets.userId, userId));
  await sessions.endAll(tx, userId);
}
