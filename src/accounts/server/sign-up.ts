import { and, desc, eq, gt, inArray, lt, sql } from 'drizzle-orm';
import type { z } from 'zod/mini';
import { signups, users } from '../../database/schema/accounts.ts';
import { DAY, later, MINUTE } from '../../platform/server/clock.ts';
import { isUniqueViolation } from '../../platform/server/db.ts';
import { invalid } from '../../platform/server/errors.ts';
import { newCode, newId, newToken, sameText, sha256 } from '../../platform/server/ids.ts';
import type { Mail } from '../../platform/server/mail.ts';
import type { registerBody } from '../contract.ts';
import { closedAccountMail } from './mails/closed-account.tsx';
import { knownAddressMail } from './mails/known-address.tsx';
import { verificationMail } from './mails/verification.tsx';
import type { AccountParts } from './parts.ts';
import { hashPassword, requireGoodPassword } from './passwords.ts';
import { findPerson } from './people.ts';

/** A code works for ten minutes and five tries. */
const CODE_LIFETIME = 10 * MINUTE;
const MOST_TRIES = 5;
/** A sign-up may be taken up again, with a new code, for a day. */
const SIGN_UP_LIFETIME = DAY;
/** How many attempts of one address may hold a living code. */
const MOST_ATTEMPTS = 5;

export interface CodeSent {
  readonly message: string;
  readonly emailFailed?: boolean;
  readonly verificationCode?: string;
}

const SENT = 'Please check your email for the verification code.';

/**
 * Begins a sign-up and mails its code. A known address gets another mail and an attempt that no code can finish,
 * so that neither words nor time tell it apart.
 */
export async function signUp(
  parts: AccountParts,
  wish: z.output<typeof registerBody>,
): Promise<CodeSent & { attemptId: string }> {
  requireGoodPassword(wish.password, wish.email, 'password');
  const { db, clock, config } = parts;
  const passwordHash = await hashPassword(wish.password);
  const known = await findPerson(db, { email: wish.email });
  const id = newId();
  const code = newCode();
  const now = clock.now();
  await db.insert(signups).values({
    id,
    email: wish.email,
    fullName: wish.fullName,
    country: wish.country,
    passwordHash,
    selectedPlan: wish.selectedPlan,
    codeHash: hashOf(id, known ? newToken() : code),
    codeExpiresAt: later(now, CODE_LIFETIME),
    createdAt: now,
  });
  const mail = await (known ? ownerMail(known, config.PUBLIC_URL) : verificationMail(wish.email, code));
  return { ...(await deliver(parts, mail, code)), attemptId: id };
}

/**
 * Gives an unfinished attempt a new code: the newest that this browser began (`mine`), or the only one there is. A code
 * for somebody else's attempt is never sent. Every address is answered alike, in words and time: nobody waits for the mail.
 */
export async function resendCode(
  parts: AccountParts,
  email: string,
  mine: readonly string[],
): Promise<CodeSent> {
  const { db, clock, mailer, config, log } = parts;
  const now = clock.now();
  const code = newCode();
  const known = await findPerson(db, { email });
  const attempts = await db
    .select({ id: signups.id })
    .from(signups)
    .where(and(eq(signups.email, email), gt(signups.createdAt, later(now, -SIGN_UP_LIFETIME))))
    .orderBy(desc(signups.createdAt))
    .limit(50);
  const attempt =
    attempts.find(({ id }) => mine.includes(id)) ?? (attempts.length === 1 ? attempts[0] : undefined);
  // Without an attempt the update meets no row, and takes as long as one that does.
  await db
    .update(signups)
    .set({ codeHash: hashOf(attempt?.id ?? '', code), codeExpiresAt: later(now, CODE_LIFETIME), tries: 0 })
    .where(eq(signups.id, known ? '' : (attempt?.id ?? '')));
  const mail = known ? ownerMail(known, config.PUBLIC_URL) : attempt && verificationMail(email, code);
  void mail
    ?.then((ready) => mailer.send(ready))
    .catch((error: unknown) => log.warn({ err: error }, 'a verification mail could not be delivered'));
  return sent(parts, code);
}

/**
 * Makes the account of the attempt that this code belongs to: one that this browser began (`mine`), wherever it began
 * one for this address. Somebody who signs up with another's address cannot have the code typed in for them.
 * @throws INVALID for a wrong, used or expired code, without saying which.
 */
export async function finishSignUp(
  parts: AccountParts,
  email: string,
  code: string,
  mine: readonly string[],
): Promise<typeof users.$inferSelect> {
  const { db, clock } = parts;
  const now = clock.now();
  const made = await db
    .transaction(async (tx) => {
      const own = mine.length ? and(eq(signups.email, email), inArray(signups.id, [...mine])) : undefined;
      const began = own ? await tx.select({ id: signups.id }).from(signups).where(own) : [];
      const whose = began.length ? own : eq(signups.email, email);
      const living = await tx
        .select()
        .from(signups)
        .where(and(whose, gt(signups.codeExpiresAt, now), lt(signups.tries, MOST_TRIES)))
        .orderBy(desc(signups.createdAt))
        .limit(MOST_ATTEMPTS)
        .for('update');
      const attempt = living.find((row) => sameText(row.codeHash, hashOf(row.id, code)));
      if (!attempt) {
        const ids = living.map((row) => row.id);
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
      // Two codes of one address at the same moment: the first has made the account.
      if (isUniqueViolation(error)) return undefined;
      throw error;
    });
  if (!made)
    throw invalid('Invalid verification code', [{ path: 'code', message: 'Invalid verification code' }]);
  return made;
}

/** Forgets attempts that can no longer be finished. */
export async function purgeSignUps({ db, clock }: AccountParts): Promise<void> {
  await db.delete(signups).where(lt(signups.createdAt, later(clock.now(), -SIGN_UP_LIFETIME)));
}

/** Only the owner of the address learns from it what account there is, and whether it is open. */
const ownerMail = ({ email, deletedAt }: typeof users.$inferSelect, home: string): Promise<Mail> =>
  deletedAt ? closedAccountMail(email, home) : knownAddressMail(email, home);

/** The code's hash is bound to its attempt: the same digits mean nothing elsewhere. */
const hashOf = (attemptId: string, code: string) => sha256(`${attemptId}:${code}`);

async function deliver(parts: AccountParts, mail: Mail, code: string): Promise<CodeSent> {
  const { mailer, log } = parts;
  try {
    await mailer.send(mail);
  } catch (error) {
    log.warn({ err: error }, 'a verification mail could not be delivered');
    return { message: SENT, emailFailed: true };
  }
  return sent(parts, code);
}

/** On one's own machine nothing leaves the outbox, and nobody else reads the reply: the code comes with it. */
function sent({ mailer, config }: AccountParts, code: string): CodeSent {
  const alone = mailer.kind === 'outbox' && config.isLocal && config.NODE_ENV !== 'production';
  return alone ? { message: SENT, emailFailed: true, verificationCode: code } : { message: SENT };
}
