import { and, eq, isNull } from 'drizzle-orm';
import type { FastifyRequest } from 'fastify';
import type { z } from 'zod/mini';
import { passwordResets, users } from '../../database/schema/accounts.ts';
import { invalid, unauthenticated } from '../../platform/server/errors.ts';
import type { changePassword, detailsBody } from '../account-contract.ts';
import { type ExportFile, jsonFile } from './belongings.ts';
import type { AccountParts } from './parts.ts';
import { hashPassword, passwordMatches, requireGoodPassword } from './passwords.ts';
import { findPerson } from './people.ts';

const WRONG = 'This is not your password.';

/** Changes what the parent is called and where they live. @throws UNAUTHENTICATED when the account has gone. */
export async function saveDetails(
  { db }: AccountParts,
  userId: string,
  { fullName, country }: z.output<typeof detailsBody>,
): Promise<void> {
  const saved = await db
    .update(users)
    .set({ fullName, country })
    .where(living(userId))
    .returning({ id: users.id });
  if (saved.length === 0) throw unauthenticated();
}

/**
 * Changes the password, signs out every other device, and makes links that were mailed for a new one worthless.
 * @throws INVALID, at the field, for a wrong password and for one that is too easy; UNAUTHENTICATED when the account
 * has gone.
 */
export async function savePassword(
  { db, sessions }: AccountParts,
  request: FastifyRequest,
  userId: string,
  body: z.output<(typeof changePassword)['body']>,
): Promise<void> {
  const person = await findPerson(db, { id: userId });
  if (!person || person.deletedAt) throw unauthenticated();
  if (!(await passwordMatches(person.passwordHash, body.currentPassword)))
    throw invalid(WRONG, [{ path: 'currentPassword', message: WRONG }]);
  requireGoodPassword(body.newPassword, person.email, 'newPassword');
  const passwordHash = await hashPassword(body.newPassword);
  await db.transaction(async (tx) => {
    // Hashing takes its time, and the account may have been erased meanwhile.
    const saved = await tx
      .update(users)
      .set({ passwordHash })
      .where(living(userId))
      .returning({ id: users.id });
    if (saved.length === 0) throw unauthenticated();
    await tx.delete(passwordResets).where(eq(passwordResets.userId, userId));
    await sessions.endAll(tx, userId, request);
  });
}

const living = (userId: string) => and(eq(users.id, userId), isNull(users.deletedAt));

/** Who the parent is, as a file to take along. */
export async function* collectPerson(
  { db, sessions }: AccountParts,
  request: FastifyRequest,
  userId: string,
): AsyncIterable<ExportFile> {
  const person = await findPerson(db, { id: userId });
  if (!person) return;
  const { email, fullName, country, selectedPlan, createdAt } = person;
  const devices = await sessions.devices(request, userId);
  yield jsonFile('account.json', { email, fullName, country, selectedPlan, joinedAt: createdAt, devices });
}
