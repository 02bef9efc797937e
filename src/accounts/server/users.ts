import { and, eq, isNull } from 'drizzle-orm';
import type { Db, Tx } from '../../platform/server/database/database.ts';
import { unauthenticated } from '../../platform/server/http/errors.ts';
import { spendable } from '../../wallet/server/ledger.ts';
import type { User } from '../contract.ts';
import type { AccountDeps } from './deps.ts';
import { users } from './schema.ts';

type UserRow = typeof users.$inferSelect;

/** The row of a verified user, by address or by id. */
export async function findUser(db: Db, by: { email: string } | { id: string }): Promise<UserRow | undefined> {
  const [row] = await db
    .select()
    .from(users)
    .where('email' in by ? eq(users.email, by.email) : eq(users.id, by.id));
  return row;
}

/**
 * Locks a user's row against erasure until `tx` ends, so that the erasure finds everything that `tx` writes about the
 * user.
 * @throws UNAUTHENTICATED when the account no longer exists.
 */
export async function holdUser(tx: Tx, id: string): Promise<UserRow> {
  const [row] = await tx
    .select()
    .from(users)
    .where(and(eq(users.id, id), isNull(users.deletedAt)))
    // The weakest lock that blocks erasing, which changes the address. A stronger one would make new stories and plan
    // changes wait for each other.
    .for('key share');
  if (!row) throw unauthenticated();
  return row;
}

/** @throws UNAUTHENTICATED when the account is hidden or no longer exists. */
export async function requireUser(db: Db, id: string): Promise<void> {
  const user = await findUser(db, { id });
  if (!user || user.deletedAt) throw unauthenticated();
}

/**
 * The signed-in user, as the contract describes them.
 * @throws UNAUTHENTICATED when the account no longer exists.
 */
export async function sessionUser(
  { db, config, planOf }: Pick<AccountDeps, 'db' | 'config' | 'planOf'>,
  id: string,
): Promise<User> {
  const user = await findUser(db, { id });
  if (!user || user.deletedAt) throw unauthenticated();
  return {
    id: user.id,
    email: user.email,
    fullName: user.fullName,
    country: user.country,
    credits: await spendable(db, user.id),
    isAdmin: config.ADMIN_EMAILS.includes(user.email),
    subscription: await planOf(user),
  };
}
