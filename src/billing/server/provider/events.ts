import { eq } from 'drizzle-orm';
import type { Tx } from '../../../platform/server/database/database.ts';
import type { BillingDeps } from '../deps.ts';
import { raiseFlag } from '../flags.ts';
import { grantOf } from '../payments/clawback.ts';
import { billingCustomers, webhookEvents } from '../schema.ts';
import type { ProviderEvent } from './provider.ts';
import { applyProviderState, fetchProviderState, type ProviderState, wakeMails } from './provider-state.ts';

/**
 * Handles an event exactly once: its row and its effect are written in one transaction. An event alone grants nothing;
 * it only says what to fetch, and that happens before the account is locked.
 */
export async function handleEvent(deps: BillingDeps, event: ProviderEvent): Promise<void> {
  const { db, clock } = deps;
  const [known] = await db.select().from(webhookEvents).where(eq(webhookEvents.id, event.id));
  if (known) return;
  const state = event.about && (await fetchProviderState(deps, event.about));
  await db.transaction(async (tx) => {
    const fresh = await tx
      .insert(webhookEvents)
      .values({
        id: event.id,
        type: event.type,
        happenedAt: event.happenedAt ?? null,
        receivedAt: clock.now(),
      })
      .onConflictDoNothing()
      .returning({ id: webhookEvents.id });
    if (!fresh.length || !event.about) return;
    if (state) await applyProviderState(tx, deps, state);
    await raiseFlags(tx, event.type, event.about.ref, state, clock.now());
  });
  wakeMails(deps);
}

async function raiseFlags(
  tx: Tx,
  type: string,
  ref: string,
  state: ProviderState | undefined,
  now: Date,
): Promise<void> {
  if (type === 'charge.dispute.created') {
    const grant = state?.charge && (await grantOf(tx, state.charge));
    if (!grant) return;
    const sentence = 'A bank is disputing this payment. Respond at the provider before the deadline.';
    await raiseFlag(tx, { userId: grant.userId, kind: 'disputed', ref, sentence }, now);
  }
  if (type === 'invoice.finalization_failed') {
    const sentence =
      'The provider couldn’t finalise this invoice, so it won’t be collected. You’ll find the reason there.';
    await raiseFlag(tx, { kind: 'not_finalized', ref, sentence }, now);
  }
  // A deleted customer has no state left to fetch.
  if (type === 'customer.deleted') {
    const [customer] = await tx.delete(billingCustomers).where(eq(billingCustomers.ref, ref)).returning();
    if (!customer) return;
    const sentence = 'This customer was deleted at the provider. The next payment will create a new one.';
    await raiseFlag(tx, { userId: customer.userId, kind: 'customer_deleted', ref, sentence }, now);
  }
}
