import { desc, eq } from 'drizzle-orm';
import { users } from '../../database/schema/accounts.ts';
import { billingFlags } from '../../database/schema/billing.ts';
import type { Db, Tx } from '../../platform/server/db.ts';
import { newId } from '../../platform/server/ids.ts';

interface Flag {
  readonly userId?: string;
  readonly kind:
    | 'differs'
    | 'paid_after_end'
    | 'paid_twice'
    | 'paid_when_deleted'
    | 'unknown_price'
    | 'disputed'
    | 'not_finalized'
    | 'customer_deleted'
    | 'wrong_customer';
  /** What it is about, at the provider. */
  readonly ref: string;
  /** For an admin to read. */
  readonly sentence: string;
}

/** Notes something that an admin should look at; the same thing about the same payment is noted once. */
export async function raiseFlag(tx: Tx, flag: Flag, now: Date): Promise<void> {
  await tx
    .insert(billingFlags)
    .values({ id: newId(), ...flag, createdAt: now })
    .onConflictDoNothing();
}

/** Most flags in one answer. */
const MOST = 100;

/** What was noted for admins, newest first. */
export async function listFlags(db: Db) {
  const rows = await db
    .select({ flag: billingFlags, email: users.email })
    .from(billingFlags)
    .leftJoin(users, eq(users.id, billingFlags.userId))
    .orderBy(desc(billingFlags.createdAt))
    .limit(MOST);
  return rows.map(({ flag: { id, kind, ref, sentence, createdAt }, email }) => ({
    ...{ id, kind, ref, sentence, userEmail: email },
    at: createdAt.toISOString(),
  }));
}
