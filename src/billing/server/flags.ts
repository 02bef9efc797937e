import { desc, eq } from 'drizzle-orm';
import { users } from '../../accounts/server/schema.ts';
import type { Db, Tx } from '../../platform/server/database/database.ts';
import { newId } from '../../platform/server/security/ids.ts';
import { billingFlags } from './schema.ts';

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
  /** Id of the object at the provider. */
  readonly ref: string;
  /** Text for admins. */
  readonly sentence: string;
}

/** Raises a flag for admins to review; one per kind and object. */
export async function raiseFlag(tx: Tx, flag: Flag, now: Date): Promise<void> {
  await tx
    .insert(billingFlags)
    .values({ id: newId(), ...flag, createdAt: now })
    .onConflictDoNothing();
}

/** Maximum number of flags per response. */
const MAX_FLAGS = 100;

/** The flags for admins, newest first. */
export async function listFlags(db: Db) {
  const rows = await db
    .select({ flag: billingFlags, email: users.email })
    .from(billingFlags)
    .leftJoin(users, eq(users.id, billingFlags.userId))
    .orderBy(desc(billingFlags.createdAt))
    .limit(MAX_FLAGS);
  return rows.map(({ flag: { id, kind, ref, sentence, createdAt }, email }) => ({
    ...{ id, kind, ref, sentence, userEmail: email },
    at: createdAt.toISOString(),
  }));
}
