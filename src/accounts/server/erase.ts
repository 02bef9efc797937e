import { eq } from 'drizzle-orm';
import { passwordResets, signups, users } from '../../database/schema/accounts.ts';
import { idempotencyKeys } from '../../database/schema/idempotency.ts';
import { later, MINUTE } from '../../platform/server/clock.ts';
import type { Tx } from '../../platform/server/db.ts';
import { invalid, unauthenticated } from '../../platform/server/errors.ts';
import type { Belongings } from './belongings.ts';
import type { AccountParts } from './parts.ts';
import { passwordMatches } from './passwords.ts';
import { findPerson } from './people.ts';

export const ERASE_QUEUE = { name: 'accounts.erase', side: 1, retries: 20, expireSeconds: 110 } as const;

/** Whoever signed in no longer ago than this has just shown the password. */
const JUST_NOW = 10 * MINUTE;
const WRONG = 'This is not your password. Nothing was deleted.';

/**
 * Takes the person out of the account at once and ends every session. `withPerson` joins the transaction: it erases what
 * can only be found by the address, and has the rest erased by a job.
 * The row stays, without a name or an address, for the books that the law wants kept.
 * @throws INVALID for a wrong password, and for none when the session is not a fresh one.
 */
export async function eraseAccount(
  { db, clock, sessions }: AccountParts,
  userId: string,
  shown: { password: string | undefined; signedInAt: Date | undefined },
  withPerson: (tx: Tx, person: { id: string; email: string }) => Promise<void>,
): Promise<void> {
  const now = clock.now();
  const person = await findPerson(db, { id: userId });
  if (!person || person.deletedAt) throw unauthenticated();
  const fresh = shown.signedInAt !== undefined && shown.signedInAt > later(now, -JUST_NOW);
  const sure =
    shown.password === undefined ? fresh : await passwordMatches(person.passwordHash, shown.password);
  if (!sure) throw invalid(WRONG, [{ path: 'password', message: WRONG }]);
  await db.transaction(async (tx) => {
    await tx
      .update(users)
      .set({
        email: `${person.id.toLowerCase()}@erased.invalid`,
        fullName: 'Erased account',
        country: '',
        passwordHash: '',
        deletedAt: now,
        erasedAt: now,
      })
      .where(eq(users.id, userId));
    await tx.delete(passwordResets).where(eq(passwordResets.userId, userId));
    await tx.delete(signups).where(eq(signups.email, person.email));
    await tx.delete(idempotencyKeys).where(eq(idempotencyKeys.userId, userId));
    await sessions.endAll(tx, userId);
    await withPerson(tx, { id: userId, email: person.email });
  });
}

/**
 * Erases what every floor keeps of an erased account, or a good part of it: returns whether something is left, to be
 * erased by another call. Safe to run again. A floor that cannot do it now does not keep the others from it.
 * @throws what kept a floor from it, once all of them had their turn.
 */
export async function eraseBelongings(belongings: readonly Belongings[], userId: string): Promise<boolean> {
  const tried = await Promise.allSettled(belongings.map(async (one) => one.erase?.(userId)));
  const failed = tried.filter((one) => one.status === 'rejected').map(({ reason }) => reason as unknown);
  if (failed.length > 0) throw new AggregateError(failed, 'not everything of an account could be erased');
  return tried.some((one) => one.status === 'fulfilled' && one.value === 'more');
}
