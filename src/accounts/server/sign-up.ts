import { and, desc, eq, gt, inArray, lt, sql } from 'drizzle-orm';
import type { z } from 'zod/mini';
import { DAY, later, MINUTE } from '../../platform/server/clock.ts';
import { isUniqueViolation } from '../../platform/server/database/database.ts';
import { invalid } from '../../platform/server/http/errors.ts';
import type { Mail } from '../../platform/server/mail/mail.ts';
import { newCode, newId, newToken, sameText, sha256 } from '../../platform/server/security/ids.ts';
import type { registerBody } from '../contract.ts';
import type { AccountDeps } from './deps.ts';
import { closedAccountMail } from './mails/closed-account.tsx';
import { knownAddressMail } from './mails/known-address.tsx';
import { verificationMail } from './mails/verification.tsx';
import { hashPassword, requireStrongPassword } from './passwords.ts';
import { signups, users } from './schema.ts';
import { findUser } from './users.ts';

/** A code works for ten minutes and five tries. */
const CODE_LIFETIME = 10 * MINUTE;
const MAX_TRIES = 5;
/** A sign-up can be resumed, with a new code, for a day. */
const SIGN_UP_LIFETIME = DAY;
/** How many attempts of one address may have a valid code. */
const MAX_ATTEMPTS = 5;

export interface CodeSent {
  readonly message: string;
  readonly emailFailed?: boolean;
  readonly verificationCode?: string;
}

const SENT = 'Please check your email for the verification code.';

/**
 * Begins a sign-up and mails its code. A known address gets another mail and an attempt that no code can finish,
 * so that neither the reply nor its timing reveals that the address is known.
 */
export async function signUp(
  deps: AccountDeps,
  input: z.output<typeof registerBody>,
): Promise<CodeSent & { attemptId: string }> {
  requireStrongPassword(input.password, input.email, 'password');
  const { db, clock, config } = deps;
  const passwordHash = await hashPassword(input.password);
  const known = await findUser(db, { email: input.email });
  const id = newId();
  const code = newCode();
  const now = clock.now();
  await db.insert(signups).values({
    id,
    email: input.email,
    fullName: input.fullName,
    country: input.country,
    passwordHash,
    selectedPlan: input.selectedPlan,
    codeHash: hashOf(id, known ? newToken() : code),
    codeExpiresAt: later(now, CODE_LIFETIME),
    createdAt: now,
  });
  const mail = await (known ? ownerMail(known, config.PUBLIC_URL) : verificationMail(input.email, code));
  return { ...(await deliver(deps, mail, code)), attemptId: id };
}

/**
 * Gives an unfinished attempt a new code: the newest that this browser began (`mine`), or the only one there is. A code
 * for an attempt of another browser is never sent. The reply and its timing are the same for every address: it does not
 * wait for the mail.
 */
export async function resendCode(
  deps: AccountDeps,
  email: string,
  mine: readonly string[],
): Promise<CodeSent> {
  const { db, clock, mailer, config, log } = deps;
  const now = clock.now();
  const code = newCode();
  const known = await findUser(db, { email });
  const attempts = await db
    .select({ id: signups.id })
    .from(signups)
    .where(and(eq(signups.email, email), gt(signups.createdAt, later(now, -SIGN_UP_LIFETIME))))
    .orderBy(desc(signups.createdAt))
    .limit(50);
  const attempt =
    attempts.find(({ id }) => mine.includes(id)) ?? (attempts.length === 1 ? attempts[0] : undefined);
  // Without an attempt the update matches no row, and takes equally long.
  await db
    .update(signups)
    .set({ codeHash: hashOf(attempt?.id ?? '', code), codeExpiresAt: later(now, CODE_LIFETIME), tries: 0 })
    .where(eq(signups.id, known ? '' : (attempt?.id ?? '')));
  const mail = known ? ownerMail(known, config.PUBLIC_URL) : attempt && verificationMail(email, code);
  void mail
    ?.then((ready) => mailer.send(ready))
    .catch((error: unknown) => log.warn({ err: error }, 'a verification mail could not be delivered'));
  return sent(deps, code);
}

/**
 * Creates the account of the attempt that this code belongs to. If this browser began attempts for this address
 * (`mine`), only those count, so that somebody who signs up with another's address cannot have its owner enter the code.
 * @throws INVALID for a wrong, used or expired code, without distinguishing them.
 */
export async function finishSignUp(
  deps: AccountDeps,
  email: string,
  code: string,
  mine: readonly string[],
): Promise<typeof users.$inferSelect> {
  const { db, clock } = deps;
  const now = clock.now();
  const created = await db
    .transaction(async (tx) => {
      const ofBrowser = mine.length
        ? and(eq(signups.email, email), inArray(signups.id, [...mine]))
        : undefined;
      const began = ofBrowser ? await tx.select({ id: signups.id }).from(signups).where(ofBrowser) : [];
      const candidates = began.length ? ofBrowser : eq(signups.email, email);
      const open = await tx
        .select()
        .from(signups)
        .where(and(candidates, gt(signups.codeExpiresAt, now), lt(signups.tries, MAX_TRIES)))
        .orderBy(desc(signups.createdAt))
        .limit(MAX_ATTEMPTS)
        .for('update');
      const attempt = open.find((row) => sameText(row.codeHash, hashOf(row.id, code)));
      if (!attempt) {
        const ids = open.map((row) => row.id);
        if (ids.length)
          await tx
            .update(signups)
            .set({ tries: sql`${signups.tries} + 1` })
            .where(inArray(signups.id, ids));
        return undefined;
      }
      const { fullName, country, passwordHash, selectedPlan } = attempt;
      const [user] = await tx
        .insert(users)
        .values({ id: newId(), email, fullName, country, passwordHash, selectedPlan, createdAt: now })
        .returning();
      await tx.delete(signups).where(eq(signups.email, email));
      return user;
    })
    .catch((error: unknown) => {
      // Two codes of one address were entered concurrently: the first has created the account.
      if (isUniqueViolation(error)) return undefined;
      throw error;
    });
  if (!created)
    throw invalid('Invalid verification code', [{ path: 'code', message: 'Invalid verification code' }]);
  return created;
}

/** Deletes attempts that can no longer be finished. */
export async function purgeSignUps({ db, clock }: AccountDeps): Promise<void> {
  await db.delete(signups).where(lt(signups.createdAt, later(clock.now(), -SIGN_UP_LIFETIME)));
}

/** Only the owner of the address learns that the account exists and whether it is closed. */
const ownerMail = ({ email, deletedAt }: typeof users.$inferSelect, home: string): Promise<Mail> =>
  deletedAt ? closedAccountMail(email, home) : knownAddressMail(email, home);

/** Binds the code's hash to its attempt, so that the same digits are not valid for another one. */
const hashOf = (attemptId: string, code: string) => sha256(`${attemptId}:${code}`);

async function deliver(deps: AccountDeps, mail: Mail, code: string): Promise<CodeSent> {
  const { mailer, log } = deps;
  try {
    await mailer.send(mail);
  } catch (error) {
    log.warn({ err: error }, 'a verification mail could not be delivered');
    return { message: SENT, emailFailed: true };
  }
  return sent(deps, code);
}

/** In local development no mail leaves the outbox and nobody else reads the reply, so it includes the code. */
function sent({ mailer, config }: AccountDeps, code: string): CodeSent {
  const isLocal = mailer.kind === 'outbox' && config.isLocal && config.NODE_ENV !== 'production';
  return isLocal ? { message: SENT, emailFailed: true, verificationCode: code } : { message: SENT };
}
