import { eq } from 'drizzle-orm';
import type { Tx } from '../../platform/server/database/database.ts';
import { conflict, notFound } from '../../platform/server/http/errors.ts';
import { passwordResets, users } from './schema.ts';
import type { Sessions } from './sessions.ts';

type UserRow = typeof users.$inferSelect;

/**
 * Locks a user's row, hidden or not, until the transaction ends. Callers that also lock the credit account must lock
 * that first.
 * @throws NOT_FOUND when there is no user with this id.
 */
export async function lockUser(tx: Tx, id: string): Promise<UserRow> {
  // Not `for update`: inserts of stories and payments only reference the row and need not wait.
  const [row] = await tx.select().from(users).where(eq(users.id, id)).for('no key update');
  if (!row) throw notFound('We couldn’t find this user.');
  return row;
}

/**
 * Hides an account: its owner is signed out everywhere and cannot sign in, password reset links are deleted, and its
 * stories are shown to nobody. No data is deleted.
 * @throws CONFLICT when it is hidden already, or was erased.
 */
export async function hideAccount(tx: Tx, sessions: Sessions, user: UserRow, now: Date): Promise<void> {
  if (user.deletedAt) throw conflict('This account is already deleted.');
  await tx.update(users).set({ deletedAt: now }).where(eq(users.id, user.id));
  await revokeAccess(tx, sessions, user.id);
}

/**
 * Shows a hidden account again, as it was.
 * @throws CONFLICT when it is not hidden, or was erased.
 */
export async function showAccount(tx: Tx, sessions: Sessions, user: UserRow, now: Date): Promise<void> {
  if (user.erasedAt) throw conflict('This account was erased by its owner. There’s nothing left to restore.');
  if (!user.deletedAt) throw conflict('This account is already active.');
  await tx.update(users).set({ deletedAt: null, reactivatedAt: now }).where(eq(users.id, user.id));
  // Sessions and links created while the account was being hidden must not work now.
  await revokeAccess(tx, sessions, user.id);
}

async function revokeAccess(tx: Tx, sessions: Sessions, userId: string): Promise<void> {
  await tx.delete(passwordResets).where(eq(passwordResets.userId, userId));
  await sessions.endAll(tx, userId);
}
