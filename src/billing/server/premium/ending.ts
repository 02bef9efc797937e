import { and, eq, isNotNull } from 'drizzle-orm';
import type { BillingDeps } from '../deps.ts';
import { fetchAndApply } from '../provider/provider-state.ts';
import { subscriptions } from '../schema.ts';
import type { SubscriptionRow } from './subscriptions.ts';

type Ending = Pick<SubscriptionRow, 'id' | 'ref'>;

/**
 * Ends at the provider a subscription that has ended here, and applies payments made until then.
 * @throws when the provider does not end it; `endOwedSince` stays set then.
 */
export async function endAtProvider(deps: BillingDeps, { id, ref }: Ending): Promise<void> {
  if (!ref) return;
  const { status, mustEnd } = await deps.provider.cancelNow(ref);
  if (mustEnd || (status !== 'canceled' && status !== 'expired'))
    throw new Error('the provider did not end a subscription');
  await deps.db
    .update(subscriptions)
    .set({ endOwedSince: null })
    .where(and(eq(subscriptions.id, id), isNotNull(subscriptions.endedAt)));
  await fetchAndApply(deps, { kind: 'subscription', ref });
}

/** The same, but leaves a failure to the reconcile job. Returns whether the subscription was ended. */
export async function tryEndAtProvider(deps: BillingDeps, row: Ending): Promise<boolean> {
  try {
    await endAtProvider(deps, row);
    return true;
  } catch (error) {
    deps.log.warn({ subscription: row.id, err: error }, 'a subscription could not be ended yet');
    return false;
  }
}
