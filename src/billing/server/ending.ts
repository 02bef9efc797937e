import { and, eq, isNotNull } from 'drizzle-orm';
import { subscriptions } from '../../database/schema/billing.ts';
import type { BillingParts } from './parts.ts';
import type { SubscriptionRow } from './subscriptions.ts';
import { lookUp } from './truth.ts';

type Ending = Pick<SubscriptionRow, 'id' | 'ref'>;

/**
 * Tells the provider to end what has ended here, and takes in whatever was paid until then.
 * @throws when the provider does not do it; it is still owed then.
 */
export async function endAtProvider(parts: BillingParts, { id, ref }: Ending): Promise<void> {
  if (!ref) return;
  const { status, mustEnd } = await parts.provider.cancelNow(ref);
  if (mustEnd || (status !== 'canceled' && status !== 'expired'))
    throw new Error('the provider did not end a subscription');
  await parts.db
    .update(subscriptions)
    .set({ endOwedSince: null })
    .where(and(eq(subscriptions.id, id), isNotNull(subscriptions.endedAt)));
  await lookUp(parts, { kind: 'subscription', ref });
}

/** The same, but what cannot be done now is left to the reconcile job. Returns whether it was done. */
export async function endOrOwe(parts: BillingParts, row: Ending): Promise<boolean> {
  try {
    await endAtProvider(parts, row);
    return true;
  } catch (error) {
    parts.log.warn({ subscription: row.id, err: error }, 'a subscription could not be ended yet');
    return false;
  }
}
