import { and, eq, isNull } from 'drizzle-orm';
import type { FastifyRequest } from 'fastify';
import type { z } from 'zod/mini';
import { invalid, unauthenticated } from '../../platform/server/http/errors.ts';
import type { changePassword, detailsBody } from '../own-account-contract.ts';
import type { AccountDeps } from './deps.ts';
import { hashPassword, passwordMatches, requireStrongPassword } from './passwords.ts';
import { passwordResets, users } from './schema.ts';
import { type ExportFile, jsonFile } from './user-data.ts';
import { findUser } from './users.ts';

const WRONG = 'That’s not your password.';

/** Changes the name and country of the user. @throws UNAUTHENTICATED when the account no longer exists. */
export async function saveDetails(
  { db }: AccountDeps,
  userId: string,
  { fullName, country }: z.output<typeof detailsBody>,
): Promise<void> {
  const saved = await db
    .update(users)
    .set({ fullName, country })
    .where(isActive(userId))
    .returning({ id: users.id });
  if (saved.length === 0) throw unauthenticated();
}

/**
 * Changes the password, signs out every other device, and deletes password reset links.
 * @throws INVALID, at the field, for a wrong current password and for a weak new one; UNAUTHENTICATED when the account
 * no longer exists.
 */
export async function savePassword(
  { db, sessions }: AccountDeps,
  request: FastifyRequest,
  userId: string,
  body: z.output<(typeof changePassword)['body']>,
): Promise<void> {
  const user = await findUser(db, { id: userId });
  if (!user || user.deletedAt) throw unauthenticated();
  if (!(await passwordMatches(user.passwordHash, body.currentPassword)))
    throw invalid(WRONG, [{ path: 'currentPassword', message: WRONG }]);
  requireStrongPassword(body.newPassword, user.email, 'newPassword');
  const passwordHash = await hashPassword(body.newPassword);
  await db.transaction(async (tx) => {
    // The account may have been erased while the password was hashed.
    const saved = await tx
      .update(users)
      .set({ passwordHash })
      .where(isActive(userId))
      .returning({ id: users.id });
    if (saved.length === 0) throw unauthenticated();
    await tx.delete(passwordResets).where(eq(passwordResets.userId, userId));
    await sessions.endAll(tx, userId, request);
  });
}

const isActive = (userId: string) => and(eq(users.id, userId), isNull(users.deletedAt));

/** The account data, as a file of the export. */
export async function* collectUser(
  { db, sessions }: AccountDeps,
  request: FastifyRequest,
  userId: string,
): AsyncIterable<ExportFile> {
  const user = await findUser(db, { id: userId });
  if (!user) return;
  const { email, fullName, country, selectedPlan, createdAt } = user;
  const devices = await sessions.devices(request, userId);
  yield jsonFile('account.json', { email, fullName, country, selectedPlan, joinedAt: createdAt, devices });
}
