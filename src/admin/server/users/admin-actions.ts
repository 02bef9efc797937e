import { eq } from 'drizzle-orm';
import { hideAccount, lockUser, showAccount } from '../../../accounts/server/hide.ts';
import { users } from '../../../accounts/server/schema.ts';
import type { Tx } from '../../../platform/server/database/database.ts';
import { conflict, notFound } from '../../../platform/server/http/errors.ts';
import { type Principal, type Route, serve } from '../../../platform/server/http/route.ts';
import { withIdempotencyKey } from '../../../platform/server/idempotency/with-idempotency-key.ts';
import { newId } from '../../../platform/server/security/ids.ts';
import { lockAccount, post } from '../../../wallet/server/ledger.ts';
import { adjustCredits, confirmPayment, deleteUser, reactivateUser } from '../../contract.ts';
import type { AdminDeps } from '../deps.ts';
import { type AdminAction, record } from '../records/activities.ts';

/** Admin actions on an account. Each is written to the audit log in the same transaction. */
export function adminActionRoutes(deps: AdminDeps): readonly Route[] {
  return [
    serve(deleteUser, async ({ params, caller }) => {
      await hide(deps, caller, params.id);
      return { ok: true as const };
    }),
    serve(reactivateUser, async ({ params, caller }) => {
      await show(deps, caller, params.id);
      return { ok: true as const };
    }),
    serve(adjustCredits, async ({ params, body, caller, idempotencyKey: key }) => ({
      ok: true as const,
      credits: await adjust(deps, caller, { userId: params.id, ...body, key }),
    })),
    serve(confirmPayment, async ({ body, caller }) => ({
      transaction: await deps.confirmPayment(body.userId, { activityId: newId(), adminEmail: caller.email }),
    })),
  ];
}

async function hide(deps: AdminDeps, admin: Principal, userId: string): Promise<void> {
  const { db, clock, sessions, endPremium } = deps;
  if (userId === admin.id) throw conflict('You can’t delete your own account here.');
  await requireUser(deps, userId);
  const notifyProvider = await db.transaction(async (tx) => {
    const user = await lockBooksAndUser(tx, userId);
    const now = clock.now();
    await hideAccount(tx, sessions, user, now);
    const action = { action: 'user_delete', previousValue: 'active', newValue: 'deleted' } as const;
    await record(tx, { ...action, ...auditFields(admin, userId, 'Account hidden by an admin') }, now);
    return endPremium(tx, userId);
  });
  await notifyProvider();
}

async function show(deps: AdminDeps, admin: Principal, userId: string): Promise<void> {
  const { db, clock, sessions } = deps;
  await requireUser(deps, userId);
  await db.transaction(async (tx) => {
    const user = await lockBooksAndUser(tx, userId);
    const now = clock.now();
    await showAccount(tx, sessions, user, now);
    const action = { action: 'user_reactivate', previousValue: 'deleted', newValue: 'active' } as const;
    await record(tx, { ...action, ...auditFields(admin, userId, 'Account shown again by an admin') }, now);
  });
}

interface Adjustment {
  readonly userId: string;
  readonly creditChange: number;
  readonly reason: string;
  readonly key: string | undefined;
}

/** Returns the spendable credits afterwards. A repeated idempotency key returns the first reply and changes nothing. */
async function adjust(
  deps: AdminDeps,
  admin: Principal,
  { userId, creditChange: delta, reason, key }: Adjustment,
): Promise<number> {
  const { db, clock } = deps;
  await requireUser(deps, userId);
  const body = { userId, creditChange: delta, reason };
  const use = { userId: admin.id, operation: 'adjust-credits', key, body };
  const { remembered } = await withIdempotencyKey(db, use, clock.now(), async (tx, requestId) => {
    const { balance: before } = await lockAccount(tx, userId);
    const user = await lockUser(tx, userId);
    if (user.erasedAt) throw userNotFound();
    if (delta < 0 && before + delta < 0) throw conflict(tooFewCredits(before));
    const now = clock.now();
    const fact = `admin:${requestId}`;
    const movement = { userId, kind: 'admin', delta, fact, actor: admin.id, reason } as const;
    const { balance } = await post(tx, movement, now);
    const values = { previousValue: String(before), newValue: String(balance) };
    await record(tx, { action: 'credit_adjust', ...values, ...auditFields(admin, userId, reason) }, now);
    return { credits: Math.max(0, balance) };
  });
  return Number(remembered.credits);
}

function tooFewCredits(balance: number): string {
  if (balance <= 0) return 'This user has no credits to remove.';
  const has = balance === 1 ? '1 credit' : `${balance} credits`;
  return `This user only has ${has}, so you can’t remove more than that.`;
}

const auditFields = (admin: Principal, targetUserId: string, reason: string) =>
  ({ adminEmail: admin.email, targetUserId, details: { reason } }) satisfies Partial<AdminAction>;

const userNotFound = () => notFound('We couldn’t find this user.');

/** Rows of users are never deleted, so the result stays valid. @throws NOT_FOUND */
async function requireUser({ db }: AdminDeps, id: string): Promise<void> {
  const found = await db.select({ id: users.id }).from(users).where(eq(users.id, id));
  if (found.length === 0) throw userNotFound();
}

/** The second of two concurrent admins waits here and sees the change of the first. The credit account is locked first, as everywhere. */
async function lockBooksAndUser(tx: Tx, id: string) {
  await lockAccount(tx, id);
  return lockUser(tx, id);
}
