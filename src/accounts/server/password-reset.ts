import { and, eq, gt, lt } from 'drizzle-orm';
import { HOUR, later } from '../../platform/server/clock.ts';
import { invalid } from '../../platform/server/http/errors.ts';
import { newId, newToken, sha256 } from '../../platform/server/security/ids.ts';
import type { AccountDeps } from './deps.ts';
import { resetLinkMail } from './mails/reset-link.tsx';
import { hashPassword, requireStrongPassword } from './passwords.ts';
import { passwordResets, users } from './schema.ts';
import { findUser, holdUser } from './users.ts';

export const RESET_QUEUE = {
  name: 'accounts.reset-link',
  concurrency: 1,
  retries: 3,
  expireSeconds: 30,
} as const;

const LINK_LIFETIME = HOUR;
const INVALID_TOKEN = 'Invalid or expired reset token';

/** Payload of the queue. Never an address: jobs are stored for days and outlive the account. */
export interface ResetJob {
  readonly userId: string;
}

/** The job for an address. Without an account it gets a random user id, so that every address is answered alike. */
export async function resetJobFor({ db }: AccountDeps, email: string): Promise<ResetJob> {
  const user = await findUser(db, { email });
  return { userId: user?.id ?? newId() };
}

/**
 * Mails the link if there is an account. Runs as a job, so that the request takes equally long for every address.
 * Earlier links stay valid: a user who requests two may use either.
 */
export async function sendResetLink(
  { db, clock, mailer, config }: AccountDeps,
  { userId }: ResetJob,
): Promise<void> {
  const user = await findUser(db, { id: userId });
  if (!user || user.deletedAt) return;
  const token = newToken();
  await db.insert(passwordResets).values({
    tokenHash: sha256(token),
    userId: user.id,
    expiresAt: later(clock.now(), LINK_LIFETIME),
  });
  await mailer.send(await resetLinkMail(user.email, `${config.PUBLIC_URL}/reset-password?token=${token}`));
}

/**
 * Sets the new password and ends every session of the account.
 * @throws INVALID when the link is unknown, used or older than an hour.
 */
export async function resetPassword(deps: AccountDeps, token: string, newPassword: string): Promise<void> {
  const { db, clock, sessions } = deps;
  const now = clock.now();
  const tokenHash = sha256(token);
  const isValid = and(eq(passwordResets.tokenHash, tokenHash), gt(passwordResets.expiresAt, now));
  const [link] = await db
    .select({ id: users.id, email: users.email })
    .from(passwordResets)
    .innerJoin(users, eq(users.id, passwordResets.userId))
    .where(isValid);
  if (!link) throw invalidToken();
  requireStrongPassword(newPassword, link.email, 'newPassword');
  const passwordHash = await hashPassword(newPassword);
  await db.transaction(async (tx) => {
    await holdUser(tx, link.id);
    const [used] = await tx.delete(passwordResets).where(isValid).returning();
    if (!used) throw invalidToken();
    await tx.update(users).set({ passwordHash }).where(eq(users.id, used.userId));
    await tx.delete(passwordResets).where(eq(passwordResets.userId, used.userId));
    await sessions.endAll(tx, used.userId);
  });
}

export async function purgeResets({ db, clock }: AccountDeps): Promise<void> {
  await db.delete(passwordResets).where(lt(passwordResets.expiresAt, clock.now()));
}

const invalidToken = () => invalid(INVALID_TOKEN, [{ path: 'token', message: INVALID_TOKEN }]);
