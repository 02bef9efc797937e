import { and, eq, gt, lt } from 'drizzle-orm';
import { passwordResets, users } from '../../database/schema/accounts.ts';
import { HOUR, later } from '../../platform/server/clock.ts';
import { invalid } from '../../platform/server/errors.ts';
import { newId, newToken, sha256 } from '../../platform/server/ids.ts';
import { resetLinkMail } from './mails/reset-link.tsx';
import type { AccountParts } from './parts.ts';
import { hashPassword, requireGoodPassword } from './passwords.ts';
import { findPerson, holdPerson } from './people.ts';

export const RESET_QUEUE = { name: 'accounts.reset-link', side: 1, retries: 3, expireSeconds: 30 } as const;

const LINK_LIFETIME = HOUR;
const NO_GOOD = 'Invalid or expired reset token';

/** What the queue is given. Never an address: jobs are kept for days, and outlive the account. */
export interface ResetJob {
  readonly userId: string;
}

/** The job for an address: one that finds nobody where there is no account, so that every address is answered alike. */
export async function resetJobFor({ db }: AccountParts, email: string): Promise<ResetJob> {
  const person = await findPerson(db, { email });
  return { userId: person?.id ?? newId() };
}

/**
 * Mails the link, if there is an account. Runs as a job, so that the request takes as long for every address.
 * A link that was asked for before stays good: whoever asks twice may use either.
 */
export async function sendResetLink(
  { db, clock, mailer, config }: AccountParts,
  { userId }: ResetJob,
): Promise<void> {
  const person = await findPerson(db, { id: userId });
  if (!person || person.deletedAt) return;
  const token = newToken();
  await db.insert(passwordResets).values({
    tokenHash: sha256(token),
    userId: person.id,
    expiresAt: later(clock.now(), LINK_LIFETIME),
  });
  await mailer.send(await resetLinkMail(person.email, `${config.PUBLIC_URL}/reset-password?token=${token}`));
}

/**
 * Sets the new password and ends every session of the account.
 * @throws INVALID when the link is unknown, used or older than an hour.
 */
export async function resetPassword(parts: AccountParts, token: string, newPassword: string): Promise<void> {
  const { db, clock, sessions } = parts;
  const now = clock.now();
  const tokenHash = sha256(token);
  const living = and(eq(passwordResets.tokenHash, tokenHash), gt(passwordResets.expiresAt, now));
  const [link] = await db
    .select({ id: users.id, email: users.email })
    .from(passwordResets)
    .innerJoin(users, eq(users.id, passwordResets.userId))
    .where(living);
  if (!link) throw noGood();
  requireGoodPassword(newPassword, link.email, 'newPassword');
  const passwordHash = await hashPassword(newPassword);
  await db.transaction(async (tx) => {
    await holdPerson(tx, link.id);
    const [used] = await tx.delete(passwordResets).where(living).returning();
    if (!used) throw noGood();
    await tx.update(users).set({ passwordHash }).where(eq(users.id, used.userId));
    await tx.delete(passwordResets).where(eq(passwordResets.userId, used.userId));
    await sessions.endAll(tx, used.userId);
  });
}

export async function purgeResets({ db, clock }: AccountParts): Promise<void> {
  await db.delete(passwordResets).where(lt(passwordResets.expiresAt, clock.now()));
}

const noGood = () => invalid(NO_GOOD, [{ path: 'token', message: NO_GOOD }]);
