import type { Database } from '../../platform/server/database/database.ts';
import { unauthenticated } from '../../platform/server/http/errors.ts';
import { type RawRoute, type Route, serve } from '../../platform/server/http/route.ts';
import type { Jobs } from '../../platform/server/jobs/jobs.ts';
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
import {
  changeDetails,
  changePassword,
  deleteAccount,
  endSession,
  exportPath,
  listSessions,
} from '../own-account-contract.ts';
import type { AccountDeps } from './deps.ts';
import { ERASE_QUEUE, eraseAccount, eraseUserData } from './erase.ts';
import { exportArchive } from './export.ts';
import { collectUser, saveDetails, savePassword } from './own-account.ts';
import {
  purgeResets,
  RESET_QUEUE,
  type ResetJob,
  resetJobFor,
  resetPassword,
  sendResetLink,
} from './password-reset.ts';
import { passwordMatches } from './passwords.ts';
import { createSessions, type Sessions } from './sessions.ts';
import { finishSignUp, purgeSignUps, resendCode, signUp } from './sign-up.ts';
import { attemptsOf, forgetAttempts, rememberAttempt } from './sign-up-cookie.ts';
import type { UserData } from './user-data.ts';
import { findUser, sessionUser } from './users.ts';

export interface Accounts {
  readonly sessions: Sessions;
  readonly routes: readonly Route[];
  readonly rawRoutes: readonly RawRoute[];
  /** Registers this feature's jobs. */
  work(): Promise<void>;
  /** Deletes expired sessions, sign-ups and password reset links. */
  purge(): Promise<void>;
}

const NO_MATCH = 'Invalid credentials. If you’ve just joined, please verify your email first.';

/**
 * Sign-up, verification, sessions and passwords. `welcomeBack` runs on every `GET /api/auth/me` before the reply is
 * built, so that other features can bring the user's state up to date. `userData` is what those features store about a
 * user, to export and to erase.
 */
export function createAccounts(
  options: Omit<AccountDeps, 'sessions'> & {
    run: Database['run'];
    jobs: Jobs;
    onSessionResume: (userId: string) => Promise<void>;
    userData: () => readonly UserData[];
  },
): Accounts {
  const { db, run, clock, config, jobs, onSessionResume, userData } = options;
  const sessions = createSessions({ db, run }, clock, config);
  const deps: AccountDeps = { ...options, sessions };

  const routes = [
    serve(me, async ({ caller }) => {
      await onSessionResume(caller.id);
      return { user: await sessionUser(deps, caller.id) };
    }),
    serve(register, async ({ body, request, reply }) => {
      const { attemptId, ...answer } = await signUp(deps, body);
      rememberAttempt(request, reply, config.isSecure, attemptId);
      return answer;
    }),
    serve(resend, ({ body, request }) => resendCode(deps, body.email, attemptsOf(request))),
    serve(verifyEmail, async ({ body, request, reply }) => {
      const { id } = await finishSignUp(deps, body.email, body.code, attemptsOf(request));
      forgetAttempts(reply);
      await sessions.begin(request, reply, id);
      const user = await sessionUser(deps, id);
      const premium = user.subscription.packageType === 'premium';
      return { user, needsPayment: premium, subscriptionType: user.subscription.packageType };
    }),
    serve(login, async ({ body, request, reply }) => {
      const user = await findUser(db, { email: body.email });
      const known = user && !user.deletedAt ? user : undefined;
      if (!(await passwordMatches(known?.passwordHash, body.password)) || !known)
        throw unauthenticated(NO_MATCH);
      await sessions.begin(request, reply, known.id);
      return { user: await sessionUser(deps, known.id) };
    }),
    serve(logout, async ({ request, reply }) => {
      await sessions.end(request, reply);
      return { ok: true as const };
    }),
    serve(forgotPassword, async ({ body }) => {
      await jobs.send(RESET_QUEUE.name, await resetJobFor(deps, body.email));
      return {
        message: 'If an account exists with this email, you will receive a password reset link shortly.',
      };
    }),
    serve(reset, async ({ body }) => {
      await resetPassword(deps, body.token, body.newPassword);
      return { message: 'Password Reset Successful' };
    }),
    serve(changeDetails, async ({ caller, body }) => {
      await saveDetails(deps, caller.id, body);
      return { user: await sessionUser(deps, caller.id) };
    }),
    serve(changePassword, async ({ caller, body, request }) => {
      await savePassword(deps, request, caller.id, body);
      return { ok: true as const };
    }),
    serve(listSessions, ({ caller, request }) => sessions.devices(request, caller.id)),
    serve(endSession, async ({ caller, params }) => {
      await sessions.endOne(caller.id, params.id);
      return { ok: true as const };
    }),
    serve(deleteAccount, async ({ caller, body, request, reply }) => {
      const signedInAt = await sessions.startedAt(request);
      await eraseAccount(deps, caller.id, { password: body?.password, signedInAt }, async (tx, user) => {
        for (const feature of userData()) await feature.eraseInTransaction?.(tx, user);
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
        const user = { collect: (userId: string) => collectUser(deps, request, userId) };
        return reply
          .type('application/zip')
          .header('content-disposition', 'attachment; filename="storywren.zip"')
          .header('cache-control', 'no-store')
          .send(exportArchive([user, ...userData()], caller.id));
      },
    },
  ];

  return {
    sessions,
    routes,
    rawRoutes,
    async work() {
      await jobs.work<ResetJob>(RESET_QUEUE, (job) => sendResetLink(deps, job));
      await jobs.work<{ userId: string }>(ERASE_QUEUE, async ({ userId }) => {
        if (await eraseUserData(userData(), userId)) await jobs.send(ERASE_QUEUE.name, { userId });
      });
    },
    async purge() {
      await sessions.purge();
      await purgeSignUps(deps);
      await purgeResets(deps);
    },
  };
}
