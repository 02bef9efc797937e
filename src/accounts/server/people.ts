import { and, eq, isNull } from 'drizzle-orm';
import { users } from '../../database/schema/accounts.ts';
import type { Config } from '../../platform/server/config.ts';
import type { Db, Tx } from '../../platform/server/db.ts';
import { unauthenticated } from '../../platform/server/errors.ts';
import { spendable } from '../../wallet/server/ledger.ts';
import { planOf } from '../../wallet/server/plan.ts';
import type { User } from '../contract.ts';

type UserRow = typeof users.$inferSelect;

/** The row of a verified parent, by address or by id. */
export async function findPerson(
  db: Db,
  by: { email: string } | { id: string },
): Promise<UserRow | undefined> {
  const [row] = await db
    .select()
    .from(users)
    .where('email' in by ? eq(users.email, by.email) : eq(users.id, by.id));
  return row;
}

/**
 * Keeps a parent's account from being erased until `tx` is over, so that what is written of them in it is found by
 * whoever erases them.
 * @throws UNAUTHENTICATED when the account has gone.
 */
export async function holdPerson(tx: Tx, id: string): Promise<UserRow> {
  const [row] = await tx
    .select()
    .from(users)
    .where(and(eq(users.id, id), isNull(users.deletedAt)))
    // The weakest lock that erasing, which changes the address, waits for: a stronger one would have begun stories and
    // changes of plan wait for each other.
    .for('key share');
  if (!row) throw unauthenticated();
  return row;
}

/** @throws UNAUTHENTICATED when the account is hidden or has gone. */
export async function requirePerson(db: Db, id: string): Promise<void> {
  const person = await findPerson(db, { id });
  if (!person || person.deletedAt) throw unauthenticated();
}

/**
 * The parent as the session carries them.
 * @throws UNAUTHENTICATED when the account has gone since.
 */
export async function sessionUser(db: Db, config: Config, id: string): Promise<User> {
  const person = await findPerson(db, { id });
  if (!person || person.deletedAt) throw unauthenticated();
  return {
    id: person.id,
    email: person.email,
    fullName: person.fullName,
    country: person.country,
    credits: await spendable(db, person.id),
    isAdmin: config.ADMIN_EMAILS.includes(person.email),
    subscription: await planOf(db, person, config.payments),
  };
}
