import { billingFlags } from '../../database/schema/billing.ts';
import type { Tx } from '../../platform/server/db.ts';
import { newId } from '../../platform/server/ids.ts';

interface Flag {
  readonly userId?: string;
  readonly kind:
    | 'differs'
    | 'paid_after_end'
    | 'paid_twice'
    | 'unknown_price'
    | 'disputed'
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
