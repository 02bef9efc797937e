import { eq } from 'drizzle-orm';
import { later, MINUTE } from '../../platform/server/clock.ts';
import type { Tx } from '../../platform/server/database/database.ts';
import { invalid, unauthenticated } from '../../platform/server/http/errors.ts';
import { idempotencyKeys } from '../../platform/server/idempotency/schema.ts';
import type { AccountDeps } from './deps.ts';
import { passwordMatches } from './passwords.ts';
import { passwordResets, signups, users } from './schema.ts';
import type { UserData } from './user-data.ts';
import { findUser } from './users.ts';

export const ERASE_QUEUE = {
  name: 'accounts.erase',
  concurrency: 1,
  retries: 20,
  expireSeconds: 110,
} as const;

/** A sign-in this recent counts as entering the password. */
const RECENT_SIGN_IN = 10 * MINUTE;
const WRONG = 'That’s not your password. Nothing was deleted.';

/**
 * Removes the personal details from the account and ends every session. `withUser` runs in the same transaction: it
 * erases what can only be found by the address, and enqueues a job that erases the rest.
 * The row stays, without a name or an address, for the financial records that the law requires.
 * @throws INVALID for a wrong password, and for a missing one unless the session began recently.
 */
export async function eraseAccount(
  { db, clock, sessions }: AccountDeps,
  userId: string,
  proof: { password: string | undefined; signedInAt: Date | undefined },
  withUser: (tx: Tx, user: { id: string; email: string }) => Promise<void>,
): Promise<void> {
  const now = clock.now();
  const user = await findUser(db, { id: userId });
  if (!user || user.deletedAt) throw unauthenticated();
  const fresh = proof.signedInAt !== undefined && proof.signedInAt > later(now, -RECENT_SIGN_IN);
  const confirmed =
    proof.password === undefined ? fresh : await passwordMatches(user.passwordHash, proof.password);
  if (!confirmed) throw invalid(WRONG, [{ path: 'password', message: WRONG }]);
  await db.transaction(async (tx) => {
    await tx
      .update(users)
      .set({
        email: `${user.id.toLowerCase()}@erased.invalid`,
        fullName: 'Erased account',
        country: '',
        passwordHash: '',
        deletedAt: now,
        erasedAt: now,
      })
      .where(eq(users.id, userId));
    await tx.delete(passwordResets).where(eq(passwordResets.userId, userId));
    await tx.delete(signups).where(eq(signups.email, user.email));
    await tx.delete(idempotencyKeys).where(eq(idempotencyKeys.userId, userId));
    await sessions.endAll(tx, userId);
    await withUser(tx, { id: userId, email: user.email });
  });
}

/**
 * Erases what every feature stores about an erased account. Returns true when something is left for another call. Safe
 * to run again. A feature that fails does not stop the others.
 * @throws AggregateError with the errors of the features that failed, after all of them have run.
 */
export async function eraseUserData(userData: readonly UserData[], userId: string): Promise<boolean> {
  const results = await Promise.allSettled(userData.map(async (feature) => feature.erase?.(userId)));
  const failed = results.filter((one) => one.status === 'rejected').map(({ reason }) => reason as unknown);
  if (failed.length > 0) throw new AggregateError(failed, 'not everything of an account could be erased');
  return results.some((one) => one.status === 'fulfilled' && one.value === 'more');
}
