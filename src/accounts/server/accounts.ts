import type { Database } from '../../platform/server/db.ts';
import { unauthenticated } from '../../platform/server/errors.ts';
import type { Jobs } from '../../platform/server/jobs.ts';
import { type RawRoute, type Route, serve } from '../../platform/server/route.ts';
import {
  changeDetails,
  changePassword,
  deleteAccount,
  endSession,
  exportPath,
  listSessions,
} from '../account-contract.ts';
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
import type { Belongings } from './belongings.ts';
import { ERASE_QUEUE, eraseAccount, eraseBelongings } from './erase.ts';
import { exportArchive } from './export.ts';
import { collectPerson, saveDetails, savePassword } from './own-account.ts';
import type { AccountParts } from './parts.ts';
import {
  purgeResets,
  RESET_QUEUE,
  type ResetJob,
  resetJobFor,
  resetPassword,
  sendResetLink,
} from './password-reset.ts';
import { passwordMatches } from './passwords.ts';
import { findPerson, sessionUser } from './people.ts';
import { createSessions, type Sessions } from './sessions.ts';
import { finishSignUp, purgeSignUps, resendCode, signUp } from './sign-up.ts';

export interface Accounts {
  readonly sessions: Sessions;
  readonly routes: readonly Route[];
  readonly rawRoutes: readonly RawRoute[];
  /** Registers this feature's jobs. */
  work(): Promise<void>;
  /** Forgets what has run out: sessions, sign-ups, links. */
  purge(): Promise<void>;
}

const NO_MATCH = 'Invalid credentials. If you have just joined, please verify your email first.';

/**
 * Sign-up, verification, sessions and passwords. `welcomeBack` is told whenever a parent asks who they are, before the
 * answer is made: floors above look then whether something has come for them. `belongings` are what those floors keep of
 * a parent, to be taken along or erased.
 */
export function createAccounts(
  given: Omit<AccountParts, 'sessions'> & {
    run: Database['run'];
    jobs: Jobs;
    welcomeBack: (userId: string) => Promise<void>;
    belongings: () => readonly Belongings[];
  },
): Accounts {
  const { db, run, clock, config, jobs, welcomeBack, belongings } = given;
  const sessions = createSessions({ db, run }, clock, config);
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
      await sessions.begin(request, reply, person.id);
      const user = await sessionUser(db, config, person.id);
      const premium = user.subscription.packageType === 'premium';
      return { user, needsPayment: premium, subscriptionType: user.subscription.packageType };
    }),
    serve(login, async ({ body, request, reply }) => {
      const person = await findPerson(db, { email: body.email });
      const known = person && !person.deletedAt ? person : undefined;
      if (!(await passwordMatches(known?.passwordHash, body.password)) || !known)
        throw unauthenticated(NO_MATCH);
      await sessions.begin(request, reply, known.id);
      return { user: await sessionUser(db, config, known.id) };
    }),
    serve(logout, async ({ request, reply }) => {
      await sessions.end(request, reply);
      return { ok: true as const };
    }),
    serve(forgotPassword, async ({ body }) => {
      await jobs.send(RESET_QUEUE.name, await resetJobFor(parts, body.email));
      return {
        message: 'If an account exists with this email, you will receive a password reset link shortly.',
      };
    }),
    serve(reset, async ({ body }) => {
      await resetPassword(parts, body.token, body.newPassword);
      return { message: 'Password Reset Successful' };
    }),
    serve(changeDetails, async ({ caller, body }) => {
      await saveDetails(parts, caller.id, body);
      return { user: await sessionUser(db, config, caller.id) };
    }),
    serve(changePassword, async ({ caller, body, request }) => {
      await savePassword(parts, request, caller.id, body);
      return { ok: true as const };
    }),
    serve(listSessions, ({ caller, request }) => sessions.devices(request, caller.id)),
    serve(endSession, async ({ caller, params }) => {
      await sessions.endOne(caller.id, params.id);
      return { ok: true as const };
    }),
    serve(deleteAccount, async ({ caller, body, request, reply }) => {
      const signedInAt = await sessions.begunAt(request);
      await eraseAccount(parts, caller.id, { password: body?.password, signedInAt }, async (tx, person) => {
        for (const one of belongings()) await one.eraseAtOnce?.(tx, person);
        await jobs.enqueue(tx, ERASE_QUEUE.name, { userId: caller.id });
      });
      jobs.wake(ERASE_QUEUE.name);
      await sessions.end(request, reply);
      return { ok: true as const };
    }),
  ];
  const rawRoutes: RawRoute[] = [
    {
      endpoint: {
        method: 'GET',
        path: exportPath,
        summary: 'Everything that is kept of the parent and their children, as a ZIP archive',
        who: 'parent',
        rate: 'mail',
      },
      async handle({ request, reply, caller }) {
        if (!caller) throw unauthenticated();
        const person = { collect: (userId: string) => collectPerson(parts, request, userId) };
        return reply
          .type('application/zip')
          .header('content-disposition', 'attachment; filename="storywren.zip"')
          .header('cache-control', 'no-store')
          .send(exportArchive([person, ...belongings()], caller.id));
      },
    },
  ];

  return {
    sessions,
    routes,
    rawRoutes,
    async work() {
      await jobs.work<ResetJob>(RESET_QUEUE, (job) => sendResetLink(parts, job));
      await jobs.work<{ userId: string }>(ERASE_QUEUE, async ({ userId }) => {
        if (await eraseBelongings(belongings(), userId)) await jobs.send(ERASE_QUEUE.name, { userId });
      });
    },
    async purge() {
      await sessions.purge();
      await purgeSignUps(parts);
      await purgeResets(parts);
    },
  };
}
