import { unauthenticated } from '../../platform/server/errors.ts';
import type { Jobs } from '../../platform/server/jobs.ts';
import { type Route, serve } from '../../platform/server/route.ts';
import {
  forgotPassword,
  login,
  logout,
  me,
  register,
  resendCode as resend,
  resetPassword as reset,
  verifyEmail,
} from '../contract.ts';
import { attemptsOf, forgetAttempts, rememberAttempt } from './attempts.ts';
import type { AccountParts } from './parts.ts';
import { purgeResets, RESET_QUEUE, resetPassword, sendResetLink } from './password-reset.ts';
import { passwordMatches } from './passwords.ts';
import { findPerson, sessionUser } from './people.ts';
import { createSessions, type Sessions } from './sessions.ts';
import { finishSignUp, purgeSignUps, resendCode, signUp } from './sign-up.ts';

export interface Accounts {
  readonly sessions: Sessions;
  readonly routes: readonly Route[];
  /** Registers this feature's jobs. */
  work(): Promise<void>;
  /** Forgets what has run out: sessions, sign-ups, links. */
  purge(): Promise<void>;
}

const NO_MATCH = 'Invalid credentials. If you have just joined, please verify your email first.';

/**
 * Sign-up, verification, sessions and passwords. `welcomeBack` is told whenever a parent asks who they are, before the
 * answer is made: floors above look then whether something has come for them.
 */
export function createAccounts(
  given: Omit<AccountParts, 'sessions'> & { jobs: Jobs; welcomeBack: (userId: string) => Promise<void> },
): Accounts {
  const { db, clock, config, jobs, welcomeBack } = given;
  const sessions = createSessions(db, clock, config);
  const parts: AccountParts = { ...given, sessions };

  const routes = [
    serve(me, async ({ caller }) => {
      await welcomeBack(caller.id);
      return { user: await sessionUser(db, config, caller.id) };
    }),
    serve(register, async ({ body, request, reply }) => {
      const { attemptId, ...answer } = await signUp(parts, body);
      rememberAttempt(request, reply, config.isSecure, attemptId);
      return answer;
    }),
    serve(resend, ({ body, request }) => resendCode(parts, body.email, attemptsOf(request))),
    serve(verifyEmail, async ({ body, request, reply }) => {
      const person = await finishSignUp(parts, body.email, body.code, attemptsOf(request));
      forgetAttempts(reply);
      await sessions.begin(reply, person.id);
      const user = await sessionUser(db, config, person.id);
      const premium = user.subscription.packageType === 'premium';
      return { user, needsPayment: premium, subscriptionType: user.subscription.packageType };
    }),
    serve(login, async ({ body, reply }) => {
      const person = await findPerson(db, { email: body.email });
      const known = person && !person.deletedAt ? person : undefined;
      if (!(await passwordMatches(known?.passwordHash, body.password)) || !known)
        throw unauthenticated(NO_MATCH);
      await sessions.begin(reply, known.id);
      return { user: await sessionUser(db, config, known.id) };
    }),
    serve(logout, async ({ request, reply }) => {
      await sessions.end(request, reply);
      return { ok: true as const };
    }),
    serve(forgotPassword, async ({ body }) => {
      await jobs.send(RESET_QUEUE.name, { email: body.email });
      return {
        message: 'If an account exists with this email, you will receive a password reset link shortly.',
      };
    }),
    serve(reset, async ({ body }) => {
      await resetPassword(parts, body.token, body.newPassword);
      return { message: 'Password Reset Successful' };
    }),
  ];

  return {
    sessions,
    routes,
    work: () => jobs.work<{ email: string }>(RESET_QUEUE, ({ email }) => sendResetLink(parts, email)),
    async purge() {
      await sessions.purge();
      await purgeSignUps(parts);
      await purgeResets(parts);
    },
  };
}
