import { eq } from 'drizzle-orm';
import { hideAccount, lockPerson, showAccount } from '../../accounts/server/hide.ts';
import { users } from '../../database/schema/accounts.ts';
import type { Tx } from '../../platform/server/db.ts';
import { conflict, notFound } from '../../platform/server/errors.ts';
import { once } from '../../platform/server/idempotency.ts';
import { newId } from '../../platform/server/ids.ts';
import { type Principal, type Route, serve } from '../../platform/server/route.ts';
import { lockBooks, post } from '../../wallet/server/ledger.ts';
import { adjustCredits, confirmPayment, deleteUser, reactivateUser } from '../contract.ts';
import { type Deed, record } from './activities.ts';
import type { AdminParts } from './parts.ts';

/** What admins may do to a parent's account. Each deed is in the log with what it did, or neither is there. */
export function deedRoutes(parts: AdminParts): readonly Route[] {
  return [
    serve(deleteUser, async ({ params, caller }) => {
      await hide(parts, caller, params.id);
      return { ok: true as const };
    }),
    serve(reactivateUser, async ({ params, caller }) => {
      await show(parts, caller, params.id);
      return { ok: true as const };
    }),
    serve(adjustCredits, async ({ params, body, caller, idempotencyKey: key }) => ({
      ok: true as const,
      credits: await adjust(parts, caller, { userId: params.id, ...body, key }),
    })),
    serve(confirmPayment, async ({ body, caller }) => ({
      transaction: await parts.confirmPayment(body.userId, { activityId: newId(), adminEmail: caller.email }),
    })),
  ];
}

async function hide(parts: AdminParts, admin: Principal, userId: string): Promise<void> {
  const { db, clock, sessions, endPremium } = parts;
  if (userId === admin.id) throw conflict('You cannot delete your own account here.');
  await requireUser(parts, userId);
  const tellProvider = await db.transaction(async (tx) => {
    const person = await lockUser(tx, userId);
    const now = clock.now();
    await hideAccount(tx, sessions, person, now);
    const deed = { action: 'user_delete', previousValue: 'active', newValue: 'deleted' } as const;
    await record(tx, { ...deed, ...by(admin, userId, 'Account hidden by an admin') }, now);
    return endPremium(tx, userId);
  });
  await tellProvider();
}

async function show(parts: AdminParts, admin: Principal, userId: string): Promise<void> {
  const { db, clock, sessions } = parts;
  await requireUser(parts, userId);
  await db.transaction(async (tx) => {
    const person = await lockUser(tx, userId);
    const now = clock.now();
    await showAccount(tx, sessions, person, now);
    const deed = { action: 'user_reactivate', previousValue: 'deleted', newValue: 'active' } as const;
    await record(tx, { ...deed, ...by(admin, userId, 'Account shown again by an admin') }, now);
  });
}

interface Adjustment {
  readonly userId: string;
  readonly creditChange: number;
  readonly reason: string;
  readonly key: string | undefined;
}

/** Returns what the parent may spend then. The same key gives the first answer, and changes nothing. */
async function adjust(
  parts: AdminParts,
  admin: Principal,
  { userId, creditChange: delta, reason, key }: Adjustment,
): Promise<number> {
  const { db, clock } = parts;
  await requireUser(parts, userId);
  const body = { userId, creditChange: delta, reason };
  const use = { userId: admin.id, operation: 'adjust-credits', key, body };
  const { remembered } = await once(db, use, clock.now(), async (tx, requestId) => {
    const { balance: before } = await lockBooks(tx, userId);
    const person = await lockPerson(tx, userId);
    if (person.erasedAt) throw nobody();
    if (delta < 0 && before + delta < 0) throw conflict(tooFew(before));
    const now = clock.now();
    const fact = `admin:${requestId}`;
    const movement = { userId, kind: 'admin', delta, fact, actor: admin.id, reason } as const;
    const { balance } = await post(tx, movement, now);
    const values = { previousValue: String(before), newValue: String(balance) };
    await record(tx, { action: 'credit_adjust', ...values, ...by(admin, userId, reason) }, now);
    return { credits: Math.max(0, balance) };
  });
  return Number(remembered.credits);
}

function tooFew(balance: number): string {
  if (balance <= 0) return 'This user has no credits, so none can be removed.';
  const has = balance === 1 ? '1 credit' : `${balance} credits`;
  return `This user has ${has}, so no more than that can be removed.`;
}

const by = (admin: Principal, targetUserId: string, reason: string) =>
  ({ adminEmail: admin.email, targetUserId, details: { reason } }) satisfies Partial<Deed>;

const nobody = () => notFound('We could not find this user.');

/** Rows of users never go, so that this stays true. @throws NOT_FOUND */
async function requireUser({ db }: AdminParts, id: string): Promise<void> {
  const found = await db.select({ id: users.id }).from(users).where(eq(users.id, id));
  if (found.length === 0) throw nobody();
}

/** Of two admins at once, the second waits here and sees what the first has done. Books first, as everywhere. */
async function lockUser(tx: Tx, id: string) {
  await lockBooks(tx, id);
  return lockPerson(tx, id);
}
